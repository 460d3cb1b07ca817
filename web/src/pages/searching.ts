/** Names as people type them: case, Polish letters, apostrophes, hyphens and punctuation do not matter. As `core/search.py`. */
import type { CardFace } from "../protocol";

const LETTERS: Record<string, string> = { ł: "l", ø: "o", đ: "d", ß: "ss", æ: "ae", œ: "oe" };

/** A text without anything that people leave out when they search: words in small letters, one blank between them. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[łøđßæœ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/['’‘ʼ`´]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Whether all words that were typed stand in these texts. */
export function has(texts: string[], sought: string): boolean {
  const words = plain(sought).split(" ");
  const text = plain(texts.join(" "));
  return words.every((word) => text.includes(word));
}

/** Whether a card is sought: by its name in any language, by its wording or by its numbers. */
export function isSought(card: CardFace, sought: string): boolean {
  return !sought.trim() || has([card.name, ...card.names, card.text, card.about], sought);
}
