/**
 * Fingers and mice on the stage: pulling back, flicking, thumping, tilting, with one hand or with two.
 *
 * Places are in heights of the stage from its upper left corner, times in milliseconds. Nothing here knows the page.
 */
import { DEAD, type Aim } from "./aim.svelte";
import type { ThrowTiming, HandName } from "./throw-timing.svelte";
import type { Gesture } from "../physics/gesture";
import { baseOf, tilted } from "../physics/techniques";

export interface Touch {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly time: number;
  /** A finger, not a mouse or a pen. */
  readonly finger?: boolean;
}
interface Hold {
  readonly from: Touch;
  readonly way: Touch[];
  readonly hand: HandName;
}

/** The height of the line that a fist has to reach above the controls, in heights of the stage. */
const LINE_ABOVE = 0.04;
/** How far above the line a fist has to begin, in parts of the height of the line. */
const MIN_FALL = 0.23;

/** Where the table begins for a fist, in heights of the stage: above what covers its lower edge. Both are in pixels. */
export function tableLine(height: number, covered: number): number {
  return Math.max(0.25, 1 - LINE_ABOVE - covered / Math.max(1, height));
}

/** Milliseconds over which the pace of a finger is measured. */
const LATELY = 80;

export class ThrowInput {
  #holds = new Map<number, Hold>();
  #struck = false;
  /** The other hand of a prayer, pulled before this one. */
  #before: HandName | null = null;

  constructor(
    readonly aim: Aim,
    readonly timing: ThrowTiming,
    /** The hand that the player does not write with. */
    readonly weak: HandName = "left",
    /** Width of the stage, in its heights. */
    public aspect = 1.6,
    /** Where the table begins for a fist, in heights of the stage. */
    public line = tableLine(1, 0),
  ) {}

  get busy(): boolean {
    return this.#holds.size > 0;
  }

  /** From where to where a hand pulls, to draw the sling. */
  get pulls(): { from: Touch; to: Touch }[] {
    return [...this.#holds.values()].map(({ from, way }) => ({ from, to: way.at(-1) ?? from }));
  }

  get #mirrored(): boolean {
    return this.aim.required.includes("weak-hand");
  }

  get #twoHands(): boolean {
    return this.aim.required.includes("prayer") || this.timing.needsBothHands;
  }

  /** Put a finger down. Says why not, if it may not: `dark` or `hand`. */
  down(touch: Touch): "" | "dark" | "hand" {
    if (!this.timing.mayAim) return "dark";
    const half: HandName = touch.x < this.aspect / 2 ? "left" : "right";
    if (this.#mirrored && touch.finger && half !== this.weak) return "hand";
    if (this.#holds.size >= (this.#twoHands ? 2 : 1)) return "";
    const other = [...this.#holds.values()][0]?.hand ?? this.#before;
    const hand: HandName = other === "left" ? "right" : other === "right" ? "left" : half;
    this.#holds.set(touch.id, { from: touch, way: [touch], hand });
    this.#struck = false;
    if (this.timing.needsBothHands) this.timing.hold(hand, touch.time);
    else if (this.timing.needsStart && !this.#thumping) this.timing.start(touch.time);
    return "";
  }

  get #thumping(): boolean {
    return baseOf(this.aim.required) === "thump" && !this.timing.steady;
  }

  move(touch: Touch): Gesture | null {
    const hold = this.#holds.get(touch.id);
    if (!hold) return null;
    hold.way.push(touch);
    if (hold.way.length > 60) hold.way.splice(0, hold.way.length - 60);
    const [dx, dy] = [touch.x - hold.from.x, touch.y - hold.from.y];
    if (this.#thumping) return this.#falls(hold, touch);
    if (tilted(this.aim.required)) this.aim.tilt(Math.max(0, dy), touch.time - hold.from.time);
    else if (this.aim.required.includes("prayer")) {
      this.aim.pullHand(hold.hand, dy > 0 ? Math.hypot(dx, dy) : 0);
      if (dy > 0) this.aim.set("direction", (-10 * Math.atan2(dx, dy) * 180) / Math.PI);
    } else this.aim.pull(dx, dy, this.#mirrored);
    return null;
  }

  /** The fist strikes the table: the die is out. */
  #falls(hold: Hold, touch: Touch): Gesture | null {
    if (this.#struck || touch.y < this.line || hold.from.y > this.line * (1 - MIN_FALL)) return null;
    this.#struck = true;
    let [pace, at] = [0, touch.time];
    for (const [i, now] of hold.way.entries()) {
      const before = hold.way[i - 1];
      if (!before || now.time <= before.time) continue;
      const here = ((now.y - before.y) * 1000) / (now.time - before.time);
      if (here > pace) [pace, at] = [here, now.time];
    }
    this.aim.thump(pace, touch.x - hold.from.x);
    this.timing.struck(touch.time - at);
    this.#holds.delete(touch.id);
    return this.#gone(touch.time);
  }

  /** Lift a finger: the gesture, if that threw the die. */
  up(touch: Touch): Gesture | null {
    const hold = this.#holds.get(touch.id);
    if (!hold) return null;
    this.move(touch);
    this.#holds.delete(touch.id);
    if (this.#struck) return null;
    const [dx, dy] = [touch.x - hold.from.x, touch.y - hold.from.y];
    const pulled = dy > 0 && Math.hypot(dx, dy) >= DEAD;
    if (this.timing.needsBothHands) {
      const both = this.timing.open(hold.hand, touch.time);
      return both ? this.#gone(touch.time) : null;
    }
    if (this.#thumping) return null;
    if (this.aim.required.includes("prayer")) return this.#prayed(hold, pulled, touch.time);
    if (pulled) return this.#gone(touch.time);
    if (!tilted(this.aim.required) && this.#flicked(hold, touch)) return this.#gone(touch.time);
    this.timing.started = null;
    return null;
  }

  #flicked(hold: Hold, touch: Touch): boolean {
    const from = hold.way.find(({ time }) => touch.time - time <= LATELY) ?? hold.from;
    const seconds = (touch.time - from.time) / 1000;
    return seconds > 0 && this.aim.flick((touch.x - from.x) / seconds, (touch.y - from.y) / seconds, this.#mirrored);
  }

  /** Both hands have to pull, at once or one after the other. */
  #prayed(hold: Hold, pulled: boolean, now: number): Gesture | null {
    if (!pulled) return null;
    if (this.#before !== null || this.#holds.size > 0) {
      if (this.#holds.size > 0) {
        this.#before = hold.hand;
        return null;
      }
      return this.#gone(now);
    }
    this.#before = hold.hand;
    return null;
  }

  #gone(now: number): Gesture {
    this.#before = null;
    return letGo(this.aim, this.timing, now);
  }

  /** Think again. */
  cancel(): void {
    this.#holds.clear();
    this.#before = null;
    this.timing.started = null;
    this.timing.held = { left: false, right: false };
  }
}

/** The gesture, if the hand opens now. */
export function letGo(aim: Aim, timing: ThrowTiming, now: number): Gesture {
  const feats = aim.toss ? [] : [...aim.steadyFeats, ...timing.feats(now)];
  return aim.gesture(feats, timing.driftAt(now));
}
