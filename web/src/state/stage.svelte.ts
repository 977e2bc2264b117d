/** What is on stage: the scene as it is drawn now, moved from one view to the next event by event. */
import { TURN } from "../wire/contract";
import type { Change, Flash, Move, Pass, Pill, Roll, Scene, Step } from "../wire/scene";
import type { Event } from "../wire/server";
import { panelOf } from "../lib/scenes";
import { AGAIN, NOBODY as NO_READER, RUSHED, tempoFor, type Reader, type Tempo } from "../lib/tempo";
import { isCard, isDecisive } from "../lib/turns";
import {
  BLANK,
  duration,
  ease,
  facesOf,
  FINALE,
  NOBODY,
  shortened,
  together,
  turnBefore,
  turnBegins,
  type Act,
  type Flight,
  type Played,
  type Pose,
  type Rolling,
  type Telling,
} from "./acts";
import { speed, still } from "./settings.svelte";

const STAY = 2_000;
const KEPT = 60;

export class Stage {
  scene: Scene | null = $state.raw(null);
  /** The event being shown, or shown last. */
  event: { event: Event; act: Act } | null = $state.raw(null);
  busy = $state(false);
  /** How far the news are told: events of the act at this point; all of them if null. */
  told: { point: number; events: number } | null = $state.raw(null);
  /** How far what is on stage is, be it news or seen again; null if nothing is going on. */
  reached: { point: number; events: number } | null = $state.raw(null);
  /** A turn is over, and the next begins when the reader says so. */
  held = $state(false);
  /** The scenes in which the turn that is told began, and to which it has come. */
  span: readonly [Scene, Scene] | null = $state.raw(null);
  /** Nothing is shown until the reader is asked. */
  rushing = $state(false);
  poses: Record<string, Pose> = $state({});
  pills: (Pill & { key: number })[] = $state([]);
  flashes: Record<string, Flash["manner"]> = $state({});
  rolling: Record<string, Rolling> = $state({});
  /** The dice have gone on to the next player: what they came to no longer counts. */
  passed = $state(false);
  changes: Record<string, number> = $state({});
  flights: Flight[] = $state([]);
  /** A card that somebody draws or plays, shown large. */
  card: Pick<Pass, "art" | "title"> | null = $state.raw(null);
  /** The last acts with the scenes they began in, for seeing them again. */
  private recent: Played[] = $state.raw([]);
  private queue: Act[] = [];
  private keys = 0;
  private generation = 0;
  private hurry: (() => void) | null = null;
  private telling: Telling | null = null;

  constructor(
    private readonly listen: (event: Event, step: Step | null) => void = () => {},
    private readonly reader: () => Reader = () => NO_READER,
  ) {}

  /** Show a scene at once; whatever was being played is dropped. */
  show(scene: Scene): void {
    this.generation++;
    this.queue = [];
    this.hurry?.();
    this.clear();
    this.busy = false;
    this.told = null;
    this.reached = null;
    this.telling = null;
    this.scene = scene;
  }

  /** Nothing of before is seen again: it was for other eyes. */
  forget(): void {
    this.recent = [];
  }

  /** Play an act after those that are waiting. */
  play(act: Act): void {
    this.queue.push(act);
    if (!this.busy) void this.run();
  }

  /** The reader has seen how the turn ended. */
  goOn(): void {
    if (this.held) this.hurry?.();
  }

  /** On to what comes next: the next turn if this one was seen, else everything that waits. */
  hasten(): void {
    if (this.held) this.goOn();
    else this.skip();
  }

  /** Nothing more is shown until the reader is asked. */
  rush(): void {
    this.skip();
    this.rushing = !this.reader().asked;
  }

  /** Go to the end of everything that is waiting. */
  skip(): void {
    const last = this.queue.at(-1) ?? this.current;
    if (!this.busy || !last) return;
    const acts = this.current ? [this.current, ...this.queue] : this.queue;
    let before = this.scene!;
    for (const act of acts.slice(this.current ? 1 : 0)) {
      this.remember(before, act);
      before = act.after;
    }
    const told = acts.findLast((act) => act.events.length);
    this.show(last.after);
    if (told) this.event = { event: told.events.at(-1)!, act: told };
  }

  /** The act that led to what is shown: one of another time, looked at in between, did not. */
  private get latest(): number {
    return this.recent.findLastIndex(({ act }) => act.after === this.scene);
  }

  get canReplay(): boolean {
    return this.held || (!this.busy && this.latest >= 0);
  }

  /** What happened since the viewer last left the choosing to others, once more; then what is shown now again. */
  replayLast(): void {
    if (!this.canReplay) return;
    if (this.held) return this.replayTurn();
    const last = this.latest;
    const first = turnBefore(this.recent, last, this.scene?.seat ?? -1);
    const turn = this.recent.slice(first, last + 1);
    this.show(turn[0]!.before);
    this.recent = this.recent.slice(0, first);
    for (const { act } of turn) this.play({ ...act, news: false, again: true });
  }

