/**
 * The timing of a throw: a turn on the heel, a jump, a nod, a fist that falls, two hands that open at once.
 *
 * Every clock is handed in, in milliseconds. A player who cannot or does not want to be quick throws `steady`: there is no
 * timing, and the server lets the hand shake more instead.
 */
import type { Feat } from "../physics/gesture";
import { M, numbers } from "../numbers";
import { hop } from "../physics/release";
import { clamp } from "../physics/geometry";
import { featOf, timedOf } from "../physics/techniques";

/** How long a turn on the heel takes. */
export const TURN = 1200;
/** When the card is bent most, the fist is fastest and the nod is deepest: within the time to let go after a turn. */
export const SWEET = 1300;
const NOD = 1000;
const WITH_METER = ["launcher", "thump", "headbutt"] as const;
/** How far the aim of a weak hand wanders, in tenths of degrees. */
const SWAY = 35;

export type HandName = "left" | "right";
export type MeterName = (typeof WITH_METER)[number];

export class ThrowTiming {
  started = $state<number | null>(null);
  jumped = $state<number | null>(null);
  closed = $state(false);
  held = $state<Record<HandName, boolean>>({ left: false, right: false });
  #opened: Partial<Record<HandName, number>> = {};
  #fist: number | null = null;

  constructor(
    readonly required: readonly string[] = [],
    readonly steady = false,
  ) {}

  #timed(technique: string): boolean {
    return !this.steady && this.required.includes(technique);
  }

  /** Whether the thrower has to start something before the release can be timed. */
  get needsStart(): boolean {
    return this.#timed("roundhouse") || this.meter !== null;
  }

  get needsJump(): boolean {
    return this.#timed("airborne");
  }

  get needsBothHands(): boolean {
    return this.#timed("secret-x");
  }

  /** No input before the eyes are closed. */
  get mayAim(): boolean {
    return this.steady || !this.required.includes("blind") || this.closed;
  }

  /** The meter that swings. With a mixture it is the first one; the others go by the same clock. */
  get meter(): MeterName | null {
    return WITH_METER.find((technique) => this.#timed(technique)) ?? null;
  }

  start(now: number): void {
    this.started ??= now;
  }

  jump(now: number): void {
    this.jumped = now;
  }

  /** A hand closes around the die. */
  hold(hand: HandName, now: number): void {
    this.held = { ...this.held, [hand]: true };
    this.#opened = Object.fromEntries(Object.entries(this.#opened).filter(([name]) => name !== hand));
    if (this.needsStart && this.held.left && this.held.right) this.start(now);
  }

  /** A hand opens. Says whether both have been there and are open now. */
  open(hand: HandName, now: number): boolean {
    if (!this.held[hand]) return false;
    const both = this.held.left && this.held.right;
    this.held = { ...this.held, [hand]: false };
    if (both || Object.keys(this.#opened).length) this.#opened[hand] = now;
    return this.#opened.left !== undefined && this.#opened.right !== undefined;
  }

  /** A fist that really came down: milliseconds from its fastest movement to the strike. */
  struck(milliseconds: number): void {
    this.#fist = milliseconds;
  }

  /** The numbers of everything that had a beat, if the hand lets go now. */
  feats(now: number): Feat[] {
    const since = this.started === null ? null : now - this.started;
    const { left, right } = this.#opened;
    const value: Record<string, () => number> = {
      roundhouse: () => (since === null ? -1000 : since - TURN),
      launcher: () => (since === null ? 400 : since - SWEET),
      thump: () => this.#fist ?? (since === null ? 300 : since - SWEET),
      headbutt: () => (since === null ? 500 : offNod(since)),
      "secret-x": () => (left === undefined || right === undefined ? 500 : right - left),
      airborne: () => (this.jumped === null ? 0 : now - this.jumped),
    };
    if (this.steady) return [];
    return timedOf(this.required).map((technique) => featOf(technique, value[technique]?.() ?? 0));
  }

  /** How far round the thrower has turned: 0 to 360 degrees. */
  turnAt(now: number): number {
    if (this.started === null || !this.#timed("roundhouse")) return 0;
    const part = clamp((now - this.started) / TURN, 0, 1);
    return 360 * part * part * (3 - 2 * part);
  }

  /** How high the thrower is in the air, in centimetres. */
  liftAt(now: number): number {
    return this.jumped === null ? 0 : hop(now - this.jumped);
  }

  /** The meter from 0 to 1; 1 is the right time to let go. */
  meterAt(now: number): number {
    if (this.started === null) return 0;
    const since = now - this.started;
    if (this.meter === "headbutt") return (1 + Math.cos((2 * Math.PI * (since - SWEET)) / NOD)) / 2;
    return clamp(1 - Math.abs(since - SWEET) / SWEET, 0, 1);
  }

  /** The turn as a meter, for players who do not see it: 1 while it is the right time. */
  turnMeterAt(now: number): number {
    if (this.started === null) return 0;
    const since = now - this.started;
    const late = numbers.beats["roundhouse"]?.most ?? 0;
    return since < TURN ? (0.85 * since) / TURN : since <= TURN + late ? 1 : 0;
  }

  /** Where a weak hand wanders to, in tenths of degrees. */
  driftAt(now: number): number {
    if (this.steady || !this.required.includes("weak-hand")) return 0;
    return SWAY * (0.6 * Math.sin(now / 700) + 0.4 * Math.sin(now / 310 + 1));
  }

  /** Whether anything moves, so that the picture has to be drawn again. */
  movingAt(now: number): boolean {
    return (
      (this.started !== null && now - this.started < 6000) ||
      (this.jumped !== null && now - this.jumped < M.HOP_TIME) ||
      (!this.steady && this.required.includes("weak-hand"))
    );
  }

  /** Start again, after a throw or after it was cancelled. */
  reset(): void {
    this.started = this.jumped = this.#fist = null;
    this.held = { left: false, right: false };
    this.#opened = {};
    this.closed = false;
  }
}

/** Milliseconds off the nearest nod. */
function offNod(since: number): number {
  const after = (((since - SWEET + NOD / 2) % NOD) + NOD) % NOD;
  return after - NOD / 2;
}
