/** A table as this browser knows it: who sits, what the race looks like, what was said, and how to ask for more. */
import type { Rights } from "../lib/api";
import { tips } from "../lib/tip.svelte";
import { TableSocket, type Answer, type Ask, type Link, type Refusal } from "../lib/socket";
import { movesOf, shownOf } from "../lib/moves";
import { patched } from "../lib/patches";
import { readerOf } from "../lib/tempo";
import type { Scene } from "../wire/scene";
import type {
  AnalysisMessage,
  Entry,
  Events,
  FromServer,
  Hint,
  Moved,
  Presence,
  PresenceMessage,
  Reason,
  Said,
  Table,
  View,
  Welcome,
  You,
} from "../wire/server";
import { Handing } from "./handing.svelte";
import * as keys from "./keys";
import { library } from "./library.svelte";
import { asMoves, Past, type Moment } from "./past.svelte";
import { FORGOTTEN, OUTDATED, STALE } from "./refusals";
import { Stage } from "./stage.svelte";
import { playSound } from "./sound";

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
  readonly handing = new Handing(this);
  private past: Past | null = null;
  /** The seat tokens that were shown to the table. */
  private shown: string[] = [];
  private readonly socket: TableSocket;
  private retold = false;

  constructor(
    readonly code: string,
    private readonly look: number | null = null,
  ) {
    this.stage = new Stage(playSound, () => readerOf(this));
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new TableSocket(`${scheme}://${location.host}/api/tables/${code}/socket`, {
      hello: () => this.hello(),
      message: (message) => this.receive(message),
      mends: (reason) => this.mends(reason),
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
  moves = $derived([...this.recorded, ...movesOf(this.entries)]);

  /** What happened as far as it was shown: the log does not run ahead of the board. */
  told = $derived.by(() => shownOf(this.moves, this.stage.told));

  chat = $derived(this.entries.filter((entry): entry is Said => entry.kind === "said"));

  /** What the players are called, in the language that is spoken. */
  names = $derived(
    (this.table?.seats ?? []).map(({ name, bot, number }) =>
      library.words.called(bot && number ? [bot, number] : name),
    ),
  );

  /** The seat that this device answers for now, if it is asked. */
  myTurn = $derived(
    this.view !== null &&
      this.handing.next === null &&
      this.view.turn !== null &&
      this.view.turn === this.view.viewer &&
      !this.table?.seats[this.view.turn]?.bot &&
      this.view.choices.length > 0,
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

  /** Several choices as one move: committed, shown and undone together. */
  carryOut(choices: readonly number[]): Promise<Answer> {
    return this.ask({ type: "move", asked: this.view!.asked, choices: [...choices], seat: this.view!.viewer });
  }

  /** What the seat looked through may know of choices not made yet; null if it is not to be had. */
  async consider(ask: Extract<Ask, { type: "plans" | "foresight" }>): Promise<Exclude<Answer, Refusal> | null> {
    const answer = await this.socket.ask({ ...ask, seat: this.view?.viewer ?? null });
    return "refused" in answer ? null : answer;
  }

  undo(): Promise<Answer> {
    return this.ask({ type: "undo", asked: this.view!.asked, seat: this.view!.viewer });
  }

  lookThrough(seat: number | null): void {
    this.handing.take(seat);
    this.socket.send({ type: "look", seat });
  }

  // The past

  get last(): number {
    return this.view?.point ?? 0;
  }

  /** Look at a point of the race, or at the present. */
  async lookAt(point: number | null, play = false): Promise<void> {
    if (point === null || (point >= this.last && this.table?.phase === "racing")) return this.lookAtPresent();
    const moment = await this.remembered().at(Math.max(0, Math.min(point, this.last)));
    if (moment) this.present(moment, play);
  }

  private lookAtPresent(): void {
    this.looked = null;
    if (this.scene) this.stage.show(this.scene);
    this.stage.event = null;
    this.recall();
  }

  /** Show a moment of the past as it is, or how it came about if the one before it is shown. */
  private present(moment: Moment, play: boolean): void {
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
    this.shown = Object.values(keys.seatTokens(this.code));
    const look = this.view?.viewer ?? this.look;
    return {
      seats: this.shown,
      guest: keys.guest()?.token ?? null,
      name: keys.guest()?.name ?? null,
      seen: this.retold ? 0 : (this.entries.at(-1)?.sequence ?? 0),
      look,
    };
  }

  private receive(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.welcome(message);
        break;
      case "history":
        this.add(message.entries);
        if (message.last) this.arrived();
        break;
      case "events":
        this.happened(message);
        break;
      case "refused":
        this.refused(message.reason);
        break;
      case "presence":
        this.heard(message);
        break;
      case "hint":
        this.hint = message;
        break;
      case "analysis":
        this.analysed = message;
        break;
    }
  }

  /** A key that opens nothing is forgotten; every other key still works. */
  private mends({ key, args }: Reason): boolean {
    if (key !== "bad-token") return false;
    const token = this.shown[Number(args.place)];
    if (token !== undefined) keys.forgetSeat(this.code, token);
    else if (keys.guest()) keys.forgetGuest();
    else return false;
    this.refusal = FORGOTTEN;
    return true;
  }

  private welcome({ you, table, presence, view, sequence }: Welcome): void {
    // A restored backup: what was seen is of another log.
    if (this.retold || sequence < (this.entries.at(-1)?.sequence ?? 0)) this.entries = [];
    this.retold = false;
    // Who has the device in hand since, nobody knows.
    if (sequence > (this.entries.at(-1)?.sequence ?? 0)) this.handing.lose();
    this.you = you;
    this.table = table;
    this.presence = presence;
    this.renew(view);
  }

  /** Who asked about something that is past is out of date: the view is asked for. */
  private refused({ key }: Reason): void {
    if (OUTDATED.has(key)) this.socket.send({ type: "view" });
  }

  private arrange({ you, table }: Events): void {
    if (you) this.you = you;
    const ends = table?.phase === "over" && this.table?.phase === "racing";
    if (table) this.table = table;
    this.retold = ends && Boolean(library.game(table.game)?.windows.length);
    if (this.retold) this.socket.again();
  }

  private heard({ presence, clock }: PresenceMessage): void {
    this.presence = presence;
    if (this.view) this.view = { ...this.view, clock };
    this.clockRead = performance.now();
  }

  private add(entries: Entry[]): void {
    const seen = this.entries.at(-1)?.sequence ?? 0;
    const fresh = entries.filter((entry) => entry.sequence > seen);
    if (fresh.length) this.entries = [...this.entries, ...fresh];
  }

  /** A whole view, if one came: show it as it is. */
  private renew(view: View | null): void {
    if (!view) return;
    const same = this.view?.asked === view.asked && this.view.viewer === view.viewer;
    this.take(view);
    this.socket.forget(view.asked, STALE);
    if (!same || !this.stage.scene) {
      if (!this.looked) this.stage.show(this.scene!);
      if (this.eyes !== "open") this.eyes = this.handing.shared ? null : view.viewer;
    } else if (!this.stage.busy && !this.looked) this.stage.show(this.scene!);
  }

  private take(view: View, entries: readonly Entry[] = []): void {
    this.scene = patched(this.scene, view.scene, entries);
    this.view = view;
    if (this.handing.pass()) this.socket.send({ type: "look", seat: null });
    if (view.presence) this.presence = view.presence;
    this.clockRead = performance.now();
  }

  private happened(happened: Events): void {
    const { entries, view } = happened;
    this.arrange(happened);
    this.add(entries);
    const other = view !== null && this.view !== null && this.view.viewer !== view.viewer;
    if (view) this.take(view, entries);
    if (other) this.seeAs(view.viewer);
    const undone = entries.find((entry) => entry.kind === "undone");
    if (undone) this.past?.forget(undone.point);
    if (!view || !this.scene || this.looked) return;
    const moved = entries.filter((entry): entry is Moved => entry.kind === "moved");
    if (undone || !moved.length) this.settle(view.point, this.scene, Boolean(undone));
    else this.tell(moved, this.scene);
  }

  /** Play what was moved, one move after the other, up to the present scene. */
  private tell(moved: readonly Moved[], scene: Scene): void {
    const before = this.stage.scene;
    if (!before) return this.stage.show(scene);
    for (const [k, { point, seat, events, result }] of moved.entries()) {
      const after = k === moved.length - 1 ? scene : before;
      this.stage.play({ point, seat, events, after, news: true, last: result !== null });
    }
  }

  /** Another seat of this device looks now, or everybody: nothing that the one before held is on stage any more. */
  private seeAs(viewer: View["viewer"]): void {
    const { seat, cards } = this.scene!;
    this.eyes = this.handing.shared ? null : viewer;
    this.past = null;
    this.looked = null;
    tips.hide();
    this.hint = null;
    this.stage.forget();
    this.stage.show({ ...(this.stage.scene ?? this.scene!), seat, cards, offers: [], reasons: [], trace: [] });
  }

  /** A scene without a story: at once, or when what is being played has come to its end. */
  private settle(point: number, scene: Scene, undone: boolean): void {
    if (this.stage.busy) return this.stage.play({ point, seat: -1, events: [], after: scene });
    this.stage.show(scene);
    if (!undone) return;
    this.stage.event = null;
    this.recall();
  }

  private arrived(): void {
    this.caughtUp = true;
    this.recall();
    const first = this.moves[0];
    const before = first ? first.point - first.count : this.last;
    if (before > 0) void this.fetchRecorded(before).catch(() => {});
  }

  /** The part of the race that was recorded elsewhere is not in this table's log. */
  private async fetchRecorded(last: number): Promise<void> {
    this.recorded = asMoves(await this.remembered().all(last), last);
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
