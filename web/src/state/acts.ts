/** What is played on stage, and how long each part of it takes. */
import { TURN } from "../wire/contract";
import type { Die, Scene, Step, Text } from "../wire/scene";
import type { Event } from "../wire/server";

const STEP = 220;
const BEAT = 420;
const LONGEST = 4_000;
/** The last steps of a race take so many times their time. */
export const FINALE = 1.8;

export interface Act {
  point: number;
  seat: number;
  events: Event[];
  /** The scene once these events have happened. */
  after: Scene;
  /** It happens now: nobody is told of it before it is shown. */
  news?: boolean;
  /** It was seen already and is shown once more. */
  again?: boolean;
  /** It ends the race. */
  last?: boolean;
}

/** An act that was played, and the scene it began in. */
export interface Played {
  before: Scene;
  act: Act;
}

/** The turn that is being told: whose it is, since when, and what there was to tell. */
export interface Telling {
  seat: number;
  since: number;
  told: boolean;
  decisive: boolean;
}

export interface Pose {
  path: string[];
  /** Hops done. */
  t: number;
  manner: string;
}

/** A die while it is rolled: what it shows, in the colour of that face, and nobody's yet. */
export interface Rolling extends Pick<Die, "pips" | "art" | "tone" | "state" | "caption"> {
  tumbling: boolean;
}

export interface Flight {
  key: number;
  origin: string;
  target: string;
  art: string;
  milliseconds: number;
}

export const NOBODY: Text = { key: "", args: {}, plain: "" };
export const BLANK: Rolling = { pips: 0, art: "", tone: "none", state: "idle", caption: NOBODY, tumbling: false };

/** The faces that dice show before and after, each with its colour. */
export function facesOf(...scenes: (Scene | null)[]): Map<string, Die["tone"]> {
  return new Map(scenes.flatMap((scene) => scene?.dice ?? []).map((die) => [die.art, die.tone]));
}

export const ease = (share: number): number => (share < 0.5 ? 2 * share * share : 1 - (2 - 2 * share) ** 2 / 2);

export function duration(step: Step): number {
  if (step.form === "move") return STEP * Math.max(1, step.path.length - 1) * (step.manner === "place" ? 0.7 : 1);
  if (step.form === "change") return 60;
  if (step.form === "pill") return BEAT * 1.2;
  if (step.form === "pass" && step.title.key) return BEAT * 2.4;
  return BEAT;
}

/** What is too long to be watched is told faster, the end of a race least. */
export function shortened(act: Act): number {
  const length = act.events.flatMap((event) => event.steps).reduce((sum, step) => sum + duration(step), 0);
  return Math.min(1, (act.last ? LONGEST * FINALE : LONGEST) / Math.max(length, 1));
}

/** Dice of one roll tumble together; what is said about a thing is said at once. */
export function together(steps: Step[]): Step[][] {
  const groups: Step[][] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    const joins =
      last && step.form !== "move" && (step.form === last[0]!.form || ["pill", "change", "flash"].includes(step.form));
    if (joins && last[0]!.form !== "move") last.push(step);
    else groups.push([step]);
  }
  return groups;
}

/** Back over the viewer's choices of this turn, and what others did, to the choice before; else over the last mover's. */
export function turnBefore(recent: readonly Played[], last: number, mine: number): number {
  const linked = (k: number) => k > 0 && (k > last || recent[k]!.before === recent[k - 1]!.act.after);
  const back = (from: number, goes: (seat: number) => boolean) => {
    let first = from;
    while (linked(first) && goes(recent[first - 1]!.act.seat)) first--;
    return first;
  };
  const mover = recent[last]!.act.seat;
  const own = back(last + 1, (seat) => seat === mine);
  const others = back(own, (seat) => seat !== mine);
  if (mine < 0 || others === own) return back(last + 1, (seat) => seat === mover);
  // the viewer's choice is one with how their turn ended and the next began
  return linked(others) ? others - 1 : others;
}

/** Where the turn began that is told in the last act up to so many of its events. */
export function turnBegins(recent: readonly Played[], told: number): number {
  const last = recent.length - 1;
  const begins = ({ act }: Played, k: number) =>
    act.events.slice(0, k === last ? told : undefined).some(({ key }) => key === TURN);
  return Math.max(0, recent.findLastIndex(begins));
}
