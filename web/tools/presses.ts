/** Counts presses by the page's own desk: a line of JSON for each decision comes in, a number for each goes out. */
import { createInterface } from "node:readline";
import { Lookahead } from "../src/lib/lookahead";
import { label, NOTHING, thingsOf, usesOf, wrecks, type Draft } from "../src/lib/plans";
import type { Answer, Plan, Scene } from "../src/wire/scene";

interface Decision {
  plans: Plan[];
  /** What goes on where what was decided first rests. */
  later: Plan[];
  scene: Scene;
  /** Which of all these plans do what was decided. */
  wanted: number[];
  /** So many presses at most. */
  most: number;
}

/** What is pressed: a die or card, a line of its menu, an answer in words, a place on the board, a button. */
type Press = [what: "thing" | "use" | "say" | "place" | "end" | "way" | "act" | "go" | "quiet", which: string | number];

interface Step {
  draft: Draft;
  pressed: Press[];
}

/** What can be pressed next on the way to a plan. */
function presses(desk: Lookahead, wanted: Plan): Step[] {
  const next: Step[] = [];
  const words = new Set(wanted.answers.map(label));
  const tap = (id: string): void => {
    const tapped = desk.tap(id);
    if ("draft" in tapped) next.push({ draft: tapped.draft, pressed: [["thing", id]] });
    else
      usesOf(desk.plans, desk.near.without(id), id)
        .filter((use) => use.extra)
        .forEach((use, k) => {
          const draft = desk.used(id, use);
          if (words.has(label(use)))
            next.push({
              draft,
              pressed: [
                ["thing", id],
                ["use", k],
              ],
            });
        });
  };
  const things = new Set([...wanted.answers.flatMap(thingsOf), ...desk.near.proposed(), ...desk.picked()]);
  things.forEach((id) => desk.things().has(id) && tap(id));
  const said = (answer: Answer): void => {
    const place = answer.targets.find((id) => id.startsWith("space:"));
    const pressed: Press = answer.extra && place ? ["place", place] : ["say", label(answer)];
    // a cell where a move can end is taken for that
    const taken = pressed[0] === "place" && desk.near.ends().some(({ space }) => space === place);
    if (!taken && words.has(label(answer))) next.push({ draft: desk.said(answer), pressed: [pressed] });
  };
  for (const { answer } of desk.near.aims().flatMap(({ sayings }) => sayings))
    next.push({ draft: desk.said(answer), pressed: [["say", label(answer)]] });
  for (const { sayings } of [...desk.near.facets(), ...desk.picks()]) sayings.forEach(({ answer }) => said(answer));
  if (desk.draft.end === null && desk.near.ends().some(({ space }) => space === wanted.end))
    next.push({ draft: desk.changed({ end: wanted.end }), pressed: [["end", wanted.end]] });
  if (desk.ways > 1) next.push({ draft: { ...desk.draft, way: desk.draft.way + 1 }, pressed: [["way", 1]] });
  return next;
}

/** What a plan comes to, in whatever order. */
const deed = ({ end, stop, answers }: Plan): string => [end, stop, ...answers.map(label).toSorted()].join("|");

/** The button that carries a plan out, if it is there. */
function button(desk: Lookahead, wanted: Plan): Press | null {
  const acts = desk.acts();
  const at = acts.findIndex(({ plan }) => deed(plan) === deed(wanted));
  if (acts.length) return at < 0 ? null : ["act", at];
  const quiet = desk.quiet();
  if (quiet && deed(quiet) === deed(wanted)) return ["quiet", 0];
  const now = desk.now();
  return now && deed(now) === deed(wanted) ? ["go", 0] : null;
}

/** The fewest presses from nothing picked to the plan carried out. */
function fewest({ plans, later, scene, most }: Decision, wanted: Plan): Press[] | null {
  const seen = new Set<string>();
  const waiting: Step[][] = [[{ draft: NOTHING, pressed: [] }]];
  for (let count = 0; count < most; count++) {
    for (const { draft, pressed } of waiting[count] ?? []) {
      const key = JSON.stringify(draft);
      if (seen.has(key)) continue;
      seen.add(key);
      const desk = new Lookahead(plans, later, draft, scene);
      const last = button(desk, wanted);
      if (last) return [...pressed, last, ...(wrecks(wanted) ? [last] : [])];
      for (const step of presses(desk, wanted)) {
        const after = [...pressed, ...step.pressed];
        (waiting[after.length] ??= []).push({ draft: step.draft, pressed: after });
      }
    }
  }
  return null;
}

createInterface({ input: process.stdin }).on("line", (line) => {
  const decision = JSON.parse(line) as Decision;
  const all = [...decision.plans, ...decision.later];
  const ways = decision.wanted.flatMap((k) => [fewest(decision, all[k]!) ?? []]).filter((way) => way.length);
  process.stdout.write(`${JSON.stringify(ways.toSorted((a, b) => a.length - b.length)[0] ?? [])}\n`);
});
