/** A puzzle as a table of one's own: one question, and what is best is known only once it was answered. */
import type { Answer } from "../lib/socket";
import type { Puzzle, Solution } from "../wire/answers";
import { PreparedStore, REFUSED, tableOf, TAKEN } from "./prepared.svelte";

/** Standard errors on either side of an interval that holds 19 times of 20. */
const SURE = 1.96;

export class PuzzleStore extends PreparedStore {
  solution: Solution | null = $state.raw(null);
  /** What was answered. */
  chosen: number | null = $state(null);

  constructor(
    readonly puzzle: Puzzle,
    name: string,
    bot: string,
    /** Tells an answer, and is told what is best. */
    private readonly submit: (choice: number) => Promise<Solution>,
  ) {
    super(puzzle.seat, tableOf(puzzle, puzzle.players, name, bot));
    this.scene = puzzle.scene;
    this.stage.show(puzzle.scene);
    const moment = { point: 0, turn: puzzle.seat, ranks: puzzle.ranks };
    this.behold(
      moment,
      puzzle.scene.offers.map((offer) => offer.action),
    );
  }

  override async choose(choice: number): Promise<Answer> {
    if (this.solution || this.waiting) return REFUSED;
    this.waiting++;
    try {
      const solution = await this.submit(choice);
      this.chosen = choice;
      this.hint = {
        type: "hint",
        id: "",
        asked: this.view!.asked,
        choice: solution.answer,
        clear: true,
        odds: solution.choices.map(({ choice: one, win, error, place }) => ({
          choice: one,
          win,
          low: Math.max(0, win - SURE * error),
          high: Math.min(1, win + SURE * error),
          place,
        })),
        win: [],
        place: [],
        spread: 0,
        line: [],
      };
      this.solution = solution;
      return TAKEN;
    } finally {
      this.waiting--;
    }
  }

  override carryOut(choices: readonly number[]): Promise<Answer> {
    return this.choose(choices[0]!);
  }
}
