/** Everything a person reads: Fluent catalogues of the page, the server and a game, in one language. */
import { FluentBundle, type FluentFunction, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { TableLine } from "../wire/answers";
import type { Argument, Question, Text } from "../wire/scene";
import type { Event, Reason } from "../wire/server";

export type Language = "en" | "fr";
export const LANGUAGES: readonly Language[] = ["en", "fr"];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", fr: "Français" };

type Vocabularies = { words: Record<string, string[]>; literal: string[] };
type Told = Argument | null;
export type Called = TableLine["names"][number];

const catalogues = new Map<string, FluentResource>();
/** Reading a catalogue takes its time: each is read once, whoever speaks it. */
function catalogue(source: string): FluentResource {
  let read = catalogues.get(source);
  if (!read) catalogues.set(source, (read = new FluentResource(source)));
  return read;
}

/** Chooses among first, second, third: Fluent's own NUMBER knows counts only. */
const ORDINAL: FluentFunction = ([place]) => {
  const kind: Intl.PluralRulesOptions = { type: "ordinal" };
  return new FluentNumber(Number(place?.valueOf()), kind as Intl.NumberFormatOptions);
};

export class Words {
  private readonly bundle: FluentBundle;

  /** Later sources override earlier ones. `names` are the players, for arguments `["seat", k]`. */
  constructor(
    readonly language: Language,
    sources: string[],
    private readonly vocabularies: Vocabularies = { words: {}, literal: [] },
    private readonly names: readonly string[] = [],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false, functions: { ORDINAL } });
    for (const source of sources) this.bundle.addResource(catalogue(source), { allowOverrides: true });
  }

  /** The pattern of `key` or `key.attribute`. */
  private pattern(key: string) {
    const [name = "", attribute] = key.split(".");
    const message = this.bundle.getMessage(name);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  }

  has(key: string): boolean {
    return this.pattern(key) !== null;
  }

  /** A message in words; a missing one shows its key, so that nothing is ever silent. */
  say(key: string, args: Record<string, FluentVariable> = {}): string {
    const pattern = this.pattern(key);
    return pattern === null ? key : this.set(this.bundle.formatPattern(pattern, args, []));
  }

  /** French signs keep to their word at the end of a line. */
  private set(text: string): string {
    return this.language === "fr" ? text.replace(/ ([?!:;»%])/g, "\u00a0$1").replace(/« /g, "«\u00a0") : text;
  }

  /** A message that a catalogue may leave out. */
  maybe(key: string, args: Record<string, FluentVariable> = {}): string {
    return this.has(key) ? this.say(key, args) : "";
  }

  /** The name of a thing of a vocabulary. */
  word(vocabulary: string, index: number): string {
    if (vocabulary === "seat") return this.names[index] ?? this.say("seat", { number: index + 1 });
    const id = this.vocabularies.words[vocabulary]?.[index];
    if (id === undefined) return String(index);
    return this.vocabularies.literal.includes(vocabulary) ? id : this.say(`${vocabulary}-${id}`);
  }

  /** What a player is called: a name, or a bot that has none by its kind and number. */
  called(name: Called): string {
    if (typeof name === "string") return name;
    const [kind, number] = name;
    const bot = this.maybe(`bot-${kind}`) || kind;
    return number > 1 ? this.say("bot-name", { bot, number }) : bot;
  }

  /** Several players in a row, open seats left out. */
  list(names: readonly Called[]): string {
    return names
      .filter(Boolean)
      .map((name) => this.called(name))
      .join(", ");
  }

  private arguments(args: Record<string, Told>): Record<string, FluentVariable> {
    const shown: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      if (value !== null) shown[name] = Array.isArray(value) ? this.word(value[0], value[1]) : value;
    }
    return shown;
  }

  /** The words of a scene; empty where there are none. */
  text(text: Text | undefined): string {
    if (!text) return "";
    return text.key ? this.maybe(text.key, this.arguments(text.args)) || this.fallback(text.key) : text.plain;
  }

  /** A thing by its short name, where room is scarce: `KEY.short`, else the whole name. */
  short(text: Text | undefined): string {
    return (text?.key && this.maybe(`${text.key}.short`, this.arguments(text.args))) || this.text(text);
  }

  /** A thing as it is marked on the board: `KEY.label`, else its short name. */
  label(text: Text | undefined): string {
    return (text?.key && this.maybe(`${text.key}.label`, this.arguments(text.args))) || this.short(text);
  }

  /** A figure in words; not a second time where its title says the value. */
  figure(title: string, value: string | number): string {
    const told = String(value).split("/")[0]!;
    return title.includes(told) ? title : this.say("page-figure", { title, value });
  }

  private fallback(key: string): string {
    return key.includes(".") ? "" : key;
  }

  event(event: Event): string {
    return this.say(`event-${event.key}${event.hidden ? "-hidden" : ""}`, this.arguments(event.args));
  }

  /** The question in the chooser's voice, or about `player`. */
  prompt(question: Question, player: string | null): string {
    const voice = player === null ? "you" : "they";
    return this.say(`prompt-${question.key}.${voice}`, { ...this.arguments(question.args), player: player ?? "" });
  }

  /** A value of an option: `option-KEY-VALUE`, on and off, or the bare value. */
  value(option: string, value: unknown): string {
    if (typeof value === "boolean") return this.say(value ? "on" : "off");
    if (typeof value === "object") return this.say("own-file");
    return this.maybe(`option-${option}-${value}`) || String(value);
  }

  /** Why something was refused. An option that the catalogue knows, and its values, are called what the player calls them. */
  refusal(reason: Reason): string {
    const { option, value, legal } = reason.args;
    const key = `error-${reason.key}`;
    if (legal === undefined || !this.has(`option-${option}`)) return this.say(key, reason.args);
    const spoken = (spelled: string) =>
      spelled === "on" || spelled === "off" ? this.say(spelled) : this.value(`${option}`, spelled);
    const values = `${legal}`.split(", ").map(spoken).join(", ");
    return this.say(key, { option: this.say(`option-${option}`), value: spoken(`${value}`), legal: values });
  }
}
