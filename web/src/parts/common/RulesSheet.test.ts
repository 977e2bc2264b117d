import { expect, test } from "vitest";
import { Words } from "../../lib/words";
import { sectionFor, sectionsOf, thingsOf } from "./RulesSheet.svelte";

const words = new Words("en", [
  "rules-1 = Aim\n    .text = Win.\n    .ids = X-1 X-9\nrules-2 = Rolling\n    .text = Roll.\n    .ids = X-3\nrules-3 = Re-rolling\n    .text = Again.\n    .ids = X-31\n",
]);

test("the section of a rule is the one that names the longest part of its number", () => {
  const sections = sectionsOf(words);
  expect(sections).toHaveLength(3);
  expect(["X-304", "X-311", "X-905", "Y-1"].map((rule) => sectionFor(sections, rule))).toEqual([1, 2, 0, -1]);
});

test("things are told by kind, but not those the guide to the board shows; the same name may be something else", () => {
  const catalogue = new Words("en", [
    [
      "things-card = Cards",
      "card-bend = Bend",
      "    .help = Drive to it.",
      "card-plain = Plain",
      "face-one = One",
      "    .help = A face.",
      "part-bend = Bend",
      "    .help = A part.",
      "part-line = Line",
      "    .help = A line.",
      "",
    ].join("\n"),
  ]);
  const guide = [
    { art: "", name: { key: "part-bend", args: {}, plain: "" }, help: { key: "", args: {}, plain: "" }, present: true },
  ];
  const groups = thingsOf(catalogue, { card: ["bend", "plain"], face: ["one", "one"], part: ["bend", "line"] }, guide);
  expect(groups.map(({ title, things }) => [title, things.map((thing) => thing.key)])).toEqual([
    ["Cards", ["card-bend"]],
    ["", ["face-one", "part-line"]],
  ]);
});
