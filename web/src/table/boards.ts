/** The boards of the games, each loaded when somebody sits down to it. The shell knows nothing else about a game. */
import { fetchPictures } from "../art/drawn.svelte";
import type { Now } from "../art/printed";
import type { Component } from "svelte";
import type { CardFace } from "../protocol";
import type { Board } from "../net/socket";
import { learnGame, type Values } from "../words.svelte";
import type { Anchors } from "./prompt/anchors.svelte";
import type { CardFaces } from "./card-faces";
import type { StopFlags } from "./stops/stop-flags.svelte";
import type { EventPlayer } from "./playback/event-player.svelte";

export interface Spoken {
  board: Board;
  seat: number | null;
  cards: CardFaces;
  say: (id: string, values?: Values) => string;
  names: string[];
}

export interface BoardProps extends Spoken {
  anchors: Anchors;
  eventPlayer: EventPlayer;
  /** My private flags; without them there are none. */
  flags?: StopFlags;
}

/** A part of the table in words. */
export interface Section {
  heading: string;
  lines: string[];
}

export interface Drawn {
  Board: Component<BoardProps>;
  /** The whole table in words, for those who want it. */
  text: () => Promise<(spoken: Spoken) => Section[]>;
}

// Each board has its own type of position, and the server sends the right one: hence the casts.
const boards: Record<string, () => Promise<Drawn>> = {
  "boss-monster": async () => {
    const [board] = await Promise.all([import("../games/boss-monster/Board.svelte"), learnGame("boss-monster")]);
    return {
      Board: board.default as unknown as Component<BoardProps>,
      text: async () => (await import("../games/boss-monster/text")).tableText as unknown as (spoken: Spoken) => Section[],
    };
  },
  "super-boss-monster": async () => {
    const [board] = await Promise.all([import("../games/super-boss-monster/Board.svelte"), learnGame("super-boss-monster")]);
    return {
      Board: board.default as unknown as Component<BoardProps>,
      text: async () => (await import("../games/super-boss-monster/text")).tableText as unknown as (spoken: Spoken) => Section[],
    };
  },
  "keep-the-heroes-out": async () => {
    fetchPictures();
    const [board] = await Promise.all([import("../games/keep-the-heroes-out/Board.svelte"), learnGame("keep-the-heroes-out")]);
    return {
      Board: board.default as unknown as Component<BoardProps>,
      text: async () => (await import("../games/keep-the-heroes-out/text")).tableText as unknown as (spoken: Spoken) => Section[],
    };
  },
  "dungeon-fighter": async () => {
    const [board] = await Promise.all([import("../games/dungeon-fighter/Board.svelte"), learnGame("dungeon-fighter")]);
    return {
      Board: board.default as unknown as Component<BoardProps>,
      text: async () => (await import("../games/dungeon-fighter/text")).tableText as unknown as (spoken: Spoken) => Section[],
    };
  },
};

/** A card as it is printed; `large` is read closely. */
export type PrintedCardComponent = Component<{ face: CardFace | null; size?: "small" | "large"; now?: Now }>;

const cards: Record<string, () => Promise<PrintedCardComponent>> = {
  "keep-the-heroes-out": async () => {
    const [card] = await Promise.all([import("../games/keep-the-heroes-out/KeepCard.svelte"), learnGame("keep-the-heroes-out")]);
    return card.default as unknown as PrintedCardComponent;
  },
  "dungeon-fighter": async () => {
    const [card] = await Promise.all([import("../games/dungeon-fighter/FighterCard.svelte"), learnGame("dungeon-fighter")]);
    return card.default as unknown as PrintedCardComponent;
  },
};

/** What draws the cards of this game. */
export async function cardOf(game: string): Promise<PrintedCardComponent> {
  return (await cards[game]?.()) ?? ((await import("../art/Card.svelte")).default as unknown as PrintedCardComponent);
}

/** What draws this game, or null if there is nothing here yet. */
export async function boardOf(game: string): Promise<Drawn | null> {
  return (await boards[game]?.()) ?? null;
}
