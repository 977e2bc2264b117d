/** What is on stage: the scene as it is drawn now, moved from one view to the next event by event. */
import type { Die, Flash, Pill, Scene, Step, Text } from "../wire/scene";
import type { Event } from "../wire/server";
import { settings, still, type Speed } from "./settings.svelte";

export interface Act {
  point: number;
  seat: number;
  events: Event[];
  /** The scene once these events have happened. */
  after: Scene;
  /** It happens now: nobody is told of it before it is shown. Else it is looked at again. */
  news?: boolean;
}

export interface Pose {
  path: string[];
  /** Hops done. */
  t: number;
  manner: string;
}

/** A die while it is rolled: what it shows, in the colour of that face, and nobody's yet. */
export interface Rolling extends Pick<Die, "pips" | "art" | "tone" | "state" | "caption"> {
  tumbling: boolean;
}

export interface Flight {
  key: number;
  origin: string;
  target: string;
  art: string;
  milliseconds: number;
}

const FACTORS: Record<Speed, number> = { off: 0, slow: 1.8, normal: 1, fast: 0.45 };
const STEP = 220;
const BEAT = 420;
const TURN = 4_000;
const STAY = 2_000;
const KEPT = 60;

export class Stage {
  scene: Scene | null = $state.raw(null);
  /** The event being shown, or shown last. */
  event: { event: Event; act: Act } | null = $state.raw(null);
  busy = $state(false);
  /** How far the news are told: events of the act at this point; all of them if null. */
  told: { point: number; events: number } | null = $state.raw(null);
  poses: Record<string, Pose> = $state({});
  pills: (Pill & { key: number })[] = $state([]);
  flashes: Record<string, Flash["manner"]> = $state({});
  rolling: Record<string, Rolling> = $state({});
  /** The dice have gone on to the next player: what they came to no longer counts. */
  passed = $state(false);
  changes: Record<string, number> = $state({});
  flights: Flight[] = $state([]);
  /** The last acts with the scenes they began in, for seeing them again. */
  private recent: { before: Scene; act: Act }[] = $state.raw([]);
  private queue: Act[] = [];
  private keys = 0;
  private generation = 0;
  private hurry: (() => void) | null = null;

  constructor(private readonly listen: (event: Event, step: Step | null) => void = () => {}) {}

  /** Show a scene at once; whatever was being played is dropped. */
  show(scene: Scene): void {
    this.generation++;
    this.queue = [];
    this.hurry?.();
    this.clear();
    this.busy = false;
    this.told = null;
    this.scene = scene;
  }

  /** Play an act after those that are waiting. */
  play(act: Act): void {
    this.queue.push(act);
    if (!this.busy) void this.run();
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
    return !this.busy && this.latest >= 0;
  }

  /** What happened since the viewer last left the choosing to others, once more; then what is shown now again. */
  replayLast(): void {
    if (!this.canReplay) return;
    const last = this.latest;
    const first = this.turnBefore(last);
    const turn = this.recent.slice(first, last + 1);
    this.show(turn[0]!.before);
    this.recent = this.recent.slice(0, first);
    for (const { act } of turn) this.play({ ...act, news: false });
  }

