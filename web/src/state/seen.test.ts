import { beforeEach, expect, test } from "vitest";
import type { Moved } from "../wire/server";
import { keepSeen, missed, seenOf } from "./seen.svelte";
import type { TableStore } from "./table.svelte";

const moved = (point: number): Moved => ({
  sequence: point,
  at: 0,
  kind: "moved",
  seat: 1,
  bot: null,
  point,
  count: 1,
  choices: [],
  result: null,
  secret: null,
  events: [{ key: "moved", args: {}, hidden: false, steps: [] }],
});
const table = (mode: "live" | "turns"): TableStore =>
  ({
    table: { phase: "racing", settings: { mode } },
    you: { seats: [0] },
    moves: [1, 2, 3].map(moved),
  }) as unknown as TableStore;

beforeEach(() => localStorage.clear());

test("what was seen is kept by table", () => {
  keepSeen("ABCDEF", 2, 1000);
  keepSeen("GHJKLM", 9, 2000);
  expect(seenOf("ABCDEF")).toEqual({ point: 2, at: 1000 });
  expect(seenOf("NOTHING")).toBeNull();
});

test("a turn-by-turn table tells what was missed, a live one after a while only", () => {
  const seen = { point: 1, at: 0 };
  expect(missed(table("turns"), seen, 1000).map((move) => move.point)).toEqual([2, 3]);
  expect(missed(table("live"), seen, 1000)).toEqual([]);
  expect(missed(table("live"), seen, 600_000)).toHaveLength(2);
  expect(missed(table("turns"), null, 1000)).toEqual([]);
});
