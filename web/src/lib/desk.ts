/** The desk of one moment: what a draft makes of the plans, and what each press makes of the draft. */
import type { Answer, Plan, Scene } from "../wire/scene";
import { wins } from "./marks";
import {
  aimsOf,
  alone,
  beyond,
  endsOf,
  extrasOf,
  facetsOf,
  few,
  fits,
  frugal,
  label,
  lengthOf,
  meant,
  MOST_ACTS,
  NOTHING,
  picksOf,
  pricesOf,
  priceOf,
  ranked,
  tappable,
  thingsOf,
  usesOf,
  wrecks,
  type Draft,
  type End,
  type Facet,
  type Saying,
} from "./plans";

/** What a tap on a thing comes to: another draft, or its menu. */
export type Tapped = { draft: Draft } | { menu: Answer[] };

/** Is each answer given by tapping a die or a card of its own? */
function tapped(sayings: readonly Saying[]): boolean {
  const things = sayings.map(({ answer }) => thingsOf(answer));
  const all = things.flat();
  return things.every((some) => some.length) && new Set(all).size === all.length;
}

/** Worked out once, when it is asked for. */
export function once<T>(work: () => T): () => T {
  let found: { value: T } | null = null;
  return () => (found ??= { value: work() }).value;
}

export class Desk {
  constructor(
    readonly plans: readonly Plan[],
    readonly draft: Draft,
    readonly scene: Scene,
  ) {}

  /** The whole moves that do what was picked and spend nothing else, the best first. */
  readonly whole = once(() =>
    ranked(
      this.plans.filter((plan) => plan.stop !== "open" && fits(plan, this.draft)),
      this.scene,
    ),
  );
  /** Where a move can end with what was picked, the end itself left open. */
  readonly ends = once((): End[] => {
    const free = { ...this.draft, end: null };
    const fitting = this.plans.filter((plan) => fits(plan, free));
    const offered = fitting.some((plan) => plan.stop !== "open") ? fitting : this.completions(free);
    return endsOf(offered, this.scene);
  });
  /** What the button does: what was picked; what is left open is proposed. */
  readonly now = once((): Plan | null => {
    const whole = this.whole();
    if (!whole.length) return this.best(this.completions(this.draft));
    if (this.draft.end !== null || this.ends().length < 2)
      return this.saving() ?? whole[this.draft.way % whole.length]!;
    return this.best(whole);
  });
  readonly facets = once((): Facet[] => facetsOf(this.plans, this.draft, this.now(), this.scene));
  /** What can be picked in words: neither a die nor a card stands for it. */
  readonly picks = once((): Facet[] => picksOf(this.plans, this.draft, this.now(), this.scene));
  /** The values of the figure that the question is about, where things are picked for it: each stands for a set. */
  readonly aims = once((): Facet[] => aimsOf(this.plans, this.now(), this.scene));
  /** Questions answered in words; those whose every answer is a die or a card are answered by tapping it. */
  readonly rows = once((): Facet[] => [
    ...this.aims(),
    ...this.facets().filter(({ sayings }) => !tapped(sayings)),
    ...this.picks(),
  ]);
  /** Things that can be tapped. */
  readonly things = once((): Set<string> => tappable(this.plans));
  /** A few whole moves, or one question with a few answers, each a whole move: each is a button that does it. */
  readonly acts = once((): Saying[] => frugal(this.buttons(), this.scene));
  private readonly buttons = once((): Saying[] => {
    if (!this.begun && !this.ends().length && few(this.plans, MOST_ACTS)) return this.plans.map(alone);
    const [only, more] = this.facets();
    if (!only || more || only.sayings.length > MOST_ACTS) return [];
    const extras = this.plans.some((plan) => plan.answers.some((answer) => answer.extra));
    if (!this.ends().length && !extras) return only.sayings;
    // with several places to go to, the way is seen before it is gone
    if (this.ends().filter(({ plan }) => this.moves(plan)).length > 1) return [];
    const left = this.plans.filter((plan) => fits(plan, { ...this.draft, said: [], end: null }));
    return left.length === only.sayings.length ? only.sayings : [];
  });
  /** Things that are part of what would be done: those tapped, and those an answer in words stands for. */
  readonly picked = once((): string[] => {
    const said = this.plans
      .flatMap((plan) => plan.answers)
      .filter((answer) => answer.extra && this.draft.said.includes(label(answer)));
    return [
      ...this.draft.things,
      ...this.draft.uses.map(({ id }) => id),
      ...said.map((answer) => thingsOf(answer)[0] ?? ""),
    ];
  });
  /** Things that the button would use although they were not picked. */
  readonly proposed = once((): string[] => {
    const now = this.now();
    return now ? (beyond(now, this.draft) ?? []).flatMap((answer) => thingsOf(answer).slice(0, 1)) : [];
  });

