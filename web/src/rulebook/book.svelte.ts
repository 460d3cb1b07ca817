/** The rulebooks for players: which games have one, and what the chapter on the screen needs to draw cards. */
import { getContext, setContext, type Component } from "svelte";
import type { CardComponent } from "../games/manifest";
import type { CardFace } from "../protocol";

/** A chapter. Its texts are the messages `rulebook-<game>-<id>`, `.text` and `.clauses`. */
export interface Chapter {
  id: string;
  /** Stands beside the text. */
  picture?: Component;
  /** Stands below the text, over the whole width. */
  example?: Component;
}

export interface Book {
  chapters: readonly Chapter[];
}

const books = import.meta.glob<Book>("../games/*/rulebook/book.ts", { import: "book" });

const pathOf = (game: string): string => `../games/${game}/rulebook/book.ts`;

/** Whether a game has a rulebook for players. */
export function hasBook(game: string): boolean {
  return pathOf(game) in books;
}

/** The rulebook of a game; null without one. */
export async function loadBook(game: string): Promise<Book | null> {
  return (await books[pathOf(game)]?.()) ?? null;
}

/** The files with the messages of the rulebook of a game. */
export function messageFilesOf(game: string): string[] {
  return ["web_rulebook", `web_rulebook_${game.replaceAll("-", "_")}`];
}

/** The cards of the game whose rulebook is shown, by their keys. */
export class BookCards {
  faces = $state.raw<ReadonlyMap<string, CardFace>>(new Map());
  component = $state.raw<CardComponent | null>(null);

  nameOf(key: string): string {
    return this.faces.get(key)?.name ?? key;
  }
}

const KEY = Symbol("rulebook");

export function setBookCards(cards: BookCards): void {
  setContext(KEY, cards);
}

export function getBookCards(): BookCards {
  return getContext<BookCards>(KEY);
}
