// A tower of cubes that can be turned. Draws only when something has changed.

import {
  AmbientLight,
  DirectionalLight,
  Group,
  PCFShadowMap,
  PerspectiveCamera,
  Raycaster,
  Scene as World,
  Vector2,
  Vector3,
  WebGLRenderer,
  type BufferGeometry,
  type Intersection,
  type Object3D,
} from "three";
import type { Mark, Scene } from "../wire.gen";
import { whose } from "../board/paint";
import { Places } from "../board/places";
import { at, block, floorSign, frame, ghost, handle, MARGIN, mat, type Cube } from "./build";
import { coloursOf, type Colours } from "./colours";

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

interface Touched {
  cubes?: Cube[]; // of a block; none: the mat's edge
  ground?: Cube; // of a tile
  target?: string; // of a ghost
  through?: boolean; // it can be seen through what is around it
}

const LOWEST = 0.12;
const HIGHEST = 1.5;
const FILLED = 0.97; // of the picture
// Where on a cube one may press: its middle, the middles of its faces, the corners of its roof.
const PROBES: Cube[] = [
  [0, 0, 0],
  [0, 0, 0.4],
  [0.4, 0, 0],
  [-0.4, 0, 0],
  [0, 0.4, 0],
  [0, -0.4, 0],
  [0.42, 0.42, 0.45],
  [-0.42, 0.42, 0.45],
  [0.42, -0.42, 0.45],
  [-0.42, -0.42, 0.45],
];

export class Space {
  azimuth = 0.62; // from the south towards the east
  elevation = 0.5;
  readonly #renderer: WebGLRenderer;
  readonly #world = new World();
  readonly #camera = new PerspectiveCamera(26, 1, 0.1, 200);
  // Three layers by how often they change: the mat hardly ever, the blocks with each position, the signs with each press.
  readonly #mat = new Group();
  readonly #blocks = new Group();
  readonly #signs = new Group();
  readonly #things = new Group().add(this.#mat, this.#blocks, this.#signs);
  readonly #sun = new DirectionalLight(0xfff1d8, 2.1);
  #colours: Colours;
  #shown: Shown | null = null;
  #cubes = new Map<string, Cube>();
  #names = new Map<string, string>(); // cube to cell
  #taken = new Set<string>(); // cubes inside blocks
  #touched: Object3D[] | null = null; // null: to be found again
  #frame = 0;
  #falling: { group: Object3D; rest: number; begin: number }[] = [];
  #middle = new Vector3();

  constructor(
    readonly canvas: HTMLCanvasElement,
    readonly changed: (settled: boolean) => void, // the picture will be another; once it is settled, places are known
  ) {
    const fine = hasGraphicsCard();
    this.#renderer = new WebGLRenderer({ canvas, antialias: fine, alpha: true });
    this.#renderer.setPixelRatio(fine ? Math.min(devicePixelRatio, 2) : 1);
    this.#renderer.debug.checkShaderErrors = import.meta.env.DEV; // asking for them waits for the graphics card
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.autoUpdate = false;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#colours = coloursOf(canvas);
    this.#sun.castShadow = true;
    this.#sun.shadow.mapSize.setScalar(fine ? 1024 : 512);
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
    this.#renderer.shadowMap.needsUpdate = true; // the light turns with the eye
    this.elevation = Math.min(HIGHEST, Math.max(LOWEST, this.elevation + upwards));
    this.#aim();
  }

  recolour(): void {
    this.#colours = coloursOf(this.canvas);
    const shown = this.#shown;
    this.#shown = null; // so that everything is built anew
    if (shown) this.show({ ...shown, came: new Set() });
  }

