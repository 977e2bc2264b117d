import { expect, test } from "vitest";
import type { Scene } from "../wire/scene";
import type { Entry } from "../wire/server";
import { patched } from "./patches";

const scene = {
  mood: "sand",
  panels: [
    {
      id: "racer:0",
      rank: 1,
      figures: [
        { name: "speed", value: 3 },
        { name: "damage", value: 5 },
      ],
    },
    { id: "racer:1", rank: 2, figures: [{ name: "speed", value: 2 }] },
  ],
  cards: [{ id: "card:a", count: 1 }],
} as unknown as Scene;

test("a figure changes and everything else stays the same object", () => {
  const now = patched(scene, { panels: { things: { "racer:0": { figures: { things: { speed: { value: 4 } } } } } } });
  expect(now.panels[0]!.figures).toEqual([
    { name: "speed", value: 4 },
    { name: "damage", value: 5 },
  ]);
  expect(now.panels[0]!.figures[1]).toBe(scene.panels[0]!.figures[1]);
  expect(now.panels[1]).toBe(scene.panels[1]);
  expect(now.cards).toBe(scene.cards);
});

test("things come, go and change places by their order", () => {
  const now = patched(scene, {
    panels: { order: ["racer:1", "racer:0"], things: { "racer:1": { rank: 1 }, "racer:0": { rank: 2 } } },
    cards: { order: ["card:b"], things: { "card:b": { id: "card:b", count: 2 } } },
  });
  expect(now.panels.map(({ id, rank }) => [id, rank])).toEqual([
    ["racer:1", 1],
    ["racer:0", 2],
  ]);
  expect(now.cards).toEqual([{ id: "card:b", count: 2 }]);
});

test("whole sections replace what was there", () => {
  expect(patched(scene, { cards: [], mood: "ember" })).toMatchObject({ cards: [], mood: "ember" });
  expect(patched(null, scene)).toEqual(scene);
});

test("the last move is the trace where a frame says no other", () => {
  const step = { form: "flash", at: "piece:1" };
  const moved = { kind: "moved", events: [{ steps: [step] }, { steps: [] }] } as unknown as Entry;
  const said = { kind: "said" } as Entry;
  expect(patched(scene, {}, [moved, said]).trace).toEqual([step]);
  expect(patched(scene, { trace: [] }, [moved]).trace).toEqual([]);
  expect(patched({ ...scene, trace: [] }, {}, [said]).trace).toEqual([]);
});
