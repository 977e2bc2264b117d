/** A turn that was made: the ways of it, what was paid where, and what it means for somebody. */
import { GAP, TURN } from "../wire/contract";
import type { Figure, Move, Panel, Pass, Roll, Scene, Step } from "../wire/scene";
import type { Event } from "../wire/server";
import type { Paid, Shift } from "./marks";

/** The way of a piece in a turn, as one. */
export type Trail = Pick<Move, "piece" | "path" | "manner">;

const stepsOf = (events: readonly Event[]): Step[] => events.flatMap((event) => event.steps);

/** Somebody was wrecked, or crossed a line: what nobody should miss. */
export function isDecisive(event: Event): boolean {
  return event.steps.some((step) => step.form === "flash" && (step.manner === "wreck" || step.manner === "line"));
}

/** The ways of the pieces, each with what follows on it as one. */
export function trailsOf(steps: readonly Step[]): Trail[] {
  const trails: Trail[] = [];
  for (const step of steps) {
    if (step.form !== "move" || step.path.length < 2) continue;
    const last = trails.findLast((trail) => trail.piece === step.piece);
    const on = last?.manner === step.manner && last.path.at(-1) === step.path[0];
    if (last && on) last.path = [...last.path, ...step.path.slice(1)];
    else trails.push({ piece: step.piece, path: step.path, manner: step.manner });
  }
  return trails;
}

const pricedBy = (scene: Scene, racer: string, name: string): Figure | undefined =>
  scene.panels
    .find((panel) => panel.id === racer)
    ?.figures.find((figure) => figure.name === name && figure.price !== "");

/** What an event takes from whom: a mark for each price, a skull for a wreck. */
function lossesOf({ steps }: Event, scene: Scene): Omit<Paid, "at">[] {
  const found: Omit<Paid, "at">[] = [];
  for (const step of steps) {
    const piece = step.form === "change" && scene.panels.find((panel) => panel.id === step.racer)?.piece;
    const mark = piece && step.by < 0 && pricedBy(scene, step.racer, step.figure)?.price;
    if (piece && mark) found.push({ piece, mark, amount: -step.by, crash: step.cause === "crash", cause: step.cause });
  }
  const out = steps.some((step) => step.form === "pill" && step.icon === "skull");
  const wrecked = steps.find((step) => step.form === "flash" && step.manner === "wreck");
  if (out && wrecked?.form === "flash")
    found.push({ piece: wrecked.at, mark: "wreck", amount: 0, crash: false, cause: "" });
  return found;
}

/** Prices where they fell: at the cell that is named with them, else where the racer stood by then. */
export function fallsOf(events: readonly Event[], scene: Scene): Paid[] {
  const stood = new Map(scene.pieces.map((piece) => [piece.id, piece.cell]));
  const moves = stepsOf(events).filter((step) => step.form === "move");
  for (const move of moves.toReversed()) stood.set(move.piece, move.path[0]!);
  const falls = new Map<string, Paid>();
  for (const event of events) {
    const named = event.steps.find((step) => step.form === "pill" && step.at.startsWith("space:"));
    for (const loss of lossesOf(event, scene)) {
      const at = named?.form === "pill" ? named.at : (stood.get(loss.piece) ?? "");
      const key = [at, loss.piece, loss.mark, loss.cause].join();
      if (at) falls.set(key, { ...loss, at, amount: loss.amount + (falls.get(key)?.amount ?? 0) });
    }
    for (const step of event.steps) if (step.form === "move") stood.set(step.piece, step.path.at(-1)!);
  }
  return [...falls.values()];
}

/** The steps of a turn that a piece went itself. */
export function walksOf(events: readonly Event[], piece: string): Event[] {
  return events.filter((event) => event.steps.some((step) => step.form === "move" && step.piece === piece));
}

/** A card to be read comes off a pile or out of a hand, and the event names it; one that goes face down is not named. */
export function isCard({ args }: Event, { origin, title }: Pass, scene: Scene): boolean {
  const named = Object.values(args).some((value) => Array.isArray(value) && title.key.startsWith(`${value[0]}-`));
  return named && [...scene.cards, ...scene.panels].some((one) => one.id === origin);
}

