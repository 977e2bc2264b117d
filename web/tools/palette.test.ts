import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { stylesheet } from "./palette";

test("the house has its roles for light and dark", () => {
  const toml = readFileSync("../src/hippodrome/draw/palette.toml", "utf-8");
  const css = stylesheet(toml);
  expect(css).toContain(`:root,[data-mood="house"]{`);
  expect(css).toContain(`html[data-scheme="dark"] [data-mood="house"]{`);
  expect(css).toContain("--racer-6-ink:");
});
