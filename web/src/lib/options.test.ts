import { expect, test } from "vitest";
import type { GameOffer, OptionOffer } from "../wire/answers";
import { counts, countingOf, takenOf, valueOf } from "./options";

const option = (key: string, more: Partial<OptionOffer>): OptionOffer => ({
  key,
  values: [],
  low: null,
  high: null,
  default: null,
  for_players: {},
  own: false,
  advanced: false,
  picture: "",
  seat: -1,
  cosmetic: false,
  only_if: null,
  ...more,
});
const tour = option("tour", { values: [false, true], default: false });
const next = option("next", { values: ["any", "north"], default: "any", only_if: ["tour", true] });
const pairs = option("pairs", { values: [false], default: false, for_players: { "2": [true] } });
const first = option("first", { low: 0, high: 3, default: 0, only_if: ["pairs", false] });
const game = { options: [tour, next, pairs, first] } as GameOffer;

test("an option counts beside the value it needs, chosen or not", () => {
  expect(counts(next, game, {}, 3)).toBe(false);
  expect(counts(next, game, { tour: true }, 3)).toBe(true);
  expect(counts(tour, game, {}, 3)).toBe(true);
});

test("what another number of players makes of an option decides too", () => {
  expect(valueOf(pairs, {}, 2)).toBe(true);
  expect(counts(first, game, {}, 3)).toBe(true);
  expect(counts(first, game, {}, 2)).toBe(false);
});

test("what means nothing any more is left out", () => {
  expect(countingOf(game, { tour: true, next: "north" }, 3)).toEqual({ tour: true, next: "north" });
  expect(countingOf(game, { tour: false, next: "north" }, 3)).toEqual({ tour: false });
});

test("a value that so many players cannot have is left out", () => {
  const third = option("third", { values: ["lot", "red"], default: "lot", for_players: { "2": ["lot"] } });
  const racers = { options: [third] } as GameOffer;
  expect(countingOf(racers, { third: "red" }, 3)).toEqual({ third: "red" });
  expect(countingOf(racers, { third: "red" }, 2)).toEqual({});
});

test("a racer that one seat has is taken for the others; the lot is not", () => {
  const seats = ["one", "two", "three"].map((key) =>
    option(key, {
      values: ["lot", "red", "blue"],
      default: "lot",
      picture: "racer",
      for_players: key === "three" ? { "2": ["lot"] } : {},
    }),
  );
  const racers = { options: seats } as GameOffer;
  const chosen = { one: "red", three: "blue" };
  expect(takenOf(seats[1]!, racers, chosen, 3)).toEqual(["red", "blue"]);
  expect(takenOf(seats[1]!, racers, chosen, 2)).toEqual(["red"]);
  expect(takenOf(seats[0]!, racers, chosen, 3)).toEqual(["blue"]);
  expect(takenOf(tour, game, { tour: true }, 3)).toEqual([]);
});
