/** The outlines of the six racer slots in a box of 64: disc, triangle, square, diamond, hexagon, cross. */

const around = (count: number, radius: number, x: number, y: number, tilt = 0): string =>
  "M" +
  Array.from({ length: count }, (_, k) => {
    const angle = tilt + (k * 2 * Math.PI) / count;
    return `${(x + radius * Math.sin(angle)).toFixed(1)} ${(y - radius * Math.cos(angle)).toFixed(1)}`;
  }).join("L") +
  "Z";

const OUTLINES = [
  "",
  "M5 32a27 27 0 1 1 54 0a27 27 0 1 1-54 0Z",
  around(3, 33, 32, 38),
  "M7 7H57V57H7Z",
  around(4, 30, 32, 32),
  around(6, 29, 32, 32, Math.PI / 6),
  "M16 4H48V16H60V48H48V60H16V48H4V16H16Z",
];

export function outline(slot: number): string {
  return OUTLINES[slot] ?? OUTLINES[1]!;
}

/** The height and place of the letter on a slot's badge. */
export function letterOf(slot: number): { y: number; size: number } {
  return slot === 2 ? { y: 48, size: 25 } : { y: 42.5, size: slot === 4 ? 26 : 30 };
}
