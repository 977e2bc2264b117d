/** Trial races on a board: asked about while one looks, and no longer. */
import { api, Trouble } from "../lib/api";
import type { FairnessTold } from "../wire/answers";
import { library } from "./library.svelte";

const PAUSE = 1200;

export class Fairness {
  told: FairnessTold | null = $state.raw(null);
  trouble = $state("");
  /** What is raced on, to know whether the board has changed since. */
  raced = $state("");
  asking = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly game: string) {}

  begin(options: Record<string, unknown>): void {
    this.stop();
    this.raced = JSON.stringify(options);
    this.told = null;
    this.trouble = "";
    this.asking = true;
    void this.ask(options);
  }

  /** Ask no more: the server soon stops to race. */
  stop(): void {
    clearTimeout(this.timer);
    this.asking = false;
  }

  clear(): void {
    this.stop();
    this.told = null;
    this.raced = "";
  }

  private async ask(options: Record<string, unknown>): Promise<void> {
    const raced = this.raced;
    try {
      const told = await api.fairness(this.game, { options });
      if (!this.asking || raced !== this.raced) return;
      this.told = told;
      if (told.status === "waiting" || told.status === "racing")
        this.timer = setTimeout(() => void this.ask(options), PAUSE);
      else this.asking = false;
    } catch (error) {
      if (raced !== this.raced) return;
      this.asking = false;
      this.trouble = error instanceof Trouble ? error.message : library.words.say("page-lost");
    }
  }
}
