// Made by tools/page_types.py from the Python models: do not edit.
import type { BankClock, MoveClock, NoClock, TableSettings } from "./client";
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

/** Whether one likes a board. */
export interface BoardLiked {
  like: boolean;
}

/** The options of a race on a board (`BoardDrawn.options`), and which of many races it is to be. */
export interface BotRaceAsked {
  options: Record<string, unknown>;
  seed?: number;
}

/** A favourite: a game with options, perhaps a board of the workshop. */
export interface ClubBoard {
  name: string;
  game: string;
  options?: Record<string, unknown>;
}

/** What a keeper can change; what is left out stays. */
export interface ClubChanges {
  name?: string | null;
  about?: string | null;
  public?: boolean | null;
  rules?: HouseRules | null;
  boards?: ClubBoard[] | null;
}

/** Go on with a recorded race from a point (default: its end). */
export interface Continued {
  record: Record<string, unknown>;
  point?: number | null;
  same?: boolean;
  choice?: number | null;
}

export interface CupGame {
  game: string;
  options?: Record<string, unknown>;
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

/** How a table of the club is set up, unless its host wants it otherwise. */
export interface HouseRules {
  mode?: "live" | "turns";
  clock?: NoClock | MoveClock | BankClock;
  hints?: boolean;
  rated?: boolean;
}

/** Take an open seat (the first if none is named). */
export interface Join {
  seat?: number | null;
  name?: string | null;
}

/** What was done of a game's lesson and puzzles. */
export interface Learnt {
  lesson?: boolean;
  puzzles?: number;
  rating?: number | null;
}

export interface MailCode {
  code: string;
}

/** What a link in a mail has behind its `#`. */
export interface MailKey {
  key: string;
}

/** A board to keep under a short code; `listed` puts it into the gallery. Sent again, its title and that change. */
export interface NewBoard {
  game: string;
  option: string;
  view?: string;
  board: Record<string, unknown>;
  title: string;
  listed?: boolean;
}

export interface NewClub {
  name: string;
  public?: boolean;
}

/** A cup to hold: rounds in which the games take turns, at tables of `size`, each with its time. */
export interface NewCup {
  name: string;
  format?: "league" | "groups" | "grand_prix" | "duplicate";
  games: CupGame[];
  rounds?: number | null;
  size?: number;
  mode?: "live" | "turns";
  clock?: NoClock | MoveClock | BankClock;
  hours?: number;
  rated?: boolean;
}

export interface NewGuest {
  name: string;
}

/** Be told by mail from now on, once the code that is mailed there was entered. */
export interface NewMail {
  address: string;
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
  club?: string | null;
}

/** Race one of the races: so that it counts, or again for practice. */
export interface NewTry {
  race?: number;
  practice?: boolean;
  bot_seconds?: number;
}

/** What a keeper can change about somebody. */
export interface PersonChanges {
  role?: "keeper" | "member" | "guest" | null;
  muted?: boolean | null;
}

/** What one says of oneself; what is left out stays. */
export interface ProfileChanges {
  face?: string | null;
  colour?: number | null;
  letter?: string | null;
  languages?: string[] | null;
  shows?: Record<string, "me" | "clubs" | "all"> | null;
  learnt?: Record<string, unknown> | null;
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

/** From one full hour to another, by the clocks of a time zone (`Europe/Paris`), nobody is told anything. */
export interface QuietHours {
  zone: string;
  since: number;
  until: number;
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

/** What should be fair (`aims`) and what may move (`moves`), in the words of `hippodrome tune`. Asked again and again while one looks: who asks no more for a while has it stopped. */
export interface TuningAsked {
  options: Record<string, unknown>;
  view?: string;
  aims: string[];
  moves: string[];
}
