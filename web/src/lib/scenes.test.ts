import { expect, test } from "vitest";
import type { Scene } from "../wire/scene";
import { drawingFor, reasonFor } from "./scenes";

const why = (key: string) => ({ key, args: {}, plain: "" });
const scene = {
  reasons: [
    { at: "die:2", why: why("taken") },
    { at: "die:", why: why("dice") },
  ],
} as unknown as Scene;

test("a thing's own reason comes before that of its kind", () => {
  expect(reasonFor(scene, "die:2")?.key).toBe("taken");
  expect(reasonFor(scene, "die:0")?.key).toBe("dice");
  expect(reasonFor(scene, "space:4")).toBeNull();
});

test("a board keeps its form while the room around it changes a little", () => {
  const drawings = [
    { form: "wide", width: 200, height: 100, piece: 10 },
    { form: "tall", width: 100, height: 200, piece: 10 },
  ];
  const board = { drawings } as unknown as Scene;
  expect(drawingFor(board, 360, 380)?.form).toBe("tall");
  expect(drawingFor(board, 360, 380, "wide")?.form).toBe("wide");
  expect(drawingFor(board, 360, 340, "tall")?.form).toBe("tall");
  expect(drawingFor(board, 360, 700, "wide")?.form).toBe("tall");
});
