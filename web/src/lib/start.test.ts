import { afterEach, expect, test, vi } from "vitest";
import type { GameOffer, TableKeys } from "../wire/answers";
import type { NewTable } from "../wire/questions";
import { api, Trouble } from "./api";
import { keepLast, lastGame, lastOf } from "./last";
import { minutesOf, raceNow, shortRace } from "./start";

const laps = { key: "laps", values: [1, 2, 3], default: 2, for_players: {}, only_if: null };
const game = {
  name: "any",
  players: [2, 3, 4],
  minutes: [20, 45],
  bots: ["gentle", "greedy"],
  options: [laps],
} as unknown as GameOffer;

/** The tables that are asked for from now on. */
function asked(): NewTable[] {
  const tables: NewTable[] = [];
  vi.spyOn(api, "newGuest").mockResolvedValue({ token: "key", guest: { name: "Ann" } } as never);
  vi.spyOn(api, "me").mockResolvedValue({} as never);
  vi.spyOn(api, "changeGuest").mockResolvedValue({} as never);
  vi.spyOn(api, "newTable").mockImplementation(async (_, table) => {
    tables.push(table);
    return { table: { code: "ABC234" }, seats: [] } as unknown as TableKeys;
  });
  return tables;
}
const mine = (table: NewTable) => table.seats.findIndex((seat) => seat.kind === "me");

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test("who races now sits anywhere among the bots, by lot", async () => {
  const tables = asked();
  for (const lot of [0, 0.3, 0.6, 0.999]) {
    vi.spyOn(Math, "random").mockReturnValue(lot);
    await raceNow(game);
  }
  expect(tables.map(mine)).toEqual([0, 1, 2, 3]);
  expect(
    tables.every((table) => table.seats.length === 4 && table.seats.filter((seat) => seat.kind === "bot").length === 3),
  ).toBe(true);
});

test("the next race begins as the last one, boards of one's own left out", async () => {
  const tables = asked();
  const seats = [{ kind: "me" as const }, { kind: "bot" as const, bot: "gentle" }, { kind: "open" as const }];
  keepLast({ game: "any", seats, options: { laps: 3, board: { of: "one's own" } } as never });
  expect(lastGame()).toBe("any");
  await raceNow(game);
  expect(tables[0]!.options).toEqual({ laps: 3 });
  expect(tables[0]!.seats.filter((seat) => seat.kind === "bot" && seat.bot === "gentle")).toHaveLength(2);
  keepLast({ game: "any", seats: [...seats, ...seats], options: { laps: 9 } as never });
  await raceNow(game);
  expect(tables[1]!.seats).toHaveLength(4);
  expect(tables[1]!.options).toEqual({});
});

test("what the server takes no more is forgotten, and raced as is usual", async () => {
  const tables = asked();
  keepLast({ game: "any", seats: [{ kind: "me" }, { kind: "bot", bot: "greedy" }], options: { laps: 3 } as never });
  vi.mocked(api.newTable).mockRejectedValueOnce(new Trouble(400, { key: "bad-option", args: {} }, "no"));
  await raceNow(game);
  expect(tables.map((table) => table.options)).toEqual([{}]);
  expect(lastOf("any")).toBeNull();
});

test("a newcomer watches one turn and comes next", async () => {
  const tables = asked();
  vi.spyOn(Math, "random").mockReturnValue(0.999);
  expect(await shortRace(game, { players: 3, options: { laps: 1 } })).toBe("/t/ABC234#guide");
  expect(tables.map(mine)).toEqual([1]);
  expect(tables.map((table) => [table.seats.length, table.options])).toEqual([[3, { laps: 1 }]]);
});

test("a race takes as long as its people do", () => {
  expect(minutesOf(game, 4, 4)).toEqual({ from: 20, to: 45 });
  expect(minutesOf(game, 4, 2)).toEqual({ from: 10, to: 25 });
  expect(minutesOf(game, 4, 1)).toEqual({ from: 5, to: 10 });
});
