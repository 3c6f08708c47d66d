// A flat board on paper: where its columns and rows come to lie, and the outline of a set of its cells.

import type { Places, Spot } from "./places";

export type Point = readonly [x: number, y: number];

export class Flat {
  constructor(
    readonly places: Places,
    readonly unit: number, // side of a cell
    readonly left: number,
    readonly top: number,
    readonly turned = false, // seen from the other end
  ) {}

  get width(): number {
    return this.places.columns.length * this.unit;
  }

  get height(): number {
    return this.places.rows.length * this.unit;
  }

  /** Where a corner of a cell lies: rows are counted upwards, paper downwards. */
  corner(column: number, row: number): Point {
    const { columns, rows } = this.places;
    const [right, down] = [column - (columns[0] ?? 0), (rows.at(-1) ?? 0) + 1 - row];
    const [x, y] = this.turned ? [columns.length - right, rows.length - down] : [right, down];
    return [this.left + x * this.unit, this.top + y * this.unit];
  }

  centre([column, row]: Spot): Point {
    return this.corner(column + 0.5, row + 0.5);
  }

  /** The middle of all these cells, as a place between columns and rows. */
  middle(spots: readonly Spot[]): Spot {
    const mean = (i: 0 | 1) => spots.reduce((sum, spot) => sum + spot[i], 0) / spots.length;
    return [mean(0), mean(1)];
  }

  square([column, row]: Spot): { x: number; y: number; width: number; height: number } {
    const [x, y] = this.centre([column, row]);
    return { x: x - this.unit / 2, y: y - this.unit / 2, width: this.unit, height: this.unit };
  }

  /** The path around cells, drawn that far inside their edge. */
  outline(spots: readonly Spot[], inset = 0): string {
    const inwards = this.turned ? -inset : inset;
    return loops(spots)
      .map((loop) => {
        const corners = loop.map(([x, y], i) => {
          const [ax, ay] = loop.at(i - 1) as Spot;
          const [bx, by] = loop[(i + 1) % loop.length] as Spot;
          // The inside is on the left hand of each edge; a corner moves along both edges' left.
          const [one, two] = [left(x - ax, y - ay), left(bx - x, by - y)];
          const [px, py] = this.corner(x, y);
          return `${round(px + inwards * (one[0] + two[0]))} ${round(py - inwards * (one[1] + two[1]))}`;
        });
        return `M${corners.join("L")}Z`;
      })
      .join("");
  }
}

export const round = (value: number): number => Math.round(value * 100) / 100;

/** The corners of the edges around a set of cells, the inside always on the left; straight runs are one edge. */
export function loops(spots: readonly Spot[]): Spot[][] {
  const edges = new Map<string, readonly [Spot, Spot]>();
  const key = (a: Spot, b: Spot) => `${a}>${b}`;
  for (const [x, y] of spots) {
    const ring: Spot[] = [
      [x, y],
      [x + 1, y],
      [x + 1, y + 1],
      [x, y + 1],
    ];
    ring.forEach((a, i) => {
      const b = ring[(i + 1) % 4] as Spot;
      if (!edges.delete(key(b, a))) edges.set(key(a, b), [a, b]);
    });
  }
  const found: Spot[][] = [];
  for (let first = edges.values().next(); !first.done; first = edges.values().next()) {
    const [begin, second] = first.value;
    edges.delete(key(begin, second));
    const loop: Spot[] = [begin];
    let here = second;
    while (`${here}` !== `${begin}`) {
      const [ax, ay] = loop.at(-1) as Spot;
      const [dx, dy] = [here[0] - ax, here[1] - ay];
      // Where cells meet only at a corner, turning left stays with the same cell.
      const turns = [left(dx, dy), [dx, dy] as const, [dy, -dx] as const];
      const there = turns
        .map((turn): Spot => [here[0] + turn[0], here[1] + turn[1]])
        .find((spot) => edges.has(key(here, spot)));
      if (!there) break;
      edges.delete(key(here, there));
      loop.push(here);
      here = there;
    }
    found.push(loop.filter((_, i) => bends(loop, i)));
  }
  return found;
}

/** A quarter turn to the left of a direction, of length one. */
function left(dx: number, dy: number): Spot {
  return [-Math.sign(dy), Math.sign(dx)];
}

function bends(loop: Spot[], i: number): boolean {
  const [[ax, ay], [x, y], [bx, by]] = [loop.at(i - 1), loop[i], loop[(i + 1) % loop.length]] as [Spot, Spot, Spot];
  return (x - ax) * (by - y) !== (y - ay) * (bx - x);
}
