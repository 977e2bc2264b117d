/** Everybody's chance to win over a race, as lines of a chart. */
import type { Analysis, Point } from "../../wire/analysis";
import type { Line } from "./Chart.svelte";

/** The colour slot and the letter of who sits somewhere. */
export interface Racer {
  slot: number;
  letter: string;
}

/** Where points lie, counted in moves: those of one move, its choice and each throw that answers, share its length. */
export function placesOf(points: readonly Point[]): number[] {
  const counts = new Map<number, number>();
  for (const { at } of points) counts.set(at, (counts.get(at) ?? 0) + 1);
  let [move, within] = [-1, 0];
  return points.map(({ at }) => {
    [move, within] = [at, at === move ? within + 1 : 1];
    return at === 0 ? 0 : at - 1 + within / counts.get(at)!;
  });
}

/** The moves of a race, and at least one: what places are shares of. */
export function movesOf(points: readonly Point[]): number {
  return Math.max(1, points.at(-1)?.at ?? 1);
}

/** The seats that have won, or share the win: none where nobody came through. */
export function winnersOf(points: readonly Point[]): number[] {
  return (points.at(-1)?.win ?? []).flatMap((win, seat) => (win > 0 ? [seat] : []));
}

/** A line for every seat that somebody sits at; winners' are strong and end in a badge. */
export function chanceLines(analysis: Analysis, racers: readonly (Racer | undefined)[]): Line[] {
  const { points } = analysis;
  const winners = winnersOf(points);
  const moves = movesOf(points);
  const across = placesOf(points).map((place) => place / moves);
  return racers.flatMap((racer, seat): Line[] => {
    if (!racer) return [];
    const won = winners.includes(seat);
    const line = points.map((point, k): [number, number] => [across[k]!, 1 - (point.win[seat] ?? 0)]);
    return [{ ...racer, id: seat, points: line, strong: won, badge: won }];
  });
}

/** None, a quarter, half, three quarters, all: in words that `percent` finds. */
export function chanceTicks(percent: (share: number) => string): { at: number; text: string }[] {
  return [0, 0.25, 0.5, 0.75, 1].map((share) => ({ at: 1 - share, text: percent(share) }));
}
