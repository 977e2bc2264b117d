/** What was learnt in the school, kept in the browser: how far each lesson got, and which were done to the end. */

interface Learnt {
  /** The task that comes next. */
  at: number;
  /** The lesson was done to its end once. */
  done: boolean;
  /** Tips that were read in races. */
  tips: readonly string[];
}

const KEY = "hippodrome.school";
const NEW: Learnt = { at: 0, done: false, tips: [] };

function read(): Record<string, Learnt> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Learnt>;
  } catch {
    return {};
  }
}

class School {
  private kept: Record<string, Learnt> = $state.raw(read());

  of(game: string): Learnt {
    return { ...NEW, ...this.kept[game] };
  }

  /** Leaving keeps the place. */
  reach(game: string, at: number): void {
    this.keep(game, { ...this.of(game), at });
  }

  /** The lesson is over; the next time it begins anew. */
  finish(game: string): void {
    this.keep(game, { ...this.of(game), at: 0, done: true });
  }

  /** A tip was read. */
  tell(game: string, tip: string): void {
    this.keep(game, { ...this.of(game), tips: [...this.of(game).tips, tip] });
  }

  private keep(game: string, learnt: Learnt): void {
    this.kept = { ...this.kept, [game]: learnt };
    localStorage.setItem(KEY, JSON.stringify(this.kept));
  }
}

export const school = new School();
