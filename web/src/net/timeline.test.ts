import { describe, expect, it } from "vitest";
import { decodeReplay } from "./decode-messages";
import { sentSync, sentUpdate } from "./message-samples";
import { frameOfEvent, frameOfLeadIn, roundsOf, timelineOf } from "./timeline";

const replay = decodeReplay({
  start: sentSync({ board: { round: 0, a: { x: 1 } }, log: [{ n: 0, text: "start", struck: false }] }),
  updates: [
    sentUpdate({ version: 1, patch: { round: 1 }, first: 1, events: [["One", {}, "one", 1, {}, ""]] }),
    sentUpdate({ version: 2, patch: { a: { x: 2 } }, first: 2, events: [["Two", {}, "two", 1, { a: { x: 5 } }, ""]] }),
    sentUpdate({ version: 3, patch: { a: { x: 1 } }, rewind: 2 }),
    sentUpdate({ version: 4, patch: { round: 2 }, first: 2, events: [["Two", {}, "other two", 1, {}, ""]] }),
  ],
  seats: [],
  eyes: -1,
  key: "",
});

describe("a timeline of a game", () => {
  const timeline = timelineOf(replay);
  it("finds the frame of an event, which after an undo is the later one", () => {
    expect(frameOfEvent(timeline, 1)).toBe(1);
    expect(frameOfEvent(timeline, 2)).toBe(4);
    expect(frameOfEvent(timeline, 77)).toBeNull();
  });
  it("begins a lead-in the given seconds earlier, but never at the start of the game", () => {
    expect(frameOfLeadIn(timeline, 4, 0.5)).toBe(3);
    expect(frameOfLeadIn(timeline, 4, 1)).toBe(2);
    expect(frameOfLeadIn(timeline, 4, 60)).toBe(1);
  });
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
  it("has the positions at the beginning and at the end of each round, without undone events", () => {
    const sent = (n: number, round: number, x: number): unknown =>
      sentUpdate({
        version: n,
        patch: { round, a: { x } },
        first: n,
        events: [["Some", {}, "", 1, { round, a: { x } }, ""]],
      });
    const rounds = timelineOf(
      decodeReplay({
        start: sentSync({ board: { round: 0, a: { x: 0 } } }),
        updates: [
          sent(1, 1, 1),
          sent(2, 1, 2),
          sent(3, 2, 9),
          sentUpdate({ version: 4, patch: {}, rewind: 3 }),
          sent(3, 1, 3),
          sent(4, 2, 4),
          sent(5, 2, 5),
        ],
        seats: [],
        eyes: -1,
        key: "",
      } as Parameters<typeof decodeReplay>[0]),
    );
    const xOf = ({ a }: Record<string, unknown>): number => (a as { x: number }).x;
    const shown = (last: number): number[][] =>
      roundsOf(rounds, last).map(({ round, start, end }) => [round, xOf(start), xOf(end)]);
    expect(shown(5)).toEqual([
      [1, 1, 3],
      [2, 4, 5],
    ]);
    expect(shown(2)).toEqual([[1, 1, 2]]);
  });
});
