/** The boards of the games, each loaded when somebody sits down to it. The shell knows nothing else about a game. */
import { fetchPictures } from "../art/drawn.svelte";
import type { Component } from "svelte";
import type { Board } from "../net/socket";
import type { Values } from "../words.svelte";
import type { Anchors } from "./anchors.svelte";
import type { Cards } from "./cards";
import type { Flags } from "./flags.svelte";
import type { Stage } from "./stage.svelte";

export interface Spoken {
  board: Board;
  seat: number | null;
  cards: Cards;
  say: (id: string, values?: Values) => string;
  names: string[];
}

export interface BoardProps extends Spoken {
  anchors: Anchors;
  stage: Stage;
  /** My private flags; without them there are none. */
  flags?: Flags;
}

/** A part of the table in words. */
export interface Section {
  heading: string;
  lines: string[];
}

export interface Drawn {
  Board: Component<BoardProps>;
  /** The whole table in words. */
  text: (spoken: Spoken) => Section[];
}

// Each board has its own type of position, and the server sends the right one: hence the casts.
const boards: Record<string, () => Promise<Drawn>> = {
  "boss-monster": async () => {
    fetchPictures();
    const [board, words] = await Promise.all([
      import("../games/boss-monster/Board.svelte"),
      import("../games/boss-monster/text"),
    ]);
    return {
      Board: board.default as unknown as Component<BoardProps>,
      text: words.tableText as unknown as Drawn["text"],
    };
  },
};

/** What draws this game, or null if there is nothing here yet. */
export async function boardOf(game: string): Promise<Drawn | null> {
  return (await boards[game]?.()) ?? null;
}
