// The size of a flat board on paper.

import type { Board } from "../wire.gen";
import { Flat } from "./flat";
import { Places } from "./places";

const RIM = 36;
const LARGEST = 620; // no board grows beyond this, however many fields it has
const TABLE = 46;
const LEFT = 40;

export interface Ground {
  flat: Flat;
  width: number;
  height: number;
  rim: number;
  depth: number; // of the blocks of a wall
}

/** A wall stands on its table; everything else may be seen from the other end. */
export function ground(board: Board, turned = false): Ground {
  const places = new Places(board);
  const [wide, high] = [places.columns.length || 1, places.rows.length || 1];
  if (board.shape === "wall") {
    const unit = Math.min(58, 760 / wide, 560 / high);
    const depth = unit * 0.2;
    const flat = new Flat(places, unit, LEFT, depth + 12);
    return { flat, width: flat.width + 2 * LEFT, height: flat.top + flat.height + TABLE, rim: LEFT, depth };
  }
  const unit = Math.min(board.shape === "points" ? 56 : 76, LARGEST / Math.max(wide, high));
  const flat = new Flat(places, unit, RIM, RIM, turned);
  return { flat, width: flat.width + 2 * RIM, height: flat.height + 2 * RIM + 6, rim: RIM, depth: 0 };
}
