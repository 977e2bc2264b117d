/** Whole moves: which of the plans of a moment fit what was picked so far, and what is left to choose.
 *
 * A draft is what somebody has picked but not sent: things (dice, cards), words (a speed, an entry), an end on the
 * board. A plan fits a draft that asks for nothing it lacks and names all its extras: nothing is spent unasked. */
import type { Answer, Move, Plan, Scene, Toll } from "../wire/scene";

/** A thing that is marked with one of its uses. */
export interface Marked {
  id: string;
  words: string;
}

export interface Draft {
  /** Ids of dice, cards and other things, as often as they were picked. */
  things: readonly string[];
  /** Things with several uses, and what is to be done with each. */
  uses: readonly Marked[];
  /** Answers picked by their words, as `label` names them. */
  said: readonly string[];
  /** The space to end on. */
  end: string | null;
  /** Which of the ways there, the best first. */
  way: number;
  /** What was proposed is put back: nothing is spent but what is picked. */
  bare: boolean;
}

export const NOTHING: Draft = { things: [], uses: [], said: [], end: null, way: 0, bare: false };

/** What an answer is known by, whatever else was chosen before: the question, and where on the board or in what words.
 * Of a thing that is picked the numbers are left out: they tell what follows, and that hangs on what was picked before. */
export function label({ question, action, text, targets, extra }: Answer): string {
  const place = targets.length > 0 && !targets.some(isThing);
  const named = Object.entries(text.args).filter(([, value]) => !extra || typeof value !== "number");
  return `${question} ${text.key} ${place ? `${action} ${targets.join()}` : JSON.stringify(named)}`;
}

/** What is done with a thing, whichever it is: the question and the key of its words. */
export const deed = (words: string): string => words.split(" ", 2).join(" ");

const isThing = (id: string): boolean =>
  !id.startsWith("space:") && !id.startsWith("piece:") && !id.startsWith("racer:");

/** The things an answer points at: what one would tap to give it. */
export const thingsOf = (answer: Answer): string[] => answer.targets.filter(isThing);

/** Can each wish be met by an answer of its own? */
function meet(wishes: readonly ((answer: Answer) => boolean)[], answers: readonly Answer[]): Answer[] | null {
  const used: (number | undefined)[] = answers.map(() => undefined);
  const place = (wish: number, tried: Set<number>): boolean =>
    answers.some((answer, k) => {
      if (tried.has(k) || !wishes[wish]!(answer)) return false;
      tried.add(k);
      const holder = used[k];
      if (holder !== undefined && !place(holder, tried)) return false;
      used[k] = wish;
      return true;
    });
  for (let wish = 0; wish < wishes.length; wish++) if (!place(wish, new Set())) return null;
  return answers.filter((_, k) => used[k] !== undefined);
}

/** The answers by which a plan does what the draft asks for; null if it does not. */
function given(plan: Plan, draft: Draft): Answer[] | null {
  if (draft.end !== null && plan.end !== draft.end) return null;
  const wishes = [
    ...draft.said.map((words) => (answer: Answer) => label(answer) === words),
    ...draft.uses.map(
      ({ id, words }) =>
        (answer: Answer) =>
          label(answer) === words && answer.targets.includes(id),
    ),
    ...draft.things.map((id) => (answer: Answer) => answer.targets.includes(id)),
  ];
  // Extras are met first, so that a thing which also stands for the way on does not leave one unasked.
  return meet(
    wishes,
    plan.answers.toSorted((a, b) => Number(b.extra) - Number(a.extra)),
  );
}

/** What a plan picks beyond what the draft asks for; null if it does not do that. */
export function beyond(plan: Plan, draft: Draft): Answer[] | null {
  const met = given(plan, draft);
  return met && plan.answers.filter((answer) => answer.extra && !met.includes(answer));
}

