import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { StagedEvent } from "../../net/decode-messages";
import {
  DECIDING_SECONDS,
  MIN_TOLD_MS,
  EventPlayer,
  MAX_BOARD_TIMED_MS,
  MAX_QUEUED_UNSEEN,
  REDUCED_MOTION_MS,
  UNHURRIED_MS,
} from "./event-player.svelte";

const event = (n: number, displaySeconds: number): StagedEvent => ({
  n,
  kind: "HeroEntered",
  data: {},
  displaySeconds,
  before: { n: n - 1 },
  board: { n },
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("the event player", () => {
  it("plays one event after the other and leaves out events without a display time", () => {
    const eventPlayer = new EventPlayer();
    eventPlayer.play([event(1, 1), event(2, 0), event(3, 0.5)]);
    expect(eventPlayer.current?.n).toBe(1);
    vi.advanceTimersByTime(1000);
    expect(eventPlayer.current?.n).toBe(3);
    eventPlayer.play([event(4, 0.3)]);
    expect(eventPlayer.current?.n).toBe(3);
    vi.advanceTimersByTime(500);
    expect(eventPlayer.current?.n).toBe(4);
    vi.advanceTimersByTime(300);
    expect(eventPlayer.current).toBeNull();
  });

  it("tells of the last event that has a line or a caption", () => {
    const eventPlayer = new EventPlayer();
    eventPlayer.play([
      { ...event(1, 1), text: "A hero dies." },
      event(2, 1),
      { ...event(3, 1), caption: "Another hero sets out." },
      event(4, 1),
    ]);
    const told: (number | undefined)[] = [];
    for (let n = 0; n < 4; n += 1) {
      told.push(eventPlayer.told?.n);
      vi.advanceTimersByTime(1000);
    }
    expect(told).toEqual([1, 1, 3, 3]);
    expect(eventPlayer.told).toBeNull();
  });

  it("plays at the chosen speed", () => {
    const eventPlayer = new EventPlayer();
    eventPlayer.speed = 0.6;
    eventPlayer.play([event(1, 1)]);
    vi.advanceTimersByTime(590);
    expect(eventPlayer.current?.n).toBe(1);
    vi.advanceTimersByTime(20);
    expect(eventPlayer.current).toBeNull();
    eventPlayer.speed = 0;
    eventPlayer.play([event(2, 1)]);
    expect(eventPlayer.current).toBeNull();
  });

  it("shortens events for reduced motion", () => {
    const eventPlayer = new EventPlayer();
    eventPlayer.reducedMotion = true;
    eventPlayer.play([event(1, 1.2)]);
    vi.advanceTimersByTime(REDUCED_MOTION_MS);
    expect(eventPlayer.current).toBeNull();
    expect(eventPlayer.durationMs(event(1, 1.2))).toBeLessThanOrEqual(150);
  });

  it("can be skipped", () => {
    const eventPlayer = new EventPlayer();
    eventPlayer.play([event(1, 1), event(2, 1)]);
    eventPlayer.skip();
    expect(eventPlayer.current).toBeNull();
    vi.advanceTimersByTime(3000);
    expect(eventPlayer.current).toBeNull();
  });

  it("plays every event of a long queue, faster", () => {
    const eventPlayer = new EventPlayer();
    const seen = new Map<number, number>();
    eventPlayer.play(Array.from({ length: 97 }, (_, n) => event(n, 0.6)));
    let playedMs = 0;
    for (; eventPlayer.current; playedMs += 20) {
      seen.set(eventPlayer.current.n, (seen.get(eventPlayer.current.n) ?? 0) + 20);
      vi.advanceTimersByTime(20);
    }
    expect(seen.size).toBe(97);
    expect(eventPlayer.missed).toEqual([]);
    expect(playedMs).toBeLessThan(16_000);
    expect(seen.get(0)).toBeLessThan(100);
  });

  it("leaves time to read each line of a long queue", () => {
    const eventPlayer = new EventPlayer();
    eventPlayer.play(Array.from({ length: 60 }, (_, n) => ({ ...event(n, 0.6), text: n === 1 ? "" : "A hero dies." })));
    expect(eventPlayer.currentMs).toBe(MIN_TOLD_MS);
    vi.advanceTimersByTime(MIN_TOLD_MS);
    expect(eventPlayer.current?.n).toBe(1);
    expect(eventPlayer.currentMs).toBeLessThan(MIN_TOLD_MS);
  });

  it("plays the end of a long queue and deciding events at full length", () => {
    const eventPlayer = new EventPlayer();
    eventPlayer.play([
      ...Array.from({ length: 40 }, (_, n) => event(n, 1)),
      event(40, DECIDING_SECONDS),
      ...Array.from({ length: 40 }, (_, n) => event(41 + n, 1)),
    ]);
    const lengths = new Map<number, number>();
    while (eventPlayer.current) {
      const { n } = eventPlayer.current;
      lengths.set(n, (lengths.get(n) ?? 0) + 10);
      vi.advanceTimersByTime(10);
    }
    expect(lengths.get(39)).toBeLessThan(500);
    expect(lengths.get(40)).toBeGreaterThanOrEqual(1000 * DECIDING_SECONDS - 20);
    const end = Array.from({ length: UNHURRIED_MS / 1000 }, (_, n) => lengths.get(80 - n) ?? 0);
    expect(Math.min(...end)).toBeGreaterThanOrEqual(980);
  });

  it("does not play unasked what happened while the page was hidden", () => {
    const eventPlayer = new EventPlayer();
    eventPlayer.isPageVisible = () => false;
    eventPlayer.play(Array.from({ length: MAX_QUEUED_UNSEEN + 1 }, (_, n) => event(n, 0.2)));
    expect(eventPlayer.current).toBeNull();
    expect(eventPlayer.missed).toHaveLength(MAX_QUEUED_UNSEEN + 1);
    eventPlayer.isPageVisible = () => true;
    eventPlayer.replayMissed();
    expect(eventPlayer.current?.n).toBe(0);
    expect(eventPlayer.missed).toEqual([]);
  });

  it("tells when playing begins and ends", () => {
    const eventPlayer = new EventPlayer();
    const changes: boolean[] = [];
    eventPlayer.onPlayingChange = () => changes.push(eventPlayer.isPlaying);
    eventPlayer.skip();
    eventPlayer.play([event(1, 1), event(2, 1)]);
    eventPlayer.play([event(3, 1)]);
    expect(changes).toEqual([true]);
    vi.advanceTimersByTime(3000);
    expect(changes).toEqual([true, false]);
    eventPlayer.play([event(4, 1)]);
    eventPlayer.skip();
    expect(changes).toEqual([true, false, true, false]);
  });

  it("has the events to come in its queue, and none after a skip", () => {
    const eventPlayer = new EventPlayer();
    eventPlayer.play([event(1, 1), event(2, 0), event(3, 0.5)]);
    expect(eventPlayer.queue.map(({ n }) => n)).toEqual([3]);
    vi.advanceTimersByTime(1000);
    expect(eventPlayer.queue).toEqual([]);
    eventPlayer.play([event(4, 1), event(5, 1)]);
    expect(eventPlayer.queue.map(({ n }) => n)).toEqual([4, 5]);
    eventPlayer.skip();
    expect(eventPlayer.queue).toEqual([]);
  });

  it("lets the board end an event that the board times", () => {
    const eventPlayer = new EventPlayer();
    eventPlayer.isTimedByBoard = ({ n }) => n === 2;
    const flight = event(2, 1);
    eventPlayer.play([event(1, 0.5), flight, event(3, 0.5)]);
    vi.advanceTimersByTime(500);
    expect(eventPlayer.current).toBe(flight);
    vi.advanceTimersByTime(5000);
    expect(eventPlayer.current).toBe(flight);
    eventPlayer.finish(event(9, 1));
    expect(eventPlayer.current).toBe(flight);
    eventPlayer.finish(flight);
    expect(eventPlayer.current?.n).toBe(3);
    vi.advanceTimersByTime(500);
    expect(eventPlayer.current).toBeNull();
  });

  it("ends an event by itself if the board does not end it", () => {
    const eventPlayer = new EventPlayer();
    eventPlayer.isTimedByBoard = () => true;
    eventPlayer.play([event(1, 1)]);
    vi.advanceTimersByTime(MAX_BOARD_TIMED_MS);
    expect(eventPlayer.current).toBeNull();
  });
});
