import type { Flat } from "../board/flat";
import { round } from "../board/flat";
import type { Spot } from "../board/places";

/** Wood grain runs along a block: upwards where it stands, sideways where it lies. */
export function fibres(flat: Flat, spots: readonly Spot[]): string {
  const columns = spots.map(([column]) => column);
  const rows = spots.map(([, row]) => row);
  const upright = new Set(columns).size === 1 && spots.length > 1;
  const u = flat.unit;
  const [left, bottom] = flat.corner(Math.min(...columns), Math.min(...rows));
  const [right, top] = flat.corner(Math.max(...columns) + 1, Math.max(...rows) + 1);
  const pad = u * 0.14;
  return [0.3, 0.72]
    .map((share) => {
      const bend = u * (share < 0.5 ? 0.07 : -0.06);
      const x = left + (right - left) * share;
      const y = top + (bottom - top) * share;
      const points = upright
        ? [x, top + pad, x + bend, (top + bottom) / 2, x, bottom - pad]
        : [left + pad, y, (left + right) / 2, y + bend, right - pad, y];
      const [a, b, c, d, e, f] = points.map(round);
      return `M${a} ${b}Q${c} ${d} ${e} ${f}`;
    })
    .join("");
}
