/** How fast a race is told: the pace that was chosen, and what the moment leaves of it. */
import type { Table, You } from "../wire/server";

/** At once; at the reader's own pace; without waiting; quickly. */
export type Speed = "off" | "calm" | "flowing" | "fast";
export const SPEEDS: readonly Speed[] = ["calm", "flowing", "fast", "off"];

export interface Tempo {
  /** How long what happens takes, as a share of its usual time. */
  factor: number;
  /** A turn is looked at for so many milliseconds at least. */
  least: number;
  /** The next turn begins when the reader says so. */
  waits: boolean;
}

const TEMPI: Record<Speed, Tempo> = {
  off: { factor: 0, least: 0, waits: false },
  calm: { factor: 1.2, least: 1_200, waits: true },
  flowing: { factor: 1, least: 1_200, waits: false },
  fast: { factor: 0.45, least: 400, waits: false },
};

/** What is seen again is shown to be followed, whatever the pace of the race. */
export const AGAIN: Tempo = { ...TEMPI.calm, waits: false };
/** Nothing is shown on the way to one's own turn. */
export const RUSHED = TEMPI.off;

/** Who looks at a race: the seats they answer for, whether clocks run, and whether they are asked now. */
export interface Reader {
  seats: readonly number[];
  clock: boolean;
  asked: boolean;
}

export const NOBODY: Reader = { seats: [], clock: false, asked: false };

/** Who looks at a table. */
export function readerOf(table: { you: You; table: Table | null; myTurn: boolean }): Reader {
  const clock = table.table !== null && table.table.settings.clock.kind !== "none";
  return { seats: table.you.seats, clock, asked: table.myTurn };
}

/** A clock is not kept waiting, least of all one's own; and who only watches has nothing to get ready for. */
export function tempoFor(speed: Speed, { seats, clock, asked }: Reader): Tempo {
  if (speed === "off") return TEMPI.off;
  if (clock && asked) return TEMPI.fast;
  return TEMPI[speed === "calm" && (clock || !seats.length) ? "flowing" : speed];
}

/** Races after which somebody knows their way about. */
export const NEWCOMER = 3;

/** The pace where none was chosen. */
export function usualSpeed(races: number): Speed {
  return races < NEWCOMER ? "calm" : "flowing";
}
