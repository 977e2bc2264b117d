import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type BuildOptions, type Plugin } from "vite";
import { palette } from "./tools/palette.ts";

const packages = fileURLToPath(new URL("../src/hippodrome/", import.meta.url));

/** The page of the tables. */
const page: BuildOptions = { outDir: `${packages}server/page`, assetsInlineLimit: 0, chunkSizeWarningLimit: 400 };

/** The page of an analysed race (`--mode report`): one script and one sheet, to be written into a single file. */
const report: BuildOptions = {
  outDir: `${packages}study/page`,
  lib: {
    entry: "src/report/main.ts",
    name: "report",
    formats: ["iife"],
    fileName: () => "reader.js",
    cssFileName: "reader",
  },
  copyPublicDir: false,
};

/** The names of all files of the page, for the worker that keeps them on a device (`public/sw.js`). */
const offline: Plugin = {
  name: "offline",
  apply: (_, { mode }) => mode !== "report",
  generateBundle(_, bundle) {
    const source = JSON.stringify(
      Object.keys(bundle)
        .filter((name) => name.startsWith("assets/"))
        .map((name) => `/${name}`),
    );
    this.emitFile({ type: "asset", fileName: "offline.json", source });
  },
};

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), offline, palette(`${packages}draw/palette.toml`)],
  define: mode === "report" ? { "process.env.NODE_ENV": '"production"' } : {},
  build: { ...(mode === "report" ? report : page), emptyOutDir: true, target: "es2022" },
  server: {
    fs: { allow: [".", packages] },
    proxy: { "/api": { target: "http://localhost:8000", ws: true } },
  },
}));
