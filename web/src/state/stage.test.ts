import { beforeEach, expect, test, vi } from "vitest";
import type { Scene, Step } from "../wire/scene";
import { settings } from "./settings.svelte";
import { Stage } from "./stage.svelte";
import type { Act } from "./acts";

const scene = (name: string): Scene =>
  ({ mood: name, cards: [], pieces: [], dice: [], panels: [] }) as unknown as Scene;
const move: Step = { form: "move", piece: "piece:1", path: ["space:1", "space:2", "space:3"], manner: "drive" };
const pill: Step = { form: "pill", at: "piece:1", text: { key: "", args: {}, plain: "-1" }, tone: "danger", icon: "" };
const act = (name: string, seat = 0, steps: Step[] = [move, pill]): Act => ({
  point: 1,
  seat,
  events: [{ key: name, args: {}, hidden: false, steps }],
  after: scene(name),
});
const settled = (stage: Stage) => vi.waitFor(() => expect(stage.busy).toBe(false), { timeout: 30_000 });

beforeEach(() => {
  settings.still = false;
  settings.speed = "fast";
  settings.raced = [];
});

test("one event after the other, then the scene they lead to", async () => {
  const told: string[] = [];
  const stage = new Stage((event, step) => told.push(`${event.key} ${step?.form ?? ""}`.trim()));
  stage.show(scene("start"));
  stage.play(act("first"));
  stage.play(act("second"));
  expect(stage.busy).toBe(true);
  expect(stage.scene?.mood).toBe("start");
  await settled(stage);
  expect(stage.scene?.mood).toBe("second");
  expect(told).toEqual(["first", "first move", "first pill", "second", "second move", "second pill"]);
  expect(stage.poses).toEqual({});
});

test("without animation the scene is there at once", async () => {
  settings.speed = "off";
  const stage = new Stage();
  stage.show(scene("start"));
  stage.play(act("first"));
  await settled(stage);
  expect(stage.scene?.mood).toBe("first");
});

test("skipping goes to the end of everything that waits", () => {
  settings.speed = "flowing";
  const stage = new Stage();
  stage.show(scene("start"));
  stage.play(act("first"));
  stage.play(act("second"));
  stage.skip();
  expect(stage.busy).toBe(false);
  expect(stage.scene?.mood).toBe("second");
  expect(stage.event?.event.key).toBe("second");
});

test("the last turn is everything the last mover did, and ends in the present", async () => {
  settings.still = true;
  const stage = new Stage();
  stage.show(scene("start"));
  for (const [name, seat] of [
    ["first", 0],
    ["second", 1],
    ["third", 1],
  ] as const)
    stage.play(act(name, seat));
  await settled(stage);
  stage.replayLast();
  expect(stage.scene?.mood).toBe("first");
  await settled(stage);
  expect(stage.scene?.mood).toBe("third");
});

test("the last turn is still the last one after a look at the past", async () => {
  settings.still = true;
  const stage = new Stage();
  stage.show(scene("start"));
  for (const name of ["first", "second"]) stage.play(act(name));
  await settled(stage);
  const present = stage.scene!;
  stage.show(scene("long ago"));
  expect(stage.canReplay).toBe(false);
  stage.play(act("past"));
  await settled(stage);
  stage.show(present);
  stage.replayLast();
  expect(stage.canReplay).toBe(false);
  await settled(stage);
  expect(stage.scene).toBe(present);
});

test("news are told as they are shown, not before", async () => {
  const stage = new Stage(() => told.push(stage.told));
  const told: Stage["told"][] = [];
  stage.show(scene("start"));
  stage.play({ ...act("first"), news: true });
  stage.play({ ...act("second"), point: 2, news: true });
  expect(stage.told).toEqual({ point: 1, events: 1 });
  await settled(stage);
  expect(told.filter((one) => one?.point === 1)).not.toHaveLength(0);
  expect(told.at(-1)).toEqual({ point: 2, events: 1 });
  expect(stage.told).toBeNull();
});

