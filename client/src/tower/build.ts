// The things of the scene in space: x runs right, y away from us, z up; Three.js has its y upwards and its z towards us.

import {
  BoxGeometry,
  DoubleSide,
  EdgesGeometry,
  Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  RingGeometry,
  Vector3,
  type Color,
  type Material,
} from "three";
import { LineMaterial } from "three/addons/lines/LineMaterial.js";
import { LineSegments2 } from "three/addons/lines/LineSegments2.js";
import { LineSegmentsGeometry } from "three/addons/lines/LineSegmentsGeometry.js";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import type { Piece } from "../wire.gen";
import { whose } from "../board/paint";
import type { Coat, Colours } from "./colours";
import { grain, lettering } from "./wood";

export type Cube = readonly [x: number, y: number, z: number];

const NORMALS: Cube[] = [
  [1, 0, 0],
  [-1, 0, 0],
  [0, 1, 0],
  [0, -1, 0],
  [0, 0, 1],
];

export const at = ([x, y, z]: Cube): Vector3 => new Vector3(x + 0.5, z + 0.5, -(y + 0.5));

function bounds(cubes: readonly Cube[]): { size: Vector3; centre: Vector3 } {
  const low = [0, 1, 2].map((i) => Math.min(...cubes.map((cube) => cube[i as 0 | 1 | 2]))) as [number, number, number];
  const high = [0, 1, 2].map((i) => Math.max(...cubes.map((cube) => cube[i as 0 | 1 | 2]))) as [number, number, number];
  const centre = at(low).add(at(high)).multiplyScalar(0.5);
  return { centre, size: new Vector3(high[0] - low[0] + 1, high[2] - low[2] + 1, high[1] - low[1] + 1) };
}

const kept = new Map<string, Material>();

/** Materials are shared and kept: with the last of its kind a material's compiled program would go, too. */
function shared<M extends Material>(key: string, make: () => M): M {
  const found = (kept.get(key) as M | undefined) ?? make();
  kept.set(key, found);
  return found;
}

const plain = (colour: Color, opacity = 1): MeshBasicMaterial =>
  shared(
    `plain ${colour.getHex()} ${opacity}`,
    () => new MeshBasicMaterial({ color: colour, side: DoubleSide, transparent: opacity < 1, opacity }),
  );

const wooden = (colour: Color, roughness: number): MeshStandardMaterial =>
  shared(
    `wood ${colour.getHex()} ${roughness}`,
    () => new MeshStandardMaterial({ color: colour, map: grain(), roughness }),
  );

function box(size: Vector3, gap: number): BoxGeometry {
  return new BoxGeometry(size.x - gap, size.y - gap, size.z - gap);
}

/** A thick outline, dashed or not; thin lines of one pixel are not seen on a bright screen. */
function outline(
  size: Vector3,
  gap: number,
  colour: Color,
  width: number,
  dashed = false,
  through = false,
): LineSegments2 {
  const geometry = new LineSegmentsGeometry().fromEdgesGeometry(new EdgesGeometry(box(size, gap)));
  const material = shared(
    `outline ${colour.getHex()} ${width} ${dashed} ${through}`,
    () =>
      new LineMaterial({ color: colour, linewidth: width, dashed, dashSize: 0.14, gapSize: 0.09, depthTest: !through }),
  );
  const lines = new LineSegments2(geometry, material);
  if (through) lines.renderOrder = 1; // after what it shines through
  if (dashed) lines.computeLineDistances();
  return lines;
}

export function block(piece: Piece, cubes: readonly Cube[], filled: (cube: Cube) => boolean, colours: Colours): Group {
  const coat = colours.coats[whose(piece.side)];
  const { size, centre } = bounds(cubes);
  const group = new Group();
  group.position.copy(centre);
  const body = new Mesh(
    new RoundedBoxGeometry(size.x - 0.012, size.y - 0.012, size.z - 0.012, 3, 0.055),
    wooden(coat.base, 0.62),
  );
  body.castShadow = body.receiveShadow = true;
  body.userData = { cubes };
  group.add(body);
  const thin = shared(
    `edge ${coat.edge.getHex()}`,
    () => new LineBasicMaterial({ color: coat.edge, transparent: true, opacity: 0.55 }),
  );
  group.add(new LineSegments(new EdgesGeometry(box(size, 0.02)), thin));
  if (piece.side === 1) for (const cube of cubes) for (const ring of rings(cube, centre, filled, coat)) group.add(ring);
  const states = piece.states ?? [];
  if (states.includes("removable")) group.add(outline(size, -0.02, colours.alarm, 4, true));
  else if (states.includes("last")) group.add(outline(size, -0.015, colours.gold, 3.5));
  return group;
}

