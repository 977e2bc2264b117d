import { expect, test } from "vitest";
import { tempoFor, usualSpeed } from "./tempo";

const racer = { seats: [0], clock: false, asked: false };

test("a newcomer's races are calm, three of them", () => {
  expect([0, 2, 3, 9].map(usualSpeed)).toEqual(["calm", "calm", "flowing", "flowing"]);
});

test("calm waits for who races without a clock", () => {
  expect(tempoFor("calm", racer).waits).toBe(true);
  expect(tempoFor("calm", { ...racer, clock: true }).waits).toBe(false);
  expect(tempoFor("calm", { ...racer, seats: [] }).waits).toBe(false);
  expect(tempoFor("flowing", racer).waits).toBe(false);
});

test("a turn is held for as long as its pace says, and for less while one's own clock runs", () => {
  const least = (speed: Parameters<typeof tempoFor>[0], more = {}) => tempoFor(speed, { ...racer, ...more }).least;
  expect([least("flowing"), least("fast"), least("off")]).toEqual([1200, 400, 0]);
  expect(least("calm", { clock: true, asked: true })).toBe(400);
  expect(least("off", { clock: true, asked: true })).toBe(0);
});
