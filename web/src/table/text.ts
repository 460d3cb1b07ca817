/** Texts of the server with cards in them: "Anna builds ⟦17|Dark Altar⟧." */

export type Part = { text: string; face?: number };

const MARK = /⟦(\d+)\|([^⟧]*)⟧/g;

/** A text in pieces; those with a face are names of cards. */
export function parts(text: string): Part[] {
  const found: Part[] = [];
  let end = 0;
  for (const match of text.matchAll(MARK)) {
    if (match.index > end) found.push({ text: text.slice(end, match.index) });
    found.push({ text: match[2] ?? "", face: Number(match[1]) });
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push({ text: text.slice(end) });
  return found;
}

/** The same text without marks. */
export function plain(text: string): string {
  return text.replace(MARK, "$2");
}

/** Seconds as a clock shows them: 1:05, or 2 d 3 h for turns over days. */
export function clockFace(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  if (left >= 86_400) return `${Math.floor(left / 86_400)} d ${Math.floor((left % 86_400) / 3600)} h`;
  if (left >= 3600) return `${Math.floor(left / 3600)} h ${Math.floor((left % 3600) / 60)} min`;
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
}
