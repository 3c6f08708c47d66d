// What the two sides are painted with. Colours themselves live in theme.toml; here they are only named.

import { looks } from "virtual:theme";
import type { Mark, Scene, Side } from "../wire.gen";

type Whose = Side | null | undefined;

/** Which of the looks of theme.toml a scene has. */
export function lookOf(scene: Pick<Scene, "board" | "marks">): string {
  const owned = (mark: Mark) => mark.kind === "field" && mark.side != null;
  return scene.board.shape === "grid" && scene.marks?.some(owned) ? "checkered" : scene.board.shape;
}

/** Custom properties for everything inside: --first-base … --second-accent, --none-base … */
export function paints(look: string): string {
  const [first, second] = looks[look] ?? (looks["grid"] as [string, string]);
  const shades = ["base", "light", "dark", "edge", "text", "field", "tint", "accent"];
  return [
    ["first", first],
    ["second", second],
    ["none", "neutral"],
  ]
    .flatMap(([whose, paint]) => shades.map((shade) => `--${whose}-${shade}:var(--${paint}-${shade})`))
    .join(";");
}

export const whose = (side: Whose): "first" | "second" | "none" =>
  side === 0 ? "first" : side === 1 ? "second" : "none";

export const shade = (side: Whose, name: string): string => `var(--${whose(side)}-${name})`;

/** What a mark is drawn with: its side's accent, gold if it is nobody's. */
export const accent = (mark: Mark): string => (mark.side == null ? "var(--gold)" : shade(mark.side, "accent"));

export const mix = (one: string, other: string, share: number): string =>
  `color-mix(in srgb, ${one}, ${other} ${share * 100}%)`;

export interface Body {
  base: string;
  light: string;
  dark: string;
  edge: string;
  text: string;
}

/** What a piece is made of; a petrified one has its colour still, but grey has the upper hand. */
export function body(side: Whose, petrified = false): Body {
  const own = (name: string) => shade(side, name);
  const stony = (name: string, stone: string) => (petrified ? mix(own(name), `var(--${stone})`, 0.62) : own(name));
  return {
    base: stony("base", "stone"),
    light: stony("light", "stone-light"),
    dark: stony("dark", "stone-dark"),
    edge: petrified ? "var(--stone-edge)" : own("edge"),
    text: own("text"),
  };
}