/** The second side's emblem on every face of a cube that can be seen. */
function* rings(cube: Cube, centre: Vector3, filled: (cube: Cube) => boolean, coat: Coat): Generator<Mesh> {
  const colour = coat.base.clone().lerp(coat.text, 0.5);
  for (const [x, y, z] of NORMALS) {
    if (filled([cube[0] + x, cube[1] + y, cube[2] + z])) continue;
    const ring = new Mesh(new RingGeometry(0.085, 0.15, 32), plain(colour));
    const normal = new Vector3(x, z, -y);
    ring.position.copy(at(cube)).sub(centre).addScaledVector(normal, 0.4975);
    ring.lookAt(ring.position.clone().add(normal));
    yield ring;
  }
}

/** Something that is not there yet; in a hole it shines through what is around it. */
export function ghost(cubes: readonly Cube[], coat: Coat, strong: boolean, through = false): Group {
  const { size, centre } = bounds(cubes);
  const group = new Group();
  group.position.copy(centre);
  const body = new Mesh(
    box(size, 0.08),
    shared(
      `ghost ${coat.base.getHex()} ${strong}`,
      () =>
        new MeshStandardMaterial({
          color: coat.base,
          transparent: true,
          opacity: strong ? 0.6 : 0.16,
          depthWrite: false,
        }),
    ),
  );
  group.add(body, outline(size, 0.08, coat.accent, strong ? 3 : through ? 2.4 : 1.6, true, through));
  return group;
}

/** What is pressed of a ghost: smaller than the ghost, so that blocks beside and below it can be pressed too. */
export function handle(cube: Cube, target: string, through: boolean): Mesh {
  const grip = new Mesh(
    new BoxGeometry(0.62, 0.62, 0.62),
    shared("grip", () => new MeshBasicMaterial({ visible: false })),
  );
  grip.position.copy(at(cube)).y -= 0.12;
  grip.userData = { target, through };
  return grip;
}

/** A frame around cubes: what is focused, chosen or refused. */
export function frame(cubes: readonly Cube[], colour: Color, width: number): Group {
  const { size, centre } = bounds(cubes);
  const group = new Group();
  group.position.copy(centre);
  group.add(outline(size, -0.05, colour, width));
  return group;
}

/** A sign that lies on the ground of a cube. */
export function floorSign(cube: Cube, colour: Color, crossed: boolean, ink: Color): Group {
  const group = new Group();
  const [x, y, z] = cube;
  group.position.set(x + 0.5, z + 0.015, -(y + 0.5));
  const plate = new Mesh(new PlaneGeometry(0.8, 0.8), plain(colour, crossed ? 0.9 : 0.4));
  plate.rotation.x = -Math.PI / 2;
  group.add(plate);
  if (crossed) {
    for (const turn of [1, -1]) {
      const bar = new Mesh(new BoxGeometry(0.62, 0.02, 0.12), plain(ink));
      bar.rotation.y = (turn * Math.PI) / 4;
      bar.position.y = 0.01;
      group.add(bar);
    }
  }
  return group;
}

/** How much wider the mat is than what stands on it. */
export const MARGIN = 1.3;

/** The mat with the places of the columns, named along its edges. */
export function mat(wide: number, deep: number, names: { columns: string[]; rows: string[] }, colours: Colours): Group {
  const group = new Group();
  const base = new Mesh(new RoundedBoxGeometry(wide + MARGIN, 0.3, deep + MARGIN, 3, 0.08), wooden(colours.table, 0.7));
  base.position.set(wide / 2, -0.17, -deep / 2);
  base.receiveShadow = true;
  base.userData = { cubes: [] };
  group.add(base);
  const tiled = shared(
    `tile ${colours.field.getHex()}`,
    () => new MeshStandardMaterial({ color: colours.field, roughness: 0.8 }),
  );
  for (let x = 0; x < wide; x++) {
    for (let y = 0; y < deep; y++) {
      const tile = new Mesh(new PlaneGeometry(0.96, 0.96), tiled);
      tile.rotation.x = -Math.PI / 2;
      tile.position.set(x + 0.5, 0.001, -(y + 0.5));
      tile.receiveShadow = true;
      tile.userData = { ground: [x, y, 0] satisfies Cube };
      group.add(tile);
    }
  }
  const letter = (text: string, x: number, z: number) => {
    const ink = `#${colours.ink.getHexString()}`;
    const material = shared(
      `letter ${text} ${ink}`,
      () => new MeshBasicMaterial({ map: lettering(text, ink), transparent: true }),
    );
    const plate = new Mesh(new PlaneGeometry(0.42, 0.42), material);
    plate.rotation.x = -Math.PI / 2;
    plate.position.set(x, 0.002, z);
    group.add(plate);
  };
  names.columns.forEach((name, x) => [0.3, -deep - 0.3].forEach((z) => letter(name, x + 0.5, z)));
  names.rows.forEach((name, y) => [-0.3, wide + 0.3].forEach((x) => letter(name, x, -(y + 0.5))));
  return group;
}
