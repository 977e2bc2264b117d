/** What a finished race was like, read off its points: places, overtakings, dice. */
import type { TurningPoint } from "../wire/analysis";
import type { Panel, Scene, Text } from "../wire/scene";
import type { Moment } from "../state/past.svelte";
import { panelOf, stageOf } from "./scenes";

export interface Overtaking {
  point: number;
  seat: number;
  /** Places won (positive) or lost. */
  by: number;
  kind: "lead" | "rise" | "fall";
}

/** The place of every seat at every point. */
export function places(moments: readonly Moment[]): number[][] {
  return moments.map((moment) => moment.ranks);
}

/** Up to three moments that decided the race: when the winner took the lead for good, the greatest rise and fall. */
export function overtakings(moments: readonly Moment[], result: readonly number[]): Overtaking[] {
  const winner = result.indexOf(1);
  const found: Overtaking[] = [];
  for (let k = moments.length - 1; k > 0; k--) {
    if (moments[k]!.ranks[winner] === 1 && moments[k - 1]!.ranks[winner] !== 1) {
      const by = moments[k - 1]!.ranks[winner]! - 1;
      found.push({ point: moments[k]!.point, seat: winner, by, kind: "lead" });
      break;
    }
  }
  const changes = moments
    .slice(1)
    .flatMap((moment, k) =>
      moment.ranks.map((rank, seat) => ({ point: moment.point, seat, by: moments[k]!.ranks[seat]! - rank })),
    );
  const fresh = (one: { point: number }) => found.every((other) => Math.abs(other.point - one.point) > 1);
  for (const kind of ["rise", "fall"] as const) {
    const sign = kind === "rise" ? 1 : -1;
    const best = changes
      .filter((one) => one.by * sign > 0 && fresh(one))
      .toSorted((a, b) => (b.by - a.by) * sign || b.point - a.point)[0];
    if (best) found.push({ ...best, kind });
  }
  return found.toSorted((a, b) => a.point - b.point);
}

/** The moments after which most of the chance to win had changed hands, in the order of the race. */
export function deciding(points: readonly TurningPoint[], most = 3): TurningPoint[] {
  return points
    .toSorted((a, b) => b.swing - a.swing)
    .slice(0, most)
    .toSorted((a, b) => a.at - b.at);
}

/** What a friend would say of a turning point; nothing where the analysis is of before it was said. */
export function saidOf({ said }: TurningPoint, language: string, names: readonly string[]): string {
  return (said?.[language] ?? "").replace(/\{(\d+)\}/g, (whole, seat: string) => names[Number(seat)] ?? whole);
}

/** Where somebody who looks for it loses most, over their last races: what the questions were about. */
export interface Habit {
  theme: string;
  times: number;
  races: number;
  /** Hundredths of a win. */
  points: number;
}

/** A race as far as habits go: what its costly choices were about, and what they cost. */
export interface Raced {
  code: string;
  game: string;
  costly: { theme: string; cost: number }[];
}

const RACES = 10;
/** A habit is what came up so often, in so many races. */
const TIMES = 3;
const AGAIN = 2;

/** The habit that cost most in the last races of a game; none where nothing came up often enough to say so. */
export function habit(raced: readonly Raced[], game: string): Habit | null {
  const last = raced.filter((one) => one.game === game).slice(-RACES);
  const found = new Map<string, { times: number; cost: number; races: Set<string> }>();
  for (const { code, costly } of last) {
    for (const { theme, cost } of costly) {
      if (!theme) continue;
      const one = found.get(theme) ?? { times: 0, cost: 0, races: new Set() };
      found.set(theme, { times: one.times + 1, cost: one.cost + cost, races: one.races.add(code) });
    }
  }
  const often = [...found].filter(([, one]) => one.times >= TIMES && one.races.size >= AGAIN);
  const worst = often.toSorted(([, a], [, b]) => b.cost - a.cost)[0];
  if (!worst) return null;
  const [theme, { times, cost }] = worst;
  return { theme, times, races: last.length, points: Math.round(100 * cost) };
}

/** A round of the race or, in games that count those, a lap. */
export interface Stage {
  /** The point it begins at. */
  first: number;
  number: number;
  name: Text;
}

/** The race cut into rounds or laps, as its scenes count them. */
export function stages(moments: readonly Moment[]): Stage[] {
  const found: Stage[] = [];
  for (const { point, scene } of moments) {
    for (const name of scene.chips) {
      const number = stageOf(name);
      if (number !== null && number > (found.at(-1)?.number ?? 0)) found.push({ first: point, number, name });
    }
  }
  return found;
}

export function stageAt(all: readonly Stage[], point: number): Stage | undefined {
  return all.findLast((stage) => stage.first <= point);
}

export interface Luck {
  panel: Panel;
  dice: number;
  mean: number;
  /** Faces that are no numbers, by drawing. */
  faces: Record<string, number>;
}

/** The mean of a fair die of six. */
export const FAIR = 3.5;

/** Each racer's dice against expectation. */
export function luck(moments: readonly Moment[], scene: Scene): Luck[] {
  const found = new Map<string, Luck & { sum: number }>();
  for (const moment of moments) {
    for (const event of moment.events) {
      const panel = panelOf(scene, event, moment.seat ?? -1);
      if (!panel) continue;
      for (const step of event.steps) {
        if (step.form !== "roll") continue;
        const one = found.get(panel.id) ?? { panel, dice: 0, sum: 0, mean: 0, faces: {} };
        if (step.pips) {
          one.dice++;
          one.sum += step.pips;
          one.mean = one.sum / one.dice;
        } else if (step.art) one.faces[step.art] = (one.faces[step.art] ?? 0) + 1;
        found.set(panel.id, one);
      }
    }
  }
  return [...found.values()].toSorted((a, b) => a.panel.rank - b.panel.rank);
}
