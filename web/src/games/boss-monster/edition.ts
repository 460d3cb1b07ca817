/** What differs between the games that are played at this table: Boss Monster itself, and those that build on it. */
import type { Component } from "svelte";
import type { GameEvent } from "../../net/decode-messages";
import type { Scene, World } from "./scenes";
import type { BoardState } from "./types";

export interface Edition {
  /** The phases of a round, as the board names them. */
  phases: readonly string[];
  /** What the order of play follows, as a message. */
  order: string;
  /** The middle of the table: the town and what lies around it. */
  Middle: Component;
  /** How many pixels higher that is than a town alone. */
  taller?: number;
  /** Who has the first-player marker, where there is one. */
  first?: (board: BoardState) => number;
  /** The scenes of events that only this game has. */
  scene?: (told: GameEvent, world: World) => Scene | null;
}
