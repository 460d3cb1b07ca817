import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameEvent } from "../net/decode-messages";
import { CALM_MS, MOST_OF_THE_GAME, OWN_MS, Stage } from "./stage.svelte";

const told = (n: number, displaySeconds: number): GameEvent => ({ n, kind: "HeroEntered", data: {}, displaySeconds });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("the stage", () => {
  it("plays one event after the other and leaves out events without a display time", () => {
    const stage = new Stage();
    stage.play([told(1, 1), told(2, 0), told(3, 0.5)]);
    expect(stage.now?.n).toBe(1);
    vi.advanceTimersByTime(1000);
    expect(stage.now?.n).toBe(3);
    stage.play([told(4, 0.3)]);
    expect(stage.now?.n).toBe(3);
    vi.advanceTimersByTime(500);
    expect(stage.now?.n).toBe(4);
    vi.advanceTimersByTime(300);
    expect(stage.now).toBeNull();
  });

  it("goes at the speed that is wanted", () => {
    const stage = new Stage();
    stage.speed = 0.6;
    stage.play([told(1, 1)]);
    vi.advanceTimersByTime(590);
    expect(stage.now?.n).toBe(1);
    vi.advanceTimersByTime(20);
    expect(stage.now).toBeNull();
    stage.speed = 0;
    stage.play([told(2, 1)]);
    expect(stage.now).toBeNull();
  });

  it("is short where little motion is wanted", () => {
    const stage = new Stage();
    stage.calm = true;
    stage.play([told(1, 1.2)]);
    vi.advanceTimersByTime(CALM_MS);
    expect(stage.now).toBeNull();
    expect(stage.length(told(1, 1.2))).toBeLessThanOrEqual(150);
  });

  it("can be skipped", () => {
    const stage = new Stage();
    stage.play([told(1, 1), told(2, 1)]);
    stage.skip();
    expect(stage.now).toBeNull();
    vi.advanceTimersByTime(3000);
    expect(stage.now).toBeNull();
  });

  it("never plays a long absence unasked", () => {
    const stage = new Stage();
    stage.play(Array.from({ length: 30 }, (_, n) => told(n, 0.2)));
    expect(stage.now).toBeNull();
    expect(stage.missed).toHaveLength(30);
    expect(stage.sudden).toBe(true);
    stage.looking = () => false;
    stage.play(Array.from({ length: 30 }, (_, n) => told(n, 0.2)));
    expect(stage.sudden).toBe(false);
    stage.replay();
    expect(stage.now?.n).toBe(0);
    expect(stage.missed).toEqual([]);
  });

  it("plays more of it where all play together, in a hurry", () => {
    const stage = new Stage();
    stage.most = MOST_OF_THE_GAME;
    stage.play(Array.from({ length: 30 }, (_, n) => told(n, 0.9)));
    expect(stage.missed).toEqual([]);
    expect(stage.now?.n).toBe(0);
    vi.advanceTimersByTime(14_000);
    expect(stage.now).toBeNull();
    stage.play(Array.from({ length: MOST_OF_THE_GAME + 1 }, (_, n) => told(n, 0.9)));
    expect(stage.missed).toHaveLength(MOST_OF_THE_GAME + 1);
  });

  it("hurries when too much waits", () => {
    const stage = new Stage();
    stage.play(Array.from({ length: 11 }, (_, n) => told(n, 1)));
    vi.advanceTimersByTime(500);
    expect(stage.now?.n).toBe(1);
  });

  it("tells what waits for its turn, and nothing once it is skipped", () => {
    const stage = new Stage();
    stage.play([told(1, 1), told(2, 0), told(3, 0.5)]);
    expect(stage.waiting.map(({ n }) => n)).toEqual([3]);
    vi.advanceTimersByTime(1000);
    expect(stage.waiting).toEqual([]);
    stage.play([told(4, 1), told(5, 1)]);
    expect(stage.waiting.map(({ n }) => n)).toEqual([4, 5]);
    stage.skip();
    expect(stage.waiting).toEqual([]);
  });

  it("leaves it to the board how long something takes that has its own pace, and says what is not told before", () => {
    const stage = new Stage();
    stage.own = ({ n }) => n === 2;
    const flight = told(2, 1);
    stage.play([told(1, 0.5), flight, told(3, 0.5)]);
    expect(stage.suspense).toBe(true);
    vi.advanceTimersByTime(500);
    expect(stage.now).toBe(flight);
    vi.advanceTimersByTime(5000);
    expect(stage.now).toBe(flight);
    stage.done(told(9, 1));
    expect(stage.now).toBe(flight);
    stage.done(flight);
    expect(stage.now?.n).toBe(3);
    expect(stage.suspense).toBe(false);
    vi.advanceTimersByTime(500);
    expect(stage.now).toBeNull();
  });

  it("goes on by itself if the board forgets", () => {
    const stage = new Stage();
    stage.own = () => true;
    stage.play([told(1, 1)]);
    vi.advanceTimersByTime(OWN_MS);
    expect(stage.now).toBeNull();
  });
});
