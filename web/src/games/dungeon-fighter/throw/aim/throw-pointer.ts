/** The pointer over the picture of a throw: it pulls the sling, carries pieces, and turns the view. */
import { M } from "../numbers";
import type { Gesture, Piece } from "../physics/gesture";
import type { Aim } from "./aim.svelte";
import { tableLine, type ThrowInput, type Touch } from "./throw-input";

/** What the pointer acts upon. */
export interface PointerTarget {
  readonly aim: Aim;
  readonly hand: ThrowInput;
  readonly aiming: boolean;
  /** Returns how much of the lower edge of the picture is covered, in pixels. */
  covered(): number;
  /** Whether a drag that begins at this height of the picture turns the view. */
  turnsAt(y: number): boolean;
  /** Returns the place of the table under a place of the screen. */
  groundAt(x: number, y: number, height?: number): [number, number] | null;
  look(by: number, tiltBy: number): void;
  send(gesture: Gesture | null): void;
  /** The hand has begun, or says why it cannot. */
  press(why: string | null | undefined): void;
  /** The pulls of the hand have changed. */
  update(): void;
}

/** How near a piece the pointer must be to carry it, in centimetres. */
const REACH: Readonly<Record<Piece["kind"], number>> = { pond: 7, floe: 5.5, "ice-wall": 8, waterfall: 4 };

const heightOf = (kind: Piece["kind"]): number => (kind === "waterfall" ? M.RAMP_HEIGHT : 0);

export class ThrowPointer {
  #turning: { id: number; x: number; y: number } | null = null;
  #carrying: { id: number; kind: Piece["kind"] } | null = null;
  #box = new DOMRect();
  readonly #on: PointerTarget;

  constructor(on: PointerTarget) {
    this.#on = on;
  }

  readonly down = (event: PointerEvent): void => {
    const on = this.#on;
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    const piece = this.#pieceAt(event);
    const spot = this.#touch(event);
    if (piece) this.#carrying = { id: event.pointerId, kind: piece.kind };
    else if (!on.aiming || event.button === 2 || (on.turnsAt(spot.y) && !on.hand.busy))
      this.#turning = { id: event.pointerId, x: event.clientX, y: event.clientY };
    else on.press(on.hand.down(spot));
    on.update();
  };

  readonly move = (event: PointerEvent): void => {
    const on = this.#on;
    if (this.#carrying?.id === event.pointerId) {
      const { kind } = this.#carrying;
      const there = on.groundAt(event.clientX, event.clientY, heightOf(kind));
      if (there) on.aim.lay(kind, there[0] * 10, there[1] * 10);
    } else if (this.#turning?.id === event.pointerId) {
      on.look((this.#turning.x - event.clientX) * 0.4, (event.clientY - this.#turning.y) * 0.2);
      this.#turning = { id: event.pointerId, x: event.clientX, y: event.clientY };
    } else {
      // A fast finger moves further between two pictures than a straight line says.
      for (const part of event.getCoalescedEvents?.() ?? []) on.send(on.hand.move(this.#touch(part)));
      on.send(on.hand.move(this.#touch(event)));
    }
  };

  readonly up = (event: PointerEvent): void => {
    if (this.#carrying?.id === event.pointerId) this.#carrying = null;
    else if (this.#turning?.id === event.pointerId) this.#turning = null;
    else this.#on.send(this.#on.hand.up(this.#touch(event)));
  };

  readonly cancel = (): void => {
    this.#on.hand.cancel();
    this.#on.update();
    this.#carrying = this.#turning = null;
  };

  #touch(event: PointerEvent): Touch {
    const { hand } = this.#on;
    // The texts about the aim change the height of the page, so the stage is not measured again during a pull.
    if (!hand.busy && event.currentTarget) this.#box = (event.currentTarget as HTMLElement).getBoundingClientRect();
    const box = this.#box;
    hand.aspect = box.width / box.height;
    hand.line = tableLine(box.height, this.#on.covered());
    return {
      id: event.pointerId,
      x: (event.clientX - box.left) / box.height,
      y: (event.clientY - box.top) / box.height,
      time: event.timeStamp,
      finger: event.pointerType === "touch",
    };
  }

  /** Returns the piece under the pointer. The waterfall is held in the air, and taken at its lower edge: everywhere else a drag tips it. */
  #pieceAt(event: PointerEvent): Piece | undefined {
    const { aim, aiming, hand, groundAt } = this.#on;
    if (!aiming || hand.busy) return undefined;
    return aim.pieces.find(({ kind, x, y }) => {
      const there = groundAt(event.clientX, event.clientY, heightOf(kind));
      return there && Math.hypot(there[0] - x / 10, there[1] - y / 10) < REACH[kind];
    });
  }
}
