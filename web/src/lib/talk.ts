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

export function setTalk(talk: Talk): Talk {
  return setContext(KEY, talk);
}

export function getTalk(): Talk {
  return getContext<Talk>(KEY);
}
