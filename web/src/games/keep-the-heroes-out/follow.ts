/** Which map is shown while events are played: it follows them step by step; the seats are always the present. */
import { Following, type Played as PlayedOn } from "../../table/follow";
import { applyEvent } from "./play";
import type { BoardState } from "./types";

export type Played = PlayedOn<BoardState>;

export class PlaybackMap extends Following<BoardState> {
  constructor(board: BoardState) {
    super(board, (before, event, present) => ({ ...applyEvent(before, event, present), seats: present.seats }));
  }
}
