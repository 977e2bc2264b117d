import { render } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import { Words } from "../../lib/words";
import type { Panel } from "../../wire/scene";
import Places from "./Places.svelte";

vi.mock("../../lib/talk", () => ({ getTalk: () => ({ game: "", words: new Words("en", []), names: [] }) }));
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

test("the badge of the last place is within the chart, however many race", () => {
  for (const players of [2, 4, 6]) {
    const panels = Array.from(
      { length: players },
      (_, seat) => ({ id: `racer:${seat}`, slot: seat + 1, letter: { key: "", args: {}, plain: "A" } }) as Panel,
    );
    const ranks = panels.map((_, seat) => seat + 1);
    const moments = [0, 1].map((point) => ({ point, ranks })) as never;
    const { container, unmount } = render(Places, { moments, stages: [], panels, overtakings: [], onpoint: () => {} });
    const high = Number(container.querySelector("svg")!.getAttribute("viewBox")!.split(" ")[3]);
    const tops = [...container.querySelectorAll("g[transform^=translate]")].map((badge) =>
      Number(/ ([\d.]+)\)/.exec(badge.getAttribute("transform")!)![1]),
    );
    expect(tops).toHaveLength(players);
    expect(Math.max(...tops) + 30).toBeLessThanOrEqual(high);
    unmount();
  }
});
