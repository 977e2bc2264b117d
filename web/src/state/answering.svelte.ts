/** Answering the question: what is offered, pointed at and staged, and why other things are not on offer. */
import { offersAt, reasonFor, thing } from "../lib/scenes";
import type { Words } from "../lib/words";
import type { Offer, Scene } from "../wire/scene";
import type { HintedOption } from "../lib/odds";
import { oddsOf } from "../lib/odds";
import { settings } from "./settings.svelte";
import type { TableStore } from "./table.svelte";

export class Answering {
  /** The choice that was picked once and waits for being confirmed. */
  staged: number | null = $state(null);
  /** The choice that is pointed at. */
  hovered: number | null = $state(null);
  whyNot: string | null = $state(null);

  constructor(
    private readonly store: TableStore,
    private readonly words: () => Words,
  ) {}

  /** What is on stage; the present may be ahead of it. */
  scene: Scene = $derived.by(() => this.store.stage.scene ?? this.store.scene!);
  past = $derived.by(() => this.store.looked !== null);
  asked = $derived.by(() => this.store.myTurn && !this.past && !this.store.stage.busy);
  offers: readonly Offer[] = $derived.by(() =>
    this.asked && this.scene === this.store.scene ? this.scene.offers : [],
  );
  /** The choice whose consequences are shown. */
  previewed: Offer | null = $derived.by(
    () => this.offers.find((offer) => offer.action === (this.hovered ?? this.staged)) ?? null,
  );
  /** What a strong bot thinks of each choice, once it was asked. */
  odds: Map<number, HintedOption> = $derived.by(() => oddsOf(this.store.hint, this.store.view?.asked));

  /** Several people at this device: names, never "you". */
  many = $derived.by(() => this.store.you.seats.length > 1);

  /** The question, in the voice of the seat asked or about it. */
  prompt = $derived.by(() => {
    const { question } = this.scene;
    if (!question) return this.words().say("page-race-over");
    return this.words().prompt(question, this.asked ? null : (this.store.names[question.seat] ?? ""));
  });

  /** What is being shown: meanwhile one question has been answered and the next is not asked yet. */
  running = $derived.by(() => (this.store.stage.busy ? this.store.stage.event : null));

  /** A new question: nothing is picked yet. */
  forget(): void {
    this.staged = null;
    this.hovered = null;
    this.whyNot = null;
  }

  async send(action: number): Promise<void> {
    if (this.store.waiting) return;
    this.staged = action;
    const answer = await this.store.choose(action);
    if ("refused" in answer) this.staged = null;
  }

  pick(offer: Offer): void {
    if (this.store.waiting) return;
    this.whyNot = null;
    if (!settings.confirm || this.staged === offer.action) void this.send(offer.action);
    else this.staged = offer.action;
  }

  /** A thing on the table was clicked: an answer, or a reason why not. */
  pickThing(id: string): void {
    if (this.store.stage.busy) return this.store.stage.hasten();
    const found = this.answersAt(id);
    if (!found.length) return this.explain(id);
    const at = found.findIndex((offer) => offer.action === this.staged);
    if (found.length === 1 || at < 0) this.pick(found[Math.max(at, 0)]!);
    else this.staged = found[(at + 1) % found.length]!.action;
  }

  point(id: string | null): void {
    this.hovered = id ? (this.answersAt(id)[0]?.action ?? null) : null;
  }

  /** What stands on a cell answers for the cell, unless it is an answer itself. */
  private answersAt(id: string): Offer[] {
    const under = [...this.scene.pieces, ...this.scene.tokens].find((one) => one.id === id)?.cell ?? "";
    return [id, under].map((one) => offersAt(this.offers, one)).find((some) => some.length) ?? [];
  }

  /** Why a thing is no answer now: the game's own reason, or what is asked instead. */
  explain(id: string): void {
    const found = thing(this.scene, id);
    if (!found || !this.scene.question) return;
    const words = this.words();
    const name = words.text(found.title);
    const reason = this.asked ? reasonFor(this.scene, id) : null;
    if (reason) this.whyNot = words.say("page-reason", { thing: name, reason: words.text(reason) });
    else this.whyNot = words.say(this.asked ? "page-why-not" : "page-not-now", { thing: name, question: this.prompt });
  }
}
