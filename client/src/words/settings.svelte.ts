// What this browser remembers about its user's taste.

export const LANGUAGES = ["en", "de", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "auto" | "light" | "dark";

interface Taste {
  language: Language | null; // null: as the browser
  theme: Theme;
  confirm: "touch" | "always" | "never";
}

const KEY = "bergfried.settings";
const usual: Taste = { language: null, theme: "auto", confirm: "touch" };

export function remembered<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") as T | null;
  } catch {
    return null; // no storage, or somebody else's text in it
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export const taste: Taste = $state({ ...usual, ...remembered<Partial<Taste>>(KEY) });

export function change(changes: Partial<Taste>): void {
  Object.assign(taste, changes);
  remember(KEY, $state.snapshot(taste));
}

/** How dates are written: as the browser's user writes them, if the language is one of theirs. */
export const locale = (): string =>
  navigator.languages.find((wanted) => wanted.slice(0, 2) === language()) ?? language();

export function language(): Language {
  const wanted = taste.language ?? navigator.language.slice(0, 2);
  return LANGUAGES.find((known) => known === wanted) ?? "en";
}
