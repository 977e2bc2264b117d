import { expect, test } from "vitest";
import type { Story } from "../wire/story";
import { Reading } from "./reading.svelte";

const win = (at: number, kind: string, seat: number, ...shares: number[]) => ({ at, kind, seat, win: shares });
const said = (text: string) => ({ choice: { en: text, fr: `${text} !` }, events: { en: [`${text}.`], fr: [] } });
const story = {
  language: "en",
  title: { en: "The race", fr: "La course" },
  analysis: {
    points: [
      win(0, "start", -1, 0.5, 0.5),
      win(1, "choice", 0, 0.6, 0.4),
      win(1, "chance", 0, 0.995, 0.005),
      win(2, "choice", 1, 1, 0),
    ],
    decisions: [{ at: 0 }, { at: 1 }],
  },
  seats: [
    { name: "Ann", slot: 1, letter: { en: "R", fr: "R" } },
    { name: "Noor", slot: 2, letter: { en: "B", fr: "N" } },
  ],
  steps: [{ choice: {}, events: {} }, said("Roll"), said("A four"), said("Stop")],
  frames: { en: [[0, 1], [1, 2], []], fr: [[0, 1], [], []] },
  pieces: ["a", "b", "c"],
} as unknown as Story;

test("a point says who chose what, or that chance answered", () => {
  const reading = new Reading(story);
  expect([0, 1, 2, 3].map((k) => reading.told(k))).toEqual(["", "Ann: Roll", "Luck answers", "Noor: Stop"]);
  expect(reading.titleOf(2)).toBe("Move 1");
  expect(reading.happened(2)).toBe("A four");
  expect([1, 2, 3].map((k) => reading.decisionOf(k))).toEqual([0, undefined, 1]);
  expect(reading.headline).toBe("Ann wins");
});

test("the board is that before a choice until chance has answered, and the last one drawn", () => {
  const reading = new Reading(story);
  expect([0, 1, 2, 3].map((k) => reading.pictureOf(k))).toEqual(["a", "a", "bc", "bc"]);
});

test("chances are not rounded away, and written as the language does", () => {
  const reading = new Reading(story);
  expect([0, 0.005, 0.25, 0.995, 1].map((share) => reading.percent(share))).toEqual([
    "0%",
    "0.5%",
    "25%",
    "99.5%",
    "100%",
  ]);
  expect([0.125, -0.031, 0.0001].map((share) => reading.signed(share))).toEqual(["+12.5", "−3.1", "0"]);
  reading.language = reading.otherLanguage;
  expect(reading.percent(0.005)).toBe("0,5\u00a0%");
  expect(reading.racer(1).letter).toBe("N");
});

test("going stops at the ends; a place leads to its nearest point; a page down to the next seat", () => {
  const reading = new Reading(story);
  reading.go(99);
  expect(reading.now).toBe(3);
  reading.go(-1);
  expect(reading.now).toBe(0);
  expect([0, 0.24, 0.5, 1].map((share) => reading.nearest(share))).toEqual([0, 1, 2, 3]);
  reading.go(1);
  expect(reading.nextTurn(1)).toBe(3);
});
