/**
 * The texts of rulebooks: paragraphs with a blank line between them, lists whose lines begin with "- " or "1. ", `__words__`
 * that stand out, and `<card-key>` for the name of a card.
 */

export interface Span {
  kind: "text" | "strong" | "card";
  text: string;
}

export interface Block {
  kind: "p" | "ul" | "ol";
  lines: Span[][];
}

const SPAN = /__(.+?)__|<([a-z]+(?:-[a-z\d]+)+)>/g;
const ITEM = /^(?:- |\d+\. )/;
const CLAUSE = /\b[A-Z]{2,3}-\d+\.\d+\b/g;

/** Splits a line into plain pieces, pieces that stand out, and keys of cards. */
export function splitLine(line: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const match of line.matchAll(SPAN)) {
    if (match.index > end) spans.push({ kind: "text", text: line.slice(end, match.index) });
    spans.push(match[1] ? { kind: "strong", text: match[1] } : { kind: "card", text: match[2] ?? "" });
    end = match.index + match[0].length;
  }
  if (end < line.length) spans.push({ kind: "text", text: line.slice(end) });
  return spans;
}

/** Splits a text into paragraphs and lists. */
export function splitText(text: string): Block[] {
  const blocks = text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean);
  return blocks.map((block) => {
    const lines = block.split("\n").map((line) => line.trim());
    const isList = lines.every((line) => ITEM.test(line));
    if (!isList) return { kind: "p", lines: [splitLine(lines.join(" "))] };
    return {
      kind: lines[0]?.startsWith("- ") ? "ul" : "ol",
      lines: lines.map((line) => splitLine(line.replace(ITEM, ""))),
    };
  });
}

/** Returns the clauses that a text names. */
export function clausesIn(text: string): string[] {
  return text.match(CLAUSE) ?? [];
}
