/** Planning a whole move: what fits what was picked so far, what it would do, and carrying it out. */
import { Desk } from "../lib/desk";
import { Lookahead } from "../lib/lookahead";
import {
  endsOf,
  fits,
  label,
  lengthOf,
  MOST_ACTS,
  NOTHING,
  numbersOf,
  usesOf,
  wrecks,
  type Draft,
  type End,
  type Facet,
  type Saying,
} from "../lib/plans";
import { billOf } from "../lib/marks";
import { onwards, towards, type Arrow, type Point } from "../lib/steering";
import type { Words } from "../lib/words";
import type { Answer as SaidAnswer, Offer, Plan } from "../wire/scene";
import type { Answering } from "./answering.svelte";
import { settings } from "./settings.svelte";
import type { TableStore } from "./table.svelte";

/** So many values of a row are told in a line. */
const FEW_VALUES = 4;
const NO_WORDS = { key: "", args: {}, plain: "" };

/** A use of a thing, with where it leads: ends on the board, or a throw. */
export interface Use {
  answer: SaidAnswer;
  ends: End[];
  chance: boolean;
  /** What is still to be said in a row that has a heading: the speeds. */
  values: { question: string; texts: string[] } | null;
}

export class Planning {
  draft: Draft = $state.raw(NOTHING);
  /** The plan that is pointed at, before anything is picked. */
  pointed: Plan | null = $state.raw(null);
  /** A thing with more than one use whose uses are shown. */
  opened: string | null = $state(null);
  /** The use of a thing that is pointed at in its menu: the reach is drawn as it would be. */
  tried: SaidAnswer | null = $state.raw(null);
  /** The plan that wrecks one's own racer and was asked for once. */
  warned: Plan | null = $state.raw(null);
  private plans: readonly Plan[] = $state.raw([]);
  /** Plans that go on where others rest: of the question after. */
  private later: readonly Plan[] = $state.raw([]);
  /** The question the plans are about. */
  private about = $state(-1);
  private readonly asked = new Map<string, Promise<readonly Plan[] | null>>();

  constructor(
    private readonly store: TableStore,
    private readonly answering: Answering,
    private readonly words: () => Words,
  ) {}

  /** There is a plan to be made here and now; else questions are answered one by one. */
  on = $derived.by(
    () => settings.whole && this.answering.asked && this.about === this.store.view?.asked && this.plans.length > 0,
  );
  scene = $derived.by(() => this.answering.scene);
  private desk: Lookahead = $derived.by(
    () => new Lookahead(this.on ? this.plans : [], this.later, this.draft, this.scene),
  );
  /** Where a move can end with what was picked, or with the use that is pointed at. */
  ends: End[] = $derived.by(() =>
    this.tried
      ? new Desk(this.plans, this.desk.near.with(this.opened, this.tried), this.scene).ends()
      : this.desk.near.ends(),
  );
  /** The plan that the button carries out. */
  now: Plan | null = $derived.by(() => this.desk.now());
  /** What it begins with, where it does more: the next question is answered along with the one that is asked. */
  first: Plan | null = $derived.by(() => (this.desk.onward ? this.desk.near.now() : null));
  /** The same and, at the question after, nothing more. */
  quiet: Plan | null = $derived.by(() => this.desk.quiet());
  /** What is drawn: what is pointed at, else what is chosen or proposed. */
  shown: Plan | null = $derived.by(() => (this.on ? (this.pointed ?? this.now) : null));
  /** Things that can be tapped, those picked, and those the button would use besides. */
  things: Set<string> = $derived.by(() => this.desk.things());
  picked: string[] = $derived.by(() => this.desk.picked());
  proposed: string[] = $derived.by(() => this.desk.near.proposed());
  /** Things that are marked with one of their uses. */
  marks: { id: string; answer: SaidAnswer }[] = $derived.by(() =>
    this.draft.uses.flatMap(({ id, words }) => {
      const all = [...this.plans, ...this.later].flatMap(({ answers }) => answers);
      const answer = all.find((one) => label(one) === words);
      return answer ? [{ id, answer }] : [];
    }),
  );
  /** How many ways there are to the end that was chosen. */
  ways = $derived.by(() => this.desk.ways);
  /** What is said in words: rows of answers, and what can be picked; many that point at the board are picked there. */
  rows: Facet[] = $derived.by(() => this.desk.rows().filter((row) => !this.onBoard(row)));
  elsewhere: Saying[] = $derived.by(() =>
    this.desk
      .rows()
      .filter((row) => this.onBoard(row))
      .flatMap(({ sayings }) => sayings),
  );
  acts: Saying[] = $derived.by(() => this.desk.acts());
  /** The ends that are drawn: where a button says that one stays, the cell one stands on says nothing. */
  marked: End[] = $derived.by(() => (this.acts.length ? this.ends.filter(({ plan }) => this.moves(plan)) : this.ends));

