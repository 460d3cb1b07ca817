import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { StagedEvent } from "../../net/decode-messages";
import { EventPlayer } from "./event-player.svelte";
import { playedEvent, shownBoard, shownLines } from "./shown-position";

const event = (n: number): StagedEvent => ({
  n,
  kind: "HeroGone",
  data: {},
  displaySeconds: 1,
  before: { heroes: 3 - n },
  board: { heroes: 2 - n },
});
const present = { heroes: 0 };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("the shown board", () => {
  it("is the board of each event that is played, and the present one in the end", () => {
    const eventPlayer = new EventPlayer();
    expect(shownBoard(eventPlayer, present)).toBe(present);
    expect(playedEvent(eventPlayer)).toBeNull();
    const events = [event(1), event(2)];
    eventPlayer.play(events);
    expect(shownBoard(eventPlayer, present)).toBe(events[0]?.board);
    expect(playedEvent(eventPlayer)).toEqual({ event: events[0], before: { heroes: 2 } });
    vi.advanceTimersByTime(1000);
    expect(shownBoard(eventPlayer, present)).toBe(events[1]?.board);
    vi.advanceTimersByTime(1000);
    expect(shownBoard(eventPlayer, present)).toBe(present);
  });

  it("is the old board again if missed events are played later", () => {
    const eventPlayer = new EventPlayer();
    const events = [event(1), event(2)];
    eventPlayer.offerMissed(events);
    expect(shownBoard(eventPlayer, present)).toBe(present);
    eventPlayer.replayMissed();
    expect(shownBoard(eventPlayer, present)).toBe(events[0]?.board);
    eventPlayer.skip();
    expect(shownBoard(eventPlayer, present)).toBe(present);
  });
});

describe("the shown log", () => {
  const line = (n: number, struck = false): { n: number; text: string; struck: boolean } => ({
    n,
    text: `${n}`,
    struck,
  });
  const numbers = (eventPlayer: EventPlayer, lines: ReturnType<typeof line>[]): number[] =>
    shownLines(eventPlayer, lines).map(({ n }) => n);

  it("ends with the event that is played", () => {
    const eventPlayer = new EventPlayer();
    const lines = [line(0), line(1), line(7, true), line(2)];
    expect(numbers(eventPlayer, lines)).toEqual([0, 1, 7, 2]);
    eventPlayer.play([event(1), event(2)]);
    expect(numbers(eventPlayer, lines)).toEqual([0, 1, 7]);
    vi.advanceTimersByTime(1000);
    expect(numbers(eventPlayer, lines)).toEqual([0, 1, 7, 2]);
    eventPlayer.skip();
    expect(numbers(eventPlayer, lines)).toEqual([0, 1, 7, 2]);
  });

  it("leaves out the line of an event that the board times until the event has ended", () => {
    const eventPlayer = new EventPlayer();
    eventPlayer.isTimedByBoard = ({ n }) => n === 2;
    const lines = [line(0), line(1), line(2), line(3)];
    const events = [event(1), event(2), event(3)];
    eventPlayer.play(events);
    vi.advanceTimersByTime(1000);
    expect(eventPlayer.hidesLine).toBe(true);
    expect(numbers(eventPlayer, lines)).toEqual([0, 1]);
    eventPlayer.finish(events[1] as StagedEvent);
    expect(eventPlayer.hidesLine).toBe(false);
    expect(numbers(eventPlayer, lines)).toEqual([0, 1, 2, 3]);
  });
});