/** Does a plan do what the draft asks for, and no extra beyond it? */
export function fits(plan: Plan, draft: Draft): boolean {
  const wished = draft.said.length + draft.uses.length + draft.things.length;
  if (plan.answers.filter((answer) => answer.extra).length > wished) return false;
  return beyond(plan, draft)?.length === 0;
}

/** What a plan costs its racer, in points of all kinds that are prices. */
export function priceOf(plan: Plan, scene: Scene): number {
  return tollsOf(plan, scene).reduce((sum, { by }) => sum + Math.max(0, -by), 0);
}

/** What a plan costs its racer, kind by kind. */
export function pricesOf(plan: Plan, scene: Scene): Map<string, number> {
  const prices = new Map<string, number>();
  for (const { figure, by } of tollsOf(plan, scene)) prices.set(figure, (prices.get(figure) ?? 0) + Math.max(0, -by));
  return prices;
}

/** What the plan's own racer pays, where it is a price. */
export function tollsOf(plan: Plan, scene: Scene): Toll[] {
  const figures = scene.panels.find((panel) => panel.piece === plan.piece)?.figures ?? [];
  const priced = new Set(figures.filter((figure) => figure.price).map((figure) => figure.name));
  return plan.tolls.filter((toll) => toll.piece === plan.piece && priced.has(toll.figure));
}

/** The ways that the plan's own racer goes. */
export const waysOf = (plan: Plan): Move[] =>
  plan.steps.filter((step): step is Move => step.form === "move" && step.piece === plan.piece);

/** How many cells the plan's racer goes. */
export const lengthOf = (plan: Plan): number => waysOf(plan).reduce((sum, { path }) => sum + path.length - 1, 0);

export const wrecks = (plan: Plan): boolean => plan.wrecked.includes(plan.piece);

/** The best first: those that do not wreck, then the cheapest, then the shortest; else as the engine found them. */
export function ranked(plans: readonly Plan[], scene: Scene): Plan[] {
  const cost = new Map(plans.map((plan) => [plan, priceOf(plan, scene)]));
  return plans.toSorted(
    (a, b) =>
      Number(a.stop === "open") - Number(b.stop === "open") ||
      Number(wrecks(a)) - Number(wrecks(b)) ||
      cost.get(a)! - cost.get(b)! ||
      a.choices.length - b.choices.length,
  );
}

/** An end on the board with the best plan that leads there. */
export interface End {
  space: string;
  plan: Plan;
  ways: number;
}

/** Where the plans end, each once, the nearest first; none if there is nothing to choose between. */
export function endsOf(plans: readonly Plan[], scene: Scene): End[] {
  const whole = plans.filter((plan) => plan.stop !== "open" && plan.end);
  const here = scene.pieces.find((piece) => piece.id === plans[0]?.piece)?.cell ?? "";
  const ends = new Map<string, Plan[]>();
  for (const plan of whole) ends.set(plan.end, [...(ends.get(plan.end) ?? []), plan]);
  if (ends.size === 0 || (ends.size === 1 && ends.has(here))) return [];
  const found = [...ends].map(([space, some]) => ({ space, plan: ranked(some, scene)[0]!, ways: some.length }));
  return found.toSorted((a, b) => lengthOf(a.plan) - lengthOf(b.plan));
}

/** An answer that can be given in words, with the best plan it belongs to. */
export interface Saying {
  label: string;
  answer: Answer;
  plan: Plan;
  /** It is what would be done now. */
  on: boolean;
}

/** A question ahead whose answers are words: one row of segments. */
export interface Facet {
  question: string;
  sayings: Saying[];
}

/** A draft without what it says about one question. */
const without = (draft: Draft, question: string): Draft => ({
  ...draft,
  said: draft.said.filter((words) => !words.startsWith(`${question} `)),
});

const answersTo = (plan: Plan, question: string): Answer[] =>
  plan.answers.filter((answer) => answer.question === question && !answer.extra);

