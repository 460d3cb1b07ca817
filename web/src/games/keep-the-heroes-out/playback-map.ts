/** The map that is shown during the playback of events: it follows them step by step, while the seats are always the present ones. */
import { PlaybackBoard, type Played as PlayedOn } from "../../table/playback/playback-board";
import { applyEvent } from "./playback";
import type { BoardState } from "./types";

export type Played = PlayedOn<BoardState>;

export class PlaybackMap extends PlaybackBoard<BoardState> {
  constructor(board: BoardState) {
    super(board, (before, event, present) => ({ ...applyEvent(before, event, present), seats: present.seats }));
  }
}
