/** The page of the Dungeon Book in the present language. */
import type { Say } from "../board-types";
import type { BoardState } from "./types";

export interface PageText {
  name: string;
  premise: string;
  /** The sentence that marks a page of Underkeep's own design; empty for a page that a player has written. */
  designNote: string;
  rules: string[];
  cards: { symbol: string; copies: number; text: string }[];
}

function inLanguage<T>(say: Say, texts: Readonly<Record<string, T>> | undefined, none: T): T {
  return texts?.[say("keep-language")] ?? texts?.["en"] ?? none;
}

export function pageText({ page, scenario }: BoardState, say: Say): PageText {
  return {
    name: inLanguage(say, page?.name, scenario),
    premise: inLanguage(say, page?.premise, ""),
    designNote: scenario === "own" ? "" : say("keep-page-design"),
    rules: inLanguage(say, page?.rules, []),
    cards: Object.entries(page?.cards ?? {}).map(([symbol, { copies, text }]) => ({
      symbol,
      copies,
      text: inLanguage(say, text, ""),
    })),
  };
}