  /** The turn that waits to be gone on from, once more; then what waits behind it. */
  private replayTurn(): void {
    const { queue, recent, told } = this;
    const turn = recent.slice(turnBegins(recent, this.reached?.events ?? 0));
    this.show(turn[0]!.before);
    this.recent = recent.slice(0, -turn.length);
    this.told = told;
    const seen = turn.slice(0, -1).map(({ act }) => ({ ...act, news: false, again: true }));
    for (const act of [...seen, turn.at(-1)!.act, ...queue]) this.play(act);
  }

  private current: Act | null = null;

  private async run(): Promise<void> {
    this.busy = true;
    const generation = ++this.generation;
    while (this.queue.length && generation === this.generation) {
      const act = this.queue.shift()!;
      this.current = act;
      if (this.scene) this.remember(this.scene, act);
      if (act.news) this.told = { point: act.point, events: 0 };
      await this.perform(act, generation);
      if (generation !== this.generation) return;
      if (act.after.question === null) await this.rest(act);
      if (generation !== this.generation) return;
      this.clear();
      this.scene = act.after;
    }
    this.current = null;
    if (generation !== this.generation) return;
    this.busy = false;
    this.told = null;
    this.reached = null;
    if (this.reader().asked) this.rushing = false;
  }

  /** The pace of an act: what is seen again is shown to be followed. */
  private tempo(act: Act): Tempo {
    if (this.rushing) return RUSHED;
    const tempo = tempoFor(speed(), this.reader());
    if (act.again) return AGAIN;
    if (act.last) return { ...tempo, factor: tempo.factor * FINALE, waits: false };
    return act.news ? tempo : { ...tempo, waits: false };
  }

  /** A turn is over: it stays to be looked at, unless it is the reader's own and nothing was decided in it. */
  private async rest(act: Act): Promise<void> {
    const turn = this.telling;
    this.telling = null;
    if (!turn?.told || (this.reader().seats.includes(turn.seat) && !turn.decisive)) return;
    const { least, waits } = this.tempo(act);
    this.held = waits;
    if (waits) await this.wait(null);
    else await this.wait(Math.max(0, least - (performance.now() - turn.since)));
    this.held = false;
  }

  /** An event belongs to the turn that was announced last. */
  private follow(act: Act, event: Event): void {
    const turns = event.key === TURN;
    if (turns || !this.telling) {
      const seat = turns ? (panelOf(this.scene, event, act.seat)?.seat ?? act.seat) : act.seat;
      this.telling = { seat, since: performance.now(), told: false, decisive: false };
      this.span = turns ? null : this.scene && [this.scene, act.after];
    }
    this.span = [this.span?.[0] ?? act.after, act.after];
    this.telling.told ||= !turns;
    this.telling.decisive ||= isDecisive(event);
  }

  private remember(before: Scene, act: Act): void {
    this.recent = [...this.recent.slice(-KEPT), { before, act }];
  }

  private async perform(act: Act, generation: number): Promise<void> {
    const tempo = this.tempo(act);
    const factor = still() ? 0 : tempo.factor;
    const haste = this.queue.length > 1 && !act.again && !tempo.waits ? 0.6 : 1;
    const pace = factor * shortened(act) * haste;
    for (const [k, event] of act.events.entries()) {
      if (event.key === TURN) await this.rest(act);
      if (generation !== this.generation) return;
      this.announce(act, k);
      await this.enact(act, event, pace, generation);
      if (generation !== this.generation) return;
    }
    if (factor === 0 && speed() !== "off" && !this.rushing) this.linger(act);
  }

  /** An event is on: it is told from now on. */
  private announce(act: Act, k: number): void {
    const event = act.events[k]!;
    this.follow(act, event);
    this.reached = { point: act.point, events: k + 1 };
    if (act.news) this.told = this.reached;
    this.event = { event, act };
    if (event.key === TURN) this.passDice(act, k);
    this.listen(event, null);
  }

  /** A turn passes: dice that wait to be rolled show nothing of the turn before. */
  private passDice(act: Act, from: number): void {
    const rolls = act.events
      .slice(from)
      .flatMap((event) => event.steps)
      .filter((step) => step.form === "roll");
    const blank = new Set(act.after.dice.filter((die) => !die.pips && !die.art).map((die) => die.id));
    for (const { id } of this.scene?.dice ?? []) {
      if (blank.has(id) || rolls.some((roll) => roll.die === id)) this.rolling[id] = { ...BLANK };
    }
    this.passed = true;
    this.pills = [];
  }

  /** Without motion the pills stay for a while where they are. */
  private linger(act: Act): void {
    const pills = act.events.flatMap((event) => event.steps).filter((step) => step.form === "pill");
    const generation = this.generation;
    queueMicrotask(() => {
      this.pills = pills.map((pill) => ({ ...pill, key: ++this.keys }));
      setTimeout(() => generation === this.generation && !this.busy && (this.pills = []), STAY);
    });
  }

