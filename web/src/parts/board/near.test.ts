import { expect, test } from "vitest";
import type { Layout } from "./layout.svelte";
import { nearTo } from "./near";

const shape = (cell: string, x: number) => ({ cell, x, y: 50, size: 40 });
const shapes = Array.from({ length: 30 }, (_, k) => shape(`space:${k}`, 20 + 40 * k));
const layout = (small: boolean) =>
  ({
    drawing: { width: 1200, height: 100, piece: 35 },
    shapes: new Map(shapes.map((one) => [one.cell, one])),
    small,
  }) as unknown as Layout;

test("what is large enough, or nothing, is looked at with everything else", () => {
  expect(nearTo(layout(true), 0.6, ["space:4"])).toBeNull();
  expect(nearTo(layout(true), 0.2, [])).toBeNull();
  expect(nearTo(layout(false), 0.2, ["space:4"])).toBeNull();
});

test("tiny cells are looked at from near, as near as all of them are seen", () => {
  const one = nearTo(layout(true), 0.2, ["space:4"])!;
  expect(one).toEqual({ x: 180 / 1200, y: 0.5, factor: 4 });
  const far = nearTo(layout(true), 0.2, ["space:0", "space:14"])!;
  expect(far.factor).toBeCloseTo(1200 / (560 + 120));
});
