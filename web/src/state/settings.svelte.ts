/** What this viewer prefers, kept in the browser. */
import { NEWCOMER, usualSpeed, type Speed } from "../lib/tempo";
import { LANGUAGES, type Language } from "../lib/words";

export type Scheme = "system" | "light" | "dark";

interface Kept {
  language: Language;
  scheme: Scheme;
  /** The pace at which races are told; null where none was chosen. */
  speed: Speed | null;
  /** The first races that were raced to their end here. */
  raced: string[];
  sound: boolean;
  volume: number;
  confirm: boolean;
  /** A second tap on the same end carries the move out. */
  twice: boolean;
  /** Whole moves at once; else the questions one by one. */
  whole: boolean;
  still: boolean;
  chat: boolean;
}

const KEY = "hippodrome.settings";

function spoken(): Language {
  const wanted = (globalThis.navigator?.languages ?? []).map((name) => name.slice(0, 2) as Language);
  return wanted.find((name) => LANGUAGES.includes(name)) ?? "en";
}

function read(): Kept {
  const usual: Kept = {
    language: spoken(),
    scheme: "system",
    speed: null,
    raced: [],
    sound: false,
    volume: 0.6,
    confirm: true,
    twice: true,
    whole: true,
    still: false,
    chat: true,
  };
  try {
    return known({ ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) });
  } catch {
    return usual;
  }
}

/** Speeds that were kept by a page of before: the usual one was nobody's choice. */
const FORMER: Record<string, Speed | null> = { slow: "calm", normal: null };

function known(kept: Kept): Kept {
  const { speed } = kept;
  return speed !== null && speed in FORMER ? { ...kept, speed: FORMER[speed]! } : kept;
}

export const settings: Kept = $state(read());

/** Keep what was changed, and dress the page accordingly. */
export function keepSettings(): void {
  $effect(() => {
    localStorage.setItem(KEY, JSON.stringify(settings));
    document.documentElement.lang = settings.language;
    if (settings.scheme === "system") delete document.documentElement.dataset.scheme;
    else document.documentElement.dataset.scheme = settings.scheme;
    document.documentElement.toggleAttribute("data-still", settings.still);
  });
}

/** True where nothing should move: the viewer's setting or the system's. */
export function still(): boolean {
  return settings.still || (globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false);
}

/** The pace at which races are told: the one that was chosen, else a calm one until somebody knows their way about. */
export function speed(): Speed {
  return settings.speed ?? usualSpeed(settings.raced.length);
}

/** A race was raced to its end. */
export function keepRaced(code: string): void {
  if (settings.raced.length < NEWCOMER && !settings.raced.includes(code)) settings.raced = [...settings.raced, code];
}
