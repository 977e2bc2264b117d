/** What can be known of a move that asks chance: asked for when it is shown, kept until the next question. */
import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { Foresight, Plan, Reached } from "../wire/scene";
import type { Planning } from "./planning.svelte";
import type { TableStore } from "./table.svelte";

export class Foreseeing {
  /** By the choices of a plan; null while it is asked for, and if nothing can be known. */
  private readonly told = new SvelteMap<string, Foresight | null>();
  private about = -1;

  constructor(
    private readonly store: TableStore,
    private readonly planning: Planning,
  ) {
    $effect(() => {
      const wanted = [...planning.acts.map(({ plan }) => plan), planning.shown];
      untrack(() => {
        for (const plan of wanted) if (plan?.stop === "chance") void this.look(plan);
      });
    });
  }

  /** Where the move that is shown may end, with the share of each space. */
  spaces: readonly Reached[] = $derived.by(() => this.of(this.planning.shown)?.spaces ?? []);

  of(plan: Plan | null): Foresight | null {
    return (plan && this.told.get(plan.choices.join())) ?? null;
  }

  private async look(plan: Plan): Promise<void> {
    const asked = this.store.view?.asked ?? -1;
    if (asked !== this.about) this.told.clear();
    this.about = asked;
    const key = plan.choices.join();
    if (this.told.has(key)) return;
    this.told.set(key, null);
    const answer = await this.store.consider({ type: "foresight", asked, choices: plan.choices });
    if (this.about === asked && answer?.foresight) this.told.set(key, answer.foresight);
  }
}
