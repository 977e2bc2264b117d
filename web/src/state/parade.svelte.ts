/** A race among bots, shown at ten times the speed: where everybody is, and how busy each cell has become. */
import { api, Trouble } from "../lib/api";
import type { BotRace } from "../wire/answers";
import type { Scene } from "../wire/scene";
import { library } from "./library.svelte";

/** A bot takes 0.8 s for a choice at a table: a tenth of it. */
const FRAME = 80;

export type Layer = "stops" | "hits";
export type Heat = Record<string, number>;

/** Counts as shares of the largest. */
export function heatOf(counts: Record<string, number>): Heat {
  const most = Math.max(1, ...Object.values(counts));
  return Object.fromEntries(Object.entries(counts).map(([cell, count]) => [cell, (count / most) ** 0.7]));
}

export class Parade {
  race: BotRace | null = $state.raw(null);
  trouble = $state("");
  frame = $state(0);
  playing = $state(false);
  layer: Layer = $state("stops");
  private places: Record<string, string> = $state.raw({});
  private counts: Record<Layer, Record<string, number>> = $state.raw({ stops: {}, hits: {} });
  private seed = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly game: string) {}

  readonly over = $derived.by(() => this.race !== null && this.frame >= this.race.frames.length);
  readonly heat = $derived.by((): Heat => heatOf(this.counts[this.layer]));
  readonly scene = $derived.by((): Scene | null => {
    if (!this.race) return null;
    const { scene } = this.race;
    const moved = scene.pieces.map((piece) => {
      const cell = this.places[piece.id] ?? piece.cell;
      return cell === piece.cell ? piece : { ...piece, cell, wait: cell ? 0 : piece.wait };
    });
    return { ...scene, pieces: moved };
  });

  /** Another race on these options. */
  async begin(options: Record<string, unknown>): Promise<void> {
    this.stop();
    this.seed += 1;
    try {
      this.race = await api.parade(this.game, { options, seed: this.seed } as never);
    } catch (error) {
      this.trouble = error instanceof Trouble ? error.message : library.words.say("page-lost");
      return;
    }
    this.trouble = "";
    this.frame = 0;
    this.places = {};
    this.counts = { stops: {}, hits: {} };
    this.play();
  }

  play(): void {
    clearInterval(this.timer);
    this.playing = true;
    this.timer = setInterval(() => this.step(), FRAME);
  }

  pause(): void {
    clearInterval(this.timer);
    this.playing = false;
  }

  /** To the end at once. */
  finish(): void {
    this.pause();
    while (!this.over) this.step();
  }

  stop(): void {
    this.pause();
    this.race = null;
  }

  private step(): void {
    const now = this.race?.frames[this.frame];
    if (!now) return this.pause();
    this.frame += 1;
    const stops = { ...this.counts.stops };
    for (const cell of Object.values(now.at)) if (cell) stops[cell] = (stops[cell] ?? 0) + 1;
    const hits = now.hit ? { ...this.counts.hits, [now.hit]: (this.counts.hits[now.hit] ?? 0) + 1 } : this.counts.hits;
    this.counts = { stops, hits };
    this.places = { ...this.places, ...now.at };
    if (this.over) this.pause();
  }
}
