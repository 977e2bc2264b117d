import { expect, test } from "vitest";
import type { Analysis, Point } from "../../wire/analysis";
import { chanceLines, chanceTicks, placesOf, winnersOf } from "./chances";

const point = (at: number, kind: Point["kind"], ...win: number[]) => ({ at, kind, win }) as Point;
const points = [
  point(0, "start", 0.5, 0.5),
  point(1, "choice", 0.6, 0.4),
  point(1, "chance", 0.7, 0.3),
  point(2, "choice", 0.7, 0.3),
  point(3, "choice", 0.8, 0.2),
  point(3, "chance", 0.9, 0.1),
  point(3, "chance", 0, 1),
];

test("a choice and the throws that answer it share the length of their move", () => {
  expect(placesOf(points).map((place) => Number(place.toFixed(2)))).toEqual([0, 0.5, 1, 2, 2.33, 2.67, 3]);
});

test("every seat has its line from the first choice to the last; the winner's is strong", () => {
  const analysis = { points } as Analysis;
  const [first, second] = chanceLines(analysis, [
    { slot: 1, letter: "A" },
    { slot: 2, letter: "B" },
  ]);
  expect(first!.points[0]).toEqual([0, 0.5]);
  expect(second!.points.at(-1)).toEqual([1, 0]);
  expect([first!.strong, second!.strong]).toEqual([false, true]);
  expect(chanceLines(analysis, [undefined, { slot: 2, letter: "B" }])).toHaveLength(1);
});

test("where nobody comes through, no line is the winner's", () => {
  expect(winnersOf(points)).toEqual([1]);
  expect(winnersOf([point(0, "start", 0.5, 0.5), point(1, "choice", 0, 0)])).toEqual([]);
});

test("the highest share stands at the top", () => {
  expect(chanceTicks((share) => `${100 * share}`)[4]).toEqual({ at: 0, text: "100" });
});
