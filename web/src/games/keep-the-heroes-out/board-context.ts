/** The context that all parts of the board share. */
import { createContext } from "svelte";
import type { Choices } from "../../table/prompt/anchors.svelte";
import type { EventPlayer } from "../../table/playback/event-player.svelte";
import type { TextContext } from "./part-text";
import type { Played } from "../../table/playback/shown-board";
import type { BoardState } from "./types";

export interface BoardContext extends TextContext {
  /** The map as it is shown: while events are played it follows them step by step. */
  readonly shown: BoardState;
  /** What is being played, and the map just before it. */
  readonly played: Played<BoardState> | null;
  readonly anchors: Choices;
  readonly eventPlayer: EventPlayer;
  /** Whether there is room for everything side by side. */
  readonly wide: boolean;
  /** Whether the ways of the heroes and what they would do are shown. */
  readonly hints: boolean;
  /** Open something to look at closely (again: close it): a pile, a room, the page, the Guild. */
  readonly open: (what: string) => void;
  readonly opened: string;
}

export const [getBoardContext, setBoardContext] = createContext<BoardContext>();
