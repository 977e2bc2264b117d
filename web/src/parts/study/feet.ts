/** What stands below a chart: rounds by name or number, or the numbers of moves; only what has the room. */
import type { Stage } from "../../lib/analysis";
import type { Words } from "../../lib/words";

/** Words at a share of the width, and where the part they name begins, if they name one. */
export interface Foot {
  at: number;
  text: string;
  from?: number;
}

const fits = (text: string, room: number) => 7 * text.length + 6 <= room;

/** Rounds by name where all of them have the room, else by number, in the middle of each. */
export function roundFeet(stages: readonly Stage[], last: number, words: Words): (wide: number) => Foot[] {
  const spans = stages.map((stage, k) => {
    const [from, to] = [stage.first / last, (stages[k + 1]?.first ?? last) / last];
    return { from, to, name: words.text(stage.name), number: String(stage.number) };
  });
  return (wide) => {
    const named = spans.every(({ from, to, name }) => fits(name, (to - from) * wide));
    return spans.map(({ from, to, name, number }) => {
      const text = named ? name : fits(number, (to - from) * wide) ? number : "";
      return { from, at: (from + to) / 2, text };
    });
  };
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];
const ROOM = 44;

/** The numbers of moves, as many as can be read. */
export function moveFeet(moves: number): (wide: number) => Foot[] {
  return (wide) => {
    const every = STEPS.find((step) => (moves / step) * ROOM < wide) ?? STEPS.at(-1)!;
    return Array.from({ length: Math.floor(moves / every) }, (_, k) => ({
      at: ((k + 1) * every) / moves,
      text: String((k + 1) * every),
    }));
  };
}
