/** Calling somebody to their turn: the title, the icon, two notes of a horn. */
import { callToTurn } from "./sound";
import type { TableStore } from "./table.svelte";

/** Milliseconds: two short ones. */
const CALL = [60, 80, 60];

/** How many races wait for this player, on the icon of the installed app where the system shows it. */
export function call(waiting: number): void {
  const told = waiting ? navigator.setAppBadge?.(waiting) : navigator.clearAppBadge?.();
  void told?.catch(() => {});
}

/** For a race on screen: the tab says whose turn it is, and a sound calls when it becomes one's own. */
export function announceTurns(table: () => TableStore, say: (key: string) => string): void {
  $effect(() => {
    const mine = table().myTurn;
    document.title = `${mine ? `● ${say("page-your-turn")} · ` : ""}${say("game-title")}`;
    const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
    if (icon) icon.href = mine ? "/favicon-turn.svg" : "/favicon.svg";
    call(mine ? 1 : 0);
  });
  let wasMine = false;
  $effect(() => {
    const { myTurn, stage } = table();
    if (myTurn && !wasMine && !stage.busy) {
      callToTurn();
      // A browser lets nothing shake before the page was touched.
      if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(CALL);
    }
    if (!myTurn || !stage.busy) wasMine = myTurn;
  });
}
