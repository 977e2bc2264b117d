/** The server's HTTP side of clubs and cups. */
import type { Club, ClubLines, ClubRaces, Cup, Invitations, MyClubs, People, Pulse, Ratings } from "../wire/answers";
import type { ClubChanges, NewClub, NewCup, PersonChanges } from "../wire/questions";
import type { TableKeys } from "../wire/answers";
import { ask, json } from "./api";

type Who = string | null;
const at = (code: string, rest = "") => `/api/clubs/${code}${rest}`;

export const clubs = {
  mine: (guest: string) => json<MyClubs>("GET", "/api/clubs", undefined, { guest }),
  found: (guest: string, wanted: NewClub) => json<Club>("POST", "/api/clubs", wanted, { guest }),
  get: (code: string, guest: Who) => json<Club>("GET", at(code), undefined, { guest }),
  pulse: (code: string, guest: Who) => json<Pulse>("GET", at(code, "/pulse"), undefined, { guest }),
  join: (code: string, guest: string, key: string | null) => json<Club>("POST", at(code, "/join"), { key }, { guest }),
  change: (code: string, guest: string, wanted: ClubChanges) => json<Club>("PATCH", at(code), wanted, { guest }),
  close: (code: string, guest: string) => ask("DELETE", at(code), undefined, { guest }),
  leave: (code: string, guest: string) => ask("DELETE", at(code, "/people/me"), undefined, { guest }),
  people: (code: string, guest: Who, after: number, named: string) =>
    json<People>("GET", at(code, `/people?after=${after}&named=${encodeURIComponent(named)}`), undefined, { guest }),
  setPerson: (code: string, guest: string, number: number, wanted: PersonChanges) =>
    ask("PATCH", at(code, `/people/${number}`), wanted, { guest }),
  remove: (code: string, guest: string, number: number) =>
    ask("DELETE", at(code, `/people/${number}`), undefined, { guest }),
  invitations: (code: string, guest: string) =>
    json<Invitations>("GET", at(code, "/invitations"), undefined, { guest }),
  invite: (code: string, guest: string, role: "member" | "guest") =>
    json<Invitations>("POST", at(code, "/invitations"), { role }, { guest }),
  withdraw: (code: string, guest: string, key: string) =>
    ask("DELETE", at(code, `/invitations/${key}`), undefined, { guest }),
  lines: (code: string, guest: string, before: number) =>
    json<ClubLines>("GET", at(code, `/lines?before=${before}`), undefined, { guest }),
  say: (code: string, guest: string, text: string) => json<ClubLines>("POST", at(code, "/lines"), { text }, { guest }),
  unsay: (code: string, guest: string, id: number) => ask("DELETE", at(code, `/lines/${id}`), undefined, { guest }),
  races: (code: string, guest: Who, before: number) =>
    json<ClubRaces>("GET", at(code, `/races?before=${before}`), undefined, { guest }),
  ratings: (code: string, guest: Who, game: string) =>
    json<Ratings>("GET", at(code, game ? `/ratings?game=${game}` : "/ratings"), undefined, { guest }),
  again: (code: string, guest: string, table: string) =>
    json<TableKeys>("POST", at(code, "/again"), { table }, { guest }),
  hold: (code: string, guest: string, wanted: NewCup) => json<Cup>("POST", at(code, "/cups"), wanted, { guest }),
  cup: (code: string, guest: Who) => json<Cup>("GET", `/api/cups/${code}`, undefined, { guest }),
  cupDo: (code: string, guest: string, what: "enter" | "withdraw" | "start") =>
    json<Cup>("POST", `/api/cups/${code}/${what}`, undefined, { guest }),
  cancel: (code: string, guest: string) => ask("DELETE", `/api/cups/${code}`, undefined, { guest }),
  csv: async (code: string, guest: Who): Promise<string> =>
    (await ask("GET", `/api/cups/${code}/results.csv`, undefined, { guest })).text(),
};

/** The link by which somebody comes in; what stands behind # is told to no server on the way. */
export const invitationLink = (code: string, key: string): string => `${location.origin}/club/${code}#${key}`;
