/** The paces a table can be played at, as clocks of the settings. */
import type { TableSettings } from "../wire/server";

export type Pace = "none" | "minute" | "three" | "bank" | "day" | "days";
export const LIVE: readonly Pace[] = ["none", "minute", "three", "bank"];
export const TURNS: readonly Pace[] = ["none", "day", "days"];

const CLOCKS: Record<Pace, TableSettings["clock"]> = {
  none: { kind: "none" },
  minute: { kind: "move", seconds: 60 },
  three: { kind: "move", seconds: 180 },
  bank: { kind: "bank", seconds: 600, increment: 10 },
  day: { kind: "move", seconds: 86_400 },
  days: { kind: "move", seconds: 3 * 86_400 },
};

export function clockOf(pace: Pace): TableSettings["clock"] {
  return CLOCKS[pace];
}

export function paceOf(clock: TableSettings["clock"]): Pace {
  const found = Object.entries(CLOCKS).find(([, other]) => JSON.stringify(other) === JSON.stringify(clock));
  return (
    (found?.[0] as Pace | undefined) ?? (clock.kind === "none" ? "none" : clock.kind === "bank" ? "bank" : "minute")
  );
}
