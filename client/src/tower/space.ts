// A tower of cubes that can be turned. Draws only when something has changed.

import {
  AmbientLight, DirectionalLight, Group, Mesh, PCFShadowMap, PerspectiveCamera, Raycaster, Scene as World, Vector2, Vector3,
  WebGLRenderer, type Material, type Object3D, type Texture,
} from "three";
import type { Mark, Scene } from "../wire.gen";
import { whose } from "../board/paint";
import { Places } from "../board/places";
import { at, block, floorSign, frame, ghost, handle, mat, type Cube } from "./build";
import { coloursOf, type Colours } from "./colours";
import { grain } from "./wood";

export interface Shown {
  scene: Scene;
  targets: ReadonlySet<string>;
  previews: readonly Mark[];
  side: 0 | 1; // whose ghosts the targets are
  taken: ReadonlySet<string>;
  focused: string | null;
  lit: readonly string[];
  came: ReadonlySet<string>; // pieces that come down from above
}

export interface Seen {
  x: number; // in per cent of the picture
  y: number;
  size: number;
  hidden: boolean;
}

const LOWEST = 0.12;
const HIGHEST = 1.35;
// Where on a cube one may press: its middle, the middles of its faces, the corners of its roof.
const PROBES: Cube[] = [
  [0, 0, 0], [0, 0, 0.4], [0.4, 0, 0], [-0.4, 0, 0], [0, 0.4, 0], [0, -0.4, 0],
  [0.42, 0.42, 0.45], [-0.42, 0.42, 0.45], [0.42, -0.42, 0.45], [-0.42, -0.42, 0.45],
];

export class Space {
  azimuth = 0.62; // from the south towards the east
  elevation = 0.5;
  readonly #renderer: WebGLRenderer;
  readonly #world = new World();
  readonly #camera = new PerspectiveCamera(26, 1, 0.1, 200);
  readonly #things = new Group();
  readonly #sun = new DirectionalLight(0xfff1d8, 2.1);
  readonly #wood: Texture = grain();
  #colours: Colours;
  #shown: Shown | null = null;
  #cubes = new Map<string, Cube>();
  #names = new Map<string, string>(); // cube to cell
  #frame = 0;
  #falling: { group: Object3D; rest: number; begin: number }[] = [];
  #middle = new Vector3();

  constructor(
    readonly canvas: HTMLCanvasElement,
    readonly changed: () => void, // places on the screen are others now
  ) {
    this.#renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
    this.#renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#colours = coloursOf(canvas);
    this.#sun.castShadow = true;
    this.#sun.shadow.mapSize.set(1024, 1024);
    this.#sun.shadow.radius = 5;
    this.#world.add(this.#things, this.#sun, new AmbientLight(0xfff8ec, 1.9));
  }

  resize(): void {
    const { clientWidth, clientHeight } = this.canvas;
    if (!clientWidth || !clientHeight) return;
    this.#renderer.setSize(clientWidth, clientHeight, false);
    this.#camera.aspect = clientWidth / clientHeight;
    this.#aim();
  }

  turn(sideways: number, upwards: number): void {
    this.azimuth += sideways;
    this.elevation = Math.min(HIGHEST, Math.max(LOWEST, this.elevation + upwards));
    this.#aim();
  }

