/** How far somebody has followed each race in this browser, to tell on return what happened meanwhile. */
import type { Moved } from "../wire/server";
import type { TableStore } from "./table.svelte";

const KEY = "hippodrome.seen";
const MOST = 40;
/** At a live table a short absence needs no recap. */
const AWAY = 5 * 60_000;

interface Seen {
  point: number;
  at: number;
}

function kept(): Record<string, Seen> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Seen>;
  } catch {
    return {};
  }
}

export function seenOf(code: string): Seen | null {
  return kept()[code] ?? null;
}

export function keepSeen(code: string, point: number, now = Date.now()): void {
  const { [code]: _, ...others } = kept();
  const latest = Object.entries(others).slice(1 - MOST);
  localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(latest), [code]: { point, at: now } }));
}

/** What others did since this browser looked last: nothing if it was here all the time. */
export function missed(store: TableStore, seen: Seen | null, now = Date.now()): Moved[] {
  const { table, you } = store;
  if (!seen || !table || table.phase !== "racing" || !you.seats.length) return [];
  if (table.settings.mode === "live" && now - seen.at < AWAY) return [];
  return store.moves.filter((move) => move.point > seen.point && move.events.length > 0);
}