  /** Answers in words that point at the board, where no move ends: the cell of a trap, a rival. */
  pointers: SaidAnswer[] = $derived.by(() => {
    const ends = new Set(this.ends.map(({ space }) => space));
    const places = (answer: SaidAnswer) =>
      answer.targets.filter((id) => /^(space|piece|token):/.test(id) && !ends.has(id));
    const all = [...this.desk.near.facets(), ...this.desk.picks()].flatMap(({ sayings }) =>
      sayings.map(({ answer }) => ({ ...answer, targets: places(answer) })),
    );
    return all.filter((answer) => answer.targets.some((id) => id !== this.plans[0]?.piece));
  });

  /** The same as offers, for the board to outline. */
  offers: Offer[] = $derived.by(() =>
    this.pointers.map((answer) => ({ ...answer, why: NO_WORDS, price: "", price_tone: "plain", steps: [] })),
  );

  /** Ask for the plans of the question that has come up. */
  async begin(): Promise<void> {
    this.clear();
    this.asked.clear();
    const asked = this.store.view?.asked;
    if (asked === undefined || !settings.whole || !this.store.myTurn) return;
    const plans = await this.ask(asked, []);
    if (!plans || this.store.view?.asked !== asked) return;
    this.plans = plans;
    this.later = [];
    this.about = asked;
    if (this.scene.question?.aim) await this.explore(NOTHING);
    await this.lookOn();
  }

  clear(): void {
    this.draft = NOTHING;
    this.pointed = null;
    this.opened = null;
    this.tried = null;
    this.warned = null;
  }

  /** Things are picked, as many as one likes; else one answer is all there is to give. */
  sets = $derived.by(
    () => this.elsewhere.length > 0 || this.plans.some((plan) => plan.answers.some((one) => one.extra)),
  );

  /** Something was picked already. */
  begun = $derived.by(() => this.desk.begun);

  /** Step back: what was opened, then the end, then the rest. */
  back(): boolean {
    this.tried = null;
    if (this.opened !== null) this.opened = null;
    else if (this.draft.end !== null) this.change(this.desk.changed({ end: null }));
    else if (this.draft !== NOTHING) this.clear();
    else return false;
    return true;
  }

  /** A thing was tapped: pick it, put it back, or show what can be done with it. True if it had a use. */
  tap(id: string): boolean {
    if (!this.on || !this.things.has(id)) return false;
    const tapped = this.desk.tap(id);
    if ("draft" in tapped) this.change(tapped.draft);
    else this.opened = this.opened === id ? null : id;
    if (this.opened && "menu" in tapped) void this.exploreUses(tapped.menu);
    return true;
  }

  /** Is this choice one thing of several that are picked in any order? */
  picks(action: number | undefined): boolean {
    return this.on && this.plans.some((plan) => plan.answers.some((one) => one.extra && one.action === action));
  }

  /** What can be done with the thing whose uses are shown, and where each use leads. */
  uses(id: string): Use[] {
    const all = usesOf(this.plans, this.desk.near.without(id), id);
    const picks = all.filter((answer) => answer.extra);
    return (picks.length ? picks : all).map((answer) => {
      const plans = this.plans.filter((plan) => fits(plan, this.desk.near.with(id, answer)));
      const chance = plans.some(({ stop }) => stop === "chance");
      return { answer, ends: endsOf(plans, this.scene), chance, values: this.valuesOf(plans, answer) };
    });
  }

