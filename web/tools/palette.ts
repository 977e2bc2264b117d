/** The palette of `hippodrome.draw` as custom properties: one source for the page and for pictures. */
import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import type { Plugin } from "vite";

type Tones = Record<string, string>;
type Mood = { light: Tones; dark: Tones };

/** The whole palette, and the part of it that says which colours are a racer's. */
const PALETTE = "virtual:palette.css";
const RACERS = "virtual:racers.css";

function properties(tones: Tones): string {
  return Object.entries(tones)
    .map(([name, colour]) => `--${name}:${colour};`)
    .join("");
}

/** What has `data-racer` is in the colours of that slot. */
export function racers(): string {
  const slots = Array.from({ length: 6 }, (_, k) => `racer-${k + 1}`);
  return slots
    .map((slot, k) => `[data-racer="${k + 1}"]{--racer:var(--${slot});--racer-ink:var(--${slot}-ink)}`)
    .join("\n");
}

/** CSS for every mood (`data-mood` on any element) and scheme (`data-scheme` on the page, or the system's). */
export function stylesheet(toml: string): string {
  const tables = parse(toml) as unknown as Record<string, Mood> & { materials: Tones; racers: Tones; signs: Mood };
  const { materials, racers: slots, signs, ...moods } = tables;
  const rules = [`:root{${properties(materials)}${properties(slots)}}`, racers()];
  for (const [name, mood] of Object.entries(moods)) {
    const place = name === "house" ? `:root,[data-mood="house"]` : `[data-mood="${name}"]`;
    const within = (scheme: string) =>
      place
        .split(",")
        .map((part) => (part === ":root" ? `html${scheme}` : `html${scheme} ${part}`))
        .join(",");
    const light = properties({ ...signs.light, ...mood.light }) + "color-scheme:light;";
    const dark = properties({ ...signs.dark, ...mood.dark }) + "color-scheme:dark;";
    rules.push(`${place}{${light}}`);
    rules.push(`${within(`[data-scheme="dark"]`)}{${dark}}`);
    rules.push(`[data-mood="${name}"][data-scheme="dark"]{${dark}}`);
    rules.push(`@media (prefers-color-scheme:dark){${within(`:not([data-scheme="light"])`)}{${dark}}}`);
  }
  return rules.join("\n");
}

export function palette(file: string): Plugin {
  return {
    name: "hippodrome-palette",
    resolveId: (id) => (id === PALETTE || id === RACERS ? id : undefined),
    load(id) {
      if (id === RACERS) return racers();
      if (id !== PALETTE) return undefined;
      this.addWatchFile(file);
      return stylesheet(readFileSync(file, "utf-8"));
    },
  };
}
