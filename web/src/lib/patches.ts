/** Putting what changed over the scene one has. */
import type { Changes, Patch, Scene } from "../wire/scene";
import type { Entry } from "../wire/server";

type Thing = Record<string, unknown>;

/** Figures are told apart by their names, everything else by its id. */
const nameOf = (thing: Thing) => String(thing.id ?? thing.name);

/** A value as it is now: a list may come as a patch of the one before. */
function changed(before: unknown, now: unknown): unknown {
  return Array.isArray(before) && now !== null && typeof now === "object" && "things" in now
    ? patchedList(before as Thing[], now as Patch)
    : now;
}

function patchedList(before: readonly Thing[], { order, things }: Patch): Thing[] {
  const had = new Map(before.map((thing) => [nameOf(thing), thing]));
  return (order ?? [...had.keys()]).map((id) => over(had.get(id), things[id] as Thing | undefined));
}

/** A thing with what changed about it; the same object if nothing did. */
function over(before: Thing | undefined, now: Thing | undefined): Thing {
  if (!before || !now) return before ?? now!;
  return {
    ...before,
    ...Object.fromEntries(Object.entries(now).map(([key, value]) => [key, changed(before[key], value)])),
  };
}

/** What the last move looked like, as a frame's entries tell it. */
function toldTrace(entries: readonly Entry[]): Changes {
  const moved = entries.findLast((entry) => entry.kind === "moved");
  return moved ? { trace: moved.events.flatMap((event) => event.steps) } : {};
}

/** The scene after changes, those of the first being all of it; a trace that is not among them is in the entries. */
export function patched(before: Scene | null, changes: Changes, entries: readonly Entry[] = []): Scene {
  return over((before ?? {}) as unknown as Thing, { ...toldTrace(entries), ...changes } as Thing) as unknown as Scene;
}
