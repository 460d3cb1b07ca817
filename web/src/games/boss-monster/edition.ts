/** The differences between Boss Monster and the games that build on its board. */
import type { Component } from "svelte";
import type { GameEvent } from "../../net/decode-messages";
import type { Warning } from "../../table/parts/warnings";
import type { TextContext } from "./part-text";
import type { Scene, SceneContext } from "./scenes";
import type { BoardState } from "./types";

export interface Edition {
  /** The phases of a round, as the board names them. */
  phases: readonly string[];
  /** The message id that names the order of play. */
  order: string;
  /** The middle of the table: the town and what lies around it. */
  Middle: Component;
  /** How many pixels higher that is than a town alone. */
  extraHeight?: number;
  /** Whether the decks lie beside the town, so that they leave it less width. */
  hasDecksBesideTown?: boolean;
  /** The seat with the first-player marker, in a game that has one. */
  firstPlayer?: (board: BoardState) => number | undefined;
  /** Returns what may decide the game soon; without it, the warnings of Boss Monster. */
  warningsOf?: (context: TextContext) => Warning[];
  /** The scenes of events that only this game has. */
  sceneOf?: (event: GameEvent, sceneContext: SceneContext) => Scene | null;
}
