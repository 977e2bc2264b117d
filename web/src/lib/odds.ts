/** What a strong bot thinks of the choices on offer. */
import type { Hint } from "../wire/server";
import type { Words } from "./words";

export interface HintedOption {
  choice: number;
  /** The chance to win, with the ends of its interval; null where only the best choice is known. */
  win: number | null;
  low: number;
  high: number;
  best: boolean;
  /** Better than the others beyond what may be noise. */
  clear: boolean;
}

/** Bounds further apart than this say little: only the lower one is told. */
const WIDE = 10;

/** A share of all cases between two bounds, one figure where they are alike. */
export function rangeOf(words: Words, least: number, most: number): string {
  const [low, high] = [Math.round(least * 100), Math.round(most * 100)];
  if (low === high) return shareOf(words, least);
  const range = high - low > WIDE ? `≥ ${low}` : `${low}–${high}`;
  return words.say("page-percent", { share: range });
}

/** A share of all cases in per cent; what is rare is not nothing. */
export function shareOf(words: Words, share: number): string {
  const rare = share > 0 && share < 0.01;
  return (rare ? "< " : "") + words.say("page-percent", { share: rare ? 1 : Math.round(share * 100) });
}

/** The odds of a hint by choice; empty if it answers another question. */
export function oddsOf(hint: Hint | null, asked: number | undefined): Map<number, HintedOption> {
  if (!hint || hint.asked !== asked) return new Map();
  const known = hint.odds.length ? hint.odds : [{ choice: hint.choice, win: null, low: 0, high: 0 }];
  return new Map(
    known.map(({ choice, win, low, high }) => [
      choice,
      { choice, win, low, high, best: choice === hint.choice, clear: hint.clear },
    ]),
  );
}
