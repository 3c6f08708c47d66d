// Narrows the tree of legal moves by each press. It knows no rules: what is in the tree is legal, nothing else is.

import type { Branch, Mark, Piece, Press, Pressed, Scene } from "../wire.gen";

export interface Picked {
  readonly path: readonly Branch[]; // the presses made so far
  readonly options: readonly Branch[]; // the presses that may follow
  readonly cells: readonly string[]; // of a choice that is made on the board: the cells pressed so far
}

export type Answer = { kind: "move"; move: string; path: readonly Branch[] } | { kind: "step"; picked: Picked } | null;

export const nothing: Picked = { path: [], options: [], cells: [] };

export function begin(legal: readonly Branch[] | null): Picked {
  return { path: [], options: legal ?? [], cells: [] };
}

/** Takes a branch of the options: the next step, or the move if the path is complete. */
export function take(picked: Picked, branch: Branch): Exclude<Answer, null> {
  const path = [...picked.path, branch];
  if (branch.move != null) return { kind: "move", move: branch.move, path };
  return { kind: "step", picked: { path, options: branch.then ?? [], cells: [] } };
}

/** The option that a press on this cell takes: the cell itself, a ghost there, or the piece that covers it. */
export function optionAt(picked: Picked, scene: Scene, cell: string): Branch | undefined {
  const piece = pieceAt(scene, cell);
  return picked.options.find(
    ({ click }) =>
      ((click.kind === "cell" || click.kind === "ghost") && click.id === cell) ||
      (click.kind === "piece" && click.id === piece?.id),
  );
}

export function choices(picked: Picked): Branch[] {
  const wanted = picked.cells;
  return picked.options.filter(
    ({ click }) => click.kind === "choice" && wanted.every((cell) => shownCells(click).includes(cell)),
  );
}

/** The choice that is exactly the cells pressed so far. */
export function chosen(picked: Picked): Branch | undefined {
  return choices(picked).find(
    ({ click }) => shownCells(click).length === picked.cells.length && picked.cells.length > 0,
  );
}

/** The cells of the board on which a choice can be pointed at. */
export function choiceCells(picked: Picked): Set<string> {
  return new Set(choices(picked).flatMap(({ click }) => shownCells(click)));
}

/** Points at a cell of a choice, or takes the finger off it; the only choice that is left is taken. */
export function point(picked: Picked, cell: string): Answer {
  if (picked.cells.includes(cell)) {
    return { kind: "step", picked: { ...picked, cells: picked.cells.filter((other) => other !== cell) } };
  }
  if (!choiceCells(picked).has(cell)) return null;
  const next = { ...picked, cells: [...picked.cells, cell] };
  const left = choices(next);
  const only = left.length === 1 ? left[0] : undefined;
  return only && only === chosen(next) ? take(next, only) : { kind: "step", picked: next };
}

/** Walks the tree along presses, for a hint; stops where the tree does not follow. */
export function follow(legal: readonly Branch[] | null, clicks: readonly Press[]): Branch[] {
  const found: Branch[] = [];
  let options = legal ?? [];
  for (const { kind, id } of clicks) {
    const branch = options.find(({ click }) => click.kind === kind && click.id === id);
    if (!branch) break;
    found.push(branch);
    options = branch.then ?? [];
  }
  return found;
}

/** What a press that the tree does not hold most likely meant, so that the server can say why not. */
export function meant(scene: Scene, cell: string): Pressed {
  const flat = scene.board.shape === "grid" || scene.board.shape === "points";
  const piece = flat ? undefined : pieceAt(scene, cell);
  return piece ? { kind: "piece", id: piece.id } : { kind: flat ? "cell" : "ghost", id: cell };
}

export function pieceAt(scene: Pick<Scene, "pieces">, cell: string): Piece | undefined {
  return scene.pieces.find((piece) => piece.at.includes(cell));
}

export function pressed({ click }: Branch): Pressed {
  return { kind: click.kind, id: click.id };
}

/** The number that a press would bring to its place, if its preview tells one. */
export function amount(click: Press): number | undefined {
  for (const mark of click.preview ?? []) {
    const number = Object.values(mark.label?.params ?? {}).find((value) => typeof value === "number");
    if (typeof number === "number") return number;
  }
  return undefined;
}

export function marksOf(path: readonly Branch[]): readonly Mark[] {
  return path.at(-1)?.click.preview ?? [];
}

function shownCells(click: Press): string[] {
  return (click.preview ?? []).flatMap((mark) => mark.cells);
}
