import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Drawing, Shape } from "../../wire/scene";
import { along, around, beside, clearest, line, linesAlong, route, stand, within } from "./places";

const shape = (cell: string, x: number, y: number, heading = 90, way: [number, number][] = []): Shape => ({
  cell,
  outline: "",
  x,
  y,
  size: 10,
  heading,
  way,
});
const drawing = (shapes: Shape[], ghosts: Shape[] = []): Drawing => ({
  form: "wide",
  width: 100,
  height: 100,
  shapes,
  piece: 8,
  ground: [],
  under: [],
  over: [],
  ghosts,
  hub: null,
  stand: [0, 0],
  ramp: null,
});

test("ahead and to the right follow the heading of the cell", () => {
  const spot = within(shape("a", 50, 50, 90), 1, 0.5);
  expect([spot.x, spot.y]).toEqual([60, 55]);
});

test("a piece goes from centre to centre, turning by the shorter way", () => {
  const hops = route(drawing([shape("a", 0, 0, 350), shape("b", 10, 0, 10)]), ["a", "b"]);
  const spot = along(hops, 0.5)!;
  expect(spot.x).toBe(5);
  expect(spot.heading).toBeCloseTo(360);
});

test("it follows the line of the road where there is one", () => {
  const a = shape("a", 0, 0, 90, [
    [-5, 0],
    [0, 0],
    [5, 3],
  ]);
  const b = shape("b", 10, 6, 90, [
    [5, 3],
    [10, 6],
    [15, 6],
  ]);
  expect(line(route(drawing([a, b]), ["a", "b"]))).toBe("M0.0 0.0L5.0 3.0L10.0 6.0");
});

test("beyond a wrapping edge it leaves towards the ghost of the cell", () => {
  const world = drawing([shape("a", 0, 95), shape("b", 0, 5)], [shape("b", 0, 105), shape("a", 0, -5)]);
  expect(along(route(world, ["a", "b"]), 0.49)!.y).toBeGreaterThan(95);
});

test("a way of several hops is one line, broken where it jumps over an edge", () => {
  const world = drawing(
    [shape("a", 0, 95), shape("b", 0, 5), shape("c", 0, 15)],
    [shape("b", 0, 105), shape("a", 0, -5)],
  );
  expect(line(route(world, ["a", "b", "c"]))).toBe("M0.0 95.0L0.0 105.0M0.0 -5.0L0.0 5.0L0.0 15.0");
});

/** Ways that `draw/routes.py` is held to as well, made by tests/make_routes.py. */
interface Way {
  name: string;
  stand: [number, number];
  shapes: Shape[];
  ghosts: Shape[];
  path: string[];
  lines: [number, number][][];
}
const ways = JSON.parse(readFileSync("../tests/draw/routes.json", "utf-8")) as Way[];

test.each(ways)("the way of $name is the one that pictures show: $path", ({ stand, shapes, ghosts, path, lines }) => {
  const found = linesAlong(route({ ...drawing(shapes, ghosts), stand }, path));
  expect(found.map((one) => one.length)).toEqual(lines.map((one) => one.length));
  found.flat(2).forEach((coordinate, k) => expect(coordinate).toBeCloseTo(lines.flat(2)[k]!, 2));
});

test("words stand where they cover nothing else, or least", () => {
  const at = (x: number, y: number) => ({ x, y, wide: 20, high: 6 });
  const piece = (x: number, y: number) => ({ x, y, wide: 10, high: 10 });
  const [above, below, beside] = [at(50, 40), at(50, 60), at(75, 50)];
  expect(clearest([above, below, beside], [piece(80, 80)])).toBe(above);
  expect(clearest([above, below, beside], [piece(45, 40)])).toBe(below);
  expect(clearest([above, below, beside], [piece(45, 40), piece(55, 60), piece(70, 44)])).toBe(beside);
});

test("a piece that comes to a cell is seen beside the one that stands there", () => {
  const board = drawing([shape("a", 50, 50)]);
  const cell = board.shapes[0]!;
  expect(beside(board, cell, [])).toEqual(stand(board, cell));
  const spot = beside(board, cell, [stand(board, cell)]);
  expect(Math.hypot(spot.x - 50, spot.y - 50)).toBeGreaterThan(board.piece * 0.4);
  const third = beside(board, cell, [stand(board, cell), spot]);
  expect(Math.hypot(third.x - spot.x, third.y - spot.y)).toBeGreaterThan(board.piece * 0.4);
});

test("words at a thing leave it free, and one another", () => {
  const thing = { x: 50, y: 50, room: 12, wide: 8, high: 8 };
  const taken = [thing];
  for (let k = 0; k < 4; k++)
    taken.push({ ...thing, ...clearest(around(thing, 8, { wide: 20, high: 4 }, drawing([])), taken) });
  for (const [k, one] of taken.entries()) {
    for (const other of taken.slice(0, k)) {
      const apart =
        Math.abs(one.x - other.x) >= (one.wide + other.wide) / 2 ||
        Math.abs(one.y - other.y) >= (one.high + other.high) / 2;
      expect(apart, `${k}`).toBe(true);
    }
  }
});

test("words at the edge stay on the board", () => {
  for (const { x, y } of around({ x: 98, y: 1, room: 10 }, 8, { wide: 20, high: 4 }, drawing([]))) {
    expect(x).toBeLessThanOrEqual(90);
    expect(y).toBeGreaterThanOrEqual(4);
  }
});
