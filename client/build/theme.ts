// theme.toml, the one file of colours, as a style sheet: `virtual:theme.css` sets a custom property for each colour, and
// `virtual:theme` tells which paints the two sides of each look wear.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "smol-toml";
import type { Plugin } from "vite";

type Paint = Record<string, string>;
type Colours = { paints: Record<string, Paint> } & Record<string, unknown>;
type Table = { looks: Record<string, [string, string]>; light: Colours; dark: Colours };

const FILE = fileURLToPath(new URL("../../src/bergfried/drawing/theme.toml", import.meta.url));

function properties(colours: Colours): string {
  const { paints, ...plain } = colours;
  const lines = Object.entries(plain).map(([name, value]) => `--${name.replaceAll("_", "-")}:${String(value)};`);
  for (const [paint, shades] of Object.entries(paints)) {
    for (const [shade, value] of Object.entries(shades)) lines.push(`--${paint}-${shade}:${value};`);
  }
  return lines.join("");
}

function sheet(table: Table): string {
  const light = `color-scheme:light;${properties(table.light)}`;
  const dark = `color-scheme:dark;${properties(table.dark)}`;
  return [
    `:root,[data-theme="light"]{${light}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme="light"]){${dark}}}`,
    `:root[data-theme="dark"]{${dark}}`,
  ].join("\n");
}

export function theme(): Plugin {
  const table = () => parse(readFileSync(FILE, "utf8")) as unknown as Table;
  const script = "\0theme";
  const style = "\0theme.css";
  return {
    name: "bergfried-theme",
    buildStart() {
      this.addWatchFile(FILE);
    },
    resolveId: (id) => (id === "virtual:theme" ? script : id === "virtual:theme.css" ? style : undefined),
    load(id) {
      if (id === style) return sheet(table());
      if (id === script) return `export const looks = ${JSON.stringify(table().looks)};`;
      return undefined;
    },
  };
}
