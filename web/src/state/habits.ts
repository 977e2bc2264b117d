/** What this browser remembers of one's own races, to find habits: what costly choices were about, and what they cost. */
import type { Raced } from "../lib/analysis";

const NAME = "hippodrome.habits";
const KEPT = 60;

export function racedHere(): Raced[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(NAME) ?? "[]");
    return Array.isArray(kept) ? (kept as Raced[]) : [];
  } catch {
    return [];
  }
}

/** Remember a race, once. */
export function remember(race: Raced): Raced[] {
  const all = [...racedHere().filter((one) => one.code !== race.code), race].slice(-KEPT);
  localStorage.setItem(NAME, JSON.stringify(all));
  return all;
}
