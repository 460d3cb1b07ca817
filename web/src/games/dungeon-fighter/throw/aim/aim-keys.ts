/** The keys and the wheel of a throw, while its picture has the focus. */
import type { Gesture } from "../physics/gesture";
import type { Aim } from "./aim.svelte";
import { letGo, type ThrowInput } from "./throw-input";
import type { ThrowTiming } from "./throw-timing.svelte";

/** What the keys act upon. */
export interface KeyTarget {
  readonly aim: Aim;
  readonly hand: ThrowInput;
  readonly timing: ThrowTiming;
  readonly aiming: boolean;
  /** Whether the player may aim. */
  readonly ready: boolean;
  /** -1 for the weak hand, which swaps left and right; else 1. */
  readonly mirror: number;
  look(by: number, tiltBy: number): void;
  /** Changes between the view from behind and from above. */
  changeView(): void;
  jump(): void;
  /** Starts or throws; after the throw, shows it again. */
  enter(): void;
  send(gesture: Gesture | null): void;
  /** The pulls of the hand have changed. */
  update(): void;
}

/** The keys of the two hands of a technique that needs both. */
const HANDS: Readonly<Record<string, "left" | "right">> = { f: "left", k: "right" };

/** Returns what a key changes, if it is a key of the aim. */
function nudgeOf(aim: Aim, key: string, steps: number, mirror: number): (() => void) | undefined {
  const nudges: Record<string, () => void> = {
    ArrowLeft: () => aim.nudge("direction", -steps * mirror),
    ArrowRight: () => aim.nudge("direction", steps * mirror),
    ArrowUp: () => aim.nudge("elevation", steps),
    ArrowDown: () => aim.nudge("elevation", -steps),
    "+": () => aim.nudge("speed", steps),
    "=": () => aim.nudge("speed", steps),
    "-": () => aim.nudge("speed", -steps),
    PageUp: () => aim.nudge("speed", 10),
    PageDown: () => aim.nudge("speed", -10),
    "]": () => aim.nudge("spin", steps),
    "[": () => aim.nudge("spin", -steps),
    ".": () => aim.nudge("side", steps),
    ",": () => aim.nudge("side", -steps),
  };
  return nudges[key];
}

/** Handles a key that is pressed. */
export function pressKey(event: KeyboardEvent, on: KeyTarget): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const { aiming, hand, timing } = on;
  const nudge = nudgeOf(on.aim, key, event.shiftKey ? 5 : 1, on.mirror);
  const which = HANDS[key];
  if (aiming && timing.needsBothHands && which) {
    if (!event.repeat) timing.hold(which, performance.now());
  } else if (aiming && on.ready && nudge) nudge();
  else if (key === "q" || key === "r") on.look(key === "q" ? -5 : 5, 0);
  else if (key === "v") on.changeView();
  else if (aiming && key === "j" && timing.needsJump && !event.repeat) on.jump();
  else if ((key === "Enter" || key === " ") && !event.repeat) on.enter();
  else if (key === "Escape" && (hand.busy || timing.started !== null)) {
    hand.cancel();
    timing.reset();
    on.update();
  } else return;
  event.preventDefault();
  event.stopPropagation();
}

/** Handles a key that is released: a technique that needs both hands throws when both let go. */
export function releaseKey(event: KeyboardEvent, on: KeyTarget): void {
  const which = HANDS[event.key.toLowerCase()];
  if (which && on.aiming && on.timing.needsBothHands && on.timing.open(which, performance.now()))
    on.send(letGo(on.aim, on.timing, performance.now()));
}

/** Handles the wheel of a mouse, which changes the height of the throw, and with Shift its spin. */
export function turnWheel(event: WheelEvent, on: KeyTarget): void {
  if (!on.aiming || !on.ready) return;
  event.preventDefault();
  on.aim.nudge(event.shiftKey ? "spin" : "elevation", event.deltaY > 0 || event.deltaX > 0 ? -1 : 1);
}
