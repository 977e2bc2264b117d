import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config.ts";

export default defineConfig((environment) =>
  mergeConfig(page(environment), {
    plugins: [svelteTesting()],
    test: { environment: "jsdom", include: ["src/**/*.test.ts", "tools/**/*.test.ts"], testTimeout: 60_000 },
  }),
);
