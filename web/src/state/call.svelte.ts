/** Calling somebody to their turn: the title, the icon, two notes of a horn. */
import { callToTurn } from "./sound";
import type { TableStore } from "./table.svelte";

/** For a race on screen: the tab says whose turn it is, and a sound calls when it becomes one's own. */
export function announceTurns(table: () => TableStore, say: (key: string) => string): void {
  $effect(() => {
    const mine = table().myTurn;
    document.title = `${mine ? `● ${say("page-your-turn")} · ` : ""}${say("game-title")}`;
    const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
    if (icon) icon.href = mine ? "/favicon-turn.svg" : "/favicon.svg";
  });
  let wasMine = false;
  $effect(() => {
    const { myTurn, stage } = table();
    if (myTurn && !wasMine && !stage.busy) callToTurn();
    if (!myTurn || !stage.busy) wasMine = myTurn;
  });
}
