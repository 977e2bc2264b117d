import { expect, test } from "vitest";
import type { FairFound } from "../wire/answers";
import { changesOf } from "./fairness";

const mean = (value: number, half: number) => ({ value, low: value - half, high: value + half, n: 400 });
const found = (seat: number, rounds: number): FairFound =>
  ({
    fairness: {
      seat: { verdict: "good", explains: 0, levels: [{ level: "1", ...mean(seat, 0.04), fair: 0.25, p: 1 }] },
    },
    figures: { rounds: mean(rounds, 0.2) },
    outcomes: {},
    tracked: [],
    cells: {},
    told: {},
  }) as unknown as FairFound;

test("what moves by far more than luck is sure, the rest is not", () => {
  const changes = changesOf(found(0.25, 9), found(0.27, 12));
  expect(changes.map(({ level, sure }) => [level, sure])).toEqual([
    ["rounds", true],
    ["1", false],
  ]);
});

test("figures that only one board has are left out", () => {
  const bare = { ...found(0.25, 9), figures: {} } as FairFound;
  expect(changesOf(bare, found(0.25, 9)).map(({ level }) => level)).toEqual(["1"]);
});
