/** A picture of one's own board, laid under the drawing to copy it. It stays in this browser. */
import type { Locate } from "./dragging.svelte";

/** Pixels of the longer side that are kept: enough to read, little enough to keep. */
const LONGEST = 1600;
const keyOf = (game: string) => `hippodrome.workshop.picture.${game}`;

interface Kept {
  url: string;
  wide: number;
  high: number;
  x: number;
  y: number;
  scale: number;
  turn: number;
  board: number;
}

export class Underlay {
  url = $state("");
  /** How wide and high it is, as shares of the drawing's width at scale 1. */
  private wide = $state(1);
  private high = $state(1);
  /** Its middle, as shares of the drawing. */
  x = $state(0.5);
  y = $state(0.5);
  scale = $state(1);
  /** Degrees. */
  turn = $state(0);
  /** How much of the drawing is seen over it. */
  board = $state(0.45);
  hidden = $state(false);
  /** The pointer moves it. */
  moving = $state(false);

  constructor(private readonly game: string) {
    try {
      const kept = JSON.parse(localStorage.getItem(keyOf(game)) ?? "null") as Kept | null;
      if (kept?.url.startsWith("data:image/")) Object.assign(this, kept);
    } catch {
      /* a browser that keeps nothing begins without */
    }
  }

  get shown(): boolean {
    return this.url !== "" && !this.hidden;
  }

  /** Its size in a drawing. */
  size(width: number, height: number): [number, number] {
    const fit = Math.min(width / this.wide, height / this.high) * this.scale;
    return [this.wide * fit, this.high * fit];
  }

  /** Lay a picture under the board; false if it is none. */
  async open(file: File): Promise<boolean> {
    try {
      const image = await createImageBitmap(file);
      const shrink = Math.min(1, LONGEST / Math.max(image.width, image.height));
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [Math.round(image.width * shrink), Math.round(image.height * shrink)];
      canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
      this.url = canvas.toDataURL("image/jpeg", 0.8);
      [this.wide, this.high] = [canvas.width, canvas.height];
    } catch {
      return false;
    }
    [this.x, this.y, this.scale, this.turn, this.hidden] = [0.5, 0.5, 1, 0, false];
    this.keep();
    return true;
  }

  drop(): void {
    this.url = "";
    this.moving = false;
    localStorage.removeItem(keyOf(this.game));
  }

  keep(): void {
    const { url, wide, high, x, y, scale, turn, board } = this;
    try {
      localStorage.setItem(
        keyOf(this.game),
        JSON.stringify({ url, wide, high, x, y, scale, turn, board } satisfies Kept),
      );
    } catch {
      /* too large to keep: it is there until the page is closed */
    }
  }

  /** Move it by arrow keys or buttons. */
  nudge(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.keep();
  }

  /** A pointer came down to move it. */
  press(event: PointerEvent, locate: Locate, size: () => [number, number] = () => this.box): void {
    let before = locate(event.clientX, event.clientY);
    const move = (next: PointerEvent) => {
      const now = locate(next.clientX, next.clientY);
      if (!now || !before || next.pointerId !== event.pointerId) return;
      const [width, height] = size();
      this.x += (now.x - before.x) / width;
      this.y += (now.y - before.y) / height;
      before = now;
    };
    const stop = () => {
      removeEventListener("pointermove", move);
      this.keep();
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", stop, { once: true });
    addEventListener("pointercancel", stop, { once: true });
  }

  /** The drawing it lies under. */
  box: [number, number] = [1, 1];
}
