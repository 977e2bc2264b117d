import { expect, test } from "vitest";
import type { Scene, Step } from "../wire/scene";
import type { Event } from "../wire/server";
import { cardsOf, chosenOf, fallsOf, isDecisive, meaningOf, thrownOf, trailsOf, walksOf, weighed } from "./turns";

const text = (plain: string) => ({ key: "", args: {}, plain });
const go = (piece: string, ...path: string[]): Step => ({ form: "move", piece, path, manner: "drive" });
const lose = (racer: string, by: number, cause = ""): Step => ({ form: "change", racer, figure: "armour", by, cause });
const event = (key: string, ...steps: Step[]): Event => ({ key, args: {}, hidden: false, steps });
const panel = (n: number, rank: number, behind: number, armour = 8) => ({
  id: `racer:${n}`,
  piece: `piece:${n}`,
  seat: n,
  rank,
  figures: [
    { name: "armour", price: "shield", value: armour },
    { name: "speed", price: "", value: 4 },
    ...(rank > 1 ? [{ name: "gap", price: "", value: behind }] : []),
  ],
});
const scene = (...panels: ReturnType<typeof panel>[]) =>
  ({
    panels,
    cards: [{ id: "pile:1" }],
    pieces: [
      { id: "piece:0", cell: "space:9" },
      { id: "piece:1", cell: "space:4" },
    ],
  }) as unknown as Scene;
const now = scene(panel(0, 1, 0), panel(1, 2, 3));

test("steps that follow each other are one way, those of another piece or manner their own", () => {
  const push: Step = { form: "move", piece: "piece:1", path: ["space:4", "space:5"], manner: "push" };
  expect(trailsOf([go("piece:0", "a", "b"), push, go("piece:0", "b", "c", "d"), go("piece:0", "x", "y")])).toEqual([
    { piece: "piece:0", path: ["a", "b", "c", "d"], manner: "drive" },
    { piece: "piece:1", path: ["space:4", "space:5"], manner: "push" },
    { piece: "piece:0", path: ["x", "y"], manner: "drive" },
  ]);
});

test("a price lies where the racer was when it was paid, and one of a kind at a place is one sum", () => {
  const events = [
    event("drove", go("piece:0", "space:1", "space:2")),
    event("curve", lose("racer:0", -1)),
    event("curve", lose("racer:0", -2)),
    event("drove", go("piece:0", "space:2", "space:3")),
    event("crash", lose("racer:0", -2, "crash")),
    event("crash", lose("racer:1", -2, "crash")),
  ];
  expect(fallsOf(events, now).map(({ at, piece, mark, amount, crash }) => [at, piece, mark, amount, crash])).toEqual([
    ["space:2", "piece:0", "shield", 3, false],
    ["space:3", "piece:0", "shield", 2, true],
    ["space:4", "piece:1", "shield", 2, true],
  ]);
});

test("what is no price leaves no mark, a wreck leaves a skull", () => {
  const gain = event("mended", lose("racer:0", 2));
  const slow = event("slow", { form: "change", racer: "racer:0", figure: "speed", by: -2, cause: "" });
  const wreck = event(
    "wrecked",
    { form: "flash", at: "piece:1", manner: "wreck" },
    { form: "pill", at: "piece:1", text: text("out"), tone: "danger", icon: "skull" },
  );
  expect(fallsOf([gain, slow], now)).toEqual([]);
  expect(fallsOf([wreck], now)).toEqual([
    { at: "space:4", piece: "piece:1", mark: "wreck", amount: 0, crash: false, cause: "" },
  ]);
  expect([gain, wreck].map(isDecisive)).toEqual([false, true]);
});

test("a turn of forty lines is told in five: its beginning and end, and what matters, each kind once before twice", () => {
  const dice = Array.from({ length: 30 }, () => event("die", { form: "roll", die: "die:1", pips: 3, art: "" }));
  const way = Array.from({ length: 6 }, () => event("drove", go("piece:0", "a", "b")));
  const events = [event("turn"), ...dice, ...way, event("hit", lose("racer:0", -1)), event("said"), event("end")];
  const lines = weighed(
    events.map((one) => ({ kind: one.key, events: [one] })),
    now,
  );
  expect(chosenOf(lines, 5).map((k) => lines[k]!.kind)).toEqual(["turn", "die", "drove", "hit", "end"]);
  expect(chosenOf(lines.slice(0, 4), 5)).toEqual([0, 1, 2, 3]);
});

test("a heavy loss weighs more than a light one, and more than what was spent", () => {
  const coins = { name: "coins", price: "coin", value: 5 };
  const rich = scene({ ...panel(0, 1, 0), figures: [...panel(0, 1, 0).figures, coins] });
  const spent: Step = { form: "change", racer: "racer:0", figure: "coins", by: -3, cause: "repair" };
  const lines = weighed(
    [event("light", lose("racer:0", -1)), event("heavy", lose("racer:0", -9)), event("paid", spent)].map((one) => ({
      kind: one.key,
      events: [one],
    })),
    rich,
  );
  expect(lines.toSorted((a, b) => b.weight - a.weight).map(({ kind }) => kind)).toEqual(["heavy", "light", "paid"]);
});

test("the walks of a racer and the cards that everybody saw", () => {
  const title = { key: "bonus-catch_up", args: {}, plain: "" };
  const card: Step = { form: "pass", origin: "pile:1", target: "racer:0", art: "", title };
  const down: Step = { ...card, title: { ...title, key: "pile-bonus" } };
  const events = [
    event("drove", go("piece:0", "a", "b")),
    event("pushed", go("piece:1", "b", "c")),
    { ...event("drew", card, down, { ...card, origin: "piece:0" }), args: { card: ["bonus", 3] as [string, number] } },
  ];
  expect(walksOf(events, "piece:1").map(({ key }) => key)).toEqual(["pushed"]);
  expect(cardsOf(events, now)).toEqual([card]);
});

test("each racer shows the last die thrown for it; those of the tray lie in the tray", () => {
  const roll = (die: string, pips: number): Step => ({ form: "roll", die, pips, art: "" });
  const fight = [event("die", roll("piece:0", 2)), event("die", roll("piece:1", 2)), event("die", roll("piece:0", 5))];
  expect(thrownOf([event("rolled", roll("die:0", 6)), ...fight], now).map(({ die, pips }) => [die, pips])).toEqual([
    ["piece:0", 5],
    ["piece:1", 2],
  ]);
});

test("what a turn means: what it took, how the place changed, how far the mover is ahead", () => {
  const after = scene(panel(1, 1, 0), panel(0, 2, 5, 6));
  expect(meaningOf([event("hit", lose("racer:0", -2))], [now, after], "racer:0", "racer:1")).toMatchObject({
    shifts: [{ before: 8, after: 6 }],
    place: [1, 2],
    ahead: 5,
  });
  expect(meaningOf([], [now, now], "racer:0", "racer:1")).toEqual({ shifts: [], place: [1, 1], ahead: -3 });
});
