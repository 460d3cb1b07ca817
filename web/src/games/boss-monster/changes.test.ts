import { describe, expect, it } from "vitest";
import { changesFor, roundChanges } from "./changes";
import type { BoardState } from "./types";

const say = (id: string): string => id.replace(/^board-(changes-)?/, "");
const board = (...seats: BoardState["seats"][string][]): BoardState =>
  ({ seats: Object.fromEntries(seats.map((seat, n) => [n, seat])) }) as unknown as BoardState;

describe("the changes by an event", () => {
  const before = board({ damage: 5, treasure: [1, 0, 0, 2], souls: 1 }, { damage: 3 });

  it("are those of the seat of the viewer", () => {
    const after = board({ damage: 3, treasure: [1, 1, 0, 2], souls: 2 }, { damage: 9 });
    expect(changesFor(before, after, 0, say)).toBe("damage −2, fighter +1, souls +1");
  });

  it("are not told before the first round", () => {
    const after = { ...board({ damage: 3, treasure: [0, 0, 0, 2] }), phase: "setup" } as BoardState;
    expect(changesFor(before, after, 0, say)).toBe("");
  });

  it("are empty if nothing has changed for the viewer", () => {
    expect(changesFor(before, board({ ...before.seats["0"] }, { damage: 9 }), 0, say)).toBe("");
  });
});

describe("the changes by a round", () => {
  it("name only players for whom something has changed", () => {
    const room = { n: 0, card: 1 };
    const before = board({ souls: 1 }, { wounds: 1 }, {});
    const after = board({ souls: 3 }, { wounds: 2, dungeon: { 1: room } } as never, {});
    expect(roundChanges(before, after, ["Anna", "Ben", "Eve"], say)).toEqual([
      "Anna: souls +2",
      "Ben: wounds +1, rooms +1",
    ]);
  });
});
