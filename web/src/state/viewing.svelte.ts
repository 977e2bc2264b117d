/** Looking at the race's earlier points: one at a time, or playing on from there. */
import { router } from "./router.svelte";
import { speed } from "./settings.svelte";
import type { TableStore } from "./table.svelte";

const PAUSE = { off: 350, calm: 350, flowing: 350, fast: 120 };

export class Viewing {
  playing = $state(false);

  constructor(private readonly store: TableStore) {}

  /** The point that is shown. */
  get point(): number {
    return this.store.looked?.point ?? this.store.last;
  }

  async goTo(goal: number, play = false): Promise<void> {
    await this.store.lookAt(Math.max(0, goal), play);
    this.mark();
  }

  /** The address leads to the point that is shown; written when it stands, since writing it costs half a frame. */
  private mark(): void {
    if (!this.playing) router.mark(this.store.looked ? String(this.store.looked.point) : "");
  }

  async toPresent(): Promise<void> {
    this.playing = false;
    await this.store.lookAt(null);
    router.mark("");
  }

  /** Play on to the end, or pause. */
  async play(from = this.point >= this.store.last ? 0 : this.point): Promise<void> {
    if (this.playing) return this.pause();
    this.playing = true;
    if (from !== this.point) await this.goTo(from);
    while (this.playing && this.point < this.store.last) {
      await this.goTo(this.point + 1, true);
      do await new Promise((done) => setTimeout(done, PAUSE[speed()]));
      while (this.playing && this.store.stage.busy);
    }
    if (this.playing) this.pause();
  }

  private pause(): void {
    this.playing = false;
    this.mark();
  }

  /** Nobody looks any more. */
  stop(): void {
    this.playing = false;
  }
}
