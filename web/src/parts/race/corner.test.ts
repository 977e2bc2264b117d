import { describe, expect, it } from "vitest";
import { freest } from "./corner";

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });
const room = box(0, 0, 100, 100);

describe("the corner for a card", () => {
  it("is the upper right one while nothing is in the way", () => {
    expect(freest(room, 20, 20, [])).toBe("start end");
  });
  it("is one that covers nothing", () => {
    expect(freest(room, 20, 20, [box(0, 0, 100, 50), box(0, 90, 30, 100)])).toBe("end end");
  });
  it("covers least where all are taken", () => {
    const cells = [box(85, 0, 100, 20), box(0, 0, 20, 20), box(0, 80, 20, 100), box(95, 80, 100, 100)];
    expect(freest(room, 20, 20, cells)).toBe("end end");
  });
});
