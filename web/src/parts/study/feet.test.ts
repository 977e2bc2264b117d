import { expect, test } from "vitest";
import { Words } from "../../lib/words";
import { moveFeet, roundFeet } from "./feet";

const words = new Words("en", ["round = Round { $round }\n"]);
const stage = (first: number, number: number) => ({
  first,
  number,
  name: { key: "round", args: { round: number }, plain: "" },
});

test("rounds are named in the middle of each, by number where the names have no room", () => {
  const feet = roundFeet([stage(0, 1), stage(10, 2)], 20, words);
  expect(feet(400).map(({ at, text }) => [at, text])).toEqual([
    [0.25, "Round 1"],
    [0.75, "Round 2"],
  ]);
  expect(feet(60).map(({ text }) => text)).toEqual(["1", "2"]);
  expect(feet(10).map(({ text }) => text)).toEqual(["", ""]);
});

test("moves are numbered as closely as can be read, and none beyond the last", () => {
  expect(moveFeet(4)(400).map(({ text }) => text)).toEqual(["1", "2", "3", "4"]);
  expect(moveFeet(95)(400).map(({ text }) => text)).toEqual(["20", "40", "60", "80"]);
  expect(moveFeet(95)(400)[0]!.at).toBeCloseTo(20 / 95);
});
