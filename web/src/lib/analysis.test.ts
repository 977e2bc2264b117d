import { expect, test } from "vitest";
import type { Moment } from "../state/past.svelte";
import type { TurningPoint } from "../wire/analysis";
import type { Panel, Scene } from "../wire/scene";
import { deciding, habit, luck, stageAt, stages, overtakings, type Raced } from "./analysis";

const moment = (point: number, ranks: number[], pips: number[] = []): Moment => ({
  point,
  ranks,
  seat: 0,
  choice: null,
  turn: 0,
  scene: {} as Scene,
  events: [
    {
      key: "rolled",
      args: { racer: ["racer", 3] },
      hidden: false,
      steps: pips.map((value) => ({ form: "roll" as const, die: "die:0", pips: value, art: "" })),
    },
  ],
});

test("the last time the winner took the lead, the greatest rise and the greatest fall", () => {
  const race = [
    [1, 2, 3],
    [2, 1, 3],
    [1, 2, 3],
    [3, 2, 1],
    [2, 3, 1],
    [1, 3, 2],
  ].map((ranks, point) => moment(point, ranks));
  expect(overtakings(race, [1, 3, 2]).map(({ point, kind, seat }) => [point, kind, seat])).toEqual([
    [1, "fall", 0],
    [3, "rise", 2],
    [5, "lead", 0],
  ]);
});

test("dice are counted for the racer that rolled them", () => {
  const panel = {
    id: "racer:3",
    seat: 1,
    rank: 1,
    name: { key: "racer-drifter", args: {}, plain: "" },
  } as unknown as Panel;
  const found = luck([moment(1, [1], [6, 2]), moment(2, [1], [1])], { panels: [panel] } as unknown as Scene);
  expect(found).toMatchObject([{ dice: 3, mean: 3 }]);
});

test("the largest swings decide, wherever in the race they were", () => {
  const points = [0.1, 0.3, 0.05, 0.2, 0.4].map((swing, at) => ({ at, swing }) as TurningPoint);
  expect(deciding(points).map((one) => one.at)).toEqual([1, 3, 4]);
});

test("the race is cut into rounds as its scenes count them", () => {
  const chips = (round: number) =>
    ({
      chips: [
        { key: "board", args: { tiles: 9 }, plain: "" },
        { key: "round", args: { round }, plain: "" },
      ],
    }) as unknown as Scene;
  const race = [1, 1, 2, 2, 2, 3].map((round, point) => ({ ...moment(point, [1]), scene: chips(round) }));
  expect(stages(race).map(({ first, number }) => [first, number])).toEqual([
    [0, 1],
    [2, 2],
    [5, 3],
  ]);
  expect(stageAt(stages(race), 4)?.number).toBe(2);
});

test("a habit is what came up often enough in the last ten races of the game", () => {
  const race = (code: string, theme: string, cost: number, game = "one"): Raced => ({
    code,
    game,
    costly: [{ theme, cost }],
  });
  const few = [race("A", "stop", 0.1), race("B", "stop", 0.1), race("C", "stop", 0.1, "other")];
  expect(habit(few, "one")).toBeNull();
  const more = [...few, race("D", "stop", 0.15), race("E", "lane", 0.9), race("F", "", 0.9)];
  expect(habit(more, "one")).toEqual({ theme: "stop", times: 3, races: 5, points: 35 });
  const later = Array.from({ length: 10 }, (_, k) => race(`L${k}`, "", 0));
  expect(habit([...more, ...later], "one")).toBeNull();
});
