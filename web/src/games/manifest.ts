/**
 * What each game of the client declares in `games/<game>/manifest.ts`. The shell knows nothing else about a game. Manifests
 * are part of the first script, so they hold a few words and dynamic imports only.
 */
import type { Component } from "svelte";
import type { CurrentValues } from "../art/printed-values";
import type { Bitmap } from "../art/sprites";
import type { Board } from "../net/decode-messages";
import type { CardFace, TableSummary } from "../protocol";
import type { Anchors } from "../table/prompt/anchors.svelte";
import type { CardFaces } from "../table/card-faces";
import type { StopFlags } from "../table/stops/stop-flags.svelte";
import type { EventPlayer } from "../table/playback/event-player.svelte";
import type { Values } from "../messages.svelte";
import type { SoundName } from "../sound/recipes";

export type Say = (id: string, values?: Values) => string;

/** What is needed to put a position into words. */
export interface TextContext {
  board: Board;
  seat: number | null;
  cards: CardFaces;
  say: Say;
  names: string[];
}

export interface BoardProps extends TextContext {
  anchors: Anchors;
  eventPlayer: EventPlayer;
  /** The private stop flags of the viewer; a board without them shows none. */
  flags?: StopFlags;
}

/** A part of the table in words. */
export interface Section {
  heading: string;
  lines: string[];
}

/** The end of a game for the seat whose scene is shown: that of the viewer, or that of the winner for spectators. */
export interface EndingSceneProps {
  outcome: "won" | "lost" | "none";
  summary: TableSummary;
  seat: number;
}

/** A card as it is printed; `large` is for close reading. */
export type CardComponent = Component<{ face: CardFace | null; size?: "small" | "large"; now?: CurrentValues }>;

// Each game has its own type of position, and the server sends the right one: hence `never`.
export interface GameManifest {
  /** The message files that the board, the cards and the practice page use, without language and extension. */
  messageFiles: readonly string[];
  board: () => Promise<{ default: Component<never> }>;
  /** The whole table in words, for players who prefer text. */
  boardText: () => Promise<{ boardText: (context: never) => Section[] }>;
  /** Puts into words what an event has changed for a seat, and what a round has changed for each player; `before` and `after`
   * are their boards. */
  changes?: () => Promise<{
    changesFor: (before: never, after: never, seat: number, say: Say) => string;
    roundChanges?: (before: never, after: never, names: readonly string[], say: Say) => string[];
  }>;
  /** Draws the cards of the game; without it they are drawn as cards with a picture. */
  card?: () => Promise<{ default: Component<never> }>;
  /** Whether there is no picture on the cards of the game. */
  cardsLackPictures?: true;
  /** Draws the scene at the end of a game; without it the end has no scene. */
  endingScene?: () => Promise<{ default: Component<EndingSceneProps> }>;
  practice?: () => Promise<{ default: Component }>;
  /** Shows a page that a player has written: its texts, and the board at the beginning of its game. */
  pagePreview?: () => Promise<{ default: Component<never> }>;
  hasDeckBuilder?: true;
  /** Whether players react so often that they set when they are asked: then the table has controls for stops. */
  hasStops?: true;
  /** The sounds of events that mean something else in this game than in the others, by their kinds. */
  eventSounds?: Partial<Record<string, SoundName>>;
  /** The picture on the box of the game, 72 by 54 pixels. What matters is in its middle, because a phone shows only that. */
  boxPicture?: () => Promise<{ boxPicture: Bitmap }>;
  /** How many minutes a game takes, from and to. */
  minutes?: readonly [number, number];
  /** How much there is to learn. */
  weight?: "light" | "medium" | "heavy";
  /** Whether the header links to the rules and the cards of this game; exactly one game is the default. */
  isDefault?: true;
}
