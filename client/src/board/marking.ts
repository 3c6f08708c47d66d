import type { Mark } from "../wire.gen";
import type { Flat } from "./flat";
import type { Spot } from "./places";

const UNDER = new Set(["field", "castle", "area", "window", "last"]);

/** Whether a mark lies under the pieces. What won does where pieces stand; blocks of a wall would hide it. */
export const isUnder = (mark: Mark, { places }: Flat): boolean =>
  UNDER.has(mark.kind) || (mark.kind === "decisive" && places.board.shape !== "wall");

/** Neighbouring cells are joined, in whatever order they come. */
export function cord(flat: Flat, spots: readonly Spot[]): string {
  const there = new Set(spots.map(String));
  const has = (x: number, y: number) => there.has(`${x},${y}`);
  // Only a cell that has no straight neighbour can be part of a slanting line.
  const loose = ([x, y]: Spot) => !(has(x + 1, y) || has(x - 1, y) || has(x, y + 1) || has(x, y - 1));
  const steps: string[] = [];
  for (const spot of spots) {
    const [x, y] = spot;
    const straight: Spot[] = [
      [x + 1, y],
      [x, y + 1],
    ];
    const slanting: Spot[] = [
      [x + 1, y + 1],
      [x + 1, y - 1],
    ];
    const joined = straight.filter((next) => has(...next));
    if (loose(spot)) joined.push(...slanting.filter((next) => has(...next) && loose(next)));
    for (const next of joined) steps.push(`M${flat.centre(spot).join(" ")}L${flat.centre(next).join(" ")}`);
  }
  return steps.join("");
}

/** The battlements of a castle on a place of 100 by 100. */
export const BATTLEMENTS = [-50, -32, -14, 4, 22, 40]
  .flatMap((at) => [
    [at, -50],
    [at, 40],
    [-50, at],
    [40, at],
  ])
  .map(([x, y]) => `M${x} ${y}h10v10h-10z`)
  .join("");
