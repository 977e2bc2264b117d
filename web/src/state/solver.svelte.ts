/** How one does at puzzles, kept in the browser alone: rating, streak, and which were tried. */
import type { PuzzleTitle, Solution } from "../wire/answers";
import type { Solver as Rating } from "../wire/questions";

export interface Solved {
  rating: Required<Rating>;
  /** Puzzles solved in a row, and the longest row. */
  streak: number;
  longest: number;
  solved: readonly string[];
  missed: readonly string[];
}

const KEY = "hippodrome.puzzles";
const NEW: Solved = {
  rating: { rating: 1500, deviation: 350, volatility: 0.06 },
  streak: 0,
  longest: 0,
  solved: [],
  missed: [],
};
/** The next puzzle is drawn among so many that fit the solver best. */
const AMONG = 8;

function read(): Record<string, Solved> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Solved>;
  } catch {
    return {};
  }
}

class Solver {
  private kept: Record<string, Solved> = $state.raw(read());

  of(game: string): Solved {
    return { ...NEW, ...this.kept[game] };
  }

  /** Only the first try at a puzzle counts. */
  isNew(game: string, id: string): boolean {
    const { solved, missed } = this.of(game);
    return !solved.includes(id) && !missed.includes(id);
  }

  /** A puzzle was tried for the first time. */
  count(game: string, id: string, { solved: right, solver }: Solution): void {
    const before = this.of(game);
    const streak = right ? before.streak + 1 : 0;
    this.kept = {
      ...this.kept,
      [game]: {
        rating: solver ? { ...before.rating, ...solver } : before.rating,
        streak,
        longest: Math.max(streak, before.longest),
        solved: right ? [...before.solved, id] : before.solved,
        missed: right ? before.missed : [...before.missed, id],
      },
    };
    localStorage.setItem(KEY, JSON.stringify(this.kept));
  }

  /** A puzzle that was not tried yet and fits the solver; once all were tried, one that was missed, then any. */
  next(game: string, all: readonly PuzzleTitle[], theme: string, but: string): PuzzleTitle | undefined {
    const { rating, missed } = this.of(game);
    const others = all.filter((one) => (!theme || one.theme === theme) && one.id !== but);
    const fresh = others.filter((one) => this.isNew(game, one.id));
    const again = others.filter((one) => missed.includes(one.id));
    const wanted = [fresh, again, others].find((some) => some.length) ?? [];
    const near = wanted
      .toSorted((a, b) => Math.abs(a.rating - rating.rating) - Math.abs(b.rating - rating.rating))
      .slice(0, AMONG);
    return near[Math.floor(Math.random() * near.length)];
  }
}

export const solver = new Solver();
