/** What differs between the games that are played at this table: Boss Monster itself, and those that build on it. */
import type { Component } from "svelte";
import type { Told } from "../../net/told";
import type { Scene, SceneContext } from "./scenes";
import type { BoardState } from "./types";

export interface Edition {
  /** The phases of a round, as the board names them. */
  phases: readonly string[];
  /** What the order of play follows, as a message. */
  order: string;
  /** The middle of the table: the town and what lies around it. */
  Middle: Component;
  /** How many pixels higher that is than a town alone. */
  extraHeight?: number;
  /** Who has the first-player marker, where there is one. */
  firstPlayer?: (board: BoardState) => number;
  /** The scenes of events that only this game has. */
  sceneOf?: (event: Told, sceneContext: SceneContext) => Scene | null;
}
