/** The server's HTTP side. Errors are `Trouble` with the reason in the viewer's language. */
import type {
  BoardCards,
  BoardDrawn,
  BoardShown,
  BotRace,
  FairnessTold,
  Catalogue,
  Guest,
  GuestKey,
  HistoryPage,
  Lesson,
  LookBack,
  MyRaces,
  Problem,
  Profile,
  Proof,
  Puzzle,
  PuzzleList,
  RecoveryCode,
  Replay,
  Set as RaceSet,
  Solution,
  TableKeys,
  TuningTold,
  TableList,
  Telling,
  Uploaded,
} from "../wire/answers";
import type {
  BoardAsked,
  BotRaceAsked,
  FairnessAsked,
  GuestChanges,
  Join,
  NewBoard,
  NewSet,
  NewTable,
  NewTry,
  ProfileChanges,
  PuzzleAnswer,
  TuningAsked,
  QuietHours,
} from "../wire/questions";
import type { Scene } from "../wire/scene";
import type { Reason, Table } from "../wire/server";

export class Trouble extends Error {
  constructor(
    readonly status: number,
    readonly reason: Reason | null,
    message: string,
  ) {
    super(message);
  }
}

export interface Rights {
  guest?: string | null;
  seat?: string | null;
}

let language = "en";
/** Errors come in this language from now on. */
export function speak(chosen: string): void {
  language = chosen;
}

export async function ask(method: string, path: string, body?: unknown, rights: Rights = {}): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": language };
  if (rights.guest) headers.Authorization = `Bearer ${rights.guest}`;
  if (rights.seat) headers["X-Seat"] = rights.seat;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const text = typeof body === "string" ? body : body === undefined ? undefined : JSON.stringify(body);
  const answer = await fetch(path, { method, headers, body: text });
  if (answer.ok) return answer;
  throw await trouble(answer);
}

/** What the server says went wrong; an answer that is not its own tells only its number. */
async function trouble(answer: Response): Promise<Trouble> {
  const problem = await (answer.json() as Promise<Problem>).catch(() => null);
  return new Trouble(answer.status, problem?.error ?? null, problem?.message ?? `${answer.status}`);
}

export async function json<T>(method: string, path: string, body?: unknown, rights: Rights = {}): Promise<T> {
  const answer = await ask(method, path, body, rights);
  return (await answer.json()) as T;
}

