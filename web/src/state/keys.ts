/** The keys this browser holds: its guest's token, and those of seats. */
import { api, Trouble } from "../lib/api";
import type { RecoveryCode, SeatKey } from "../wire/answers";

const GUEST = "hippodrome.guest";
const SEATS = "hippodrome.seats";
/** What a key looks like: anything else is a link that was cut short. */
const KEY = /^[\w.-]{16,128}$/;

export interface GuestKeyHeld {
  token: string;
  name: string;
  /** The code that makes another device this guest's, as far as this browser knows it. */
  recovery?: RecoveryCode | undefined;
}

export function guest(): GuestKeyHeld | null {
  try {
    const kept = JSON.parse(localStorage.getItem(GUEST) ?? "null") as GuestKeyHeld | null;
    return kept && KEY.test(kept.token) ? kept : null;
  } catch {
    return null;
  }
}

export function keep(held: GuestKeyHeld): GuestKeyHeld {
  localStorage.setItem(GUEST, JSON.stringify(held));
  return held;
}

/** The guest's token, made on first use under the name given. */
export async function guestToken(name: string): Promise<string> {
  const held = guest();
  if (held) {
    try {
      if (held.name !== name) await api.changeGuest(held.token, { name });
      else await api.me(held.token);
      return keep({ ...held, name }).token;
    } catch (error) {
      if (!(error instanceof Trouble) || error.status !== 401) throw error;
    }
  }
  const made = await api.newGuest(name);
  return keep({ token: made.token, name: made.guest.name }).token;
}

type Held = Record<string, Record<string, string>>;

function held(): Held {
  try {
    return JSON.parse(localStorage.getItem(SEATS) ?? "{}") as Held;
  } catch {
    return {};
  }
}

/** The seat tokens this browser has for a table, by seat. */
export function seatTokens(code: string): Record<string, string> {
  return Object.fromEntries(Object.entries(held()[code] ?? {}).filter(([, token]) => KEY.test(token)));
}

export function keepSeats(code: string, seats: SeatKey[]): void {
  const all = held();
  all[code] = { ...all[code], ...Object.fromEntries(seats.map((key) => [key.seat, key.token])) };
  const codes = Object.keys(all);
  for (const old of codes.slice(0, Math.max(0, codes.length - 40))) delete all[old];
  localStorage.setItem(SEATS, JSON.stringify(all));
}

/** Keep a token that came in a link, whose seat is not known yet; false if it is none. */
export function keepToken(code: string, token: string): boolean {
  if (!KEY.test(token)) return false;
  const all = held();
  const table = all[code] ?? {};
  if (!Object.values(table).includes(token)) table[`link-${Object.keys(table).length}`] = token;
  all[code] = table;
  localStorage.setItem(SEATS, JSON.stringify(all));
  return true;
}

/** Forget a token that opens no seat; the others stay. */
export function forgetSeat(code: string, token: string): void {
  const all = held();
  all[code] = Object.fromEntries(Object.entries(all[code] ?? {}).filter(([, kept]) => kept !== token));
  localStorage.setItem(SEATS, JSON.stringify(all));
}

export function forgetGuest(): void {
  localStorage.removeItem(GUEST);
}

/** Forget everything this browser holds of anybody: guest and seats. */
export function forgetAll(): void {
  forgetGuest();
  localStorage.removeItem(SEATS);
}
