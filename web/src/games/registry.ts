/** Finds the games of the client by their manifests and loads a part of a game when it is needed. */
import type { Component } from "svelte";
import { loadMessages } from "../messages.svelte";
import type { Bitmap } from "../art/sprites";
import generic from "./generic/manifest";
import type { Board } from "../net/decode-messages";
import type { BoardProps, CardComponent, EndingSceneProps, GameManifest, Say, Section, TextContext } from "./manifest";

const manifests = import.meta.glob<GameManifest>(["./*/manifest.ts", "!./generic/manifest.ts"], {
  eager: true,
  import: "default",
});

/** The names of all games with a board of their own, which are the names of their folders. */
export const gameNames = Object.keys(manifests).map((path) => path.split("/")[1] ?? "");

/** The manifest of a game: its own, or that of the generic board. Undefined without a game. */
export function manifestOf(game: string): GameManifest | undefined {
  if (!game) return undefined;
  return gameNames.includes(game) ? manifests[`./${game}/manifest.ts`] : generic;
}

/** The game whose rules and cards the header links to. */
export const defaultGame = gameNames.find((game) => manifestOf(game)?.isDefault) ?? "";

/** Load the messages of a game, so that its board can be shown. */
export async function loadGameMessages(game: string): Promise<void> {
  await loadMessages(...(manifestOf(game)?.messageFiles ?? []));
}

/** Returns what has changed for each player between two boards, in words: `Anna: souls +2`. */
export type RoundChanges = (before: Board, after: Board, names: readonly string[], say: Say) => string[];

/** What the table needs to show a game. */
export interface GameView {
  Board: Component<BoardProps>;
  /** Whether the table has controls for stops. */
  hasStops: boolean;
  /** Puts into words what an event has changed for a seat, if the game can. */
  changesFor?: ((before: Board, after: Board, seat: number, say: Say) => string) | undefined;
  /** Puts into words what a round has changed for each player, if the game has rounds. */
  roundChanges?: RoundChanges | undefined;
  /** Load the function that puts the whole table into words. */
  text: () => Promise<(context: TextContext) => Section[]>;
}

/** The board of a game and its texts; null without a game. */
export async function loadGameView(game: string): Promise<GameView | null> {
  const manifest = manifestOf(game);
  if (!manifest) return null;
  const [board, changes] = await Promise.all([manifest.board(), manifest.changes?.(), loadGameMessages(game)]);
  return {
    Board: board.default as Component<BoardProps>,
    hasStops: manifest.hasStops ?? false,
    changesFor: changes?.changesFor as GameView["changesFor"],
    roundChanges: changes?.roundChanges as RoundChanges | undefined,
    text: async () => (await manifest.boardText()).boardText as (context: TextContext) => Section[],
  };
}

/** The component that draws the cards of a game. */
export async function loadCard(game: string): Promise<CardComponent> {
  const card = manifestOf(game)?.card;
  if (!card) return (await import("../art/Card.svelte")).default as unknown as CardComponent;
  const [{ default: Card }] = await Promise.all([card(), loadGameMessages(game)]);
  return Card as CardComponent;
}

/** The component that shows a page that a player has written; null if the game has none. */
export async function loadPagePreview(game: string): Promise<Component<{ board: Board }> | null> {
  const preview = manifestOf(game)?.pagePreview;
  if (!preview) return null;
  const [{ default: Preview }] = await Promise.all([preview(), loadGameMessages(game)]);
  return Preview as Component<{ board: Board }>;
}

/** The scene at the end of a game; null if there is none. */
export async function loadEndingScene(game: string): Promise<Component<EndingSceneProps> | null> {
  return (await manifestOf(game)?.endingScene?.())?.default ?? null;
}

/** The practice page of a game; null if there is none. */
export async function loadPractice(game: string): Promise<Component | null> {
  const practice = manifestOf(game)?.practice;
  if (!practice) return null;
  const [page] = await Promise.all([practice(), loadGameMessages(game)]);
  return page.default;
}

/** The picture on the box of a game; null if it has none. */
export async function loadBoxPicture(game: string): Promise<Bitmap | null> {
  return (await manifestOf(game)?.boxPicture?.())?.boxPicture ?? null;
}
