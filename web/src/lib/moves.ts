/** The moves of a table's log. */
import type { Entry, Moved } from "../wire/server";

/** The moves that count, those taken back left out. */
export function movesOf(entries: readonly Entry[]): Moved[] {
  const undone = new Set(entries.flatMap((entry) => (entry.kind === "undone" ? [entry.undid] : [])));
  return entries.filter((entry): entry is Moved => entry.kind === "moved" && !undone.has(entry.sequence));
}

/** Moves up to the one on stage, of which only some events may have been shown. */
export function shownOf(moves: Moved[], told: { point: number; events: number } | null): Moved[] {
  if (!told) return moves;
  const shown = moves.filter((move) => move.point <= told.point);
  return shown.map((move) =>
    move.point === told.point ? { ...move, events: move.events.slice(0, told.events) } : move,
  );
}
