/** What all parts of the board share. */
import { createContext } from "svelte";
import type { Anchors } from "../../table/anchors.svelte";
import type { Flags } from "../../table/flags.svelte";
import type { Stage } from "../../table/stage.svelte";
import type { TextContext } from "./describe";
import type { Edition } from "./edition";

export interface BoardContext extends TextContext {
  readonly anchors: Anchors;
  readonly stage: Stage;
  /** Where I want to be asked, or not. */
  readonly flags: Flags | undefined;
  /** Whether there is room for big cards. */
  readonly wide: boolean;
  /** Whether there is so little height that the rows of the others and the town must be low. */
  readonly tight: boolean;
  /** Whether, on top of that, five or six sit at the table. */
  readonly crowded: boolean;
  /** The hero who is walking on the stage: its token on the board waits until it is over. */
  readonly animatedHero: number;
  /** Open a pile of cards to look through (again: close it). */
  readonly open: (pile: string) => void;
  readonly opened: string;
  /** Which game of the family is played. */
  readonly edition: Edition;
}

export const [getBoardContext, setBoardContext] = createContext<BoardContext>();
