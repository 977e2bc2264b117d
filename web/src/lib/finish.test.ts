import { expect, test } from "vitest";
import type { Panel } from "../wire/scene";
import { fronts, stoodIn, voice } from "./finish";

const panel = (seat: number, rank: number, gap?: number): Panel =>
  ({ seat, rank, id: `racer:${seat}`, figures: gap === undefined ? [] : [{ name: "gap", value: gap }] }) as Panel;
const race = [panel(0, 2, 1), panel(1, 1), panel(2, 3, 6), panel(3, 4)];
const names = ["Ann", "Bob", "Cleo", "Dan"];
const result = [2, 1, 3, 4];

test("the photo shows who was near, and nobody who fell out", () => {
  expect(fronts(race, 4).map(({ panel, behind }) => [panel.seat, behind])).toEqual([
    [1, 0],
    [0, 1],
    [2, 6],
  ]);
});

test("the result is told to whom it concerns", () => {
  expect(voice(result, race, [1], names)).toEqual({ key: "page-finish-you-win", args: { by: 1 } });
  const third = { key: "page-finish-you-come", args: { place: 3, name: "Bob", behind: 6 } };
  expect(voice(result, race, [2], names)).toEqual(third);
  expect(voice(result, race, [3], names).args).toMatchObject({ place: 4, behind: 0 });
  const told = { key: "page-finish-wins", args: { names: "Bob", count: 1, by: 1 } };
  expect(voice(result, race, [], names)).toEqual(told);
  expect(voice(result, race, [0, 1], names)).toEqual(told);
  expect(voice([1, 1, 3, 4], race, [0], names)).toEqual({ key: "page-finish-you-shared", args: { names: "Ann, Bob" } });
});

test("a team wins and loses as one", () => {
  const teams = race.map((one) => ({ ...one, team: one.seat % 2 ? "moon" : "sun" })) as Panel[];
  const won = { key: "page-finish-team", args: { place: 1, names: "Bob, Dan" } };
  expect(voice([3, 1, 3, 1], teams, [3], names)).toEqual(won);
  expect(voice([3, 1, 3, 1], teams, [0], names)).toEqual({ ...won, args: { ...won.args, place: 2 } });
});

test("a seat that a bot raced for a while says how much of it", () => {
  const moves = [
    { seat: 0, count: 3, bot: null },
    { seat: 1, count: 2, bot: null },
    { seat: 0, count: 2, bot: "greedy" },
  ];
  expect(stoodIn(moves, 0)).toEqual({ part: 2, all: 5 });
  expect(stoodIn(moves, 1)).toBeNull();
});
