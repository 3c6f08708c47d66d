// Messages in the chosen language. The page's own texts lie in src/locale, all others come from the server.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Message, Words } from "../wire.gen";
import { language, type Language } from "./settings.svelte";
import { textOf } from "../api";

type Params = Record<string, FluentVariable>;

const own = import.meta.glob<string>("../locale/*.ftl", { query: "?raw", import: "default" });
const asked = new Set<string>();
// One bundle per language and source: "" for the page, "/" for what all games share, else the game.
let bundles = $state.raw<ReadonlyMap<string, FluentBundle>>(new Map());

function add(key: string, tongue: Language, source: string): void {
  // Isolation marks are for mixing writing directions; none of our languages needs them.
  const bundle = new FluentBundle(tongue, { useIsolating: false });
  bundle.addResource(new FluentResource(source), { allowOverrides: true }); // a game may say it better
  bundles = new Map(bundles).set(key, bundle);
}

async function fetchTexts(tongue: Language, source: string): Promise<string> {
  if (source === "") return (await own[`../locale/${tongue}.ftl`]?.()) ?? "";
  return textOf(source === "/" ? `texts/${tongue}` : `games/${encodeURIComponent(source)}/texts/${tongue}`);
}

/** Loads the texts of a source once; resolves when they can be said. */
export async function learn(source: string, tongue: Language = language()): Promise<void> {
  const key = `${tongue} ${source}`;
  if (asked.has(key)) return;
  asked.add(key);
  try {
    add(key, tongue, await fetchTexts(tongue, source));
  } catch {
    asked.delete(key); // the next one who asks tries again
  }
}

function find(source: string, id: string, params: Params): string | undefined {
  const bundle = bundles.get(`${language()} ${source}`);
  const pattern = bundle?.getMessage(id)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, params, []) : undefined;
}

/** One of the page's own texts. */
export function t(id: string, params: Params = {}): string {
  return find("", id, params) ?? "";
}

/** A message of a game, or of what all games share. Before its texts have come it says nothing. */
export function say(words: Words | Message | null | undefined, game?: string | null): string {
  if (!words) return "";
  const params = words.params ?? {};
  const sources = ["game" in words ? words.game : null, game, "/"];
  for (const source of sources) {
    if (!source) continue;
    void learn(source);
    const found = find(source, words.id, params);
    if (found !== undefined) return found;
  }
  const loaded = sources.every((source) => !source || bundles.has(`${language()} ${source}`));
  return loaded ? words.id.replaceAll("-", " ") : "";
}

/** A message id of a game's texts. */
export const tell = (game: string, id: string, params: Params = {}): string =>
  say({ id, params: params as Record<string, string | number> }, game);
