/** What one plays a position with: answering and planning, seeing what others do, and looking around. */
import type { Words } from "../lib/words";
import { Answering } from "./answering.svelte";
import { Following } from "./following.svelte";
import { Foreseeing } from "./foreseeing.svelte";
import { Planning } from "./planning.svelte";
import type { TableStore } from "./table.svelte";
import { Viewing } from "./viewing.svelte";

export class Controls {
  readonly answering: Answering;
  readonly planning: Planning;
  readonly foreseeing: Foreseeing;
  readonly following: Following;
  readonly viewing: Viewing;

  constructor(store: TableStore, words: () => Words) {
    this.answering = new Answering(store, words);
    this.planning = new Planning(store, this.answering, words);
    this.foreseeing = new Foreseeing(store, this.planning);
    this.following = new Following(store, words);
    this.viewing = new Viewing(store);
  }
}