/** The questions that every plan answers in words, whatever else is chosen. */
function common(plans: readonly Plan[]): string[] {
  const [first, ...others] = plans;
  const questions = new Set((first?.answers ?? []).filter((answer) => !answer.extra).map(({ question }) => question));
  return [...questions].filter((question) => others.every((plan) => answersTo(plan, question).length));
}

/** The questions ahead that have more than one answer in words; `now` is the plan that would be carried out.
 *
 * Those that every plan answers are shown from the start; what only the way chosen asks, once it is chosen. */
export function facetsOf(plans: readonly Plan[], draft: Draft, now: Plan | null, scene: Scene): Facet[] {
  const anywhere = { ...draft, end: null };
  const always = common(plans.filter((plan) => fits(plan, anywhere)));
  const own = draft.end === null ? [] : (now?.answers ?? []).filter((answer) => !answer.extra);
  const questions = new Set([...always, ...own.map(({ question }) => question)]);
  return [...questions].flatMap((question) => {
    const asked = without(always.includes(question) ? anywhere : draft, question);
    const sayings = sayingsOf(
      plans.filter((plan) => fits(plan, asked)),
      question,
      now,
      scene,
    );
    return sayings.length > 1 ? [{ question, sayings }] : [];
  });
}

function sayingsOf(plans: readonly Plan[], question: string, now: Plan | null, scene: Scene): Saying[] {
  const sayings = new Map<string, Saying>();
  const done = new Set(now?.answers.map(label));
  for (const plan of ranked(plans, scene)) {
    for (const answer of answersTo(plan, question)) {
      const words = label(answer);
      if (!sayings.has(words)) sayings.set(words, { label: words, answer, plan, on: done.has(words) });
    }
  }
  return [...sayings.values()].toSorted((a, b) => a.answer.action - b.answer.action);
}

/** What can be picked in words beside what was picked: no thing stands for it. */
export function picksOf(plans: readonly Plan[], draft: Draft, now: Plan | null, scene: Scene): Facet[] {
  const free = { ...draft, end: null };
  const rows = new Map<string, Map<string, Saying>>();
  const done = now && beyond(now, draft) ? [...draft.said, ...beyond(now, draft)!.map(label)] : draft.said;
  for (const plan of ranked(plans, scene)) {
    for (const answer of plan.answers.filter((one) => one.extra && !thingsOf(one).length)) {
      const words = label(answer);
      const row = rows.get(answer.question) ?? new Map<string, Saying>();
      const on = done.includes(words);
      const taken = { ...free, said: free.said.includes(words) ? free.said : [...free.said, words] };
      if (!row.has(words) && (on || beyond(plan, taken))) row.set(words, { label: words, answer, plan, on });
      rows.set(answer.question, row);
    }
  }
  return [...rows]
    .filter(([, row]) => row.size)
    .map(([question, row]) => ({
      question,
      sayings: [...row.values()].toSorted((a, b) => a.answer.action - b.answer.action),
    }));
}

/** What is picked in a plan. */
export const extrasOf = (plan: Plan): Answer[] => plan.answers.filter(({ extra }) => extra);

/** Where a question sets a figure by things picked: the values that can be had, each with the best plan for it. */
export function aimsOf(plans: readonly Plan[], now: Plan | null, scene: Scene): Facet[] {
  const aim = scene.question?.aim;
  const figure = scene.panels
    .find((panel) => panel.piece === plans[0]?.piece)
    ?.figures.find(({ name }) => name === aim);
  if (!figure) return [];
  const values = new Map<number, Plan>();
  const valueOf = (plan: Plan): number =>
    plan.tolls
      .filter((toll) => toll.piece === plan.piece && toll.figure === aim)
      .reduce((sum, { by }) => sum + by, figure.value);
  for (const plan of ranked(plans, scene)) {
    const value = valueOf(plan);
    if (plan.stop !== "open" && !values.has(value)) values.set(value, plan);
  }
  const question = scene.question!.key;
  const sayings = [...values].map(([value, plan]): Saying => {
    const text = { key: "", args: { value }, plain: String(value) };
    const answer: Answer = { question, action: value, text, targets: [], extra: false };
    return { label: label(answer), answer, plan, on: now !== null && valueOf(now) === value };
  });
  return sayings.length < 3
    ? []
    : [{ question, sayings: sayings.toSorted((a, b) => a.answer.action - b.answer.action) }];
}

