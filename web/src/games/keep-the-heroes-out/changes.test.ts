import { describe, expect, it } from "vitest";
import { changesFor } from "./changes";
import type { BoardState } from "./types";

const say = (id: string): string => id.replace("keep-changes-", "");
const board = (treasures: number, heroes: number, seats: number[]): BoardState =>
  ({
    rooms: { 0: { treasures: Object.fromEntries(Array.from({ length: treasures }, (_, n) => [n, 1])) }, 1: {} },
    heroes: Object.fromEntries(Array.from({ length: heroes }, (_, n) => [n, {}])),
    monsters: Object.fromEntries(seats.map((seat, n) => [n, { seat }])),
  }) as unknown as BoardState;

describe("the changes by an event", () => {
  it("are those of the dungeon and of the viewer's monsters", () => {
    expect(changesFor(board(3, 1, [0, 0, 1]), board(2, 3, [0]), 0, say)).toBe("treasures −1, heroes +2, monsters −1");
    expect(changesFor(board(3, 1, [0, 0, 1]), board(3, 1, [0, 0]), 1, say)).toBe("monsters −1");
  });

  it("are empty if nothing has changed for the viewer", () => {
    expect(changesFor(board(3, 1, [0, 1]), board(3, 1, [0]), 0, say)).toBe("");
  });
});
