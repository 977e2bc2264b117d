/** A lesson as a table of one's own: nobody else sits at it, one answer is taken, and what follows is prepared. */
import type { Answer } from "../lib/socket";
import { patched } from "../lib/patches";
import type { Lesson, LessonTask, ReplayPoint } from "../wire/answers";
import type { Scene } from "../wire/scene";
import type { Moved } from "../wire/server";
import { PreparedStore, REFUSED, tableOf, TAKEN } from "./prepared.svelte";

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

export class LessonStore extends PreparedStore {
  at = $state(0);
  stand: Stand = $state("asked");
  /** How often something else was tried: the light pulses. */
  pulses = $state(0);
  readonly steps: readonly Step[];

  constructor(
    readonly lesson: Lesson,
    name: string,
    bot: string,
    /** Has the game a sentence for what came of a task? */
    private readonly hasMore: (key: string) => boolean,
  ) {
    const steps = stepsOf(lesson);
    super(lesson.seat, tableOf(lesson, steps[0]!.before.ranks.length, name, bot));
    this.steps = steps;
  }

  step: Step = $derived.by(() => this.steps[this.at]!);

  /** Set a task, whatever was before it. */
  open(at: number): void {
    this.at = Math.max(0, Math.min(at, this.steps.length - 1));
    this.stand = "asked";
    this.entries = [];
    this.stage.event = null;
    this.scene = scened(this.step);
    this.stage.show(this.scene);
    this.behold(this.step.before, this.step.task.choices.slice(0, 1));
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

  // What a table would ask its server for

  override choose(choice: number): Promise<Answer> {
    return Promise.resolve(this.carry([choice]));
  }

  override carryOut(choices: readonly number[]): Promise<Answer> {
    return Promise.resolve(this.carry(choices));
  }

  override consider(ask: Parameters<PreparedStore["consider"]>[0]): ReturnType<PreparedStore["consider"]> {
    const { plan } = this.step.task;
    const known = ask.type === "plans" && plan && !ask.after?.length;
    return Promise.resolve(known ? { sequence: null, plans: [plan] } : null);
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
