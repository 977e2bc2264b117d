import { expect, test } from "vitest";
import { Guiding } from "./guiding.svelte";

function guide(...messages: string[]) {
  const read: string[] = [];
  return new Guiding(
    (key) => messages.includes(key),
    () => read,
    (key) => read.push(key),
  );
}

test("a question is explained when it is asked for the first time, and not again", () => {
  const guiding = guide("first-roll");
  guiding.look(1, null);
  expect(guiding.tip).toBeNull();
  guiding.look(2, "roll");
  expect(guiding.tip).toBe("first-roll");
  guiding.look(3, "drive");
  expect(guiding.tip).toBeNull();
  guiding.look(4, "roll");
  expect(guiding.tip).toBeNull();
});

test("a tip that was read is gone, and stays until then", () => {
  const guiding = guide("first-roll", "first-drive");
  guiding.look(1, "roll");
  guiding.look(1, "roll");
  expect(guiding.tip).toBe("first-roll");
  guiding.got();
  guiding.look(1, "roll");
  expect(guiding.tip).toBeNull();
  guiding.look(2, "drive");
  expect(guiding.tip).toBe("first-drive");
});