  private async enact(act: Act, event: Event, pace: number, generation: number): Promise<void> {
    if (pace === 0) {
      for (const step of event.steps) {
        this.listen(event, step);
        this.settle(step);
      }
      return;
    }
    if (!event.steps.length) return;
    for (const group of together(event.steps)) {
      for (const step of group) this.listen(event, step);
      const card = group.find((step) => step.form === "pass" && isCard(event, step, act.after));
      this.card = card?.form === "pass" && !this.reader().seats.includes(act.seat) ? card : null;
      // words of before would lie beside new ones as if said together, or ride along with a piece
      if (group.some((step) => step.form === "pill" || step.form === "move")) this.pills = [];
      await Promise.all(group.map((step, k) => this.one(act, step, pace, k, generation)));
      if (generation !== this.generation) return;
    }
  }

  /** What a step comes to, at once. */
  private settle(step: Step): void {
    if (step.form === "move") this.poses[step.piece] = { ...step, t: step.path.length - 1 };
    else if (step.form === "change") this.change(step);
  }

  private change({ racer, figure, by }: Change): void {
    const name = `${racer}/${figure}`;
    this.changes[name] = (this.changes[name] ?? 0) + by;
  }

  private async one(act: Act, step: Step, pace: number, place: number, generation: number): Promise<void> {
    const time = duration(step) * pace;
    switch (step.form) {
      case "move":
        return this.move(step, time, generation);
      case "roll":
        await this.wait(place * 60 * pace);
        return this.roll(act, step, time, place, generation);
      case "pill":
        this.pills.push({ ...step, key: ++this.keys });
        return this.wait(time);
      case "change":
        this.change(step);
        return this.wait(time);
      case "pass":
        return this.pass(act, step, time, generation);
      case "flash":
        this.flashes[step.at] = step.manner;
        await this.wait(time);
        if (generation === this.generation) delete this.flashes[step.at];
    }
  }

  private async move({ piece, path, manner }: Move, time: number, generation: number): Promise<void> {
    this.poses[piece] = { path, t: 0, manner };
    if (path.length < 2) return;
    await this.tween(time, generation, (share) => {
      const pose = this.poses[piece];
      if (pose) pose.t = ease(share) * (path.length - 1);
    });
  }

  /** A die shows a few other faces before its own. */
  private async roll(act: Act, step: Roll, time: number, place: number, generation: number): Promise<void> {
    const faces = facesOf(act.after, this.scene);
    const shown = (pips: number, art: string, tumbling: boolean): void => {
      const tone = faces.get(art) ?? "none";
      this.rolling[step.die] = { pips, art, tone, state: "idle", caption: NOBODY, tumbling };
    };
    const others = [...faces.keys()].filter((art) => art && art !== step.art);
    for (let turn = 0; turn < 3 && generation === this.generation; turn++) {
      const pips = step.pips ? ((step.pips + turn * 2 + 1) % 6) + 1 : 0;
      shown(pips, step.art && (others[(place + turn) % others.length] ?? step.art), true);
      await this.wait(time / 3);
    }
    if (generation === this.generation) shown(step.pips, step.art, false);
  }

  private async pass(act: Act, step: Pass, time: number, generation: number): Promise<void> {
    const { origin, target } = step;
    const key = ++this.keys;
    const art = step.art || (act.after.cards.find((card) => card.id === target)?.art ?? "");
    this.flights.push({ key, origin, target, art, milliseconds: time });
    await this.wait(time);
    if (generation === this.generation) this.flights = this.flights.filter((flight) => flight.key !== key);
  }

  /** Wait for so long, or without end, until it is hurried. */
  private wait(milliseconds: number | null): Promise<void> {
    return new Promise((done) => {
      const timer = milliseconds === null ? 0 : setTimeout(done, milliseconds);
      const before = this.hurry;
      this.hurry = () => {
        clearTimeout(timer);
        done();
        before?.();
      };
    });
  }

  private tween(milliseconds: number, generation: number, draw: (share: number) => void): Promise<void> {
    return new Promise((done) => {
      let start: number | null = null;
      const frame = (now: number): void => {
        if (generation !== this.generation) return done();
        start ??= now;
        const share = Math.min(1, Math.max(0, (now - start) / milliseconds));
        draw(share);
        if (share < 1) requestAnimationFrame(frame);
        else done();
      };
      // a hidden page gets no frames: the clock moves the piece on there
      if (document.hidden) setTimeout(done, milliseconds);
      else requestAnimationFrame(frame);
    });
  }

  private clear(): void {
    this.hurry = null;
    this.held = false;
    this.poses = {};
    this.pills = [];
    this.flashes = {};
    this.rolling = {};
    this.passed = false;
    this.changes = {};
    this.flights = [];
    this.card = null;
  }
}
