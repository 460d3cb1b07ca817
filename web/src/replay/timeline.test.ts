import { describe, expect, it } from "vitest";
import { fillDefaults } from "../net/struct-defaults";
import { decodeReplay } from "../net/decode-messages";
import type { Replay } from "../protocol";
import { timelineOf } from "./timeline";

const table = { id: "t", game: "g", title: "T", status: "over", chairs: [] };
const sent = fillDefaults<Replay>("Replay", {
  start: { t: "sync", version: 0, table, board: { round: 0, a: { x: 1 } }, log: [{ n: 0, text: "start" }] },
  updates: [
    { t: "update", version: 1, patch: { round: 1 }, first: 1, events: [["One", {}, "one", 1]] },
    { t: "update", version: 2, patch: { a: { x: 2 } }, first: 2, events: [["Two", {}, "two", 1, { a: { x: 5 } }]] },
    { t: "update", version: 3, patch: { a: { x: 1 } }, rewind: 2 },
    { t: "update", version: 4, patch: { round: 2 }, first: 2, events: [["Two", {}, "other two", 1]] },
  ],
  seats: [],
});
const replay = decodeReplay(sent);

describe("a timeline of a game", () => {
  const timeline = timelineOf(replay);
  it("has a frame for the start and for each answer", () => {
    expect(timeline.frames.map(({ board }) => board)).toEqual([
      { round: 0, a: { x: 1 } },
      { round: 1, a: { x: 1 } },
      { round: 1, a: { x: 2 } },
      { round: 1, a: { x: 1 } },
      { round: 2, a: { x: 1 } },
    ]);
    expect(timeline.frames[1]?.board["a"]).toBe(timeline.frames[0]?.board["a"]);
  });
  it("has the board of each event", () => {
    const [two] = timeline.frames[2]?.events ?? [];
    expect([two?.before, two?.board]).toEqual([
      { round: 1, a: { x: 1 } },
      { round: 1, a: { x: 5 } },
    ]);
  });
  it("marks the rounds and leaves out undone events", () => {
    expect(timeline.marks).toEqual([
      { at: 1, round: 1 },
      { at: 4, round: 2 },
    ]);
    expect(timeline.log.map(({ text }) => text)).toEqual(["start", "one", "other two"]);
  });
});
