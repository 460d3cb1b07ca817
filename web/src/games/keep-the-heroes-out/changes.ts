/** What events mean for the players, in words: how monsters, treasures and heroes in the dungeon have changed. */
import { countOf, type Say } from "../board-types";
import { listDifferences } from "../differences";
import { roomsOf } from "./model";
import type { BoardState } from "./types";

/** Returns what an event has changed for a seat: `treasures −1, your monsters −1`. Empty if nothing has changed. */
export function changesFor(before: BoardState, after: BoardState, seat: number, say: Say): string {
  const difference = (count: (board: BoardState) => number): number => count(after) - count(before);
  return listDifferences([
    [say("keep-changes-treasures"), difference(countTreasures)],
    [say("keep-changes-heroes"), difference(({ heroes }) => countOf(heroes))],
    [say("keep-changes-monsters"), difference((board) => countMonsters(board, seat))],
  ]);
}

function countTreasures(board: BoardState): number {
  return roomsOf(board).reduce((sum, { room }) => sum + countOf(room.treasures), 0);
}

function countMonsters({ monsters }: BoardState, seat: number): number {
  return Object.values(monsters ?? {}).filter((monster) => monster.seat === seat).length;
}
