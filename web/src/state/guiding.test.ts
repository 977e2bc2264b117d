import { beforeEach, expect, test } from "vitest";
import { Guiding, type Now } from "./guiding.svelte";

const messages = ["first-start", "first-roll", "first-crash", "first-fight", "prompt-roll.you", "prompt-fight.you"];
const general = ["choose", "why"].map((key) => ({ key, says: [`page-${key}`] }));
const busy = (asked: number, ...told: string[]): Now => ({ asked, mine: null, waiting: false, told });
const others = (asked: number, ...told: string[]): Now => ({ ...busy(asked, ...told), waiting: true });
const mine = (asked: number, question: string, ...told: string[]): Now => ({
  ...busy(asked, ...told),
  mine: question,
});
let guide: Guiding;
const shown = (now: Now) => {
  guide.look(now);
  return guide.tip?.key ?? null;
};

beforeEach(() => {
  guide = new Guiding((key) => messages.includes(key), general);
});

test("one tip before each decision, once the game's own are told", () => {
  expect(shown(mine(1, "roll"))).toBe("first-start");
  guide.got(mine(1, "roll"));
  expect(guide.tip?.key).toBe("first-roll");
  guide.got(mine(1, "roll"));
  expect(guide.tip).toBeNull();
  expect(shown(mine(2, "roll"))).toBe("choose");
  guide.got(mine(2, "roll"));
  expect(guide.tip).toBeNull();
  expect(shown(mine(3, "other"))).toBe("why");
  expect(shown(mine(4, "other"))).toBeNull();
});

test("who answers beside a tip has read it", () => {
  expect(shown(mine(1, "roll"))).toBe("first-start");
  expect(shown(busy(2))).toBeNull();
  expect(shown(mine(2, "roll"))).toBe("first-roll");
  expect(shown(busy(3))).toBeNull();
  expect(shown(mine(3, "roll"))).toBe("choose");
});

test("that others choose is told when they are asked, not while our own choice is shown", () => {
  shown(mine(1, "roll"));
  guide.got(mine(1, "roll"));
  expect(shown(busy(2))).toBeNull();
  expect(shown(others(2))).toBe("first-wait");
  expect(shown(busy(3))).toBe("first-wait");
  expect(shown(mine(4, "other"))).toBe("first-wait");
  expect(shown(busy(5))).toBeNull();
  expect(shown(others(5))).toBeNull();
});

test("what happens for the first time is explained once, when nothing is moving", () => {
  shown(mine(1, "roll"));
  guide.got(mine(1, "roll"));
  expect(shown(busy(2, "crash"))).toBeNull();
  expect(shown(mine(3, "roll", "crash"))).toBe("first-crash");
  guide.got(mine(3, "roll", "crash"));
  expect(guide.tip).toBeNull();
  expect(shown(mine(4, "roll", "crash", "crash"))).toBe("choose");
});

test("an event named like a question leaves the tip to the question", () => {
  shown(mine(1, "roll"));
  guide.got(mine(1, "roll"));
  expect(shown(mine(2, "roll", "fight"))).toBe("choose");
  expect(shown(mine(3, "fight", "fight"))).toBe("first-fight");
});
