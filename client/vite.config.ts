import { defineConfig } from "vite";

export default defineConfig({
  // Relative addresses, so that the page also works below a path of somebody's site.
  base: "./",
  build: {
    // Into the package: the wheel ships the page.
    outDir: "../src/bergfried/page",
    emptyOutDir: true,
  },
});
