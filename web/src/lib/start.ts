/** Making tables: a race against bots at once, or one to be filled. */
import type { GameOffer, Lesson } from "../wire/answers";
import type { NewTable, SeatRequest } from "../wire/questions";
import type { Table } from "../wire/server";
import { api, Trouble } from "./api";
import { forgetLast, keepLast, lastOf, type Last } from "./last";
import { countingOf } from "./options";
import { guest, guestToken, keepSeats } from "../state/keys";
import { library } from "../state/library.svelte";

/** The name to play under: the one given before, or the language's word for a guest. */
export function myName(): string {
  return guest()?.name ?? library.words.say("page-guest");
}

export function usualPlayers(game: GameOffer): number {
  return game.players.includes(4) ? 4 : game.players.at(-1)!;
}

/** About how many minutes a race takes among so many people: bots choose at once, so theirs are left out. */
export function minutesOf(game: GameOffer, players: number, people: number): { from: number; to: number } {
  const share = Math.min(1, Math.max(1, people) / players);
  const [from, to] = [0, 1].map((k) => {
    const minutes = (game.minutes[k] ?? 0) * share;
    return minutes < 10 ? Math.round(minutes) : 5 * Math.round(minutes / 5);
  });
  return { from: from!, to: to! };
}

/** A bot worth racing against that never keeps one waiting: the strongest but one, or the best there is. */
export function usualBot(): string {
  const bots = library.catalogue?.bots ?? [];
  return bots[Math.max(0, bots.length - 2)] ?? "random";
}

/** A gentle one for a first race: the one after the weakest. */
function gentleBot(): string {
  const bots = library.catalogue?.bots ?? [];
  return bots[Math.min(1, bots.length - 1)] ?? "random";
}

/** Create a table and remember its seats; the address to go to. */
export async function createTable(table: NewTable, name = myName()): Promise<string> {
  const token = await guestToken(name);
  const made = await api.newTable(token, table);
  keepSeats(made.table.code, made.seats);
  return `/t/${made.table.code}`;
}

/** How a game is raced at once: as it was last, else as is usual. */
export function choicesFor(game: GameOffer): Last & { bot: string } {
  const last = lastOf(game.name);
  const players = last && game.players.includes(last.players) ? last.players : usualPlayers(game);
  const bot = last?.bot && game.bots.includes(last.bot) ? last.bot : usualBot();
  return { players, bot, options: last ? countingOf(game, last.options, players) : {} };
}

/** Race now: one person against bots, as last time; at a place drawn by lot, since places are not worth the same. */
export async function raceNow(game: GameOffer): Promise<string> {
  const { players, bot, options } = choicesFor(game);
  const seats: SeatRequest[] = Array.from({ length: players }, () => ({ kind: "bot", bot }));
  seats[lot(players)] = { kind: "me" };
  const table: NewTable = { game: game.name, seats, options: options as NewTable["options"], start: true };
  try {
    const place = await createTable(table);
    keepLast(table);
    return place;
  } catch (error) {
    if (!(error instanceof Trouble) || error.reason?.key !== "bad-option") throw error;
    forgetLast(game.name);
    return createTable({ ...table, options: {} });
  }
}

/** A table whose other seats wait for friends. */
export function withFriends(game: GameOffer): Promise<string> {
  const { players, options } = choicesFor(game);
  const seats = Array.from({ length: players }, (_, k): SeatRequest => ({ kind: k ? "open" : "me" }));
  return createTable({ game: game.name, seats, options: options as NewTable["options"] });
}

/** Race on a board of one's own: against bots at once, or at a table whose other seats are open. */
export function raceOn(game: GameOffer, options: Record<string, unknown>, friends: boolean): Promise<string> {
  const other: SeatRequest = friends ? { kind: "open" } : { kind: "bot", bot: usualBot() };
  const seats = Array.from({ length: usualPlayers(game) }, () => other);
  seats[friends ? 0 : lot(seats.length)] = { kind: "me" };
  return createTable({ game: game.name, seats, options, start: !friends });
}

const lot = (count: number) => Math.floor(Math.random() * count);

/** The short race that a lesson ends in, against gentle bots, with a tip at each new question; one turn is watched first. */
export async function shortRace(
  game: GameOffer,
  { players, options }: Pick<Lesson, "players" | "options">,
): Promise<string> {
  const seats: SeatRequest[] = Array.from({ length: players }, () => ({ kind: "bot", bot: gentleBot() }));
  seats[1] = { kind: "me" };
  return `${await createTable({ game: game.name, seats, options: options as NewTable["options"], start: true })}#guide`;
}

/** Can a finished race be raced again from a point on the same dice? They must be named by seat and turn, and revealed,
 * and the race must have begun here, or gone on here before that point.
 */
export const rethrowable = ({ seal, continued }: Table, point: number): boolean =>
  !!seal.by_turn && !!seal.secret && point >= (continued ?? 0);

/** From where a finished race goes on, and on which dice. */
export interface Branch {
  record: unknown;
  point: number;
  same?: boolean;
  /** What is chosen first: a bot plays on in every seat, to be watched. */
  choice?: number;
}

/** Go on with a finished race from a point: in one seat oneself, in the others the bots there were. */
export function playFrom(table: Table, branch: Branch, mine: number | null): Promise<string> {
  const seats = table.seats.map(({ bot }, seat): SeatRequest =>
    seat === mine ? { kind: "me" } : { kind: "bot", bot: bot ?? usualBot() },
  );
  return createTable({ game: table.game, seats, continued: branch as NewTable["continued"], start: true });
}

/** A table at which to race a race of a set: so that it counts, or for practice. */
export async function raceOfSet(set: string, race: number, practice: boolean): Promise<string> {
  const token = await guestToken(myName());
  const made = await api.newTry(token, set, { race, practice });
  keepSeats(made.table.code, made.seats);
  return `/t/${made.table.code}`;
}

export async function join(code: string, name: string, seat: number | null = null): Promise<void> {
  const token = await guestToken(name);
  const joined = await api.join(token, code, { seat, name });
  keepSeats(code, joined.seats);
}
