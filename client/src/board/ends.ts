// The two ends of a board, and who sits there.

import type { Scene, Side } from "../wire.gen";

/** Whether it makes a difference from where one looks, and one may choose: towers in space are turned otherwise. */
export const hasEnds = ({ board }: Scene): boolean => board.shape === "grid" || board.shape === "points";

/** Whose home is at the lower end; null: homes are not at the ends. */
export function near({ board, marks }: Scene): Side | null {
  const row = new Map(board.cells.map((cell) => [cell.id, cell.y]));
  const homes = (marks ?? []).filter((mark) => mark.kind === "castle" && mark.side != null);
  const low = (cells: readonly string[]) => Math.min(...cells.map((id) => row.get(id) ?? 0));
  return homes.sort((a, b) => low(a.cells) - low(b.cells))[0]?.side ?? null;
}
