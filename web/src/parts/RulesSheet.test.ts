import { expect, test } from "vitest";
import { Words } from "../lib/words";
import { sectionFor, sectionsOf } from "./RulesSheet.svelte";

const words = new Words("en", [
  "rules-1 = Aim\n    .text = Win.\n    .ids = X-1 X-9\nrules-2 = Rolling\n    .text = Roll.\n    .ids = X-3\nrules-3 = Re-rolling\n    .text = Again.\n    .ids = X-31\n",
]);

test("the section of a rule is the one that names the longest part of its number", () => {
  const sections = sectionsOf(words);
  expect(sections).toHaveLength(3);
  expect(["X-304", "X-311", "X-905", "Y-1"].map((rule) => sectionFor(sections, rule))).toEqual([1, 2, 0, -1]);
});
