/** Texts of the server with links to cards in them: "Anna builds ⟦17|Dark Altar⟧." */

/** A piece of a text; with a face it is the name of a card, and the punctuation after it. */
export type TextPart = { text: string; face?: number; after?: string };

const CARD_LINK = /⟦(\d+)\|([^⟧]*)⟧([,.;:!?)”»]*)/g;

/** Splits a text into plain pieces and names of cards. */
export function splitMarkedText(text: string): TextPart[] {
  const found: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(CARD_LINK)) {
    if (match.index > end) found.push({ text: text.slice(end, match.index) });
    found.push({ text: match[2] ?? "", face: Number(match[1]), ...(match[3] && { after: match[3] }) });
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push({ text: text.slice(end) });
  return found;
}

/** Returns the text without card links: their names stay. */
export function plainText(text: string): string {
  return text.replace(CARD_LINK, "$2$3");
}
