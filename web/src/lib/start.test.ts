import { afterEach, expect, test, vi } from "vitest";
import type { GameOffer, TableKeys } from "../wire/answers";
import type { NewTable } from "../wire/questions";
import { api } from "./api";
import { minutesOf, raceNow, shortRace } from "./start";

const game = { name: "any", players: [2, 3, 4], minutes: [20, 45] } as unknown as GameOffer;

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

afterEach(() => void vi.restoreAllMocks());

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
