/** The game and the words that a part of the page speaks with, handed down from the screen. */
import { getContext, setContext } from "svelte";
import type { Words } from "./words";

export interface Talk {
  readonly game: string;
  readonly words: Words;
  /** The names of the players by seat. */
  readonly names: readonly string[];
}

const KEY = Symbol("talk");

/** Hand down what is spoken about, as it stands whenever a part asks for it. */
export function setTalk(game: () => string, words: () => Words, names: () => readonly string[] = () => []): void {
  setContext<Talk>(KEY, {
    get game() {
      return game();
    },
    get words() {
      return words();
    },
    get names() {
      return names();
    },
  });
}

export function getTalk(): Talk {
  return getContext<Talk>(KEY);
}
