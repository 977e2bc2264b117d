// Made by tools/page_types.py from the Python models: do not edit.

/** A bank of seconds for the whole race, and an increment after each answer. */
export interface BankClock {
  kind: "bank";
  seconds: number;
  increment?: number;
}

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

/** So many seconds for each question. */
export interface MoveClock {
  kind: "move";
  seconds: number;
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

export interface NoClock {
  kind?: "none";
}

/** A browser's push subscription, as `PushSubscription.toJSON()` gives it. */
export interface PushTarget {
  endpoint: string;
  expirationTime?: number | null;
  keys: Record<string, string>;
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

/** How a table is run, whatever the game. */
export interface TableSettings {
  mode?: "live" | "turns";
  clock?: NoClock | MoveClock | BankClock;
  listed?: boolean;
  undo?: boolean;
  hints?: boolean;
  spectators?: boolean;
  chat?: "everyone" | "seats" | "off";
  bot_seconds?: number;
  grace_seconds?: number;
  stand_in?: string | null;
}
