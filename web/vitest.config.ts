import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config.ts";

const sums = ["src/lib/**/*.test.ts", "tools/**/*.test.ts"];

export default defineConfig((environment) =>
  mergeConfig(page(environment), {
    plugins: [svelteTesting()],
    test: {
      environment: "jsdom",
      testTimeout: 60_000,
      projects: [
        // What only reckons leaves nothing behind: one window does for all of it.
        { extends: true, test: { name: "lib", include: sums, isolate: false } },
        { extends: true, test: { name: "page", include: ["src/**/*.test.ts"], exclude: sums } },
      ],
    },
  }),
);
