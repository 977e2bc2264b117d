/** A table as this browser knows it: who sits, what the race looks like, what was said, and how to ask for more. */
import type { Rights } from "../lib/api";
import { TableSocket, type Answer, type Ask, type Link } from "../lib/socket";
import type { Scene } from "../wire/scene";
import type { AnalysisMessage, Entry, FromServer, Hint, Moved, Presence, Reason, Said, Table, View, You } from "../wire/server";
import * as keys from "./keys";
import { library } from "./library.svelte";
import { Past, type Moment } from "./past.svelte";
import { Stage } from "./stage.svelte";
import { playSound } from "./sound";

export const STALE: Reason = { key: "stale", args: {} };

export class TableStore {
  table: Table | null = $state.raw(null);
  view: View | null = $state.raw(null);
  /** The present scene; what is on stage may be behind it. */
  scene: Scene | null = $state.raw(null);
  you: You = $state.raw({ seats: [], host: false, guest: null });
  presence: Presence = $state.raw({ seats: [], spectators: 0 });
  entries: Entry[] = $state.raw([]);
  link: Link = $state("connecting");
  /** Why the table cannot be reached, or why something was refused. */
  closed: Reason | null = $state.raw(null);
  refusal: Reason | null = $state.raw(null);
  hint: Hint | null = $state.raw(null);
  /** How far the look back on the race is, as far as the table has told. */
  analysed: AnalysisMessage | null = $state.raw(null);
  /** The log is here up to the present. */
  caughtUp = $state(false);
  /** What was recorded before this table went on with it. */
  private recorded: Moved[] = $state.raw([]);
  /** A request is on its way. */
  waiting = $state(0);
  /** When the clocks were read. */
  clockRead = $state(0);
  /** The point that is looked at instead of the present. */
  looked: Moment | null = $state.raw(null);
  eyes: number | null | "open" = $state(null);
  readonly stage: Stage;
  private past: Past | null = null;
  private readonly socket: TableSocket;

  constructor(
    readonly code: string,
    private readonly look: number | null = null,
  ) {
    this.stage = new Stage(playSound);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new TableSocket(`${scheme}://${location.host}/api/tables/${code}/socket`, {
      hello: () => this.hello(),
      message: (message) => this.receive(message),
      link: (link, reason) => {
        this.link = link;
        if (link === "closed") this.closed = reason ?? { key: "no-such-table", args: { code } };
      },
    });
  }

  start(): void {
    this.socket.start();
  }

  stop(): void {
    this.socket.stop();
  }

  // What is known

  /** The moves that count, those taken back left out. */
  moves = $derived.by((): Moved[] => {
    const undone = new Set(this.entries.flatMap((entry) => (entry.kind === "undone" ? [entry.undid] : [])));
    const moves = this.entries.filter((entry): entry is Moved => entry.kind === "moved" && !undone.has(entry.sequence));
    return [...this.recorded, ...moves];
  });

  /** What happened as far as it was shown: the log does not run ahead of the board. */
  told = $derived.by((): Moved[] => {
    const told = this.stage.told;
    if (!told) return this.moves;
    const shown = this.moves.filter((move) => move.point <= told.point);
    return shown.map((move) => (move.point === told.point ? { ...move, events: move.events.slice(0, told.events) } : move));
  });

  chat = $derived(this.entries.filter((entry): entry is Said => entry.kind === "said"));

  /** What the players are called, in the language that is spoken. */
  names = $derived(
    (this.table?.seats ?? []).map(({ name, bot, number }) => library.words.called(bot && number ? [bot, number] : name)),
  );

  /** The seat that this device answers for now, if it is asked. */
  myTurn = $derived(this.view !== null && this.view.turn !== null && this.view.turn === this.view.viewer && this.view.choices.length > 0);

  /** A seat of this device that is asked while another one is looked through. */
  nextHere = $derived.by((): number | null => {
    const turn = this.view?.turn ?? null;
    if (turn === null || !this.you.seats.includes(turn) || this.view?.viewer === turn) return null;
    return this.table?.seats[turn]?.bot ? null : turn;
  });

  /** Several people look at this device, and none of them is asked: nobody's cards are to be seen. */
  covered = $derived(
    this.you.seats.length > 1 && this.table?.phase === "racing" && (this.view?.viewer !== this.view?.turn || this.nextHere !== null),
  );

  get rights(): Rights {
    const viewer = this.view?.viewer;
    const tokens = keys.seatTokens(this.code);
    return { guest: keys.guest()?.token, seat: tokens[String(viewer)] ?? Object.values(tokens)[0] ?? null };
  }

  // What is asked for

  async ask(ask: Ask): Promise<Answer> {
    this.waiting++;
    this.refusal = null;
    try {
      const answer = await this.socket.ask(ask);
      if ("refused" in answer) this.refusal = answer.refused;
      return answer;
    } finally {
      this.waiting--;
    }
  }

  choose(choice: number): Promise<Answer> {
    return this.ask({ type: "move", asked: this.view!.asked, choice, seat: this.view!.viewer });
  }

  undo(): Promise<Answer> {
    return this.ask({ type: "undo", asked: this.view!.asked, seat: this.view!.viewer });
  }

  lookThrough(seat: number | null): void {
    this.socket.send({ type: "look", seat });
  }

  // The past

  get last(): number {
    return this.view?.point ?? 0;
  }

