/** What plans cost, as marks: one for each kind of price. */
import type { Figure, Panel, Plan, Scene } from "../wire/scene";
import { tollsOf, waysOf, wrecks } from "./plans";

export type Mark = "shield" | "heart" | "coin" | "wreck" | "free";

export interface Price {
  mark: Mark;
  amount: number;
  /** Somebody else is hit at the same place. */
  crash: boolean;
}

/** A figure of somebody's that is another afterwards: after a plan, or after a turn. */
export interface Shift {
  figure: Figure;
  before: number;
  after: number;
}

const panelOf = (plan: Plan, scene: Scene): Panel | undefined =>
  scene.panels.find((panel) => panel.piece === plan.piece);

/** What the plan costs in all: a skull, else the sum of each kind of price that is paid, the gravest first. */
export function pricesOf(plan: Plan, scene: Scene): Price[] {
  if (wrecks(plan)) return [{ mark: "wreck", amount: 0, crash: false }];
  const crash = plan.tolls.some((toll) => toll.cause === "crash" && toll.piece === plan.piece);
  return (panelOf(plan, scene)?.figures ?? []).flatMap((figure) => {
    const lost = -tollsOf(plan, scene)
      .filter((toll) => toll.figure === figure.name)
      .reduce((sum, { by }) => sum + by, 0);
    return figure.price && lost > 0 ? [{ mark: figure.price, amount: lost, crash }] : [];
  });
}

/** The one of them that stands on the cell where the plan ends; a tick where it costs nothing. */
export function priceAtEnd(plan: Plan, scene: Scene): Price {
  return pricesOf(plan, scene)[0] ?? { mark: "free", amount: 0, crash: false };
}

/** Does a plan take its racer over a line that decides the race for it? Lines are the front edges of cells. */
export function wins(plan: Plan, scene: Scene): boolean {
  const seat = panelOf(plan, scene)?.seat;
  const lines = new Set(
    scene.stakes.filter((stake) => stake.seat === -1 || stake.seat === seat).flatMap(({ cells }) => cells),
  );
  if (!lines.size || wrecks(plan)) return false;
  return waysOf(plan).some(({ path }) => path.slice(0, -1).some((cell) => lines.has(cell)));
}

/** A price on the cell where it is paid. */
export interface Paid extends Price {
  at: string;
  piece: string;
  cause: string;
}

/** What is lost on the way, each kind of it on the cell where it is lost, one's own losses and those of others. */
export function paidOn(plan: Plan, scene: Scene): Paid[] {
  const paid = new Map<string, Paid>();
  for (const { at, piece, figure, by, cause } of plan.tolls) {
    const mark = scene.panels
      .find((panel) => panel.piece === piece)
      ?.figures.find(({ name }) => name === figure)?.price;
    if (!mark || by >= 0 || !at) continue;
    const key = [at, piece, mark, cause].join();
    const before = paid.get(key)?.amount ?? 0;
    paid.set(key, { mark, amount: before - by, crash: cause === "crash", at, piece, cause });
  }
  const fell = plan.wrecked.map((piece): Paid => {
    const at = plan.tolls.findLast((toll) => toll.piece === piece)?.at;
    const stood = scene.pieces.find((one) => one.id === piece)?.cell ?? "";
    return { mark: "wreck", amount: 0, crash: false, at: at ?? stood, piece, cause: "" };
  });
  return [...paid.values(), ...fell];
}

/** What others lose by a plan, each kind of price of each of them in all. */
export function hitBy(plan: Plan, scene: Scene): { panel: Panel; mark: Mark; amount: number }[] {
  return scene.panels
    .filter((panel) => panel.piece !== plan.piece)
    .flatMap((panel) => {
      const lost = paidOn(plan, scene).filter(({ piece, mark }) => piece === panel.piece && mark !== "wreck");
      return [...new Set(lost.map(({ mark }) => mark))].map((mark) => ({
        panel,
        mark,
        amount: lost.filter((one) => one.mark === mark).reduce((sum, { amount }) => sum + amount, 0),
      }));
    });
}

/** The bill of a plan: every figure of its racer that is another afterwards, priced ones first. */
export function billOf(plan: Plan, scene: Scene): Shift[] {
  const entries: Shift[] = [];
  for (const figure of panelOf(plan, scene)?.figures ?? []) {
    const by = plan.tolls
      .filter((toll) => toll.piece === plan.piece && toll.figure === figure.name)
      .reduce((sum, toll) => sum + toll.by, 0);
    if (by !== 0) entries.push({ figure, before: figure.value, after: Math.max(0, figure.value + by) });
  }
  return entries.toSorted((a, b) => Number(b.figure.price !== "") - Number(a.figure.price !== ""));
}
