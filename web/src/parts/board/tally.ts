/** Room for a figure of each racer in the middle of a board, with a heading above or at the left. */
import type { Rect } from "../../wire/scene";

/** A line of words and its height. */
interface Heading {
  x: number;
  y: number;
  lines: string[];
  size: number;
}

export interface TallyRoom {
  heading: Heading | null;
  /** The height of a badge. */
  badge: number;
  /** The left middle of every racer's figure. */
  places: { x: number; y: number }[];
}

export function layTally(room: Rect, title: string, count: number): TallyRoom {
  const wide = room.width > room.height * 1.2;
  const heading = title ? (wide ? atLeft(room, title) : above(room, title)) : null;
  const left = heading && wide ? room.width * LEFT : 0;
  const top = heading && !wide ? room.height * ABOVE : 0;
  const columns = wide ? Math.min(3, count) : count > 4 && room.width > room.height * 0.7 ? 2 : 1;
  const cell = { width: (room.width - left) / columns, height: (room.height - top) / Math.ceil(count / columns) };
  return {
    heading,
    badge: Math.min(cell.height * 0.62, cell.width * 0.3),
    places: Array.from({ length: count }, (_, k) => ({
      x: room.x + left + (k % columns) * cell.width + cell.width * 0.06,
      y: room.y + top + Math.floor(k / columns) * cell.height + cell.height / 2,
    })),
  };
}

/** Shares of the room that a heading takes. */
const LEFT = 0.24;
const ABOVE = 0.16;

function atLeft(room: Rect, title: string): Heading {
  const [wide, lines] = [room.width * LEFT, halves(title)];
  const size = Math.min((wide * 1.6) / Math.max(6, ...lines.map((line) => line.length)), room.height * 0.2);
  return { x: room.x + wide / 2, y: room.y + room.height / 2, lines, size };
}

function above(room: Rect, title: string): Heading {
  const high = room.height * ABOVE;
  return {
    x: room.x + room.width / 2,
    y: room.y + high / 2,
    lines: [title],
    size: Math.min(high * 0.7, room.height * 0.2),
  };
}

/** A title in two lines, the first the shorter one if they cannot be equal. */
function halves(title: string): string[] {
  const words = title.split(" ");
  if (words.length < 2) return [title];
  const first = Math.floor(words.length / 2);
  return [words.slice(0, first).join(" "), words.slice(first).join(" ")];
}
