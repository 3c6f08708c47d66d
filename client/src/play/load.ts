// Records and positions from outside become tables and editors.

import { games, openTable, readPosition, readRecord } from "../api";
import { href } from "../router.svelte";
import { keepSeats } from "./seats";

/** A record begins with its tags, or is JSON; everything else can only be a position. */
export const isRecord = (text: string): boolean => /^\s*[[{]/.test(text);

/** The page of a new table that goes on with the record's first game. */
export async function loadRecord(text: string): Promise<string> {
  const [first] = await readRecord(text);
  if (!first) return href("");
  const table = await openTable({ game: first.game, record: first.text, seats: [{ kind: "human" }, { kind: "human" }] });
  keepSeats(table.id, table.seats);
  return href("table", table.id);
}

/** The page of a position of this game, or else of the first game that can read it; why not, says the one asked first. */
export async function loadPosition(text: string, game: string): Promise<string> {
  let refusal: unknown;
  const others = (await games()).map(({ slug }) => slug).filter((slug) => slug !== game);
  for (const slug of [...(game ? [game] : []), ...others]) {
    try {
      const read = await readPosition({ game: slug, text: text.trim() });
      return href("position", slug, { text: read.text });
    } catch (no) {
      refusal ??= no;
    }
  }
  throw refusal;
}
