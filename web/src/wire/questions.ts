// Made by tools/page_types.py from the Python models: do not edit.
import type { TableSettings } from "./client";
export type { BankClock, MoveClock, NoClock, TableSettings } from "./client";

/** Go on with a recorded race from a point (default: its end). */
export interface Continued {
  record: Record<string, unknown>;
  point?: number | null;
}

/** What a guest can change; what is left out stays. */
export interface GuestChanges {
  name?: string | null;
  language?: "en" | "fr" | null;
  webhook?: string | "" | null;
  push?: PushTarget | "" | null;
  unpush?: string | null;
}

/** Take an open seat (the first if none is named). */
export interface Join {
  seat?: number | null;
  name?: string | null;
}

export interface NewGuest {
  name: string;
}

/** A table to create. The number of seats is the number of players. */
export interface NewTable {
  game: string;
  seats: SeatRequest[];
  options?: Record<string, unknown>;
  settings?: TableSettings;
  continued?: Continued | null;
  start?: boolean;
}

/** A browser's push subscription, as `PushSubscription.toJSON()` gives it. */
export interface PushTarget {
  endpoint: string;
  expirationTime?: number | null;
  keys: Record<string, string>;
}

/** An answer; with `solver`, for a rating. */
export interface PuzzleAnswer {
  choice: number;
  solver?: Solver | null;
}

/** A recovery code, however it was typed; `merge`: the guest who asks brings all races along. */
export interface Recover {
  code: string;
  merge?: boolean;
}

/** `me`, `here` (another person on this device), `open`, or `bot`. */
export interface SeatRequest {
  kind: "me" | "here" | "open" | "bot";
  name?: string | null;
  bot?: string | null;
}

/** How strong a solver is (Glicko-2). The browser keeps it; a server keeps nothing about solvers. */
export interface Solver {
  rating?: number;
  deviation?: number;
  volatility?: number;
}
