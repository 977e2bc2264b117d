import { expect, test, vi } from "vitest";
import { besides, merged, shownAs } from "./light";

test("spots that touch become one that holds both, unless it would be too large", () => {
  const one = { x: 0, y: 0, r: 10 };
  expect(merged([one, { x: 15, y: 0, r: 10 }], 100)).toEqual([{ x: 7.5, y: 0, r: 17.5 }]);
  expect(merged([one, { x: 50, y: 0, r: 10 }], 100)).toHaveLength(2);
  expect(merged([one, { x: 15, y: 0, r: 10 }], 12)).toHaveLength(2);
  expect(merged([one, { x: 1, y: 0, r: 3 }], 100)).toEqual([one]);
});

test("words stand where they hide least of what is lit", () => {
  const room = { x: 100, y: 50, width: 400, height: 300 };
  const size = { width: 150, height: 80 };
  const whole = { x: 100, y: 50, width: 400, height: 180 };
  expect(besides(room, size, [])[0]).toBeCloseTo(125);
  expect(besides(room, size, [whole])[1]).toBe(300 - 80 - 8);
});

test("a racer is lit where it stands, not where its laps are counted", () => {
  // jsdom has no CSS of its own
  vi.stubGlobal("CSS", { escape: (id: string) => id });
  document.body.innerHTML = `<i data-id="piece:0" data-tally></i><i data-id="piece:0" class="stands"></i><i data-id="piece:1" data-tally></i>`;
  for (const element of document.querySelectorAll("i")) element.getBoundingClientRect = () => ({ width: 1 }) as DOMRect;
  expect(shownAs("piece:0", document)?.className).toBe("stands");
  expect(shownAs("piece:1", document)?.hasAttribute("data-tally")).toBe(true);
  expect(shownAs("piece:2", document)).toBeNull();
});
