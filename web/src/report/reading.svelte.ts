/** Reading the report of a race: which point of it, in which language, and what is told there. */
import { LANGUAGES, Words, type Language } from "../lib/words";
import { movesOf, placesOf, winnersOf } from "../parts/study/chances";
import type { Story } from "../wire/story";
import en from "../../../src/hippodrome/study/text/en.ftl?raw";
import fr from "../../../src/hippodrome/study/text/fr.ftl?raw";

const TEXTS: Record<Language, string> = { en, fr };

type Arguments = Record<string, string | number>;

export class Reading {
  language: Language;
  /** The point of the curve that is looked at. */
  now = $state(0);
  /** The point under the pointer: its chances are read out meanwhile. */
  pointed: number | null = $state(null);
  readonly words: Words;
  readonly last: number;
  readonly moves: number;
  /** Where the points lie, in moves. */
  readonly places: number[];
  readonly winners: number[];
  private readonly decisions: Map<number, number>;

  constructor(readonly story: Story) {
    this.language = $state(story.language as Language);
    this.words = $derived(new Words(this.language, [TEXTS[this.language]]));
    const { points, decisions } = story.analysis;
    this.last = points.length - 1;
    this.moves = movesOf(points);
    this.places = placesOf(points);
    this.winners = winnersOf(points);
    this.decisions = new Map(decisions.map((decision, index) => [decision.at, index]));
  }

  say(key: string, args: Arguments = {}): string {
    return this.words.say(`study-${key}`, args);
  }

  /** What was said in every language, in the one that is read. */
  in<T>(spelled: Record<string, T>): T | undefined {
    return spelled[this.language];
  }

  get otherLanguage(): Language {
    return LANGUAGES.find((language) => language !== this.language)!;
  }

  go(point: number): void {
    this.now = Math.max(0, Math.min(this.last, point));
  }

  /** The point nearest to a share of the race; of those at the same place the last. */
  nearest(share: number): number {
    const far = (place: number) => Math.abs(place - share * this.moves);
    return this.places.reduce((best, place, k) => (far(place) <= far(this.places[best]!) ? k : best), 0);
  }

  /** The next point in a direction at which somebody else moves. */
  nextTurn(sign: 1 | -1): number {
    const seat = (k: number) => this.story.analysis.points[k]!.seat;
    let k = this.now + sign;
    while (k > 0 && k < this.last && seat(k) === seat(k - sign)) k += sign;
    return k;
  }

  nameOf(seat: number): string {
    return this.story.seats[seat]?.name ?? "";
  }

  racer(seat: number): { slot: number; letter: string } {
    const { slot, letter } = this.story.seats[seat]!;
    return { slot, letter: this.in(letter) ?? "" };
  }

  /** The number of the decision that led to a point, if it was one. */
  decisionOf(k: number): number | undefined {
    const { at, kind } = this.story.analysis.points[k]!;
    return kind === "choice" ? this.decisions.get(at - 1) : undefined;
  }

  get headline(): string {
    if (!this.winners.length) return this.say("wins-nobody");
    const player = this.winners.map((seat) => this.nameOf(seat)).join(", ");
    return this.say(this.winners.length > 1 ? "wins-shared" : "wins", { player });
  }

  titleOf(k: number): string {
    const { kind, at } = this.story.analysis.points[k]!;
    return kind === "start" ? this.say("before") : this.say("move", { at });
  }

  chosen(k: number): string {
    return this.in(this.story.steps[k]!.choice) ?? "";
  }

  /** What a point is: a choice of somebody's, or the answer of chance. */
  told(k: number): string {
    const { kind, seat } = this.story.analysis.points[k]!;
    if (kind === "start") return "";
    return kind === "chance"
      ? this.say("answered")
      : this.say("chooses", { player: this.nameOf(seat), choice: this.chosen(k) });
  }

  eventsAt(k: number): string[] {
    return this.in(this.story.steps[k]!.events) ?? [];
  }

  happened(k: number): string {
    return this.eventsAt(k)
      .map((event) => event.replace(/\.$/, ""))
      .join(" · ");
  }

  /** The board at a point: until chance has answered a choice, that before it. */
  pictureOf(k: number): string {
    const { points } = this.story.analysis;
    const frames = this.in(this.story.frames)!;
    let { at } = points[k]!;
    if (points[k]!.kind === "choice" && points[k + 1]?.at === at) at -= 1;
    while (at > 0 && !frames[at]!.length) at -= 1;
    return this.develop(frames[at]!);
  }

  private develop(runs: readonly number[]): string {
    const parts: string[] = [];
    for (let k = 0; k < runs.length; k += 2) parts.push(...this.story.pieces.slice(runs[k], runs[k]! + runs[k + 1]!));
    return parts.join("");
  }

  /** A chance in hundredths; the small ones and the almost sure ones are not rounded away. */
  percent(share: number): string {
    const value = 100 * share;
    const near = Math.min(value, 100 - value);
    return this.say("percent", { value: this.number(value, near >= 0.05 && near < 1.95 ? 1 : 0) });
  }

  /** Points of the chance to win, won or lost. */
  signed(share: number): string {
    const value = Number((100 * share).toFixed(1));
    return value === 0 ? "0" : `${value > 0 ? "+" : ""}${this.number(value, 1)}`;
  }

  private number(value: number, digits: number): string {
    const text = value.toFixed(digits).replace("-", "−");
    return this.language === "fr" ? text.replace(".", ",") : text;
  }
}