  recolour(): void {
    this.#colours = coloursOf(this.canvas);
    if (this.#shown) this.show({ ...this.#shown, came: new Set() });
  }

  show(shown: Shown): void {
    this.#shown = shown;
    const { scene } = shown;
    this.#clear();
    this.#cubes = new Map(scene.board.cells.map((cell) => [cell.id, [cell.x, cell.y, cell.z ?? 0]]));
    this.#names = new Map([...this.#cubes].map(([id, cube]) => [`${cube}`, id]));
    const places = new Places(scene.board);
    const names = { columns: [...places.columnNames.values()], rows: [...places.rowNames.values()] };
    this.#things.add(mat(places.columns.length, places.rows.length, names, this.#colours, this.#wood));
    const owner = new Set(scene.pieces.flatMap((piece) => piece.at.map((id) => `${this.#cubes.get(id)}`)));
    const filled = (cube: Cube) => owner.has(`${cube}`);
    for (const piece of scene.pieces) {
      const cubes = this.#known(piece.at);
      if (!cubes.length) continue;
      const group = block(piece, cubes, filled, this.#colours, this.#wood);
      this.#things.add(group);
      if (shown.came.has(piece.id)) this.#drop(group);
    }
    for (const mark of scene.marks ?? []) this.#mark(mark, filled);
    this.#targets(shown, filled);
    this.#middle.set(places.columns.length / 2, this.#height() / 2 - 0.45, -places.rows.length / 2);
    this.#aim();
  }

  /** The cell that lies under a point of the picture, given in shares of its width and height. */
  pick(x: number, y: number): string | undefined {
    this.#things.updateMatrixWorld(true); // what was built since the last frame stands where it belongs
    const ray = new Raycaster();
    ray.setFromCamera(new Vector2(x * 2 - 1, 1 - y * 2), this.#camera);
    for (const hit of ray.intersectObjects(this.#things.children, true)) {
      const { cubes, ground, target } = hit.object.userData as { cubes?: Cube[]; ground?: Cube; target?: string };
      if (target !== undefined) return target;
      if (ground) return this.#names.get(`${ground}`);
      if (!cubes) continue; // something that is only shown
      if (!cubes.length || !this.#shown) return undefined;
      const inside = nearestCube(cubes, hit.point);
      const id = this.#names.get(`${inside}`);
      if (id !== undefined && (this.#shown.targets.has(id) || this.#takesPieces())) return id;
      // On a wall of the tower one means the place before it.
      const normal = hit.face?.normal.clone().transformDirection(hit.object.matrixWorld) ?? new Vector3();
      const before: Cube = [inside[0] + Math.round(normal.x), inside[1] - Math.round(normal.z), inside[2] + Math.round(normal.y)];
      return this.#names.get(`${before}`) ?? id;
    }
    return undefined;
  }

  /** Where a cell is on the screen, and whether it can be clicked there. */
  locate(id: string): Seen {
    const cube = this.#cubes.get(id);
    if (!cube) return { x: 50, y: 50, size: 1, hidden: true };
    const away = at(cube).distanceTo(this.#camera.position);
    const size = (100 / (2 * Math.tan((this.#camera.fov * Math.PI) / 360) * away)) * 0.5;
    const points = PROBES.map(([x, y, z]) => {
      const point = at([cube[0] + x, cube[1] + y, cube[2] + z]).project(this.#camera);
      return [(point.x + 1) / 2, (1 - point.y) / 2] as const;
    });
    const own = this.#shown?.scene.pieces.find((piece) => piece.at.includes(id))?.at ?? [id];
    const free = this.#shown?.targets.has(id) ? points.find(([x, y]) => own.includes(this.pick(x, y) ?? "")) : undefined;
    const [x, y] = free ?? points[0] ?? [0.5, 0.5];
    return { x: x * 100, y: y * 100, size, hidden: free === undefined };
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame);
    this.#clear();
    this.#renderer.dispose();
  }

  #takesPieces(): boolean {
    const shown = this.#shown;
    return shown?.scene.pieces.some((piece) => piece.at.some((id) => shown.targets.has(id))) ?? false;
  }

  #known(ids: readonly string[]): Cube[] {
    return ids.map((id) => this.#cubes.get(id)).filter((cube) => cube !== undefined);
  }

  #height(): number {
    return Math.max(2, ...(this.#shown?.scene.pieces ?? []).flatMap((piece) => this.#known(piece.at).map((cube) => cube[2] + 2)));
  }

  #mark(mark: Mark, filled: (cube: Cube) => boolean): void {
    for (const cube of this.#known(mark.cells)) {
      const below: Cube = [cube[0], cube[1], cube[2] - 1];
      if (!filled(cube) && cube[2] > 0 && !filled(below)) continue; // in the air: shown where its column ends
      const ground: Cube = filled(cube) ? [cube[0], cube[1], cube[2] + 1] : cube;
      if (filled(ground)) continue;
      const ban = mark.kind === "ban";
      this.#things.add(floorSign(ground, ban ? this.#colours.alarm : this.#colours.gold, ban, this.#colours.alarmInk));
    }
  }

  #targets(shown: Shown, filled: (cube: Cube) => boolean): void {
    const { coats, gold, alarm } = this.#colours;
    for (const mark of shown.previews) {
      if (mark.kind === "ghost") this.#things.add(ghost(this.#known(mark.cells), coats[whose(mark.side)], true));
      else if (mark.kind === "ban") for (const cube of this.#known(mark.cells)) this.#things.add(frame([cube], alarm, 4));
      else this.#mark(mark, filled);
    }
    for (const id of shown.targets) {
      const cubes = this.#known([id]);
      const cube = cubes[0];
      if (!cube || filled(cube)) continue;
      // Before the first press only what rests on something is shown; a thicket of ghosts would hide the tower.
      const rests = cube[2] === 0 || filled([cube[0], cube[1], cube[2] - 1]);
      if (!shown.taken.size && !rests) continue;
      const group = ghost(cubes, coats[whose(shown.side)], false);
      this.#things.add(group, handle(cube, id));
    }
    for (const id of shown.taken) if (this.#cubes.has(id)) this.#things.add(frame(this.#known([id]), gold, 4));
    if (shown.focused) this.#things.add(frame(this.#known([shown.focused]), this.#colours.ink, 3));
    if (shown.lit.length) for (const cube of this.#known(shown.lit)) this.#things.add(frame([cube], alarm, 5));
  }

  #drop(group: Object3D): void {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    this.#falling.push({ group, rest: group.position.y, begin: performance.now() });
    group.position.y += 3;
  }

  #aim(): void {
    const radius = Math.max(this.#height() * 0.56 + 0.9, 3.3);
    const distance = radius / Math.tan((this.#camera.fov * Math.PI) / 360) / Math.min(1, this.#camera.aspect * 1.15);
    const flat = Math.cos(this.elevation);
    const towards = new Vector3(Math.sin(this.azimuth) * flat, Math.sin(this.elevation), Math.cos(this.azimuth) * flat);
    this.#camera.position.copy(this.#middle).addScaledVector(towards, distance);
    this.#camera.lookAt(this.#middle);
    this.#camera.updateProjectionMatrix();
    this.#camera.updateMatrixWorld();
    const light = new Vector3(Math.sin(this.azimuth - 0.9) * 6, 11, Math.cos(this.azimuth - 0.9) * 6);
    this.#sun.position.copy(this.#middle).add(light);
    this.#sun.target.position.copy(this.#middle);
    this.#sun.target.updateMatrixWorld();
    this.#draw();
  }

  #draw(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame((now) => {
      for (const { group, rest, begin } of this.#falling) {
        const gone = Math.min(1, Math.max(0, now - begin) / 320);
        group.position.y = rest + 3 * (1 - gone) ** 2;
      }
      this.#falling = this.#falling.filter(({ begin }) => now - begin < 340);
      this.#renderer.render(this.#world, this.#camera);
      if (this.#falling.length) this.#draw();
      else this.changed();
    });
  }

  #clear(): void {
    this.#falling = [];
    this.#things.traverse((part) => {
      if (!(part instanceof Mesh) && !("geometry" in part)) return;
      const { geometry, material } = part as unknown as { geometry: { dispose(): void }; material: Material };
      geometry.dispose();
      material.dispose();
    });
    this.#things.clear();
  }
}

function nearestCube(cubes: readonly Cube[], point: Vector3): Cube {
  const [first, ...others] = cubes as [Cube, ...Cube[]];
  return others.reduce((best, cube) => (at(cube).distanceTo(point) < at(best).distanceTo(point) ? cube : best), first);
}
