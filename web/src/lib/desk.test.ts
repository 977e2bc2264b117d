import { expect, test } from "vitest";
import type { Answer, Plan, Scene } from "../wire/scene";
import { Desk } from "./desk";
import { label, NOTHING } from "./plans";

const answer = (key: string, targets: string[] = [], extra = false): Answer => ({
  question: "pay",
  action: key.length,
  text: { key, args: {}, plain: "" },
  targets,
  extra,
});
const plan = (answers: Answer[], lost = 0): Plan => ({
  choices: answers.map(({ action }) => action),
  answers,
  steps: [],
  piece: "piece:0",
  end: "space:A",
  tolls: lost ? [{ at: "space:A", piece: "piece:0", figure: "armour", by: -lost, cause: "" }] : [],
  wrecked: [],
  place: 1,
  passed: [],
  stop: "turn",
  act: { key: "", args: {}, plain: "" },
  ahead: [],
});
const scene = {
  question: { key: "pay" },
  pieces: [{ id: "piece:0", cell: "space:A" }],
  panels: [{ piece: "piece:0", figures: [{ name: "armour", price: "shield" }] }],
  stakes: [],
} as unknown as Scene;

const card = (name: string) => answer(name, [`card:${name}`], true);
const suffer = plan([answer("suffer")], 2);
const pays = ["a", "bb", "ccc"].map((name) => plan([card(name)]));
const both = plan([card("a"), card("bb")]);
const spread = plan([card("dddd"), card("eeeee")]);
const plans = [suffer, ...pays, both, spread];

test("a payment that saves a loss is proposed, and a tap puts it back", () => {
  const desk = new Desk(plans, NOTHING, scene);
  expect(desk.now()).toBe(pays[0]);
  expect(desk.proposed()).toEqual(["card:a"]);
  const tapped = desk.tap("card:a");
  expect("draft" in tapped && new Desk(plans, tapped.draft, scene).now()).toBe(suffer);
});

test("what completes a pick is proposed", () => {
  const tapped = new Desk(plans, NOTHING, scene).tap("card:dddd");
  const desk = new Desk(plans, "draft" in tapped ? tapped.draft : NOTHING, scene);
  expect(desk.now()).toBe(spread);
  expect(desk.proposed()).toEqual(["card:eeeee"]);
});

test("what no thing stands for is picked in words, as often as there is room for it", () => {
  const throws = answer("throw", ["piece:1", "space:B"], true);
  const [none, one, two] = [plan([answer("stop")]), plan([throws, answer("stop")]), plan([throws, throws])];
  let desk = new Desk([none, one, two], NOTHING, scene);
  expect(desk.rows().flatMap(({ sayings }) => sayings.map((saying) => saying.label))).toEqual([label(throws)]);
  for (const wanted of [one, two, none]) {
    desk = new Desk(desk.plans, desk.said(throws), scene);
    expect(desk.now()).toBe(wanted);
  }
});