  /** Something was picked already. */
  get begun(): boolean {
    const { end, things, uses, said } = this.draft;
    return end !== null || [things, uses, said].some((some) => some.length);
  }

  /** How many ways there are to the end that was chosen. */
  get ways(): number {
    return this.draft.end === null ? 0 : this.whole().length;
  }

  /** Does the racer come to stand elsewhere? */
  moves(plan: Plan): boolean {
    return plan.end !== (this.scene.pieces.find((piece) => piece.id === plan.piece)?.cell ?? "");
  }

  /** Where what was picked is not yet a whole move: those that need the least beside it. */
  private completions(draft: Draft): Plan[] {
    const needs = this.plans
      .filter((plan) => plan.stop !== "open")
      .map((plan) => ({ plan, more: beyond(plan, draft)?.length ?? Infinity }));
    const least = Math.min(...needs.map(({ more }) => more));
    return least === Infinity ? [] : needs.filter(({ more }) => more === least).map(({ plan }) => plan);
  }

  /** Before anything is picked: a move that saves what doing nothing would lose, and loses nothing else. */
  private saving(): Plan | null {
    const quiet = this.whole()[0];
    if (this.begun || this.draft.bare || !quiet || this.ends().length > 1) return null;
    const loses = pricesOf(quiet, this.scene);
    const dearer = (plan: Plan) =>
      [...pricesOf(plan, this.scene)].some(([figure, lost]) => lost > (loses.get(figure) ?? 0));
    const cheaper = this.plans.filter(
      (plan) =>
        plan.stop !== "open" &&
        priceOf(plan, this.scene) < priceOf(quiet, this.scene) &&
        !dearer(plan) &&
        // only what is asked now: what could be spent besides is not
        plan.answers.every((answer) => !answer.extra || answer.question === this.scene.question?.key),
    );
    return ranked(cheaper, this.scene)[0] ?? null;
  }

  /** What one would most likely do: not be wrecked, win, pay little, come far. */
  private best(plans: readonly Plan[]): Plan | null {
    const far = ranked(plans, this.scene).map((plan) => ({ plan, rank: this.rank(plan) }));
    return far.toSorted((a, b) => a.rank.reduce((sum, part, k) => sum || part - b.rank[k]!, 0))[0]?.plan ?? null;
  }

  private rank(plan: Plan): number[] {
    return [Number(wrecks(plan)), Number(!wins(plan, this.scene)), priceOf(plan, this.scene), -lengthOf(plan)];
  }

  /** What was picked without a thing. */
  without(id: string): Draft {
    return { ...this.draft, uses: this.draft.uses.filter((use) => use.id !== id) };
  }

  /** What was picked with one use of a thing, or one answer, more: it takes the place of another of the same. */
  with(id: string | null, answer: Answer): Draft {
    const words = label(answer);
    const rest = { ...(id === null ? this.draft : this.without(id)), end: null, way: 0 };
    if (answer.extra && id !== null) return { ...rest, uses: [...rest.uses, { id, words }] };
    const others = rest.said.filter(
      (said) => said !== words && (answer.extra || !said.startsWith(`${answer.question} `)),
    );
    return { ...rest, said: [...others, words] };
  }

