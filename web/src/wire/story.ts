// Made by tools/page_types.py from the Python models: do not edit.
import type { Analysis } from "./analysis";

/** Who raced: a name, and the colour, shape and letter of the seat's first racer. */
export interface SeatOfStory {
  name: string;
  slot: number;
  letter: Record<string, string>;
}

/** A point of the curve in words: what was chosen, and what happened up to the next point; nothing at the start. */
export interface StepOfStory {
  choice: Record<string, string>;
  events: Record<string, string[]>;
}

/** Everything the page of an analysed race needs. `language` is the one it opens in. `steps` belong to the points of the analysis, `options` to its decisions, in the order of their odds. `frames` are pictures by the number of moves made: rows of (first, count) of `pieces` of SVG, in the view box `box`; an empty one shows the one before it. */
export interface Story {
  language: string;
  title: Record<string, string>;
  analysis: Analysis;
  seats: SeatOfStory[];
  steps: StepOfStory[];
  options: Record<string, string>[][];
  frames: Record<string, number[][]>;
  pieces: string[];
  box: string;
}
