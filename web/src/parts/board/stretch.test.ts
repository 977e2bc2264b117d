import { expect, test } from "vitest";
import { columnsFor, stretched } from "./stretch";
import type { Words } from "../../lib/words";
import type { Scene } from "../../wire/scene";

const words = { label: (text: { plain: string }) => text.plain } as unknown as Words;

test("tiles stand in as many rows as make them largest", () => {
  expect(columnsFor(10, 360, 190)).toBe(5);
  expect(columnsFor(10, 1400, 150)).toBe(10);
  expect(columnsFor(4, 100, 700)).toBe(1);
});

test("only the stretch is drawn, in its order, with those who stand there side by side at its feet", () => {
  const cells = ["a", "b", "c"].map((id) => ({ id, name: { key: "", args: {}, plain: `tile ${id}` }, marks: [] }));
  const pieces = ["b", "b", "c"].map((cell, k) => ({ id: `p${k}`, cell, order: 2 - k, along: 9, across: 9, scale: 1 }));
  const scene = { stretch: ["b", "a"], cells, pieces, drawings: [{ ground: ["meadow"] }] } as unknown as Scene;
  const near = stretched(scene, words, 400, 200);
  const [drawing] = near.drawings;
  expect(drawing!.shapes.map(({ cell }) => cell)).toEqual(["b", "a"]);
  expect(drawing!.over.map(({ text }) => text.plain)).toEqual(["tile b", "tile a"]);
  expect(near.pieces.map(({ id }) => id)).toEqual(["p0", "p1"]);
  const [first, second] = near.pieces;
  expect(first!.along).toBeGreaterThan(second!.along);
  expect(first!.across).toBe(second!.across);
});
