/** Counts presses by the page's own desk: a line of JSON for each decision comes in, a number for each goes out. */
import { createInterface } from "node:readline";
import { Desk } from "../src/lib/desk";
import { label, NOTHING, thingsOf, usesOf, wrecks, type Draft } from "../src/lib/plans";
import type { Answer, Plan, Scene } from "../src/wire/scene";

interface Decision {
  plans: Plan[];
  scene: Scene;
  /** Which of the plans do what was decided. */
  wanted: number[];
}

const MOST = 40;

/** What the next press can be on the way to a plan, and how many presses it takes. */
function presses(desk: Desk, wanted: Plan): { draft: Draft; count: number }[] {
  const next: { draft: Draft; count: number }[] = [];
  const words = new Set(wanted.answers.map(label));
  const tap = (id: string): void => {
    const tapped = desk.tap(id);
    if ("draft" in tapped) next.push({ draft: tapped.draft, count: 1 });
    else
      for (const use of usesOf(desk.plans, desk.without(id), id))
        if (words.has(label(use))) next.push({ draft: desk.used(id, use), count: 2 });
  };
  new Set([...wanted.answers.flatMap(thingsOf), ...desk.proposed(), ...desk.picked()]).forEach(
    (id) => desk.things().has(id) && tap(id),
  );
  const said = (answer: Answer) => words.has(label(answer)) && next.push({ draft: desk.said(answer), count: 1 });
  for (const { sayings } of [...desk.facets(), ...desk.picks()]) sayings.forEach(({ answer }) => said(answer));
  if (desk.draft.end === null && desk.ends().some(({ space }) => space === wanted.end))
    next.push({ draft: desk.changed({ end: wanted.end }), count: 1 });
  if (desk.ways > 1) next.push({ draft: { ...desk.draft, way: desk.draft.way + 1 }, count: 1 });
  return next;
}

/** What a plan comes to, in whatever order. */
const deed = ({ end, stop, answers }: Plan): string => [end, stop, ...answers.map(label).toSorted()].join("|");

/** The fewest presses from nothing picked to the plan carried out. */
function fewest({ plans, scene }: Decision, wanted: Plan): number {
  const twice = wrecks(wanted) ? 1 : 0;
  const seen = new Set<string>();
  const waiting: Draft[][] = [[NOTHING]];
  for (let count = 0; count < MOST; count++) {
    for (const draft of waiting[count] ?? []) {
      const key = JSON.stringify(draft);
      if (seen.has(key)) continue;
      seen.add(key);
      const desk = new Desk(plans, draft, scene);
      const does = desk.acts().length ? desk.acts().map(({ plan }) => plan) : [desk.now()];
      if (does.some((plan) => plan && deed(plan) === deed(wanted))) return count + 1 + twice;
      for (const { draft: after, count: more } of presses(desk, wanted)) (waiting[count + more] ??= []).push(after);
    }
  }
  return Infinity;
}

createInterface({ input: process.stdin }).on("line", (line) => {
  const decision = JSON.parse(line) as Decision;
  const counts = decision.wanted.map((k) => fewest(decision, decision.plans[k]!));
  const least = Math.min(...counts);
  process.stdout.write(`${least === Infinity ? 0 : least}\n`);
});