/** The cards that were drawn or played for everybody to see, the last ones last. */
export function cardsOf(events: readonly Event[], scene: Scene): Pass[] {
  return events.flatMap((event) =>
    event.steps.filter((step): step is Pass => step.form === "pass" && isCard(event, step, scene)),
  );
}

/** The last die of each racer for whom one was thrown. */
export function thrownOf(events: readonly Event[], scene: Scene): Roll[] {
  const pieces = new Set(scene.pieces.map((piece) => piece.id));
  const rolls = stepsOf(events).filter((step): step is Roll => step.form === "roll" && pieces.has(step.die));
  return [...new Map(rolls.map((roll) => [roll.die, roll])).values()];
}

/** How much an event matters to somebody who is told of a turn in a few lines. */
export function weightOf(event: Event, scene: Scene): number {
  if (event.key === TURN) return 0;
  if (isDecisive(event)) return 6;
  const losses = lossesOf(event, scene);
  // what hurts, the more the weightier; what is spent was chosen
  const hurt = losses.filter(({ mark }) => mark !== "coin").map(({ amount }) => amount);
  if (hurt.length) return 5 + Math.min(9, Math.max(...hurt)) / 10;
  if (losses.length) return 3.5;
  const forms = new Set(event.steps.map((step) => step.form));
  if (forms.has("move")) return 4;
  if (forms.has("pass")) return 3;
  if (forms.has("flash") || forms.has("roll")) return 2;
  return forms.size ? 1 : 0.5;
}

/** Lines with how much they matter: as much as the weightiest thing they tell. */
export function weighed<L extends { events: readonly Event[] }>(
  lines: readonly L[],
  scene: Scene,
): (L & { weight: number })[] {
  return lines.map((line) => ({ ...line, weight: Math.max(...line.events.map((event) => weightOf(event, scene))) }));
}

/** The places of the lines that tell a turn in `most`: how it begins and ends, and what matters most between. */
export function chosenOf(lines: readonly { weight: number; kind: string }[], most: number): number[] {
  if (lines.length <= most) return lines.map((_, k) => k);
  const left = lines.map((line, k) => ({ ...line, k })).slice(1, -1);
  const chosen = [0, lines.length - 1];
  const kinds = new Map<string, number>();
  // what was told once is news no more: the second of a kind counts a quarter
  const worth = ({ weight, kind }: { weight: number; kind: string }) => weight / ((kinds.get(kind) ?? 0) + 1) ** 2;
  while (chosen.length < most) {
    const best = left.reduce((a, b) => (worth(b) >= worth(a) ? b : a));
    left.splice(left.indexOf(best), 1);
    kinds.set(best.kind, (kinds.get(best.kind) ?? 0) + 1);
    chosen.push(best.k);
  }
  return chosen.toSorted((a, b) => a - b);
}

/** What a turn means for somebody: what it took or gave, how their place changed, how far the mover is ahead. */
export interface Meaning {
  shifts: Shift[];
  /** Places before and after. */
  place: [number, number];
  /** How far the mover is ahead of them (behind, if negative); null where the game does not say. */
  ahead: number | null;
}

const behind = (panel: Panel | undefined): number | null =>
  panel ? (panel.figures.find((figure) => figure.name === GAP)?.value ?? (panel.rank === 1 ? 0 : null)) : null;

/** What the turn of `mover` means for the racer of a panel, from the scene before it to the one after. */
export function meaningOf(
  events: readonly Event[],
  [before, after]: readonly [Scene, Scene],
  own: string,
  mover: string,
): Meaning | null {
  const panelIn = (scene: Scene, id: string) => scene.panels.find((panel) => panel.id === id);
  const [then, now] = [panelIn(before, own), panelIn(after, own)];
  if (!then || !now) return null;
  const changes = stepsOf(events).filter((step) => step.form === "change" && step.racer === own);
  const shifts = now.figures.flatMap((figure): Shift[] => {
    const by = changes.reduce(
      (sum, step) => sum + (step.form === "change" && step.figure === figure.name ? step.by : 0),
      0,
    );
    return by ? [{ figure, before: figure.value - by, after: figure.value }] : [];
  });
  const [mine, theirs] = [behind(now), behind(panelIn(after, mover))];
  return {
    shifts,
    place: [then.rank, now.rank],
    ahead: mine === null || theirs === null || own === mover ? null : mine - theirs,
  };
}
