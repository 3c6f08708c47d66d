import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { licences } from "./build/licences.ts";
import { theme } from "./build/theme.ts";

export default defineConfig({
  // Relative addresses, so that the page also works below a path of somebody's site.
  base: "./",
  plugins: [theme(), svelte(), licences()],
  build: {
    // Into the package: the wheel ships the page.
    outDir: "../src/bergfried/page",
    emptyOutDir: true,
    // Three.js, which loads only for boards in space, is larger than the rest of the page.
    chunkSizeWarningLimit: 800,
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8321", ws: true } } },
});
