/** The types and small functions that the boards of all games share. */
import type { Snippet } from "svelte";
import type { CardFace } from "../protocol";
import type { Anchors } from "../table/prompt/anchors.svelte";
import type { EventPlayer } from "../table/playback/event-player.svelte";

export type Say = (id: string, values?: Record<string, string | number>) => string;
export type Cards = ReadonlyMap<number, CardFace>;

/** What is needed to put a board into words. */
export interface TextContext<B> {
  readonly board: B;
  /** The seat of the viewer; null for a spectator. */
  readonly seat: number | null;
  readonly cards: Cards;
  readonly say: Say;
  readonly names: readonly string[];
}

/** What the table gives to the board of a game. */
export interface BoardProps<B> extends TextContext<B> {
  anchors: Anchors;
  eventPlayer: EventPlayer;
  /** Content just above the hand, such as the prompt on a phone. */
  children?: Snippet;
}

/** What the parts of every board need, in addition to the text context. */
export interface BoardContext<B> extends TextContext<B> {
  readonly eventPlayer: EventPlayer;
  /** Whether there is room for everything side by side. */
  readonly wide: boolean;
  /** What is open to be looked at closely (a pile, a room, a page); empty if nothing is. */
  readonly opened: string;
  /** Opens something, or closes it if it is open. */
  readonly open: (what: string) => void;
}

/** A card under its id, as lists show it. */
export interface ListedCard {
  card: number;
  face: CardFace | null;
}

/** Returns the cards in the order in which they lie, each with its place. */
export function listCards<T extends { n: number; face: number }>(
  cards: Cards,
  pile: Readonly<Record<string, T>> | undefined,
): (ListedCard & { at: T })[] {
  return Object.entries(pile ?? {})
    .sort((one, other) => one[1].n - other[1].n)
    .map(([card, at]) => ({ card: Number(card), face: cards.get(at.face) ?? null, at }));
}

export function countOf(keyed: Readonly<Record<string, unknown>> | undefined): number {
  return Object.keys(keyed ?? {}).length;
}

/** Returns a text that is printed on a card. */
export function printedText(face: CardFace | null | undefined, name: string): string {
  const value = face?.traits[name];
  return typeof value === "string" ? value : "";
}

/** Returns a number that is printed on a card. */
export function printedNumber(face: CardFace | null | undefined, name: string): number {
  const value = face?.traits[name];
  return typeof value === "number" ? value : 0;
}

/** Returns the text with a capital letter at its beginning. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns an object with the properties of a component and, before them, others of the board; all of them are read late. */
export function withProps<Props extends object, Own extends object>(props: () => Props, own: Own): Props & Own {
  return Object.setPrototypeOf(own, props()) as Props & Own;
}