  /** The few answers that some plans give in a row with a heading, besides one that is given. */
  private valuesOf(plans: readonly Plan[], given: SaidAnswer): Use["values"] {
    const words = this.words();
    const headed = plans
      .flatMap(({ answers }) => answers)
      .filter(({ question }) => question !== given.question && words.has(`facet-${question}`));
    const question = headed[0]?.question ?? "";
    const named = headed.filter((one) => one.question === question).map(({ text }) => words.short(text));
    const texts = [...new Set(named)].sort((a, b) => Number(a) - Number(b));
    return texts.length && texts.length <= FEW_VALUES ? { question, texts } : null;
  }

  /** One of the uses of a thing. */
  use(id: string, answer: SaidAnswer): void {
    this.opened = null;
    this.change(this.desk.used(id, answer));
  }

  /** An answer in words. */
  say(answer: SaidAnswer): void {
    this.opened = null;
    this.change(this.desk.said(answer));
  }

  /** An end on the board: shown and chosen; chosen once more it is carried out. */
  go(space: string): boolean {
    const end = this.ends.find((other) => other.space === space);
    if (!end) return false;
    if (this.draft.end === space) {
      if (settings.twice) void this.confirm();
    } else {
      this.change(this.desk.changed({ end: space }));
      if (!settings.confirm) void this.confirm();
    }
    return true;
  }

  /** An end was taken in the list of all ends: taken once more it is carried out. */
  take(space: string): void {
    if (this.draft.end === space) void this.confirm();
    else this.go(space);
  }

  /** Something on the board or in the dock was clicked: an end, what stands on it, an answer, a thing. */
  pick(id: string): boolean {
    if (!this.on) return false;
    const under = [...this.scene.pieces, ...this.scene.tokens].find((one) => one.id === id)?.cell ?? "";
    if (this.go(id) || (under && this.go(under))) return true;
    const said = this.pointers.find(({ targets }) => targets.includes(id) || (under !== "" && targets.includes(under)));
    if (said) this.say(said);
    return said !== undefined || this.tap(id);
  }

  /** So many answers, each with its own place on the board, that they would crowd the dock, or of the question after? */
  private onBoard(row: Facet): boolean {
    const own = this.plans[0]?.piece;
    const placed = (answer: SaidAnswer) => answer.targets.some((id) => /^(space|piece|token):/.test(id) && id !== own);
    const crowds = row.sayings.length > MOST_ACTS || this.desk.next().includes(row);
    return crowds && row.sayings.every(({ answer }) => answer.extra && placed(answer));
  }

  moves = (plan: Plan): boolean => this.desk.near.moves(plan);

  point(space: string | null): void {
    this.pointed = space === null ? null : (this.ends.find((end) => end.space === space)?.plan ?? null);
  }

  /** An end as it is told to somebody who does not see the board: its name, what it costs, who is passed. */
  spoken({ space, plan }: End): string {
    const words = this.words();
    const name = words.text(this.scene.cells.find((cell) => cell.id === space)?.name);
    const cells = lengthOf(plan);
    const away = cells ? [words.say("page-plan-cells", { count: cells })] : [];
    const lost = billOf(plan, this.scene).filter(({ figure, before, after }) => figure.price && after < before);
    const costs = lost.map(({ figure, before, after }) =>
      words.say("page-plan-loses", { count: before - after, figure: words.short(figure.title) }),
    );
    const passed = plan.passed.map((seat) =>
      words.say("page-plan-passes", { player: words.text(this.racerOf(seat)), more: 0 }),
    );
    const wreck = wrecks(plan) ? [words.say("page-plan-wreck")] : [];
    return [name, ...away, ...wreck, ...(costs.length ? costs : [words.say("page-plan-free")]), ...passed].join(", ");
  }

  private racerOf(seat: number) {
    return this.scene.panels.find((panel) => panel.seat === seat)?.name;
  }

