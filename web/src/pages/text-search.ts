/** Searches texts: case, Polish letters, apostrophes, hyphens and punctuation do not matter, as in the engine. */
import type { CardFace } from "../protocol";

const LETTERS: Record<string, string> = { ł: "l", ø: "o", đ: "d", ß: "ss", æ: "ae", œ: "oe" };

/** A text without anything that people leave out when they search: lower-case words with one blank between them. */
export function normalizeText(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[łøđßæœ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/['’‘ʼ`´]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Whether these texts contain all words of the search text. */
export function containsWords(texts: string[], searchText: string): boolean {
  const words = normalizeText(searchText).split(" ");
  const text = normalizeText(texts.join(" "));
  return words.every((word) => text.includes(word));
}

/** Whether a card matches the search text: by its name in any language, its wording or its numbers. */
export function matchesCard(card: CardFace, searchText: string): boolean {
  return !searchText.trim() || containsWords([card.name, ...card.names, card.text, card.about], searchText);
}
