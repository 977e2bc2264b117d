import { expect, test } from "vitest";
import type { Event, Moved } from "../wire/server";
import { byTurn, entriesOf, linesOf } from "./telling";
import { Words } from "./words";

const words = new Words(
  "en",
  [
    `racer-blue = Blue
racer-red = Red
event-drove = { $racer } drives from { $from } to { $to }.
event-flew = { $racer } flies { $distance } from { $from } to { $to }.
event-drew = { $racer } draws a card.`,
  ],
  { words: { racer: ["blue", "red"], cell: ["A1", "A2", "A3", "A4"] }, literal: ["cell"] },
);
const drove = (racer: number, from: number, to: number, left = 3): Event => ({
  key: "drove", args: { racer: ["racer", racer], from: ["cell", from], to: ["cell", to], left }, hidden: false, steps: [],
});
const drew: Event = { key: "drew", args: { racer: ["racer", 0] }, hidden: false, steps: [] };
const flew = (from: number, to: number): Event => ({
  key: "flew", args: { racer: ["racer", 0], from, to, distance: to - from }, hidden: false, steps: [],
});

test("steps that follow each other are one way", () => {
  expect(linesOf([drove(0, 0, 1, 2), drove(0, 1, 2, 1), drew, drove(0, 2, 3, 0)], words)).toEqual([
    "Blue drives from A1 to A3.", "Blue draws a card.", "Blue drives from A3 to A4.",
  ]);
});

test("ways of two racers, or with a gap between them, stay two", () => {
  expect(linesOf([drove(0, 0, 1), drove(1, 1, 2)], words)).toHaveLength(2);
  expect(linesOf([drove(0, 0, 1), drove(0, 2, 3)], words)).toHaveLength(2);
});

test("a line that counts something tells its own step only", () => {
  expect(linesOf([flew(1, 2), flew(2, 3)], words)).toEqual(["Blue flies 1 from 1 to 2.", "Blue flies 1 from 2 to 3."]);
});

test("what is said several times is said once", () => {
  expect(linesOf([drew, drew, drew], words)).toEqual(["Blue draws a card. ×3"]);
});

test("the next turn is an entry of its own", () => {
  const turn: Event = { key: "turn", args: { racer: ["racer", 1] }, hidden: false, steps: [] };
  expect(byTurn([drew, drew, turn, drew]).map((part) => part.length)).toEqual([2, 2]);
  expect(byTurn([turn, drew]).map((part) => part.length)).toEqual([2]);
  expect(byTurn([])).toEqual([]);
});

test("a way of several choices is one entry, and stays the same one", () => {
  const move = (point: number, ...events: Event[]) => ({ kind: "moved", sequence: point, point, seat: 0, events }) as unknown as Moved;
  const moves = [move(1, drove(0, 0, 1)), move(2, drove(0, 1, 2), drew), move(3, drove(0, 2, 3))];
  const told = entriesOf(moves, words);
  expect(told.map(({ key, first, point }) => [key, first, point])).toEqual([["1.0", 1, 2], ["3.0", 3, 3]]);
  expect(linesOf(told[0]!.events, words)).toEqual(["Blue drives from A1 to A3.", "Blue draws a card."]);
  const more = entriesOf([...moves, move(4, drew)], words);
  expect(more.slice(0, 2).every((entry, k) => entry === told[k])).toBe(true);
});
