import { expect, test } from "vitest";
import { Words } from "../../lib/words";
import type { Drawing, Offer, Piece, Pill, Scene, Shape, Step, Token } from "../../wire/scene";
import { Layout } from "./layout.svelte";
import { placePills } from "./pills";
import { landings, movesOf, pillsOf } from "./preview";
import { cellTargets, pieceTargets } from "./targets";

const text = (plain: string) => ({ key: "", args: {}, plain });
const cell = (id: string, x: number): Shape => ({ cell: id, outline: "", x, y: 50, size: 20, heading: 90, way: [] });
const piece = (id: string, at: string, order = 0) =>
  ({ id, cell: at, along: 0, across: 0, scale: 1, slot: order + 1, order, state: "" }) as unknown as Piece;
const move = (id: string, ...path: string[]) => ({ form: "move", piece: id, path, manner: "drive" }) as Step;
const offer = (action: number, targets: string[], steps: Step[] = []) =>
  ({ action, targets, steps }) as unknown as Offer;
const drawing: Drawing = {
  form: "wide",
  width: 200,
  height: 100,
  shapes: [cell("space:1", 30), cell("space:2", 100), cell("space:3", 170)],
  piece: 16,
  ground: [],
  under: [],
  over: [],
  ghosts: [],
  hub: null,
  stand: [0, 0],
  ramp: null,
};
const scene = {
  drawings: [drawing],
  cells: [],
  pieces: [piece("piece:1", "space:2", 1), piece("piece:0", "space:1", 0), piece("piece:2", "", 2)],
  tokens: [{ id: "token:0", cell: "space:3", along: 0, across: 0.25, size: 0.5 } as Token],
  panels: [{ id: "racer:0", piece: "piece:0" }],
} as unknown as Scene;
const layout = (width = 800) => new Layout(() => ({ scene, stage: null, width, height: 400, zoom: 1 }));

test("a cell, a piece, its racer and a token have their place; what is off the board has none", () => {
  const board = layout();
  expect(board.placeOf("space:2")).toEqual({ x: 100, y: 50, room: 20 });
  expect(board.placeOf("piece:0")).toMatchObject({ x: 30, y: 50, room: 16 });
  expect(board.placeOf("racer:0")).toEqual(board.placeOf("piece:0"));
  expect(board.placeOf("token:0")).toMatchObject({ x: 170, y: 55, room: 10 });
  expect([board.placeOf("piece:2"), board.placeOf("die:1")]).toEqual([null, null]);
  expect(board.pieces.map(({ id }) => id)).toEqual(["piece:0", "piece:1"]);
  expect([board.scale, board.small]).toEqual([4, false]);
});

test("a cell gathers the keys of all answers that point at it", () => {
  const offers = [offer(7, ["space:2"]), offer(8, ["space:3", "card:1"]), offer(9, ["space:2"])];
  expect(cellTargets(layout(), offers)).toEqual([
    { id: "space:2", keys: [1, 3], actions: [7, 9] },
    { id: "space:3", keys: [2], actions: [8] },
  ]);
});

test("a piece is pointed at only where one answer means it and no cell", () => {
  const offers = [offer(1, ["piece:0"]), offer(2, ["piece:1", "space:2"]), offer(3, ["piece:2"])];
  expect(pieceTargets(layout(), offers).map(({ id, keys }) => [id, keys])).toEqual([["piece:0", [1]]]);
  expect(pieceTargets(layout(), [offer(1, ["piece:0"]), offer(2, ["piece:0"])])).toEqual([]);
});

test("a piece lands where its last move ends, beside who stands there", () => {
  const steps = [
    move("piece:0", "space:1", "space:2"),
    move("piece:0", "space:2", "space:3"),
    move("piece:1", "space:2"),
  ];
  expect(movesOf(steps)).toHaveLength(2);
  expect(landings(layout(), steps)).toMatchObject([{ piece: { id: "piece:0" }, spot: { x: 170, y: 50 } }]);
  const [beside] = landings(layout(), [move("piece:0", "space:1", "space:2")]);
  expect(Math.hypot(beside!.spot.x - 100, beside!.spot.y - 50)).toBeGreaterThan(5);
});

test("words stand beside the piece where it will land, and clear of it", () => {
  const pill = { form: "pill", at: "piece:0", text: text("-1"), icon: "", tone: "danger" } as unknown as Pill;
  expect(pillsOf([move("piece:0", "space:1", "space:2"), pill])).toEqual([pill]);
  const board = layout();
  const landing = landings(board, [move("piece:0", "space:1", "space:3")]);
  const words = new Words("en", []);
  const [placed] = placePills(board, words, [{ ...pill, key: 1 }], landing, []);
  expect(placed).toMatchObject({ text: "-1", key: 1 });
  expect(Math.abs(placed!.x - 170)).toBeLessThan(20);
  expect(Math.abs(placed!.y - 50)).toBeGreaterThan(8 + placed!.high / 2 - 1);
  expect(placePills(board, words, [{ ...pill, at: "piece:2", key: 2 }], [], [])).toEqual([]);
});
