import { expect, test } from "vitest";
import type { Answer, Plan, Scene } from "../wire/scene";
import {
  alone,
  dealings,
  endsOf,
  facetsOf,
  fits,
  frugal,
  label,
  NOTHING,
  numbersOf,
  ranked,
  tappable,
  type Draft,
} from "./plans";

const answer = (question: string, key: string, targets: string[] = [], extra = false): Answer => ({
  question,
  action: key.length,
  text: { key, args: {}, plain: "" },
  targets,
  extra,
});
const plan = (answers: Answer[], end = "", lost = 0, more: Partial<Plan> = {}): Plan => ({
  choices: answers.map(({ action }) => action),
  answers,
  steps: [],
  piece: "piece:0",
  end,
  tolls: lost ? [{ at: end, piece: "piece:0", figure: "armour", by: -lost, cause: "" }] : [],
  wrecked: [],
  place: 1,
  passed: [],
  stop: "turn",
  act: { key: "", args: {}, plain: "" },
  ahead: [],
  ...more,
});
const scene = {
  pieces: [{ id: "piece:0", cell: "space:A" }],
  panels: [
    {
      piece: "piece:0",
      figures: [
        { name: "armour", price: "shield" },
        { name: "speed", price: "" },
      ],
    },
  ],
} as unknown as Scene;
const draft = (given: Partial<Draft>): Draft => ({ ...NOTHING, ...given });

const keep = answer("dice", "keep");
const again = (die: number) => answer("dice", `again-${die}`, [`die:${die}`], true);
const slow = answer("speed", "slow");
const fast = answer("speed", "fast!");

test("nothing is spent unasked: a plan with an extra fits only a draft that names it", () => {
  const quiet = plan([keep, slow], "space:B");
  const bought = plan([again(1), keep, slow], "space:C");
  expect(fits(quiet, NOTHING)).toBe(true);
  expect(fits(bought, NOTHING)).toBe(false);
  expect(fits(bought, draft({ things: ["die:1"] }))).toBe(true);
  expect(fits(bought, draft({ said: [label(again(1))] }))).toBe(true);
  expect(fits(quiet, draft({ things: ["die:1"] }))).toBe(false);
});

test("an answer that points at a cell is known by the cell, whatever it will cost there", () => {
  const entry = (hurt: number): Answer => ({
    ...answer("enter", "enter", ["space:A1"]),
    text: { key: "enter", args: { hurt }, plain: "" },
  });
  const row = facetsOf([plan([entry(0), slow]), plan([entry(1), slow])], NOTHING, null, scene);
  expect(row).toEqual([]);
  expect(label(entry(0))).toBe(label(entry(1)));
});

test("a row of speeds is answered by the speed itself, another row by places", () => {
  const speed = (number: number): Answer => ({
    ...answer("speed", `speed-${number}`),
    text: { key: "speed", args: { number }, plain: "" },
  });
  const rows = [
    [6, 7, 10].map((number) => ({
      label: `s${number}`,
      answer: speed(number),
      plan: plan([speed(number)]),
      on: false,
    })),
    [slow, fast].map((said) => ({ label: said.text.key, answer: said, plan: plan([said]), on: false })),
  ];
  expect([...numbersOf(rows)]).toEqual([
    ["s6", 6],
    ["s7", 7],
    ["s10", 10],
    ["slow", 1],
    ["fast!", 2],
  ]);
});

test("a use belongs to its thing: two dice that show the same can both be thrown again", () => {
  const first = answer("dice", "alike", ["die:1", "die:4"], true);
  const second = answer("dice", "alike", ["die:4"], true);
  const set = answer("change", "set", ["die:1"], true);
  const uses = (...ids: string[]) => ids.map((id) => ({ id, words: label(first) }));
  expect(fits(plan([first, keep]), draft({ uses: uses("die:4") }))).toBe(true);
  expect(fits(plan([first, second, keep]), draft({ uses: uses("die:1", "die:4") }))).toBe(true);
  expect(fits(plan([first, keep]), draft({ uses: uses("die:1", "die:4") }))).toBe(false);
  expect(fits(plan([set, keep]), draft({ uses: uses("die:1") }))).toBe(false);
});

