/** The context that all parts of the board share. */
import { createContext } from "svelte";
import type { BoardContext as SharedBoardContext } from "../board-types";
import type { Anchors } from "../../table/prompt/anchors.svelte";
import type { Played } from "../../table/playback/shown-position";
import type { Insets } from "./throw/scene/insets";
import type { BoardState } from "./types";

export interface BoardContext extends SharedBoardContext<BoardState> {
  /** What is being played, and the board just before it. */
  readonly played: Played<BoardState> | null;
  readonly anchors: Anchors;
  /** What panels of the board cover of the stage of a throw. */
  readonly insets: Insets;
  /** Whether the controls of a throw are beside the target, and not below it. */
  readonly beside: boolean;
  /** Tells the board how high the controls of a throw are, in pixels; 0 while there are none. */
  readonly setControlsHeight: (height: number) => void;
}

export const [getBoardContext, setBoardContext] = createContext<BoardContext>();