/** The number that gives each of some answers: the one it speaks of if all speak of one, else its place in the row. */
export function numbersOf(rows: readonly (readonly Saying[])[]): Map<string, number> {
  const numbers = new Map<string, number>();
  const taken = new Set<number>();
  let next = 1;
  for (const row of rows) {
    const own = row.map(({ answer }) => soleNumber(answer));
    const apt = new Set(own).size === row.length && own.every((number) => number > 0 && !taken.has(number));
    row.forEach((saying, k) => {
      while (!apt && taken.has(next)) next++;
      const number = apt ? own[k]! : next;
      taken.add(number);
      numbers.set(saying.label, number);
    });
  }
  return numbers;
}

/** The one number an answer speaks of; 0 if it speaks of none or several. */
function soleNumber(answer: Answer): number {
  const numbers = Object.values(answer.text.args).filter((value) => typeof value === "number");
  return numbers.length === 1 ? numbers[0]! : 0;
}

/** What can be done with a thing: to pick it as one of several, or what it stands for in words. */
export function dealings(plans: readonly Plan[], id: string): Answer[] {
  const found = new Map<string, Answer>();
  for (const plan of plans) {
    for (const answer of plan.answers)
      if (answer.targets.includes(id) && !found.has(label(answer))) found.set(label(answer), answer);
  }
  return [...found.values()];
}

/** Things that stand for an answer of some plan. */
export function tappable(plans: readonly Plan[]): Set<string> {
  return new Set(plans.flatMap((plan) => plan.answers.flatMap(thingsOf)));
}

/** The uses of a thing that go with what was picked. */
export function usesOf(plans: readonly Plan[], draft: Draft, id: string): Answer[] {
  return dealings(plans, id).filter((use) => {
    const more = { ...draft, uses: [...draft.uses, { id, words: label(use) }], end: null };
    return plans.some((plan) => fits(plan, more));
  });
}

/** The use that a tap stands for: what is done with other things already, the only one that answers the question, or
 * the first of two. */
export function meant(draft: Draft, uses: readonly Answer[], question: string | undefined): Answer | undefined {
  const again = uses.find((use) => draft.uses.some(({ words }) => deed(words) === deed(label(use))));
  const asked = uses.filter((use) => use.question === question);
  if (again || asked.length === 1) return again ?? asked[0];
  return uses.length === 2 ? uses[0] : undefined;
}

/** So many answers fit into the dock as buttons of their own. */
export const MOST_ACTS = 4;

/** Are there so few whole moves that each can be a button of its own? */
export const few = (plans: readonly Plan[], most: number): boolean =>
  plans.length <= most && plans.every((plan) => plan.stop !== "open" && plan.answers.length > 0);

/** Of answers that lead to the same end the one that wrecks nobody stands first, then what picks least, then the
 * cheapest; others stay where they are. */
export function frugal(sayings: readonly Saying[], scene: Scene): Saying[] {
  const cost = ({ plan }: Saying) => [Number(wrecks(plan)), extrasOf(plan).length, priceOf(plan, scene)];
  const order = sayings.map(({ plan }) => plan.end);
  const ranks = sayings.toSorted((a, b) => cost(a).reduce((sum, part, k) => sum || part - cost(b)[k]!, 0));
  return order.map(
    (end) =>
      ranks.splice(
        ranks.findIndex(({ plan }) => plan.end === end),
        1,
      )[0]!,
  );
}

/** A plan as an answer of its own. */
export const alone = (plan: Plan): Saying => ({
  label: plan.choices.join(),
  answer: plan.answers[0]!,
  plan,
  on: false,
});
