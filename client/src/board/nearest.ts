// Where an arrow key leads: by the geometry of the cells alone.

export type Way = readonly [right: number, up: number, higher: number];

interface Placed {
  column: number;
  row: number;
  level: number;
}

/** The nearest cell that lies in that direction; what lies straight ahead is nearer than what lies aside. */
export function nearest<C extends Placed>(cells: readonly C[], from: C, way: Way): C | undefined {
  let best: C | undefined;
  let least = Infinity;
  for (const cell of cells) {
    const gap = [cell.column - from.column, cell.row - from.row, cell.level - from.level] as const;
    const ahead = gap[0] * way[0] + gap[1] * way[1] + gap[2] * way[2];
    if (ahead <= 0) continue;
    const aside = Math.abs(gap[0]) + Math.abs(gap[1]) + Math.abs(gap[2]) - ahead;
    const cost = ahead + 3 * aside;
    if (cost < least) [best, least] = [cell, cost];
  }
  return best;
}
