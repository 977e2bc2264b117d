import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { stylesheet } from "./palette";

test("every mood has its roles for light and dark", () => {
  const toml = readFileSync("../src/hippodrome/draw/palette.toml", "utf-8");
  const css = stylesheet(toml);
  for (const mood of ["sand", "ember", "grove", "orbit"]) {
    expect(css).toContain(`[data-mood="${mood}"]{`);
    expect(css).toContain(`html[data-scheme="dark"] [data-mood="${mood}"]{`);
  }
  expect(css).toContain("--racer-6-ink:");
});
