/** Tones of a scene as CSS colours. */
import type { Colour } from "../wire/scene";

export function colour(tone: string): string {
  return tone === "none" || tone === "" ? "none" : tone.startsWith("#") ? tone : `var(--${tone})`;
}

/** The scene's own colours, as custom properties for light and dark viewers. */
export function ownColours(colours: readonly Colour[]): string {
  return colours.map(({ name, light, dark }) => `--${name}:light-dark(${light},${dark})`).join(";");
}

/** The board's ground: tones from the middle outwards. */
export function ground(tones: readonly string[]): string {
  if (tones.length < 2) return colour(tones[0] ?? "board");
  return `radial-gradient(80% 90% at 50% 45%, ${tones.map(colour).join(", ")})`;
}