export const api = {
  text: async (path: string): Promise<string> => (await ask("GET", path)).text(),
  catalogue: () => json<Catalogue>("GET", "/api/games"),
  drawings: (game: string) => json<Record<string, string>>("GET", game ? `/api/games/${game}/art` : "/api/art"),
  showcase: (game: string) => json<Scene>("GET", `/api/games/${game}/showcase`),
  puzzles: (game: string) => json<PuzzleList>("GET", `/api/games/${game}/puzzles`),
  puzzle: (game: string, id: string) => json<Puzzle>("GET", `/api/games/${game}/puzzles/${id}`),
  solve: (game: string, id: string, answer: PuzzleAnswer) =>
    json<Solution>("POST", `/api/games/${game}/puzzles/${id}`, answer),
  solution: (game: string, id: string) => json<Solution>("GET", `/api/games/${game}/puzzles/${id}/solution`),
  lesson: (game: string) => json<Lesson>("GET", `/api/games/${game}/lesson`),
  workshop: (game: string, asked: BoardAsked) => json<BoardDrawn>("POST", `/api/workshop/${game}`, asked),
  fairness: (game: string, asked: FairnessAsked) => json<FairnessTold>("POST", `/api/workshop/${game}/fairness`, asked),
  tune: (game: string, asked: TuningAsked) => json<TuningTold>("POST", `/api/workshop/${game}/tune`, asked),
  parade: (game: string, asked: BotRaceAsked) => json<BotRace>("POST", `/api/workshop/${game}/parade`, asked),
  boards: (guest: string | null, { game, order, start }: { game: string | null; order: string; start: number }) => {
    const query = new URLSearchParams(order === "mine" ? { mine: "true" } : { order, start: `${start}` });
    if (game) query.set("game", game);
    return json<BoardCards>("GET", `/api/boards?${query}`, undefined, { guest });
  },
  board: (guest: string | null, code: string) => json<BoardShown>("GET", `/api/boards/${code}`, undefined, { guest }),
  sendBoard: (guest: string, board: NewBoard) => json<BoardShown>("POST", "/api/boards", board, { guest }),
  removeBoard: (guest: string, code: string) => ask("DELETE", `/api/boards/${code}`, undefined, { guest }),
  likeBoard: (guest: string, code: string, like: boolean) =>
    json<BoardShown>("PUT", `/api/boards/${code}/like`, { like }, { guest }),
  newGuest: (name: string) => json<GuestKey>("POST", "/api/guests", { name }),
  me: (guest: string) => json<Guest>("GET", "/api/guests/me", undefined, { guest }),
  changeGuest: (guest: string, change: GuestChanges) => json<Guest>("PATCH", "/api/guests/me", change, { guest }),
  newCode: (guest: string) => json<RecoveryCode>("POST", "/api/guests/me/code", undefined, { guest }),
  recover: (code: string, merge: boolean, guest: string | null) =>
    json<GuestKey>("POST", "/api/guests/recover", { code, merge }, { guest }),
  signOutOthers: (guest: string) => ask("DELETE", "/api/guests/me/devices", undefined, { guest }),
  exported: async (guest: string): Promise<string> =>
    (await ask("GET", "/api/guests/me/export", undefined, { guest })).text(),
  forgetMe: (guest: string) => ask("DELETE", "/api/guests/me", undefined, { guest }),
  profile: (guest: string) => json<Profile>("GET", "/api/guests/me/profile", undefined, { guest }),
  changeProfile: (guest: string, change: ProfileChanges) =>
    json<Profile>("PATCH", "/api/guests/me/profile", change, { guest }),
  person: (guest: string | null, club: string, number: number) =>
    json<Profile>("GET", `/api/clubs/${club}/people/${number}/profile`, undefined, { guest }),
  telling: (guest: string) => json<Telling>("GET", "/api/guests/me/telling", undefined, { guest }),
  newMail: (guest: string, address: string) => json<Telling>("PUT", "/api/guests/me/mail", { address }, { guest }),
  confirmMail: (guest: string, code: string) => json<Telling>("POST", "/api/guests/me/mail/code", { code }, { guest }),
  endMail: (guest: string) => json<Telling>("DELETE", "/api/guests/me/mail", undefined, { guest }),
  quiet: (guest: string, hours: QuietHours | null) =>
    json<Telling>(hours ? "PUT" : "DELETE", "/api/guests/me/quiet", hours ?? undefined, { guest }),
  mailLink: (deed: "confirm" | "end", key: string) =>
    deed === "confirm"
      ? ask("POST", "/api/mail/confirm", { key })
      : ask("POST", `/api/mail/end?${new URLSearchParams({ key }).toString()}`),
  dismiss: (guest: string, code: string) => ask("DELETE", `/api/races/${code}`, undefined, { guest }),
  races: (guest: string) => json<MyRaces>("GET", "/api/races", undefined, { guest }),
  tables: () => json<TableList>("GET", "/api/tables"),
  newTable: (guest: string, table: NewTable) => json<TableKeys>("POST", "/api/tables", table, { guest }),
  table: (code: string) => json<Table>("GET", `/api/tables/${code}`),
  join: (guest: string, code: string, join: Join) =>
    json<TableKeys>("POST", `/api/tables/${code}/seats`, join, { guest }),
  history: (code: string, since: number, rights: Rights) =>
    json<HistoryPage>("GET", `/api/tables/${code}/history?since=${since}`, undefined, rights),
  replay: (code: string, from: number, to: number, seat: number | null, open: boolean, rights: Rights) => {
    const query = new URLSearchParams({ from: `${from}`, to: `${to}` });
    if (seat !== null) query.set("seat", `${seat}`);
    if (open) query.set("open", "true");
    return json<Replay>("GET", `/api/tables/${code}/replay?${query}`, undefined, rights);
  },
  record: async (code: string, rights: Rights): Promise<string> =>
    (await ask("GET", `/api/tables/${code}/record`, undefined, rights)).text(),
  proof: (code: string, rights: Rights = {}) => json<Proof>("GET", `/api/tables/${code}/proof`, undefined, rights),
  analysis: (code: string, rights: Rights) => json<LookBack>("GET", `/api/tables/${code}/analysis`, undefined, rights),
  today: (guest: string | null) => json<RaceSet>("GET", "/api/today", undefined, { guest }),
  set: (code: string, guest: string | null) => json<RaceSet>("GET", `/api/sets/${code}`, undefined, { guest }),
  newSet: (guest: string, wanted: NewSet) => json<RaceSet>("POST", "/api/sets", wanted, { guest }),
  newTry: (guest: string, code: string, wanted: NewTry) =>
    json<TableKeys>("POST", `/api/sets/${code}/races`, wanted, { guest }),
  closeSet: (guest: string, code: string) => json<RaceSet>("POST", `/api/sets/${code}/close`, undefined, { guest }),
  upload: (record: string, guest: string) => json<Uploaded>("POST", "/api/records", record, { guest }),
};

/** A puzzle's answer judged: without a network by the solution that is kept on this device, which leaves ratings alone. */
export async function solved(game: string, id: string, answer: PuzzleAnswer): Promise<Solution> {
  try {
    return await api.solve(game, id, answer);
  } catch (error) {
    if (error instanceof Trouble) throw error;
    const kept = await api.solution(game, id);
    return { ...kept, solved: answer.choice === kept.answer, solver: null };
  }
}
