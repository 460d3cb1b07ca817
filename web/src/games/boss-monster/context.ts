/** What all parts of the board share. */
import { createContext } from "svelte";
import type { Anchors } from "../../table/prompt/anchors.svelte";
import type { StopFlags } from "../../table/stops/stop-flags.svelte";
import type { EventPlayer } from "../../table/playback/event-player.svelte";
import type { Speaking } from "./describe";
import type { Edition } from "./edition";

export interface Table extends Speaking {
  readonly anchors: Anchors;
  readonly eventPlayer: EventPlayer;
  /** Where I want to be asked, or not. */
  readonly flags: StopFlags | undefined;
  /** Whether there is room for big cards. */
  readonly wide: boolean;
  /** Whether there is so little height that the rows of the others and the town must be low. */
  readonly tight: boolean;
  /** Whether, on top of that, five or six sit at the table. */
  readonly crowded: boolean;
  /** The hero who is walking in the event that is played now: its token on the board waits until it is over. */
  readonly ghost: number;
  /** Open a pile of cards to look through (again: close it). */
  readonly open: (pile: string) => void;
  readonly opened: string;
  /** Which game of the family is played. */
  readonly edition: Edition;
}

export const [tableContext, setTableContext] = createContext<Table>();
