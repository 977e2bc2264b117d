/** A row of figures over time as a line: each point is the middle of the last few. */
import type { ProfileRace } from "../wire/answers";

export const FIGURES = ["accuracy", "luck", "skill"] as const;
export type FigureName = (typeof FIGURES)[number];
/** How many races a point of the line is the middle of. */
export const SPAN = 5;

/** The figure of each race that has one, the oldest first. */
export function figures(races: readonly ProfileRace[], name: FigureName): number[] {
  return races
    .map((race) => race[name])
    .filter((value) => value !== null)
    .reverse();
}

/** The middle of each figure and those shortly before it. */
export function trend(values: readonly number[], span = SPAN): number[] {
  return values.map((_, at) => {
    const last = values.slice(Math.max(0, at + 1 - span), at + 1);
    return last.reduce((sum, value) => sum + value, 0) / last.length;
  });
}

/** What the scale reaches from and to: accuracy 0 to 100, the others as far from nothing up as down. */
export function reach(values: readonly number[], name: FigureName): [number, number] {
  if (name === "accuracy") return [0, 100];
  const most = Math.max(0.1, ...values.map(Math.abs));
  return [-most, most];
}
