import type { Piece } from "../wire.gen";
import type { Body } from "../board/paint";

/** What every drawing of a piece gets. It is drawn around 0,0 on a place of 100 by 100. */
export interface Artist {
  piece: Piece;
  paint: Body;
  skin: string; // the fill of what stands upright and is round
}
