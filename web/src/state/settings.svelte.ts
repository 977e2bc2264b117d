/** What this viewer prefers, kept in the browser. */
import { LANGUAGES, type Language } from "../lib/words";

export type Speed = "off" | "slow" | "normal" | "fast";
export type Scheme = "system" | "light" | "dark";
export const SPEEDS: readonly Speed[] = ["off", "slow", "normal", "fast"];

interface Kept {
  language: Language;
  scheme: Scheme;
  speed: Speed;
  sound: boolean;
  volume: number;
  confirm: boolean;
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
    language: spoken(), scheme: "system", speed: "normal", sound: false, volume: 0.6, confirm: true, still: false, chat: true,
  };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return usual;
  }
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
