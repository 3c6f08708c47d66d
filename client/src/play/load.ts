// Records and positions from outside become tables and editors.

import { games, openTable, readPosition, readRecord, Refusal } from "../api";
import { href } from "../router.svelte";
import { keepSeats } from "./seats";

/** A record begins with its tags, or is JSON; everything else can only be a position. */
export const isRecord = (text: string): boolean => /^\s*[[{]/.test(text);

/** The page of a new table that goes on with the record's first game. */
export async function loadRecord(text: string): Promise<string> {
  const [first] = await readRecord(text);
  if (!first) return href("");
  const table = await openTable({
    game: first.game,
    record: first.text,
    seats: [{ kind: "human" }, { kind: "human" }],
  });
  keepSeats(table.id, table.seats);
  return href("table", table.id);
}

/** No game could read it; what is said is of the game that came farthest, or of none if none came anywhere. */
export class NoPosition extends Refusal {
  constructor(
    refusal: Refusal,
    readonly game: string,
  ) {
    super(refusal.problem);
  }
}

/** The page of a position of this game, or else of the first game that can read it. */
export async function loadPosition(text: string, game: string): Promise<string> {
  let refusal: NoPosition | undefined;
  const others = (await games()).map(({ slug }) => slug).filter((slug) => slug !== game);
  for (const slug of [...(game ? [game] : []), ...others]) {
    try {
      const read = await readPosition({ game: slug, text: text.trim() });
      return href("position", slug, { text: read.text });
    } catch (no) {
      if (!(no instanceof Refusal) || no.problem.status === 0) throw no;
      const farther = !game && (no.problem.place ?? 0) > (refusal?.problem.place ?? 0);
      if (!refusal || farther) refusal = new NoPosition(no, farther || slug === game ? slug : "");
    }
  }
  throw refusal;
}