test("a set is picked in any order, and alike things stand for each other", () => {
  const either = answer("dice", "alike", ["die:1", "die:4"], true);
  const second = answer("dice", "alike", ["die:4"], true);
  const both = plan([either, second, keep]);
  for (const things of [
    ["die:1", "die:4"],
    ["die:4", "die:1"],
  ])
    expect(fits(both, draft({ things }))).toBe(true);
  expect(fits(both, draft({ things: ["die:4"] }))).toBe(false);
  expect(fits(plan([either, keep]), draft({ things: ["die:4"] }))).toBe(true);
});

test("ends are shown once with their cheapest way, and only where there is something to choose", () => {
  const plans = [plan([slow], "space:B", 3), plan([fast], "space:B", 1), plan([fast], "space:C", 2)];
  const ends = endsOf(plans, scene);
  expect(ends.map(({ space, ways }) => [space, ways])).toEqual([
    ["space:B", 2],
    ["space:C", 1],
  ]);
  expect(ends[0]!.plan).toBe(plans[1]);
  expect(endsOf([plan([slow], "space:A")], scene)).toEqual([]);
});

test("what wrecks comes last, what is open after that", () => {
  const wreck = plan([slow], "space:B", 0, { wrecked: ["piece:0"] });
  const open = plan([keep], "", 0, { stop: "open" });
  const dear = plan([fast], "space:C", 5);
  expect(ranked([open, wreck, dear], scene)).toEqual([dear, wreck, open]);
});

test("of answers to the same end the frugal one stands first, and no card is spent to save a price", () => {
  const wreck = plan([slow], "space:A", 0, { wrecked: ["piece:0"] });
  const [quiet, away] = [plan([keep], "space:A"), plan([fast], "space:C", 5)];
  const told = (plans: Plan[]) => frugal(plans.map(alone), scene).map((saying) => saying.plan);
  expect(told([wreck, away, quiet])).toEqual([quiet, away, wreck]);
  const card = plan([answer("pay", "card", ["card:1"], true)], "space:A");
  const hit = plan([keep], "space:A", 2);
  expect(told([hit, card])).toEqual([hit, card]);
});

test("a question ahead is a row of words, with what would be done now marked", () => {
  const plans = [plan([keep, slow], "space:B"), plan([keep, fast], "space:C")];
  const facets = facetsOf(plans, NOTHING, plans[1]!, scene);
  expect(facets.map(({ question }) => question)).toEqual(["speed"]);
  expect(facets[0]!.sayings.map(({ answer: { text }, on }) => [text.key, on])).toEqual([
    ["slow", false],
    ["fast!", true],
  ]);
  // choosing one does not hide the other
  expect(facetsOf(plans, draft({ said: [label(slow)], end: "space:B" }), plans[0]!, scene)[0]!.sayings).toHaveLength(2);
});

test("what only one way asks is shown once that way is chosen", () => {
  const trap = (cell: string) => answer("trap", `trap-${cell}`, [`space:${cell}`]);
  const plans = [plan([slow], "space:B"), plan([fast, trap("X")], "space:C"), plan([fast, trap("Y1")], "space:C")];
  expect(facetsOf(plans, NOTHING, null, scene).map(({ question }) => question)).toEqual(["speed"]);
  const chosen = facetsOf(plans, draft({ end: "space:C" }), plans[1]!, scene);
  expect(chosen.map(({ question, sayings }) => [question, sayings.length])).toEqual([
    ["speed", 2],
    ["trap", 2],
  ]);
});

test("a thing knows what can be done with it", () => {
  const set = answer("dice", "set-1", ["die:1"], true);
  const plans = [plan([again(1), keep]), plan([set, keep]), plan([keep], "space:B")];
  expect(dealings(plans, "die:1").map(({ text }) => text.key)).toEqual(["again-1", "set-1"]);
  expect([...tappable(plans)]).toEqual(["die:1"]);
});
