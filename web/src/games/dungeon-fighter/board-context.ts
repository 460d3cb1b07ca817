/** The context that all parts of the board share. */
import { createContext } from "svelte";
import type { Anchors } from "../../table/prompt/anchors.svelte";
import type { Played } from "../../table/playback/shown-board";
import type { EventPlayer } from "../../table/playback/event-player.svelte";
import type { TextContext } from "./part-text";
import type { BoardState } from "./types";

export interface BoardContext extends TextContext {
  /** The board as it is; `board` is what is shown: while events are played it follows them step by step. */
  readonly present: BoardState;
  /** What is being played, and the board just before it. */
  readonly played: Played<BoardState> | null;
  readonly anchors: Anchors;
  readonly eventPlayer: EventPlayer;
  /** Whether there is room for everything side by side. */
  readonly wide: boolean;
  /** Open something to look at closely (again: close it): a pile. */
  readonly open: (what: string) => void;
  readonly opened: string;
}

export const [getBoardContext, setBoardContext] = createContext<BoardContext>();
