/** A desk that looks on: where what would be done leads to another question of one's own, things of that question
 * can be picked along with it, and one button does both. What serves the question that is asked serves that one. */
import type { Answer, Plan, Scene } from "../wire/scene";
import { Desk, once, type Tapped } from "./desk";
import {
  beyond,
  label,
  picksOf,
  ranked,
  tappable,
  thingsOf,
  type Draft,
  type Facet,
  type Marked,
  type Saying,
} from "./plans";

/** Does a plan begin with the whole of another? */
export const follows = (plan: Plan, first: Plan): boolean =>
  plan.choices.length > first.choices.length && first.choices.every((choice, k) => plan.choices[k] === choice);

export class Lookahead {
  /** What is picked for the question after the one that is asked: in words, and by things. */
  private readonly saidNext: readonly string[];
  private readonly usesNext: readonly Marked[];
  /** The desk of the question that is asked. */
  readonly near: Desk;

  constructor(
    readonly plans: readonly Plan[],
    /** Plans that go on where others rest. */
    readonly later: readonly Plan[],
    readonly draft: Draft,
    readonly scene: Scene,
  ) {
    this.saidNext = draft.said.filter((words) => !this.asks(words));
    this.usesNext = draft.uses.filter(({ words }) => !this.asks(words));
    const said = draft.said.filter((words) => this.asks(words));
    const uses = draft.uses.filter(({ words }) => this.asks(words));
    this.near = new Desk(plans, this.onward ? { ...draft, said, uses } : draft, scene);
  }

  /** Something is picked for the question after the one that is asked. */
  get onward(): boolean {
    return this.saidNext.length + this.usesNext.length > 0;
  }

  private readonly labels = once(() => new Set(this.plans.flatMap(({ answers }) => answers.map(label))));
  private asks(words: string): boolean {
    return !this.later.length || this.labels().has(words);
  }

  /** What goes on from what would be done of the question that is asked. */
  readonly ahead = once((): Plan[] => {
    const first = this.near.now();
    return first?.stop === "rest" ? this.later.filter((plan) => follows(plan, first)) : [];
  });
  /** What the button does. */
  readonly now = once((): Plan | null => {
    const first = this.near.now();
    if (!this.onward || !first) return first;
    const open = beyond(first, this.near.draft)?.length ?? 0;
    const whole = this.ahead().filter((plan) => plan.stop !== "open" && beyond(plan, this.draft)?.length === open);
    return ranked(whole, this.scene)[0] ?? null;
  });
  readonly things = once((): Set<string> => new Set([...this.near.things(), ...tappable(this.ahead())]));
  /** What can be picked in words for the question after. */
  readonly next = once((): Facet[] => {
    const here = new Set(this.near.picks().map(({ question }) => question));
    // a cell that may be meant as the end is picked for something else once the end is chosen
    const free = this.draft.end !== null || this.near.ends().length < 2;
    const clear = ({ answer }: Saying) => free || answer.targets.some((id) => id.startsWith("piece:"));
    return picksOf(this.ahead(), this.draft, this.now(), this.scene)
      .filter(({ question }) => !here.has(question))
      .map((row) => ({ ...row, sayings: row.sayings.filter(clear) }))
      .filter(({ sayings }) => sayings.length);
  });
  /** What the button does and, asked for more, nothing: where there is one way to leave the question after. */
  readonly quiet = once((): Plan | null => {
    const first = this.near.now();
    if (this.onward || !first || this.near.acts().length) return null;
    const plain = this.ahead().filter(({ answers }) =>
      answers.slice(first.answers.length).every(({ extra }) => !extra),
    );
    return plain.length === 1 && this.ahead().length > 1 && plain[0]!.stop !== "open" ? plain[0]! : null;
  });
  readonly picks = once((): Facet[] => [...this.near.picks(), ...this.next()]);
  readonly rows = once((): Facet[] => [...this.near.rows(), ...this.next()]);
  readonly picked = once((): string[] => {
    const words = new Set(this.saidNext);
    const said = this.ahead()
      .flatMap(({ answers }) => answers)
      .filter((answer) => words.delete(label(answer)));
    return [
      ...this.near.picked(),
      ...this.usesNext.map(({ id }) => id),
      ...said.map((answer) => thingsOf(answer)[0] ?? ""),
    ];
  });

  get begun(): boolean {
    return this.near.begun || this.onward;
  }
  get ways(): number {
    return this.onward ? 0 : this.near.ways;
  }
  acts = () => (this.onward ? [] : this.near.acts());

  /** A thing was tapped: for the question that is asked if it serves there, else for the one after it. */
  tap(id: string): Tapped {
    const more = this.besides(id);
    if (more) return { draft: more };
    const tapped = this.near.tap(id);
    return "draft" in tapped ? { draft: this.kept(tapped.draft) } : tapped;
  }

  /** A thing for which the question that is asked has no use or no room left, picked for the one after it. */
  private besides(id: string): Draft | null {
    const mine = this.usesNext.some((use) => use.id === id);
    if (!mine && this.near.takes(id)) return null;
    const use = this.ahead()
      .flatMap(({ answers }) => answers.slice(this.near.now()!.answers.length))
      .find((answer) => answer.extra && answer.targets.includes(id));
    if (!use) return null;
    const more = { ...this.draft, uses: [...this.draft.uses, { id, words: label(use) }] };
    if (this.room(more)) return more;
    return mine ? { ...this.draft, uses: this.draft.uses.filter((one) => one.id !== id) } : null;
  }

  used = (id: string, answer: Answer): Draft => this.kept(this.near.used(id, answer));

  /** An answer in words, or something that is picked by words. */
  said(answer: Answer): Draft {
    const words = label(answer);
    if (this.asks(words) || !answer.extra) return this.kept(this.near.said(answer));
    const more = { ...this.draft, said: [...this.draft.said, words] };
    return this.room(more) ? more : { ...this.draft, said: this.draft.said.filter((said) => said !== words) };
  }

  changed = (part: Partial<Draft>): Draft => this.kept(this.near.changed(part));

  /** A draft of the question that is asked with what is picked for the one after it. */
  private kept(draft: Draft): Draft {
    return this.onward
      ? { ...draft, said: [...draft.said, ...this.saidNext], uses: [...draft.uses, ...this.usesNext] }
      : draft;
  }

  private room(draft: Draft): boolean {
    return this.ahead().some((plan) => beyond(plan, draft) !== null);
  }
}