  /** The end that lies next in an arrow's direction, else the next in order; one that wrecks is come to by keys only where all do. */
  walk(arrow: Arrow, placeOf: (space: string) => Point | null): void {
    const safe = this.marked.filter((end) => !wrecks(end.plan));
    const ends = safe.length ? safe : this.marked;
    const places = ends.flatMap(({ space }) => ({ space, ...(placeOf(space) ?? { x: 0, y: 0 }) }));
    const at = places.findIndex(({ space }) => space === this.draft.end);
    const from = places[at];
    const found = from && towards(from, places, arrow);
    const step = onwards(arrow) ? 1 : -1;
    const next = found ?? places.at(from ? (at + step) % places.length : step > 0 ? 0 : -1);
    if (next) this.change(this.desk.changed({ end: next.space }));
  }

  /** What numbers give: the answers in words, and in which of the rows. */
  numbers: Map<string, number> = $derived.by(() =>
    numbersOf(this.acts.length ? [this.acts] : this.rows.map(({ sayings }) => sayings)),
  );

  /** The answer of a number: done if it is a whole move, else part of what is planned. */
  number(number: number): void {
    const rows = this.acts.length ? this.acts : this.rows.flatMap(({ sayings }) => sayings);
    const saying = rows.find(({ label: words }) => this.numbers.get(words) === number);
    if (!saying) return;
    if (this.acts.length) void this.confirm(saying.plan);
    else this.say(saying.answer);
  }

  otherWay(): void {
    this.change({ ...this.draft, way: this.draft.way + 1 });
  }

  /** Carry out what is shown; what wrecks one's own racer is asked twice. */
  async confirm(plan: Plan | null = this.now): Promise<void> {
    if (!plan || this.store.waiting) return;
    if (wrecks(plan) && this.warned !== plan) {
      this.warned = plan;
      return;
    }
    await this.store.carryOut(plan.choices);
  }

  private change(draft: Draft): void {
    this.draft = draft;
    this.pointed = null;
    this.tried = null;
    this.warned = null;
    void this.explore(this.draft).then(() => this.lookOn());
  }

  /** Where each use of a thing leads is asked for when its menu opens. */
  private async exploreUses(uses: readonly SaidAnswer[]): Promise<void> {
    for (const use of uses) await this.explore(this.desk.near.with(this.opened, use));
  }

  /** Plans that the server cut short are asked for once something picked leads there. */
  private async explore(draft: Draft): Promise<void> {
    const open = this.plans.filter((plan) => plan.stop === "open" && fits(plan, { ...draft, end: null }));
    for (const plan of open.slice(0, 4)) {
      const found = await this.after(plan);
      if (found) this.plans = [...this.plans.filter((other) => other !== plan), ...found];
    }
  }

  /** Where what would be done rests at a question of one's own, what can be picked for that one is asked for too. */
  private async lookOn(): Promise<void> {
    const draft = this.draft;
    const first = this.desk.near.now();
    const open = this.desk.ahead().filter((plan) => plan.stop === "open" && fits(plan, draft));
    for (const plan of [...(first?.stop === "rest" ? [first] : []), ...open.slice(0, 4)]) {
      const found = await this.after(plan);
      if (found) this.later = [...this.later.filter((other) => other !== plan), ...found];
    }
    // what was picked for another way on is of no use any more
    if (this.draft === draft && this.desk.onward && !this.now) this.draft = this.desk.near.draft;
  }

  /** The plans after one, asked for and told once. */
  private async after(plan: Plan): Promise<readonly Plan[] | null> {
    const asked = this.about;
    const key = plan.choices.join();
    const before = this.asked.get(key);
    const found = before ?? this.ask(asked, plan.choices);
    this.asked.set(key, found);
    const plans = await found;
    return before || this.about !== asked ? null : plans;
  }

  private async ask(asked: number, after: readonly number[]): Promise<readonly Plan[] | null> {
    return (await this.store.consider({ type: "plans", asked, after: [...after] }))?.plans ?? null;
  }
}