  /** Back over the viewer's choices of this turn, and what others did, to the choice before; else over the last mover's. */
  private turnBefore(last: number): number {
    const linked = (k: number) => k > 0 && (k > last || this.recent[k]!.before === this.recent[k - 1]!.act.after);
    const back = (from: number, goes: (seat: number) => boolean) => {
      let first = from;
      while (linked(first) && goes(this.recent[first - 1]!.act.seat)) first--;
      return first;
    };
    const mine = this.scene?.seat ?? -1;
    const mover = this.recent[last]!.act.seat;
    const own = back(last + 1, (seat) => seat === mine);
    const others = back(own, (seat) => seat !== mine);
    if (mine < 0 || others === own) return back(last + 1, (seat) => seat === mover);
    // the viewer's choice is one with how their turn ended and the next began
    return linked(others) ? others - 1 : others;
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
      this.clear();
      this.scene = act.after;
    }
    this.current = null;
    if (generation !== this.generation) return;
    this.busy = false;
    this.told = null;
  }

  private remember(before: Scene, act: Act): void {
    this.recent = [...this.recent.slice(-KEPT), { before, act }];
  }

  private async perform(act: Act, generation: number): Promise<void> {
    const factor = still() ? 0 : FACTORS[settings.speed];
    const steps = act.events.flatMap((event) => event.steps);
    const length = steps.reduce((sum, step) => sum + duration(step), 0);
    const pace = factor * Math.min(1, TURN / Math.max(length, 1)) * (this.queue.length > 1 ? 0.6 : 1);
    for (const [k, event] of act.events.entries()) {
      if (act.news) this.told = { point: act.point, events: k + 1 };
      this.event = { event, act };
      if (event.key === "turn") this.passDice(act, k);
      this.listen(event, null);
      await this.enact(act, event, pace, generation);
      if (generation !== this.generation) return;
    }
    if (factor === 0 && settings.speed !== "off") this.linger(act);
  }

  /** A turn passes: dice that wait to be rolled show nothing of the turn before. */
  private passDice(act: Act, from: number): void {
    const rolls = act.events.slice(from).flatMap((event) => event.steps).filter((step) => step.form === "roll");
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
      for (const step of event.steps) this.listen(event, step);
      return;
    }
    if (!event.steps.length) return;
    for (const group of together(event.steps)) {
      for (const step of group) this.listen(event, step);
      // words of before would lie beside new ones as if said together, or ride along with a piece
      if (group.some((step) => step.form === "pill" || step.form === "move")) this.pills = [];
      await Promise.all(group.map((step, k) => this.one(act, step, pace, k, generation)));
      if (generation !== this.generation) return;
    }
  }

  private async one(act: Act, step: Step, pace: number, place: number, generation: number): Promise<void> {
    const time = duration(step) * pace;
    switch (step.form) {
      case "move":
        if (step.path.length < 2) return;
        this.poses[step.piece] = { path: step.path, t: 0, manner: step.manner };
        await this.tween(time, generation, (share) => {
          const pose = this.poses[step.piece];
          if (pose) pose.t = ease(share) * (step.path.length - 1);
        });
        return;
      case "roll": {
        await this.wait(place * 60 * pace);
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
        return;
      }
      case "pill": {
        const key = ++this.keys;
        this.pills.push({ ...step, key });
        await this.wait(time);
        return;
      }
      case "change": {
        const name = `${step.racer}/${step.figure}`;
        this.changes[name] = (this.changes[name] ?? 0) + step.by;
        await this.wait(time);
        return;
      }
      case "pass": {
        const key = ++this.keys;
        const art = step.art || (act.after.cards.find((card) => card.id === step.target)?.art ?? "");
        this.flights.push({ key, origin: step.origin, target: step.target, art, milliseconds: time });
        await this.wait(time);
        if (generation === this.generation) this.flights = this.flights.filter((flight) => flight.key !== key);
        return;
      }
      case "flash":
        this.flashes[step.at] = step.manner;
        await this.wait(time);
        if (generation === this.generation) delete this.flashes[step.at];
    }
  }

  private wait(milliseconds: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, milliseconds);
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
    this.poses = {};
    this.pills = [];
    this.flashes = {};
    this.rolling = {};
    this.passed = false;
    this.changes = {};
    this.flights = [];
  }
}

const NOBODY: Text = { key: "", args: {}, plain: "" };
const BLANK: Rolling = { pips: 0, art: "", tone: "none", state: "idle", caption: NOBODY, tumbling: false };

/** The faces that dice show before and after, each with its colour. */
function facesOf(...scenes: (Scene | null)[]): Map<string, Die["tone"]> {
  return new Map(scenes.flatMap((scene) => scene?.dice ?? []).map((die) => [die.art, die.tone]));
}

const ease = (share: number): number => (share < 0.5 ? 2 * share * share : 1 - (2 - 2 * share) ** 2 / 2);

function duration(step: Step): number {
  if (step.form === "move") return STEP * Math.max(1, step.path.length - 1) * (step.manner === "place" ? 0.7 : 1);
  if (step.form === "change") return 60;
  if (step.form === "pill") return BEAT * 1.2;
  return BEAT;
}

/** Dice of one roll tumble together; what is said about a thing is said at once. */
function together(steps: Step[]): Step[][] {
  const groups: Step[][] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    const joins = last && step.form !== "move" && (step.form === last[0]!.form || ["pill", "change", "flash"].includes(step.form));
    if (joins && last[0]!.form !== "move") last.push(step);
    else groups.push([step]);
  }
  return groups;
}
