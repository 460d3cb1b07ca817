/** The context that all parts of the board share. */
import { createContext } from "svelte";
import type { BoardContext as SharedBoardContext } from "../board-types";
import type { Choices } from "../../table/prompt/anchors.svelte";
import type { Played } from "../../table/playback/shown-position";
import type { StopFlags } from "../../table/stops/stop-flags.svelte";
import type { BoardState } from "./types";

export interface BoardContext extends SharedBoardContext<BoardState> {
  /** What is being played, and the map just before it. */
  readonly played: Played<BoardState> | null;
  readonly anchors: Choices;
  /** Whether the ways of the heroes and what they would do are shown. */
  readonly hints: boolean;
  /** Whether the board is low, as on a phone that is held sideways. */
  readonly low: boolean;
  /** The stop flags of the viewer. */
  readonly flags?: StopFlags | undefined;
  /** The hero whose next steps are shown on the map. */
  readonly watchedHero: number | null;
  watchHero(hero: number | null): void;
}

export const [getBoardContext, setBoardContext] = createContext<BoardContext>();
