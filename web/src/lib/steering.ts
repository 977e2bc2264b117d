/** Going from one place on the board to the next by keys: in the direction of an arrow, or by number. */

export interface Point {
  x: number;
  y: number;
}

export type Arrow = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";
const TOWARDS: Record<Arrow, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Down and right lead onwards where nothing lies in that direction, up and left back. */
export const onwards = (arrow: Arrow): boolean => arrow === "ArrowDown" || arrow === "ArrowRight";

/** The nearest of some places that lies in the direction of an arrow; null if none does. */
export function towards<T extends Point>(from: Point, places: readonly T[], arrow: Arrow): T | null {
  const [right, down] = TOWARDS[arrow];
  const ahead = ({ x, y }: Point) => (x - from.x) * right + (y - from.y) * down;
  const aside = ({ x, y }: Point) => Math.abs((x - from.x) * down - (y - from.y) * right);
  const far = ({ x, y }: Point) => Math.hypot(x - from.x, y - from.y);
  const found = places.filter((place) => ahead(place) > 0 && aside(place) <= ahead(place));
  return found.reduce<T | null>((best, place) => (best && far(best) <= far(place) ? best : place), null);
}

/** A number typed digit by digit: a second digit is waited for only where a longer number could be meant. */
export class Typing {
  private typed = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly give: (number: number) => void,
    private readonly patience = 700,
  ) {}

  press(digit: string, most: number): void {
    clearTimeout(this.timer);
    this.typed = Number(this.typed + digit) <= most ? this.typed + digit : digit;
    if (Number(this.typed) * 10 > most) this.finish();
    else this.timer = setTimeout(() => this.finish(), this.patience);
  }

  /** Take what was typed so far; false if nothing was. */
  finish(): boolean {
    clearTimeout(this.timer);
    const number = Number(this.typed);
    this.typed = "";
    if (number) this.give(number);
    return number > 0;
  }

  get begun(): boolean {
    return this.typed !== "";
  }
}
