// LICENSES.txt beside the page: what the libraries in it ask to be said about them.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** The folder of the package that a module comes from. */
const home = (module: string): string | undefined => /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(module)?.[1];

function notice(folder: string): string {
  const about = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    name: string;
    version: string;
    license?: string;
  };
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  const text = file ? readFileSync(join(folder, file), "utf8").trim() : "";
  return `${about.name} ${about.version} (${about.license ?? "see below"})\n\n${text}`;
}

export function licences(): Plugin {
  return {
    name: "licences",
    generateBundle() {
      const folders = [...new Set([...this.getModuleIds()].map(home))].filter(
        (folder) => folder !== undefined && existsSync(join(folder, "package.json")),
      );
      const source = [...(folders as string[])]
        .sort()
        .map(notice)
        .join(`\n\n${"-".repeat(80)}\n\n`);
      this.emitFile({ type: "asset", fileName: "LICENSES.txt", source: `${source}\n` });
    },
  };
}
