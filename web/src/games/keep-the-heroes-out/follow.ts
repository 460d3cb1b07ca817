/** Which map is shown while events are played: it follows them step by step; the seats are always the present. */
import { PlaybackBoard, type Played as PlayedOn } from "../../table/playback/playback-board";
import { advance } from "./play";
import type { BoardState } from "./types";

export type Played = PlayedOn<BoardState>;

export class Follower extends PlaybackBoard<BoardState> {
  constructor(board: BoardState) {
    super(board, (before, told, present) => ({ ...advance(before, told, present), seats: present.seats }));
  }
}
