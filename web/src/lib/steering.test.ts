import { expect, test } from "vitest";
import { onwards, towards, Typing, type Arrow } from "./steering";

const ARROWS: readonly Arrow[] = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];

test("an arrow goes to the nearest place in its direction", () => {
  const [here, right, below, far] = [
    { x: 0, y: 0 },
    { x: 10, y: 2 },
    { x: 1, y: 12 },
    { x: 30, y: 1 },
  ];
  const others = [far, right, below];
  expect(towards(here, others, "ArrowRight")).toBe(right);
  expect(towards(here, others, "ArrowDown")).toBe(below);
  expect(towards(right, [here, below, far], "ArrowRight")).toBe(far);
  expect(towards(here, others, "ArrowLeft")).toBeNull();
});

test("arrows lead through every end of a bent track with three lanes", () => {
  const ends = [0, 1, 2, 3, 4, 5].flatMap((step) =>
    [60, 80, 100].map((radius) => ({ x: Math.cos(step / 3) * radius, y: Math.sin(step / 3) * radius })),
  );
  const reached = new Set([ends[0]!]);
  for (const from of reached) {
    const others = ends.filter((end) => end !== from);
    const order = ends.indexOf(from);
    for (const arrow of ARROWS)
      reached.add(
        towards(from, others, arrow) ?? ends[(order + (onwards(arrow) ? 1 : ends.length - 1)) % ends.length]!,
      );
  }
  expect(reached.size).toBe(ends.length);
});

test("a second digit is waited for only where it could mean something", () => {
  const given: number[] = [];
  const typing = new Typing((number) => given.push(number), 1e6);
  typing.press("3", 9);
  expect(given).toEqual([3]);
  typing.press("1", 14);
  expect(given).toEqual([3]);
  expect(typing.begun).toBe(true);
  typing.press("2", 14);
  expect(given).toEqual([3, 12]);
  typing.press("2", 14);
  expect(given).toEqual([3, 12, 2]);
  typing.press("1", 14);
  expect(typing.finish()).toBe(true);
  expect(typing.finish()).toBe(false);
  expect(given).toEqual([3, 12, 2, 1]);
});
