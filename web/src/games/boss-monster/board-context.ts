/** The context that all parts of the board share. */
import { createContext } from "svelte";
import type { Anchors } from "../../table/prompt/anchors.svelte";
import type { StopFlags } from "../../table/stops/stop-flags.svelte";
import type { EventPlayer } from "../../table/playback/event-player.svelte";
import type { TextContext } from "./part-text";
import type { Edition } from "./edition";
import type { BoardState } from "./types";

export interface BoardContext extends TextContext {
  /** The board as it is; `board` is what is shown: while events are played it follows them step by step. */
  readonly present: BoardState;
  readonly anchors: Anchors;
  readonly eventPlayer: EventPlayer;
  /** The stop flags of the viewer. */
  readonly flags: StopFlags | undefined;
  /** Whether there is room for big cards. */
  readonly wide: boolean;
  /** Whether there is so little height that the town and the rows of the other players are low. */
  readonly tight: boolean;
  /** Whether the board is tight and has five or six players. */
  readonly crowded: boolean;
  /** The hero whom the event overlay moves; its token on the board is hidden meanwhile. */
  readonly animatedHero: number;
  /** Open a pile of cards to look through (again: close it). */
  readonly open: (pile: string) => void;
  readonly opened: string;
  /** The game: Boss Monster itself, or a game that builds on it. */
  readonly edition: Edition;
}

export const [getBoardContext, setBoardContext] = createContext<BoardContext>();