  show(shown: Shown): void {
    const before = this.#shown?.scene;
    const { scene } = shown;
    this.#shown = shown;
    if (scene !== before) {
      this.#cubes = new Map(scene.board.cells.map((cell) => [cell.id, [cell.x, cell.y, cell.z ?? 0]]));
      this.#names = new Map([...this.#cubes].map(([id, cube]) => [`${cube}`, id]));
      this.#lay(scene, before);
      this.#build(scene, shown.came);
    }
    clear(this.#signs);
    for (const mark of scene.marks ?? []) this.#mark(mark);
    this.#targets(shown);
    this.#aim();
  }

  #lay(scene: Scene, before: Scene | undefined): void {
    const places = new Places(scene.board);
    const [wide, deep] = [places.columns.length, places.rows.length];
    this.#middle.set(wide / 2, this.#height() / 2 - 0.45, -deep / 2);
    if (before?.board.size[0] === scene.board.size[0] && before.board.size[1] === scene.board.size[1]) return;
    clear(this.#mat);
    this.#mat.userData["reach"] = Math.hypot(wide + MARGIN, deep + MARGIN) / 2;
    const names = { columns: [...places.columnNames.values()], rows: [...places.rowNames.values()] };
    this.#mat.add(mat(wide, deep, names, this.#colours));
  }

  #build(scene: Scene, came: ReadonlySet<string>): void {
    clear(this.#blocks);
    this.#falling = [];
    this.#taken = new Set(scene.pieces.flatMap((piece) => this.#known(piece.at).map(String)));
    for (const piece of scene.pieces) {
      const cubes = this.#known(piece.at);
      if (!cubes.length) continue;
      const group = block(piece, cubes, this.#filled, this.#colours);
      this.#blocks.add(group);
      if (came.has(piece.id)) this.#drop(group);
    }
    this.#renderer.shadowMap.needsUpdate = true;
  }

  readonly #filled = (cube: Cube): boolean => this.#taken.has(`${cube}`);

  /** The cell that lies under a point of the picture, given in shares of its width and height. */
  pick(x: number, y: number): string | undefined {
    const ray = new Raycaster();
    ray.setFromCamera(new Vector2(x * 2 - 1, 1 - y * 2), this.#camera);
    const [first, ...others] = ray.intersectObjects(this.#touchable(), false);
    const met = first && this.#meant(first);
    if (met !== undefined && this.#shown?.targets.has(met)) return met;
    const behind = others.map(({ object }) => object.userData as Touched).find(({ through }) => through);
    return behind?.target ?? met;
  }

  /** The cell that one means who points at this. */
  #meant({ object, point, face }: Intersection): string | undefined {
    const { cubes = [], ground, target } = object.userData as Touched;
    if (target !== undefined) return target;
    if (ground) return this.#names.get(`${ground}`);
    if (!cubes.length || !this.#shown) return undefined;
    const inside = nearestCube(cubes, point);
    const id = this.#names.get(`${inside}`);
    if (id !== undefined && (this.#shown.targets.has(id) || this.#takesPieces())) return id;
    // On a wall of the tower one means the place before it.
    const normal = face?.normal.clone().transformDirection(object.matrixWorld) ?? new Vector3();
    const before: Cube = [
      inside[0] + Math.round(normal.x),
      inside[1] - Math.round(normal.z),
      inside[2] + Math.round(normal.y),
    ];
    return this.#names.get(`${before}`) ?? id;
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
    const free = this.#shown?.targets.has(id)
      ? points.find(([x, y]) => own.includes(this.pick(x, y) ?? ""))
      : undefined;
    const [x, y] = free ?? points[0] ?? [0.5, 0.5];
    return { x: x * 100, y: y * 100, size, hidden: free === undefined };
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame);
    for (const layer of [this.#mat, this.#blocks, this.#signs]) clear(layer);
    this.#renderer.dispose();
    this.#renderer.forceContextLoss(); // a browser gives only a few, and a lesson shows one board after the other
  }

  /** What a finger can meet; everything else is only shown. */
  #touchable(): Object3D[] {
    if (this.#touched) return this.#touched;
    const found: Object3D[] = (this.#touched = []);
    this.#things.updateMatrixWorld(true); // what was built since the last frame stands where it belongs
    this.#things.traverse((part) => {
      if ("cubes" in part.userData || "ground" in part.userData || "target" in part.userData) found.push(part);
    });
    return found;
  }

  #takesPieces(): boolean {
    const shown = this.#shown;
    return shown?.scene.pieces.some((piece) => piece.at.some((id) => shown.targets.has(id))) ?? false;
  }

  #known(ids: readonly string[]): Cube[] {
    return ids.map((id) => this.#cubes.get(id)).filter((cube) => cube !== undefined);
  }

  #walledIn([x, y, z]: Cube): boolean {
    return [
      [x + 1, y, z],
      [x - 1, y, z],
      [x, y + 1, z],
      [x, y - 1, z],
    ].every((beside) => this.#taken.has(`${beside}`));
  }

  #height(): number {
    return Math.max(
      2,
      ...(this.#shown?.scene.pieces ?? []).flatMap((piece) => this.#known(piece.at).map((cube) => cube[2] + 2)),
    );
  }

  #mark(mark: Mark): void {
    for (const cube of this.#known(mark.cells)) {
      const below: Cube = [cube[0], cube[1], cube[2] - 1];
      if (!this.#filled(cube) && cube[2] > 0 && !this.#filled(below)) continue; // in the air: shown where its column ends
      const ground: Cube = this.#filled(cube) ? [cube[0], cube[1], cube[2] + 1] : cube;
      if (this.#filled(ground)) continue;
      const ban = mark.kind === "ban";
      this.#signs.add(floorSign(ground, ban ? this.#colours.alarm : this.#colours.gold, ban, this.#colours.alarmInk));
    }
  }

  #targets(shown: Shown): void {
    const { coats, gold, alarm } = this.#colours;
    for (const mark of shown.previews) {
      if (mark.kind === "ghost") this.#signs.add(ghost(this.#known(mark.cells), coats[whose(mark.side)], true));
      else if (mark.kind === "ban")
        for (const cube of this.#known(mark.cells)) this.#signs.add(frame([cube], alarm, 4));
      else this.#mark(mark);
    }
    for (const id of shown.targets) {
      const cubes = this.#known([id]);
      const cube = cubes[0];
      if (!cube || this.#filled(cube)) continue;
      // Before the first press only what rests on something is shown; a thicket of ghosts would hide the tower.
      const rests = cube[2] === 0 || this.#filled([cube[0], cube[1], cube[2] - 1]);
      if (!shown.taken.size && !rests) continue;
      const through = this.#walledIn(cube);
      this.#signs.add(ghost(cubes, coats[whose(shown.side)], false, through), handle(cube, id, through));
    }
    for (const id of shown.taken) if (this.#cubes.has(id)) this.#signs.add(frame(this.#known([id]), gold, 4));
    if (shown.focused) this.#signs.add(frame(this.#known([shown.focused]), this.#colours.ink, 3));
    if (shown.lit.length) for (const cube of this.#known(shown.lit)) this.#signs.add(frame([cube], alarm, 5));
  }

  #drop(group: Object3D): void {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    this.#falling.push({ group, rest: group.position.y, begin: performance.now() });
    group.position.y += 3;
  }

  #aim(): void {
    const flat = Math.cos(this.elevation);
    const towards = new Vector3(Math.sin(this.azimuth) * flat, Math.sin(this.elevation), Math.cos(this.azimuth) * flat);
    const up = new Vector3(
      -Math.sin(this.azimuth) * Math.sin(this.elevation),
      flat,
      -Math.cos(this.azimuth) * Math.sin(this.elevation),
    );
    const { distance, raised } = this.#fit(towards, up);
    const aim = this.#middle.clone().addScaledVector(up, raised);
    this.#camera.position.copy(aim).addScaledVector(towards, distance);
    this.#camera.lookAt(aim);
    this.#camera.updateProjectionMatrix();
    this.#camera.updateMatrixWorld();
    const light = new Vector3(Math.sin(this.azimuth - 0.9) * 6, 11, Math.cos(this.azimuth - 0.9) * 6);
    this.#sun.position.copy(this.#middle).add(light);
    this.#sun.target.position.copy(this.#middle);
    this.#sun.target.updateMatrixWorld();
    this.#draw();
  }

  /** How far away, and how far above the middle aimed, everything is in the picture; the same from every side. */
  #fit(towards: Vector3, up: Vector3): { distance: number; raised: number } {
    const high = Math.tan((this.#camera.fov * Math.PI) / 360) * FILLED;
    const wide = high * this.#camera.aspect;
    const right = new Vector3().crossVectors(up, towards);
    const [reach, low, top] = [this.#mat.userData["reach"] as number, -0.32, this.#height()];
    const points = [
      [reach, low],
      [reach * 0.72, top],
    ].flatMap(([radius = 0, y = 0]) =>
      Array.from({ length: 16 }, (_, i) => {
        const angle = (i * Math.PI) / 8;
        return new Vector3(Math.sin(angle) * radius, y - this.#middle.y, Math.cos(angle) * radius);
      }),
    );
    let [distance, raised] = [10, 0];
    for (let round = 0; round < 12; round++) {
      const seen = points.map((point) => {
        const away = distance - point.dot(towards);
        return [point.dot(right) / away, (point.dot(up) - raised) / away] as const;
      });
      const ups = seen.map(([, y]) => y);
      const [lowest, highest] = [Math.min(...ups), Math.max(...ups)];
      raised += ((lowest + highest) / 2) * distance;
      distance *= Math.max((highest - lowest) / 2 / high, ...seen.map(([x]) => Math.abs(x) / wide));
    }
    return { distance, raised };
  }

  #draw(): void {
    cancelAnimationFrame(this.#frame);
    this.#touched = null;
    this.changed(false);
    this.#frame = requestAnimationFrame((now) => {
      for (const { group, rest, begin } of this.#falling) {
        const gone = Math.min(1, Math.max(0, now - begin) / 320);
        group.position.y = rest + 3 * (1 - gone) ** 2;
      }
      if (this.#falling.length) this.#renderer.shadowMap.needsUpdate = true;
      this.#falling = this.#falling.filter(({ begin }) => now - begin < 340);
      this.#renderer.render(this.#world, this.#camera);
      if (this.#falling.length) this.#draw();
      else this.changed(true);
    });
  }
}

/** Empties a layer and gives back what its things hold in graphics memory; their materials are shared and stay. */
function clear(layer: Group): void {
  layer.traverse((part) => {
    if ("geometry" in part) (part.geometry as BufferGeometry).dispose();
  });
  layer.clear();
}

/** Where the processor must do the drawing, a plainer picture at once is better than a fine one too late. */
function hasGraphicsCard(): boolean {
  return (card ??= askForCard());
}

let card: boolean | undefined;

function askForCard(): boolean {
  const context = document.createElement("canvas").getContext("webgl");
  const names = context?.getExtension("WEBGL_debug_renderer_info");
  const name = names ? String(context?.getParameter(names.UNMASKED_RENDERER_WEBGL)) : "";
  context?.getExtension("WEBGL_lose_context")?.loseContext();
  return !/swiftshader|llvmpipe|software/i.test(name);
}

function nearestCube(cubes: readonly Cube[], point: Vector3): Cube {
  const [first, ...others] = cubes as [Cube, ...Cube[]];
  return others.reduce((best, cube) => (at(cube).distanceTo(point) < at(best).distanceTo(point) ? cube : best), first);
}
