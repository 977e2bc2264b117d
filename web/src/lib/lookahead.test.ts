import { expect, test } from "vitest";
import type { Answer, Plan, Scene } from "../wire/scene";
import { Lookahead } from "./lookahead";
import { NOTHING, type Draft } from "./plans";

let action = 0;
const answer = (question: string, key: string, targets: string[] = [], extra = false): Answer => ({
  question,
  action: action++,
  text: { key, args: {}, plain: "" },
  targets,
  extra,
});
const plan = (answers: Answer[], stop: Plan["stop"]): Plan => ({
  choices: answers.map((one) => one.action),
  answers,
  steps: [],
  piece: "piece:0",
  end: "space:A",
  tolls: [],
  wrecked: [],
  place: 1,
  passed: [],
  stop,
  act: { key: "", args: {}, plain: "" },
  ahead: [],
});
const scene = {
  question: { key: "speed" },
  pieces: [{ id: "piece:0", cell: "space:A" }],
  panels: [],
  stakes: [],
} as unknown as Scene;

const [stay, whip, whip2] = [
  answer("speed", "stay"),
  answer("speed", "whip", ["card:1"], true),
  answer("speed", "whip2", ["card:2"], true),
];
const [keep, rein, spare] = [
  answer("discard", "keep"),
  answer("discard", "rein", ["card:7"], true),
  answer("discard", "spare", ["card:2"], true),
];
const aim = answer("discard", "aim", ["piece:3"], true);
const plans = [plan([stay], "rest"), plan([whip], "rest"), plan([whip2], "rest")];
const later = [stay, whip].flatMap((first) => [
  plan([first, keep], "chance"),
  plan([first, rein], "chance"),
  plan([first, spare], "chance"),
  plan([first, aim], "chance"),
]);
const desk = (draft: Draft = NOTHING) => new Lookahead(plans, later, draft, scene);
const tapped = (from: Lookahead, id: string): Lookahead => {
  const found = from.tap(id);
  return "draft" in found ? desk(found.draft) : from;
};

test("what serves only the question after is picked along with the one that is asked", () => {
  const whole = tapped(tapped(desk(), "card:1"), "card:7");
  expect(whole.now()?.answers).toEqual([whip, rein]);
  expect(whole.near.now()?.answers).toEqual([whip]);
});

test("in any order, and once more it is put back", () => {
  const first = tapped(desk(), "card:7");
  expect(first.now()?.answers).toEqual([stay, rein]);
  expect(tapped(first, "card:1").now()?.answers).toEqual([whip, rein]);
  expect(tapped(first, "card:7").now()?.answers).toEqual([stay]);
});

test("what serves the question that is asked serves that one, what it has no room for the one after", () => {
  expect(tapped(desk(), "card:2").now()?.answers).toEqual([whip2]);
  expect(tapped(tapped(desk(), "card:1"), "card:2").now()?.answers).toEqual([whip, spare]);
});

test("one button does nothing more at the question after", () => {
  expect(tapped(desk(), "card:1").quiet()?.answers).toEqual([whip, keep]);
  expect(tapped(tapped(desk(), "card:1"), "card:7").quiet()).toBeNull();
});

test("who is aimed at is picked in words", () => {
  const picked = desk(tapped(desk(), "card:1").said(aim));
  expect(picked.now()?.answers).toEqual([whip, aim]);
  expect(desk(picked.said(aim)).now()?.answers).toEqual([whip]);
});
