// The tops and right sides of the blocks of a wall, where nothing covers them.

import type { Piece } from "../wire.gen";
import type { Flat } from "../board/flat";
import type { Spot } from "../board/places";
import { body } from "../board/paint";

export interface Side3 {
  key: string;
  points: string;
  fill: string;
  edge: string;
}

export function sides(flat: Flat, pieces: readonly Piece[], depth: number): Side3[] {
  const spots = new Map(pieces.map((piece) => [piece, flat.places.known(piece.at)]));
  const taken = new Set([...spots.values()].flat().map(String));
  const free = (x: number, y: number) => !taken.has(`${x},${y}`);
  const back = depth * 0.8;
  const found: Side3[] = [];
  for (const [piece, own] of spots) {
    const { light, dark, edge } = body(piece.side, piece.states?.includes("petrified"));
    for (const [column, row, length] of runs(own.filter(([x, y]) => free(x, y + 1)))) {
      const [x, y] = flat.corner(column, row + 1);
      const end = x + length * flat.unit;
      const points = `${x},${y} ${x + depth},${y - back} ${end + depth},${y - back} ${end},${y}`;
      found.push({ key: `${piece.id} top ${column}`, points, fill: light, edge });
    }
    const rights = own.filter(([x, y]) => free(x + 1, y)).map(([x, y]): Spot => [y, x]);
    for (const [row, column, length] of runs(rights)) {
      const [x, y] = flat.corner(column + 1, row);
      const end = y - length * flat.unit;
      const points = `${x},${y} ${x + depth},${y - back} ${x + depth},${end - back} ${x},${end}`;
      found.push({ key: `${piece.id} right ${row}`, points, fill: dark, edge });
    }
  }
  return found;
}

/** Straight runs along the first coordinate: where each begins, and how long it is. */
function runs(spots: Spot[]): [number, number, number][] {
  const found: [number, number, number][] = [];
  for (const [at, line] of [...spots].sort((a, b) => a[1] - b[1] || a[0] - b[0])) {
    const last = found.at(-1);
    if (last && last[1] === line && last[0] + last[2] === at) last[2] += 1;
    else found.push([at, line, 1]);
  }
  return found;
}