test("what is shown again is no news", async () => {
  settings.still = true;
  const stage = new Stage(() => told.push(stage.told));
  const told: Stage["told"][] = [];
  stage.show(scene("start"));
  stage.play({ ...act("first"), news: true });
  await settled(stage);
  told.length = 0;
  stage.replayLast();
  await settled(stage);
  expect(told.length).toBeGreaterThan(0);
  expect(told.every((one) => one === null)).toBe(true);
});

test("a rolled die lands on its face, in the colour of that face and nobody's yet", async () => {
  const die = (art: string, tone: string) => ({
    id: `die:${art}`,
    art,
    tone,
    pips: 0,
    state: "used",
    caption: { key: "", args: {}, plain: "Red" },
  });
  const after = { ...scene("after"), dice: [die("one", "racer-1"), die("two", "racer-2")] } as unknown as Scene;
  const seen: Stage["rolling"][] = [];
  const stage = new Stage(() => seen.push({ ...stage.rolling }));
  const events = [["two"], []].map((arts, k) => ({
    key: `event${k}`,
    args: {},
    hidden: false,
    steps: arts.map((art): Step => ({ form: "roll", die: "die:one", pips: 0, art })),
  }));
  stage.show({ ...scene("start"), dice: after.dice });
  stage.play({ point: 1, seat: 0, events, after });
  await settled(stage);
  expect(seen.at(-1)!["die:one"]).toMatchObject({
    art: "two",
    tone: "racer-2",
    state: "idle",
    tumbling: false,
    caption: { plain: "" },
  });
});

test("who is asked sees again what happened since their last choice before", async () => {
  settings.still = true;
  const told: string[] = [];
  const stage = new Stage((event, step) => step ?? told.push(event.key));
  const seen = (name: string, seat: number): Act => ({
    ...act(name, seat),
    after: { ...scene(name), seat: 0 } as Scene,
  });
  stage.show(scene("start"));
  for (const [name, seat] of [
    ["mine", 0],
    ["last", 0],
    ["other", 1],
    ["third", 2],
    ["now", 0],
    ["again", 0],
  ] as const)
    stage.play(seen(name, seat));
  await settled(stage);
  told.length = 0;
  stage.replayLast();
  expect(stage.scene?.mood).toBe("mine");
  await settled(stage);
  expect(told).toEqual(["last", "other", "third", "now", "again"]);
  expect(stage.scene?.mood).toBe("again");
});

test("words of one thing after the other are not shown together", async () => {
  const most: number[] = [];
  const stage = new Stage(() => most.push(stage.pills.length));
  stage.show(scene("start"));
  const say = (key: string) => ({ key, args: {}, hidden: false, steps: [pill, { ...pill, at: "piece:2" }] });
  stage.play({
    ...act("first"),
    events: [say("one"), say("two"), { key: "three", args: {}, hidden: false, steps: [move] }, say("end")],
  });
  const watch = setInterval(() => most.push(stage.pills.length), 5);
  await settled(stage);
  clearInterval(watch);
  expect(Math.max(...most)).toBe(2);
});

test("when the turn passes the tray shows nothing of the turn before", async () => {
  const dice = (...pips: number[]) =>
    pips.map((each, k) => ({ id: `die:${k}`, pips: each, art: "", tone: "none", state: "idle" }));
  const before = { ...scene("before"), dice: dice(2, 3, 4) } as unknown as Scene;
  const after = { ...scene("after"), dice: dice(6, 0, 0) } as unknown as Scene;
  const trays: [string, boolean, (number | undefined)[]][] = [];
  const stage = new Stage((event, step) => {
    if (!step) trays.push([event.key, stage.passed, [0, 1, 2].map((k) => stage.rolling[`die:${k}`]?.pips)]);
  });
  const event = (key: string, steps: Step[] = []) => ({ key, args: {}, hidden: false, steps });
  stage.show(before);
  stage.play({
    point: 1,
    seat: 0,
    events: [event("crash"), event("turn"), event("roll", [{ form: "roll", die: "die:0", pips: 6, art: "" }])],
    after,
  });
  await settled(stage);
  expect(trays.slice(0, 2)).toEqual([
    ["crash", false, [undefined, undefined, undefined]],
    ["turn", true, [0, 0, 0]],
  ]);
  expect(stage.passed).toBe(false);
  expect(stage.rolling).toEqual({});
});

