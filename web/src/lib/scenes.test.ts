import { expect, test } from "vitest";
import type { Scene } from "../wire/scene";
import { reasonFor } from "./scenes";

const why = (key: string) => ({ key, args: {}, plain: "" });
const scene = { reasons: [{ at: "die:2", why: why("taken") }, { at: "die:", why: why("dice") }] } as unknown as Scene;

test("a thing's own reason comes before that of its kind", () => {
  expect(reasonFor(scene, "die:2")?.key).toBe("taken");
  expect(reasonFor(scene, "die:0")?.key).toBe("dice");
  expect(reasonFor(scene, "space:4")).toBeNull();
});
