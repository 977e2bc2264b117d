import { expect, test } from "vitest";
import { Words } from "./words";

const shared = "on = on\noff = off\nseat = Seat { $number }\nown-file = own file\n";
const game = `
racer-drifter = Drifter
choice-go = Go
    .why = Because
prompt-roll =
    .you = Roll, { $racer }?
    .they = { $player } rolls for { $racer }.
event-drew = { $racer } draws { $card }.
event-drew-hidden = { $racer } draws a card.
option-laps-1 = One lap
`;
const vocabularies = { words: { racer: ["drifter"], cell: ["A1"] }, literal: ["cell"] };
const words = new Words("en", [shared, game], vocabularies, ["Ann"]);

test("a scene's texts: keys with arguments, plain ones, and optional lines", () => {
  expect(words.text({ key: "choice-go", args: {}, plain: "" })).toBe("Go");
  expect(words.text({ key: "choice-go.why", args: {}, plain: "" })).toBe("Because");
  expect(words.text({ key: "choice-go.nothing", args: {}, plain: "" })).toBe("");
  expect(words.text({ key: "", args: {}, plain: "12" })).toBe("12");
});

test("places are counted as places", () => {
  const counted = new Words("en", [
    "came = { ORDINAL($n) ->\n  [one] { $n }st\n  [two] { $n }nd\n  [few] { $n }rd\n *[other] { $n }th\n}",
  ]);
  expect([1, 2, 3, 4, 11, 22, 33].map((n) => counted.say("came", { n }))).toEqual([
    "1st",
    "2nd",
    "3rd",
    "4th",
    "11th",
    "22nd",
    "33rd",
  ]);
});

test("a figure whose title says its value is not told twice", () => {
  const told = new Words("en", ["page-figure = { $title }: { $value }"]);
  expect(told.figure("Life 2 of 6", 2)).toBe("Life 2 of 6");
  expect(told.figure("Armour", "9/12")).toBe("Armour: 9/12");
});

test("questions in both voices", () => {
  const question = {
    key: "roll",
    seat: 0,
    args: { racer: ["racer", 0] as [string, number] },
    rule: "",
    piece: "",
    aim: "",
  };
  expect(words.prompt(question, null)).toBe("Roll, Drifter?");
  expect(words.prompt(question, "Ann")).toBe("Ann rolls for Drifter.");
});

test("hidden parts of an event have words of their own", () => {
  const event = { key: "drew", args: { racer: ["racer", 0] as [string, number], card: null }, hidden: true, steps: [] };
  expect(words.event(event)).toBe("Drifter draws a card.");
});

test("a bot without a name of its own is called in the reader's language", () => {
  const french = new Words("fr", ["bot-greedy = Glouton\nbot-name = { $bot } { $number }\n"]);
  expect(french.list(["Ann", ["greedy", 1], "", ["greedy", 2], ["own", 1]])).toBe("Ann, Glouton, Glouton 2, own");
});

test("vocabularies: names, literal ids, players", () => {
  expect([words.word("racer", 0), words.word("cell", 0), words.word("seat", 0), words.word("seat", 1)]).toEqual([
    "Drifter",
    "A1",
    "Ann",
    "Seat 2",
  ]);
});

test("values of options", () => {
  expect([words.value("laps", 1), words.value("laps", 3), words.value("x", true), words.value("x", {})]).toEqual([
    "One lap",
    "3",
    "on",
    "own file",
  ]);
});

test("a refused option is told in the player's words, any other refusal as it comes", () => {
  const told = new Words("en", [
    "error-bad-option = { $option } cannot be { $value }. Legal: { $legal }.\nerror-odd = Odd: { $value }.\non = on\noff = off",
    "option-seat_2 = Racer of seat 2\noption-seat_2-red = The Red\noption-seat_2-blue = The Blue\noption-tour = Tour",
  ]);
  expect(told.refusal({ key: "bad-option", args: { option: "seat_2", value: "red", legal: "blue, 3" } })).toBe(
    "Racer of seat 2 cannot be The Red. Legal: The Blue, 3.",
  );
  expect(told.refusal({ key: "bad-option", args: { option: "tour", value: "off", legal: "on" } })).toBe(
    "Tour cannot be off. Legal: on.",
  );
  expect(told.refusal({ key: "bad-option", args: { option: "scheme", value: "x", legal: "light" } })).toBe(
    "scheme cannot be x. Legal: light.",
  );
  expect(told.refusal({ key: "odd", args: { value: 3 } })).toBe("Odd: 3.");
});

test("French signs keep to their word", () => {
  expect(new Words("fr", ["a = Qui court ?"]).say("a")).toBe("Qui court\u00a0?");
});

test("the page says everything in every language", () => {
  const files = import.meta.glob<string>("../text/*/*.ftl", { query: "?raw", import: "default", eager: true });
  const keys = (language: string) =>
    Object.entries(files)
      .filter(([file]) => file.startsWith(`../text/${language}/`))
      .map(([file, text]) => [
        file.split("/").at(-1),
        ...[...text.matchAll(/^(page-[\w-]+) =|^ {4}(\.\w+) =/gm)].map((found) => found[1] ?? found[2]),
      ]);
  expect(keys("en").length).toBeGreaterThan(1);
  expect(keys("fr")).toEqual(keys("en"));
});
