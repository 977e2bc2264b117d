import { expect, test } from "vitest";
import type { Hint } from "../wire/server";
import { oddsOf } from "./odds";

const hint = (odds: Hint["odds"]): Hint => ({
  type: "hint",
  id: "h",
  asked: 7,
  choice: 2,
  clear: true,
  win: [0.2, 0.8],
  place: [2, 1],
  spread: 0.05,
  odds,
  line: [],
});

test("odds belong to the question they were asked at", () => {
  const odds = [1, 2].map((choice) => ({ choice, win: choice / 10, low: 0, high: 0.5, place: 2 }));
  expect(oddsOf(hint(odds), 8).size).toBe(0);
  expect(oddsOf(null, 7).size).toBe(0);
  const found = oddsOf(hint(odds), 7);
  expect(found.get(2)).toMatchObject({ win: 0.2, best: true });
  expect(found.get(1)).toMatchObject({ win: 0.1, best: false });
});

test("a bot without odds still names its choice", () => {
  expect([...oddsOf(hint([]), 7).values()]).toMatchObject([{ choice: 2, win: null, best: true }]);
});
