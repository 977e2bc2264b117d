/** A lesson as a table of one's own: nobody else sits at it, one answer is taken, and what follows is prepared. */
import type { Answer } from "../lib/socket";
import { patched } from "../lib/patches";
import type { Lesson, LessonTask, ReplayPoint } from "../wire/answers";
import type { Scene } from "../wire/scene";
import type { Moved, Seat, Table } from "../wire/server";
import { TableStore } from "./table.svelte";

interface Point extends Omit<ReplayPoint, "scene"> {
  scene: Scene;
}

/** A task with the moment it is set in, and what happens after it. */
interface Step {
  task: LessonTask;
  /** Which of the prepared races it belongs to: with another one, the scene changes. */
  drill: number;
  before: Point;
  after: readonly Point[];
}

/** Looking and doing; seeing what comes of it; being told what came of it. */
export type Stand = "asked" | "shown" | "told" | "over";

const TAKEN: Answer = { sequence: null };
const REFUSED: Answer = { refused: { key: "illegal-choice", args: {} } };

export class LessonStore extends TableStore {
  at = $state(0);
  stand: Stand = $state("asked");
  /** How often something else was tried: the light pulses. */
  pulses = $state(0);
  readonly steps: readonly Step[];
  private count = 0;

  constructor(
    readonly lesson: Lesson,
    name: string,
    bot: string,
    /** Has the game a sentence for what came of a task? */
    private readonly hasMore: (key: string) => boolean,
  ) {
    super("");
    this.steps = stepsOf(lesson);
    this.you = { seats: [lesson.seat], host: false, guest: null };
    this.table = tableOf(lesson, this.steps[0]!.before.ranks.length, name, bot);
  }

  step: Step = $derived.by(() => this.steps[this.at]!);

  override start(): void {}
  override stop(): void {}

  /** Set a task, whatever was before it. */
  open(at: number): void {
    this.at = Math.max(0, Math.min(at, this.steps.length - 1));
    this.stand = "asked";
    this.entries = [];
    this.stage.event = null;
    this.scene = scened(this.step);
    this.stage.show(this.scene);
    this.behold(this.step.before, this.step.task.choices);
  }

  /** What was to be done is done: see what comes of it, then be told, then go on. */
  private carry(choices: readonly number[]): Answer {
    const { task, after } = this.step;
    if (this.stand !== "asked" || !task.choices.length) return REFUSED;
    if (choices.some((choice, k) => choice !== task.choices[k])) {
      this.pulses++;
      return REFUSED;
    }
    this.stand = "shown";
    for (const point of after) this.tellOf(point);
    this.behold(after.at(-1) ?? this.step.before, []);
    if (!this.stage.busy) this.settled();
    return TAKEN;
  }

  private tellOf(point: Point): void {
    this.scene = { ...point.scene, offers: [], reasons: [] };
    this.entries = [...this.entries, movedOf(point, ++this.count)];
    this.stage.play({
      point: point.point,
      seat: point.seat ?? -1,
      events: point.events,
      after: this.scene,
      news: true,
    });
  }

  /** Nothing moves any more. */
  settled(): void {
    if (this.stand !== "shown") return;
    if (this.hasMore(`lesson-${this.step.task.key}.then`)) this.stand = "told";
    else this.next();
  }

  next(): void {
    if (this.at + 1 < this.steps.length) this.open(this.at + 1);
    else this.stand = "over";
  }

  private behold(point: Point, choices: readonly number[]): void {
    this.view = {
      sequence: ++this.count,
      asked: this.count,
      point: point.point,
      viewer: this.lesson.seat,
      turn: point.turn,
      awaited: false,
      window: null,
      standing: [],
      choices: choices.slice(0, 1),
      undo: false,
      ranks: point.ranks,
      clock: { seat: null, left: [], paused: false },
      presence: { seats: [], spectators: 0 },
      scene: {},
    };
  }

  // What a table would ask its server for

  override ask(): Promise<Answer> {
    return Promise.resolve(REFUSED);
  }

  override choose(choice: number): Promise<Answer> {
    return Promise.resolve(this.carry([choice]));
  }

  override carryOut(choices: readonly number[]): Promise<Answer> {
    return Promise.resolve(this.carry(choices));
  }

  override consider(ask: Parameters<TableStore["consider"]>[0]): ReturnType<TableStore["consider"]> {
    const { plan } = this.step.task;
    const known = ask.type === "plans" && plan && !ask.after?.length;
    return Promise.resolve(known ? { sequence: null, plans: [plan] } : null);
  }

  override undo(): Promise<Answer> {
    return Promise.resolve(REFUSED);
  }

  override lookAt(): Promise<void> {
    return Promise.resolve();
  }
}

/** The scene of a task: only what must be done is on offer, and nothing else says why it is not. */
function scened({ task, before }: Step): Scene {
  const offers = before.scene.offers.filter((offer) => offer.action === task.choices[0]);
  return { ...before.scene, offers, reasons: [] };
}

function stepsOf(lesson: Lesson): Step[] {
  let scene: Scene | null = null;
  return lesson.drills.flatMap(({ points, tasks }, drill) => {
    const drawn = points.map((point): Point => {
      scene = patched(scene, point.scene);
      return { ...point, scene };
    });
    const first = drawn[0]!.point;
    return tasks.map((task, k) => ({
      task,
      drill,
      before: drawn[task.point - first]!,
      after: drawn.slice(task.point - first + 1, (tasks[k + 1]?.point ?? Infinity) - first + 1),
    }));
  });
}

function movedOf(point: Point, sequence: number): Moved {
  const choices = point.choice ? [point.choice] : [];
  const { seat, events } = point;
  const rest = { at: 0, bot: null, count: 1, result: null, secret: null };
  return { kind: "moved", sequence, seat: seat ?? -1, point: point.point, choices, events, ...rest };
}

/** Who sits at a lesson: the learner, and bots that do what was prepared. */
function tableOf({ game, seat: mine, options }: Lesson, players: number, name: string, bot: string): Table {
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
  };
}