  /** A thing was tapped: pick it, put it back, or show what can be done with it. */
  tap(id: string): Tapped {
    const proposed = this.proposed();
    if (!this.begun && this.whole().length && proposed.includes(id))
      return { draft: this.put(proposed.filter((other) => other !== id)) };
    const mine = this.draft.uses.find((use) => use.id === id);
    const rest = this.without(id);
    const extras = usesOf(this.plans, rest, id).filter((use) => use.extra);
    const first = meant(rest, extras, this.scene.question?.key);
    if (extras.length < 2) return { draft: this.toggled(id) };
    if (mine && extras.length === 2) {
      // of two uses the other one comes after the first; then the thing is put back
      const other = label(extras[0]!) === mine.words ? [{ id, words: label(extras[1]!) }] : [];
      return { draft: this.changed({ uses: [...rest.uses, ...other] }) };
    }
    return !mine && first ? { draft: this.used(id, first) } : { menu: extras };
  }

  /** Is a thing picked already, or is there room for it beside what is picked? */
  takes(id: string): boolean {
    const { things, uses } = this.draft;
    if (this.picked().includes(id) || this.proposed().includes(id)) return true;
    const room = this.room(this.changed({ things: [...things, id] }));
    return room || (this.things().has(id) && uses.length > 0);
  }

  /** One of the uses of a thing: it takes the place of another; the same once more puts the thing back. */
  used(id: string, answer: Answer): Draft {
    if (!answer.extra) return this.said(answer);
    const others = this.draft.uses.filter((use) => use.id !== id);
    const had = this.draft.uses.some((use) => use.id === id && use.words === label(answer));
    return this.changed({ uses: had ? others : [...others, { id, words: label(answer) }] });
  }

  /** One more of a thing if some plan has room for it, else none of it. */
  private toggled(id: string): Draft {
    const more = { ...this.draft, things: [...this.draft.things, id], end: null, way: 0 };
    const without = this.draft.things.filter((other) => other !== id);
    if (this.room(more)) return this.changed({ things: more.things });
    if (without.length < this.draft.things.length) return this.changed({ things: without });
    return this.room({ ...NOTHING, things: [id] }) ? this.changed({ things: [id], uses: [], said: [] }) : this.draft;
  }

  /** A proposed thing was put back: the others stay, if they are of use without it. */
  private put(things: string[]): Draft {
    const kept = { ...NOTHING, things, bare: true };
    return this.room(kept) ? kept : { ...NOTHING, bare: true };
  }

  private room(draft: Draft): boolean {
    return this.plans.some((plan) => beyond(plan, draft) !== null);
  }

  /** An answer in words: it takes the place of another to the same question. */
  said(answer: Answer): Draft {
    const words = label(answer);
    const aim = this.aims()
      .flatMap(({ sayings }) => sayings)
      .find((saying) => saying.label === words);
    if (aim) return { ...NOTHING, things: extrasOf(aim.plan).flatMap((extra) => thingsOf(extra).slice(0, 1)) };
    if (answer.extra) return this.picking(words);
    const { end } = this.draft;
    const more = this.with(null, answer).said;
    const said = this.draft.said.includes(words) ? more.slice(0, -1) : more;
    const stays = end !== null && this.plans.some((plan) => fits(plan, { ...this.draft, said }));
    const next = this.changed({ said, end: stays ? end : null });
    return this.room(next) ? next : this.changed({ said: [words], things: [], uses: [] });
  }

  /** One more of what is picked in words if some plan has room for it, else none of it. */
  private picking(words: string): Draft {
    const more = this.changed({ said: [...this.draft.said, words] });
    if (this.room(more)) return more;
    const others = this.draft.said.filter((said) => said !== words);
    if (others.length < this.draft.said.length) return this.changed({ said: others });
    return this.changed({ said: [words], things: [], uses: [] });
  }

  changed(part: Partial<Draft>): Draft {
    return { ...this.draft, way: 0, end: null, ...part };
  }
}