  /** Look at a point of the race, or at the present. */
  async lookAt(point: number | null, play = false): Promise<void> {
    if (point === null || (point >= this.last && this.table?.phase === "racing")) {
      this.looked = null;
      if (this.scene) this.stage.show(this.scene);
      this.stage.event = null;
      this.recall();
      return;
    }
    const past = this.remembered();
    const moment = await past.at(Math.max(0, Math.min(point, this.last)));
    if (!moment) return;
    const before = this.looked?.point ?? -1;
    this.looked = moment;
    const act = { point: moment.point, seat: moment.seat ?? -1, events: moment.events, after: moment.scene };
    if (play && before === moment.point - 1) this.stage.play(act);
    else {
      this.stage.show(moment.scene);
      const told = moment.events.at(-1);
      this.stage.event = told ? { event: told, act } : null;
    }
  }

  /** Everything there was, for the end of the race. */
  all(): Promise<Moment[]> {
    return this.remembered().all(this.last);
  }

  seeThrough(eyes: number | null | "open"): void {
    this.eyes = eyes;
    const point = this.looked?.point;
    if (point !== undefined) {
      this.looked = null;
      void this.lookAt(point);
    }
  }

  private remembered(): Past {
    if (this.past?.eyes !== this.eyes) this.past = new Past(this.code, () => this.rights, this.eyes);
    return this.past!;
  }

  // What arrives

  private hello() {
    const tokens = Object.values(keys.seatTokens(this.code));
    const look = this.view?.viewer ?? this.look;
    return {
      seats: tokens,
      guest: keys.guest()?.token ?? null,
      name: keys.guest()?.name ?? null,
      seen: this.entries.at(-1)?.sequence ?? 0,
      look,
    };
  }

  private receive(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.you = message.you;
        this.table = message.table;
        this.presence = message.presence;
        if (message.view) this.renew(message.view);
        break;
      case "history":
        this.add(message.entries);
        if (message.last) this.arrived();
        break;
      case "events":
        if (message.table) this.table = message.table;
        this.happened(message.entries, message.view);
        break;
      case "refused":
        if (message.view) this.renew(message.view);
        break;
      case "presence":
        this.presence = message.presence;
        if (this.view) this.view = { ...this.view, clock: message.clock };
        this.clockRead = performance.now();
        break;
      case "hint":
        this.hint = message;
        break;
      case "analysis":
        this.analysed = message;
        break;
      case "closing":
        if (message.reason.key === "bad-token") keys.forgetSeats(this.code);
    }
  }

  private add(entries: Entry[]): void {
    const seen = this.entries.at(-1)?.sequence ?? 0;
    const fresh = entries.filter((entry) => entry.sequence > seen);
    if (fresh.length) this.entries = [...this.entries, ...fresh];
  }

  /** A whole view: show it as it is. */
  private renew(view: View): void {
    const same = this.view?.asked === view.asked && this.view.viewer === view.viewer;
    this.take(view);
    this.socket.forget(view.asked, STALE);
    if (!same || !this.stage.scene) {
      if (!this.looked) this.stage.show(this.scene!);
      if (this.eyes !== "open") this.eyes = view.viewer;
    } else if (!this.stage.busy && !this.looked) this.stage.show(this.scene!);
  }

  private take(view: View): void {
    this.scene = { ...(this.scene as Scene), ...view.scene } as Scene;
    this.view = view;
    this.presence = view.presence;
    this.clockRead = performance.now();
  }

  private happened(entries: Entry[], view: View | null): void {
    this.add(entries);
    if (view) {
      const other = this.view !== null && this.view.viewer !== view.viewer;
      this.take(view);
      if (other) {
        this.eyes = view.viewer;
        this.past = null;
        this.looked = null;
        this.stage.show(this.scene!);
        return;
      }
    }
    const undone = entries.find((entry) => entry.kind === "undone");
    if (undone) this.past?.forget(undone.point);
    if (!this.scene || this.looked) return;
    const moved = entries.filter((entry): entry is Moved => entry.kind === "moved");
    if (!view) return;
    if (undone || !this.stage.scene || !moved.length) {
      if (!this.stage.busy) {
        this.stage.show(this.scene);
        if (undone) {
          this.stage.event = null;
          this.recall();
        }
      } else this.stage.play({ point: view.point, seat: -1, events: [], after: this.scene });
      return;
    }
    for (const [k, { point, seat, events }] of moved.entries()) {
      const final = k === moved.length - 1;
      const after = final ? this.scene : this.stage.scene;
      this.stage.play({ point, seat, events, after, news: true });
    }
  }

  private arrived(): void {
    this.caughtUp = true;
    this.recall();
    const before = (this.moves[0]?.point ?? this.last + 1) - 1;
    if (before > 0) void this.fetchRecorded(before).catch(() => {});
  }

  /** The part of the race that was recorded elsewhere is not in this table's log. */
  private async fetchRecorded(last: number): Promise<void> {
    const moments = await this.remembered().all(last);
    this.recorded = moments.filter((one) => one.point > 0 && one.point <= last).map((one) => ({
      kind: "moved", sequence: one.point - last - 1, at: 0, seat: one.seat ?? -1, bot: null, point: one.point,
      choice: one.choice, events: one.events, result: null, secret: null,
    }));
    this.recall();
  }

  /** The last thing that happened: after a reload, and once something is taken back or the past is left. */
  private recall(): void {
    if (this.looked) return;
    const last = this.moves.findLast((move) => move.events.length);
    const event = last?.events.at(-1);
    if (last && event && !this.stage.event && this.scene) {
      this.stage.event = { event, act: { point: last.point, seat: last.seat, events: last.events, after: this.scene } };
    }
  }
}
