/** The page of the Dungeon Book in the language that is spoken. */
import type { Say } from "./model";
import type { BoardState } from "./types";

export interface PageWords {
  name: string;
  premise: string;
  /** The sentence that marks a page of Underkeep's own design; empty for a page that a player has written. */
  designNote: string;
  rules: string[];
  cards: { symbol: string; copies: number; text: string }[];
}

function mine<T>(say: Say, texts: Readonly<Record<string, T>> | undefined, none: T): T {
  return texts?.[say("keep-language")] ?? texts?.["en"] ?? none;
}

export function pageWords({ page, scenario }: BoardState, say: Say): PageWords {
  return {
    name: mine(say, page?.name, scenario),
    premise: mine(say, page?.premise, ""),
    designNote: scenario === "own" ? "" : say("keep-page-design"),
    rules: mine(say, page?.rules, []),
    cards: Object.entries(page?.cards ?? {}).map(([symbol, { copies, text }]) => ({ symbol, copies, text: mine(say, text, "") })),
  };
}
