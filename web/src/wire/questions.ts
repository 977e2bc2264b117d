// Made by tools/page_types.py from the Python models: do not edit.
import type { TableSettings } from "./client";
export type { BankClock, MoveClock, NoClock, TableSettings } from "./client";

/** A board to look at, perhaps changed before: one's own, else the supplied one called `like`, else the first. `option` says which kind of file it is (default: what the board looks like, else the game's first). */
export interface BoardAsked {
  option?: string | null;
  like?: string | null;
  board?: Record<string, unknown> | null;
  view?: string;
  change?: BoardChange | null;
}

/** A property of a part that gets another value, or something that is done with the part. */
export interface BoardChange {
  part: string;
  key: string;
  value?: boolean | number | string | null;
}

/** Go on with a recorded race from a point (default: its end). */
export interface Continued {
  record: Record<string, unknown>;
  point?: number | null;
  same?: boolean;
  choice?: number | null;
}

/** The options of a race on a board (`BoardDrawn.options`). Asked again and again while one looks: who asks no more for a while has the races stopped. */
export interface FairnessAsked {
  options: Record<string, unknown>;
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

/** Four races among friends, each from another seat against the same bots. */
export interface NewSet {
  game: string;
  players?: number | null;
  options?: Record<string, unknown>;
  bot?: string | null;
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

/** Race one of the races: so that it counts, or again for practice. */
export interface NewTry {
  race?: number;
  practice?: boolean;
  bot_seconds?: number;
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
