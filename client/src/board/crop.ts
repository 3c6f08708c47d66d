// A board wider than a phone: only the columns around what stands there, or can be put there, so that a finger hits them.

import type { Board, Scene } from "../wire.gen";

const FEWEST = 9; // columns that are shown in any case

/** The whole board where it fits, otherwise its middle part; `room` is how many columns there is room for. */
export function crop(scene: Scene, room: number): Board {
  const { board, pieces, marks = [] } = scene;
  const column = new Map(board.cells.map(({ id, x }) => [id, x]));
  const all = [...new Set(column.values())].sort((a, b) => a - b);
  if (all.length <= Math.max(room, FEWEST)) return board;
  const used = [
    ...pieces.flatMap(({ at }) => at),
    ...marks.filter(({ kind }) => kind === "ghost").flatMap(({ cells }) => cells),
  ]
    .map((cell) => column.get(cell))
    .filter((x) => x !== undefined);
  if (!used.length) return board;
  let [left, right] = [Math.min(...used), Math.max(...used)];
  while (right - left + 1 < FEWEST || right - left + 1 < room) {
    if (left > (all[0] ?? left)) left -= 1;
    if (right < (all.at(-1) ?? right)) right += 1;
  }
  const cells = board.cells.filter(({ x }) => x >= left && x <= right);
  return { ...board, cells, size: [right - left + 1, board.size[1], board.size[2]] };
}
