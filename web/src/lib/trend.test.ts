import { expect, test } from "vitest";
import { figures, reach, trend } from "./trend";

const race = { table: null, game: "g", ended: 0, players: 2, place: 1, accuracy: null, luck: null, skill: null };

test("figures are told from the oldest race on, without those that have none", () => {
  const races = [{ ...race, luck: 0.3 }, race, { ...race, luck: -0.1 }];
  expect(figures(races, "luck")).toEqual([-0.1, 0.3]);
});

test("a line goes through the middle of the last few", () => {
  expect(trend([0, 10, 20, 30], 2)).toEqual([0, 5, 15, 25]);
});

test("luck reaches as far up as down, accuracy from nothing to all", () => {
  expect(reach([0.2, -0.5], "luck")).toEqual([-0.5, 0.5]);
  expect(reach([80], "accuracy")).toEqual([0, 100]);
});
