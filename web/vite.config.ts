import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { palette } from "./tools/palette";

const packages = fileURLToPath(new URL("../src/hippodrome/", import.meta.url));

export default defineConfig({
  plugins: [svelte(), svelteTesting(), palette(`${packages}draw/palette.toml`)],
  build: {
    outDir: `${packages}server/page`,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
  },
  server: {
    fs: { allow: [".", packages] },
    proxy: { "/api": { target: "http://localhost:8000", ws: true } },
  },
  test: { environment: "jsdom", include: ["src/**/*.test.ts", "tools/**/*.test.ts"], testTimeout: 60_000 },
});
