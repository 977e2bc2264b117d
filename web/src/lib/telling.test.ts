import { expect, test } from "vitest";
import type { Event, Moved } from "../wire/server";
import { byTurn, entriesOf, linesOf, turnLines } from "./telling";
import { Words } from "./words";

const words = new Words(
  "en",
  [
    `racer-blue = Blue
racer-red = Red
event-drove = { $racer } drives from { $from } to { $to }.
event-flew = { $racer } flies { $distance } from { $from } to { $to }.
event-drew = { $racer } draws a card.
event-rolled = { $racer } rolls a { $value } (die { $dice }).`,
  ],
  { words: { racer: ["blue", "red"], cell: ["A1", "A2", "A3", "A4"] }, literal: ["cell"] },
);
const drove = (racer: number, from: number, to: number, left = 3): Event => ({
  key: "drove",
  args: { racer: ["racer", racer], from: ["cell", from], to: ["cell", to], left },
  hidden: false,
  steps: [],
});
const drew: Event = { key: "drew", args: { racer: ["racer", 0] }, hidden: false, steps: [] };
const flew = (from: number, to: number): Event => ({
  key: "flew",
  args: { racer: ["racer", 0], from, to, distance: to - from },
  hidden: false,
  steps: [],
});

test("steps that follow each other are one way", () => {
  expect(linesOf([drove(0, 0, 1, 2), drove(0, 1, 2, 1), drew, drove(0, 2, 3, 0)], words)).toEqual([
    "Blue drives from A1 to A3.",
    "Blue draws a card.",
    "Blue drives from A3 to A4.",
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
  expect(byTurn([drew, drew, turn(1), drew]).map((part) => part.length)).toEqual([2, 2]);
  expect(byTurn([turn(1), drew]).map((part) => part.length)).toEqual([2]);
  expect(byTurn([])).toEqual([]);
});

const move = (point: number, seat: number, ...events: Event[]) =>
  ({ kind: "moved", sequence: point, point, seat, events }) as unknown as Moved;
const turn = (racer: number): Event => ({ key: "turn", args: { racer: ["racer", racer] }, hidden: false, steps: [] });
const rolled = (racer: number, value: number, dice: number): Event => ({
  key: "rolled",
  args: { racer: ["racer", racer], value, dice },
  hidden: false,
  steps: [{ form: "roll", die: `die:${dice}`, pips: value, art: "" }],
});

test("a turn is one entry, whoever answers in it, and stays the same one", () => {
  const moves = [
    move(1, 0, drove(0, 0, 1)),
    move(2, 1, drew),
    move(3, 0, drove(0, 2, 3), turn(1), drew),
    move(4, 1, drew),
  ];
  const told = entriesOf(moves);
  expect(told.map(({ key, first, point }) => [key, first, point])).toEqual([
    ["1.0", 1, 3],
    ["3.1", 3, 4],
  ]);
  const more = entriesOf([...moves, move(5, 1, turn(0))]);
  expect(more.slice(0, 2).every((entry, k) => entry === told[k])).toBe(true);
});

test("before the first turn is announced, one ends when somebody else chooses", () => {
  expect(
    entriesOf([move(1, 0, drew), move(2, 0, drew), move(3, 1, drew)]).map(({ first, point }) => [first, point]),
  ).toEqual([
    [1, 2],
    [3, 3],
  ]);
});

test("every line leads to its own point, a way of several choices to its last", () => {
  const [entry] = entriesOf([move(1, 0, drove(0, 0, 1)), move(2, 0, drove(0, 1, 2), drew), move(3, 0, drove(0, 2, 3))]);
  expect(turnLines(entry!.told, words).map(({ text, first, point }) => ({ text, first, point }))).toEqual([
    { text: "Blue drives from A1 to A3.", first: 1, point: 2 },
    { text: "Blue draws a card.", first: 2, point: 2 },
    { text: "Blue drives from A3 to A4.", first: 3, point: 3 },
  ]);
});

test("dice rolled one after the other are one line", () => {
  expect(
    linesOf([rolled(0, 3, 1), rolled(0, 3, 2), rolled(0, 5, 3), drew, rolled(0, 1, 4), rolled(1, 2, 1)], words),
  ).toEqual([
    "Blue rolls a 3 (die 1), 3 (die 2), 5 (die 3).",
    "Blue draws a card.",
    "Blue rolls a 1 (die 4).",
    "Red rolls a 2 (die 1).",
  ]);
});
