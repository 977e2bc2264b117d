/** What a card is called where it cannot be seen. */
import type { Card } from "../wire/scene";
import type { Words } from "./words";

/** The number printed on it, its printed word unless the title says it anyway, the title, and how many there are. */
export function cardName(card: Card, words: Words): string {
  const [title, label, number] = [card.title, card.label, card.big].map((text) => words.text(text)) as [
    string,
    string,
    string,
  ];
  const printed = [says(title, label) ? "" : label, number === title ? "" : number];
  return [...printed, title, card.count > 1 ? `×${card.count}` : ""].filter(Boolean).join(" ");
}

/** True if a title has these words in it, as words and not as a part of longer ones. */
function says(title: string, label: string): boolean {
  const wordsOf = (text: string) =>
    ` ${text
      .toLocaleLowerCase()
      .replace(/[^\p{L}\p{N}+-]+/gu, " ")
      .trim()} `;
  return wordsOf(title).includes(wordsOf(label));
}
