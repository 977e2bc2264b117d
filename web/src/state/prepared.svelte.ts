/** A position of one's own as a table: nobody else sits at it, and no server is asked what may be done. */
import type { Answer } from "../lib/socket";
import type { Seat, Table } from "../wire/server";
import { TableStore } from "./table.svelte";

export const TAKEN: Answer = { sequence: null };
export const REFUSED: Answer = { refused: { key: "illegal-choice", args: {} } };

/** A moment that can be asked about. */
export interface Beheld {
  point: number;
  turn: number | null;
  ranks: number[];
}

/** Who sits there: one's own seat, and bots. */
interface Prepared {
  game: string;
  seat: number;
  options: Record<string, unknown>;
}

export class PreparedStore extends TableStore {
  protected count = 0;

  constructor(
    readonly own: number,
    table: Table,
  ) {
    super("");
    this.you = { seats: [own], host: false, guest: null };
    this.table = table;
  }

  override start(): void {}
  override stop(): void {}

  /** Look at a moment; with choices, one is asked. */
  protected behold({ point, turn, ranks }: Beheld, choices: readonly number[]): void {
    this.view = {
      sequence: ++this.count,
      asked: this.count,
      point,
      viewer: this.own,
      turn,
      awaited: false,
      window: null,
      standing: [],
      choices: [...choices],
      undo: false,
      ranks,
      clock: { seat: null, left: [], paused: false },
      presence: { seats: [], spectators: 0 },
      scene: {},
    };
  }

  // What a table would ask its server for

  override ask(): Promise<Answer> {
    return Promise.resolve(REFUSED);
  }

  override consider(_: Parameters<TableStore["consider"]>[0]): ReturnType<TableStore["consider"]> {
    return Promise.resolve(null);
  }

  override undo(): Promise<Answer> {
    return Promise.resolve(REFUSED);
  }

  override lookAt(): Promise<void> {
    return Promise.resolve();
  }
}

/** The table of a prepared position: oneself, and bots. */
export function tableOf({ game, seat: mine, options }: Prepared, players: number, name: string, bot: string): Table {
  const seats = Array.from({ length: players }, (_, seat): Seat => {
    const own = seat === mine;
    const who = own
      ? { kind: "person" as const, name, bot: null, number: null }
      : { kind: "bot" as const, name: "", bot, number: seat };
    return { seat, ...who, host: own, ready: true, device: null, handed_over: null };
  });
  return {
    code: "",
    game,
    rules: 0,
    data: 0,
    players,
    options,
    // a clock that nobody sees: what the others do is told without waiting for the reader
    settings: { clock: { kind: "bank", seconds: 0, increment: 0 }, hints: false } as Table["settings"],
    phase: "racing",
    seats,
    seal: { commitment: "", table: "", salts: [], secret: null, by_turn: false, set: null },
    created: 0,
    updated: 0,
    rematch: null,
    before: null,
    continued: null,
    result: null,
    club: null,
    cup: null,
  };
}
