/** How each game was raced last from here, kept in the browser: the next race begins with it. */
import type { NewTable } from "../wire/questions";

export interface Last {
  players: number;
  bot: string | null;
  options: Record<string, unknown>;
}
interface Kept {
  game: string | null;
  of: Record<string, Last>;
}
const KEY = "hippodrome.last";

function kept(): Kept {
  try {
    return { game: null, of: {}, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { game: null, of: {} };
  }
}

export const lastGame = (): string | null => kept().game;
export const lastOf = (game: string): Last | null => kept().of[game] ?? null;

/** A table was made; boards of one's own are chosen anew each time. */
export function keepLast({ game, seats, options }: NewTable): void {
  const plain = Object.entries(options ?? {}).filter(([, value]) => typeof value !== "object");
  const bot = seats.find((seat) => seat.kind === "bot")?.bot ?? lastOf(game)?.bot ?? null;
  const last: Last = { players: seats.length, bot, options: Object.fromEntries(plain) };
  localStorage.setItem(KEY, JSON.stringify({ game, of: { ...kept().of, [game]: last } }));
}

/** What was chosen is not on offer any more. */
export function forgetLast(game: string): void {
  const { of } = kept();
  delete of[game];
  localStorage.setItem(KEY, JSON.stringify({ game, of }));
}
