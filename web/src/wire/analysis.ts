// Made by tools/page_types.py from the Python models: do not edit.

/** A race looked back on (`docs/analysis.md`), as it is kept: with the name of its form. */
export interface Analysis {
  settings: Basis;
  seats: SeatReport[];
  points: Point[];
  decisions: Decision[];
  costly: Costly[];
  turning_points: TurningPoint[];
  stage: "curve" | "rough" | "whole";
  format: string;
}

/** What the figures depend on: with these and the record they come out the same, byte for byte. */
export interface Basis {
  playouts: number;
  seed: number | string;
  game: string;
  rules: number;
  data: number;
  version: string;
}

/** A decision that gave much away, in words: `decisions[decision]`. */
export interface Costly {
  decision: number;
  at: number;
  seat: number;
  cost: number;
  chosen: Spoken;
  better: Spoken;
  theme: string;
}

/** One decision: `moves[at]` of the record, asked at the position after `at` moves. `cost` is the chance to win it gave away against `best`, less what may be noise (0: nothing surely). */
export interface Decision {
  at: number;
  seat: number;
  choice: number;
  best: number;
  cost: number;
  skill: number;
  options: Odds[];
}

/** What a choice is worth to the seat that makes it; `low` to `high` holds the chance 19 times of 20. */
export interface Odds {
  choice: number;
  win: number;
  low: number;
  high: number;
  place: number;
}

/** One point of the curve: how things stand after a choice, or after chance has answered it. `at` is the number of moves folded once the point's move is complete: where to jump on a timeline. `seat` made the move (-1 at the start). `outcomes` are the dice and draws of a chance point. */
export interface Point {
  at: number;
  kind: "start" | "choice" | "chance";
  seat: number;
  win: number[];
  place: number[];
  spread: number;
  outcomes: number[];
}

/** A seat's race: `start + luck + skill + others == result`, to the last ten-thousandth. */
export interface SeatReport {
  name: string;
  place: number;
  start: number;
  luck: number;
  skill: number;
  others: number;
  result: number;
  accuracy: number | null;
  decisions: number;
  mistakes: number;
  lost: number;
  luckiest: number;
  unluckiest: number;
  stood_in: number;
}

/** A choice in the form a page can say: Fluent key and arguments, as in a scene's texts. */
export interface Spoken {
  choice: number;
  key: string;
  args: Record<string, number | string | [string, number]>;
}

/** A large step of the curve: `points[point]` against the point before it. */
export interface TurningPoint {
  point: number;
  at: number;
  kind: "start" | "choice" | "chance";
  seat: number;
  swing: number;
  gainer: number;
  gain: number;
  loser: number;
  loss: number;
  spoken: Spoken;
  told: number;
  said: Record<string, string>;
  about: number;
  before: number;
  after: number;
  judged: "" | "best" | "wrong";
}
