// Records and positions from outside become tables and editors.

import { games, openTable, readPosition, readRecord, Refusal } from "../api";
import type { RecordRead } from "../wire.gen";
import { href } from "../router.svelte";
import { keepSeats } from "./seats";

/** A record begins with its tags, or is JSON; everything else can only be a position. */
export const isRecord = (text: string): boolean => /^\s*[[{]/.test(text);

/** Characters of the longest text that the server reads. */
export const LONGEST = 1_000_000;

/** The page that a link to a Bergfried leads to here, if the text is one: games and positions travel, tables do not. */
export function linkedPage(text: string): string | null {
  const [, place, page] = /^(https?:\/\/[^\s#]+)(#\/\S+)$/.exec(text.trim()) ?? [];
  if (!place || !page) return null;
  const here = location.href.split("#")[0];
  return place === here || /^#\/(game|position)\//.test(page) ? page : null;
}

/** The page of a new table that goes on with the record's first game. */
export async function loadRecord(text: string): Promise<string> {
  const [first] = await readRecord(text);
  return first ? openRecord(first) : href("");
}

export async function openRecord(record: RecordRead): Promise<string> {
  const table = await openTable({
    game: record.game,
    record: record.text,
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