/** Two turns of rivals, one choice each, then the reader's own. */
const turn = (seat: number) => ({
  key: "turn",
  args: { racer: ["racer", seat] as [string, number] },
  hidden: false,
  steps: [],
});
const panels = [0, 1, 2].map((seat) => ({ id: `racer:${seat}`, piece: `piece:${seat}`, seat, figures: [], rank: 1 }));
const inRace = (name: string) => ({ ...scene(name), panels, seat: 0 }) as unknown as Scene;
const rivals = (stage: Stage): void => {
  stage.show(inRace("start"));
  const gone = (name: string, seat: number, next: number): Act => ({
    ...act(name, seat),
    events: [...act(name, seat).events, turn(next)],
    after: inRace(name),
    news: true,
  });
  stage.play(gone("mine", 0, 1));
  stage.play(gone("red", 1, 2));
  stage.play(gone("blue", 2, 0));
};
const heldAt = (stage: Stage, name: string) =>
  vi.waitFor(() => expect([stage.held, stage.event?.event.key]).toEqual([true, name]), { timeout: 10_000 });

test("calm waits after the turn of each rival, not after the reader's own, and goes on when told", async () => {
  settings.speed = "calm";
  settings.still = true;
  const stage = new Stage(undefined, () => ({ seats: [0], clock: false, asked: true }));
  rivals(stage);
  await heldAt(stage, "red");
  expect(stage.busy).toBe(true);
  expect(stage.scene?.mood).toBe("mine");
  stage.goOn();
  await heldAt(stage, "blue");
  stage.goOn();
  await settled(stage);
  expect(stage.scene?.mood).toBe("blue");
});

test("a turn that waits to be gone on from can be seen again, and waits again", async () => {
  settings.speed = "calm";
  settings.still = true;
  const told: string[] = [];
  const stage = new Stage(
    (event, step) => step ?? told.push(event.key),
    () => ({ seats: [0], clock: false, asked: true }),
  );
  rivals(stage);
  await heldAt(stage, "red");
  stage.goOn();
  await heldAt(stage, "blue");
  told.length = 0;
  expect(stage.canReplay).toBe(true);
  stage.replayLast();
  await heldAt(stage, "blue");
  expect(told).toEqual(["red", "turn", "blue"]);
  stage.goOn();
  await settled(stage);
  expect(stage.scene?.mood).toBe("blue");
});

test("a turn of one's own in which something is decided is waited for too", async () => {
  settings.speed = "calm";
  settings.still = true;
  const stage = new Stage(undefined, () => ({ seats: [0], clock: false, asked: true }));
  stage.show(inRace("start"));
  const wreck: Step = { form: "flash", at: "piece:0", manner: "wreck" };
  const lost = act("lost", 0, [wreck]);
  stage.play({ ...lost, events: [...lost.events, turn(1)], after: inRace("lost"), news: true });
  await heldAt(stage, "lost");
});

test("to one's own turn: everything that waits is past, and what comes until then is not shown", async () => {
  settings.speed = "calm";
  let asked = false;
  const stage = new Stage(undefined, () => ({ seats: [0], clock: false, asked }));
  rivals(stage);
  stage.rush();
  expect(stage.busy).toBe(false);
  expect(stage.rushing).toBe(true);
  asked = true;
  stage.play({ ...act("late", 2), events: [...act("late", 2).events, turn(0)], after: inRace("late"), news: true });
  await settled(stage);
  expect(stage.scene?.mood).toBe("late");
  expect(stage.rushing).toBe(false);
});

test("where a clock runs nothing waits for the reader", async () => {
  settings.speed = "calm";
  settings.still = true;
  const stage = new Stage(undefined, () => ({ seats: [0], clock: true, asked: true }));
  rivals(stage);
  await settled(stage);
  expect(stage.scene?.mood).toBe("blue");
});
