import { expect, test } from "vitest";
import { spread } from "./spread";

test("what is far enough apart stays where it is", () => {
  expect(spread([40, 0, 90], 30)).toEqual([40, 0, 90]);
});

test("those that share a place stand around it, in their order", () => {
  expect(spread([50, 50], 30)).toEqual([35, 65]);
  expect(spread([100, 50, 50], 30)).toEqual([100, 35, 65]);
});

test("no two come closer than that, however many share a place", () => {
  const places = spread([10, 10, 20, 20, 35, 80], 24).toSorted((a, b) => a - b);
  expect(places.slice(1).every((place, k) => place - places[k]! >= 24 - 1e-9)).toBe(true);
});
