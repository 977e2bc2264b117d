/** Looking for the smallest change that makes a board fair: asked about while one looks, and no longer. */
import { api, Trouble } from "../lib/api";
import type { BoardDrawn, BoardProperty, TuningTold } from "../wire/answers";
import { library } from "./library.svelte";

const PAUSE = 1500;
/** Parts that may move at once, and how far numbers go. */
const MOST = 24;
const FAR = 2;

/** What may move of a property, in the words of the command line: marks to other cells, numbers up and down. */
export function leversOf(
  { parts }: Pick<BoardDrawn, "parts">,
  { key, low, high, none, words }: BoardProperty,
): string[] {
  const values = parts.flatMap(({ id, values }) => {
    const value = values[key];
    return typeof value === "number" ? [{ id: id.slice(id.indexOf(":") + 1), value }] : [];
  });
  if (words.length || low === null || high === null || !values.length) return [];
  if (none && new Set(values.map(({ value }) => value)).size === values.length) return [key];
  if (values.length > MOST) return [];
  return values.map(({ id, value }) => `${id}.${key}=${Math.max(low, value - FAR)}..${Math.min(high, value + FAR)}`);
}

export class Tuning {
  told: TuningTold | null = $state.raw(null);
  trouble = $state("");
  asking = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly game: string) {}

  begin(asked: { options: Record<string, unknown>; view: string; aims: string[]; moves: string[] }): void {
    this.stop();
    this.told = null;
    this.trouble = "";
    this.asking = true;
    void this.ask(asked);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.asking = false;
  }

  private async ask(asked: Parameters<Tuning["begin"]>[0]): Promise<void> {
    try {
      const told = await api.tune(this.game, asked as never);
      if (!this.asking) return;
      this.told = told;
      if (told.status === "waiting" || told.status === "racing")
        this.timer = setTimeout(() => void this.ask(asked), PAUSE);
      else this.asking = false;
    } catch (error) {
      this.asking = false;
      this.trouble = error instanceof Trouble ? error.message : library.words.say("page-lost");
    }
  }
}
