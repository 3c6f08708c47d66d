// What is different between two pictures of the same table: where each piece came from.

import type { Piece, Scene } from "../wire.gen";

/** For each piece that is new on its place: the cells it came from, or null if it came from beside the board. */
export type Arrivals = ReadonlyMap<string, readonly string[] | null>;

const sameKind = (a: Piece, b: Piece) => a.shape === b.shape && a.side === b.side;
const key = (piece: Piece) => `${piece.shape} ${piece.side} ${piece.at}`;

export function arrivals(before: Scene | null, after: Scene): Arrivals {
  const found = new Map<string, readonly string[] | null>();
  if (!before || before.board.shape !== after.board.shape) return found;
  const old = new Map(before.pieces.map((piece) => [key(piece), piece]));
  const now = new Map(after.pieces.map((piece) => [key(piece), piece]));
  const height = (piece: Piece | undefined) => piece?.height ?? (piece ? 1 : 0);
  const lost = before.pieces.filter((piece) => height(now.get(key(piece))) < height(piece));
  for (const piece of after.pieces) {
    const was = old.get(key(piece));
    if (height(was) >= height(piece)) continue;
    const source = lost.find((candidate) => sameKind(candidate, piece));
    found.set(piece.id, source?.at ?? null);
  }
  return found;
}
