/** The look back on a finished race: asked for once, followed until it is there. */
import { untrack } from "svelte";
import { api } from "../lib/api";
import type { Analysis } from "../wire/analysis";
import type { LookBack } from "../wire/answers";
import type { TableStore } from "./table.svelte";

const AGAIN = 2_000;

export class LookingBack {
  status: LookBack["status"] = $state("pending");
  /** From 0 to 1. */
  progress = $state(0);
  analysis: Analysis | null = $state.raw(null);

  constructor(private readonly store: TableStore) {}

  /** In a component: ask, listen to the table, and ask again now and then in case nothing is heard. */
  follow(): void {
    $effect(() => {
      const told = this.store.analysed;
      if (told) {
        this.progress = Math.max(this.progress, told.progress);
        if (told.status !== "pending" || untrack(() => this.analysis?.stage !== "rough")) void this.ask();
      }
    });
    $effect(() => {
      void this.ask();
      const timer = setInterval(() => void this.ask(), AGAIN);
      return () => clearInterval(timer);
    });
  }

  private asking = false;

  /** What is known by now: the curve first, then everything roughly, at last all of it. */
  private async ask(): Promise<void> {
    if (this.status !== "pending" || this.asking) return;
    this.asking = true;
    try {
      const found = await api.analysis(this.store.code, this.store.rights);
      this.status = found.status;
      this.progress = Math.max(this.progress, found.progress);
      this.analysis = found.analysis;
    } catch {
      this.status = "off";
    } finally {
      this.asking = false;
    }
  }
}
