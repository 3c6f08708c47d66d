// The secrets of the seats that this browser plays. They are kept here and never stand in an address.

import { remember, remembered } from "../words/settings.svelte";

const KEY = "bergfried.seats";
const MOST = 200;

type Seats = Record<string, string[]>;

export function keepSeats(table: string, secrets: readonly (string | null)[]): void {
  const held = secrets.filter((secret) => secret !== null);
  const entries = Object.entries({ ...remembered<Seats>(KEY), [table]: held });
  remember(KEY, Object.fromEntries(entries.slice(-MOST)));
}

/** Every table where this browser plays. */
export const ownTables = (): string[] => Object.keys(remembered<Seats>(KEY) ?? {});

export function secretsOf(table: string): string[] {
  return remembered<Seats>(KEY)?.[table] ?? [];
}
