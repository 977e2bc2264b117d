import { beforeEach, expect, test, vi } from "vitest";
import type { PuzzleTitle, Solution } from "../wire/answers";

const all = [
  { id: "near", theme: "stop", rating: 1500, players: 2 },
  { id: "far", theme: "lane", rating: 2300, players: 2 },
  { id: "further", theme: "lane", rating: 2400, players: 2 },
] as unknown as PuzzleTitle[];
const answered = (solved: boolean, rating: number) =>
  ({ solved, solver: { rating, deviation: 300, volatility: 0.06 } }) as unknown as Solution;

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

test("a streak goes on as long as first tries are right, and is kept", async () => {
  const { solver } = await import("./solver.svelte");
  solver.count("any", "near", answered(true, 1560));
  solver.count("any", "far", answered(true, 1700));
  expect(solver.of("any")).toMatchObject({ streak: 2, longest: 2, solved: ["near", "far"] });
  expect(solver.of("any").rating.rating).toBe(1700);
  solver.count("any", "further", answered(false, 1690));
  expect(solver.of("any")).toMatchObject({ streak: 0, longest: 2, missed: ["further"] });
  expect(solver.isNew("any", "further")).toBe(false);
  vi.resetModules();
  const again = (await import("./solver.svelte")).solver;
  expect(again.of("any")).toEqual(solver.of("any"));
  expect(again.of("other")).toMatchObject({ streak: 0, solved: [] });
});

test("the next puzzle is of the theme, one that is new before one that was missed", async () => {
  const { solver } = await import("./solver.svelte");
  expect(solver.next("any", all, "stop", "")?.id).toBe("near");
  solver.count("any", "far", answered(true, 1600));
  expect(solver.next("any", all, "lane", "")?.id).toBe("further");
  solver.count("any", "further", answered(false, 1600));
  expect(solver.next("any", all, "lane", "")?.id).toBe("further");
  expect(solver.next("any", all, "stop", "near")).toBeUndefined();
});
