/** The context that all parts of the board share. */
import { createContext } from "svelte";
import type { BoardContext as SharedBoardContext } from "../board-types";
import type { Anchors } from "../../table/prompt/anchors.svelte";
import type { StopFlags } from "../../table/stops/stop-flags.svelte";
import type { Edition } from "./edition";
import type { BoardState } from "./types";

export interface BoardContext extends SharedBoardContext<BoardState> {
  readonly anchors: Anchors;
  /** The stop flags of the viewer. */
  readonly flags?: StopFlags | undefined;
  /** Whether there is so little height that the town and the rows of the other players are low. */
  readonly tight: boolean;
  /** Whether the phases, cards that are cast and the order of play share one row at the top. */
  readonly hasTopRow: boolean;
  /** Whether the rows of the other players are strips of one line, because not all of them would be visible. */
  readonly strips: boolean;
  /** Whether the town and what lies beside it are as low as they can be. */
  readonly low: boolean;
  /** Whether a card of a pile is to be chosen. */
  readonly choosing: boolean;
  /** Whether the board is tight and has five or six players. */
  readonly crowded: boolean;
  /** The player whose dungeon heroes walk through. */
  readonly visited: number | null;
  /** The hero whom the event overlay moves; its token on the board is hidden meanwhile. */
  readonly animatedHero: number | null;
  /** The game: Boss Monster itself, or a game that builds on it. */
  readonly edition: Edition;
}

export const [getBoardContext, setBoardContext] = createContext<BoardContext>();
