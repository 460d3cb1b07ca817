/** Horizontal swipes of one finger, which turn the pages of a narrow board. */

/** The least horizontal movement of a swipe, in pixels. */
const LEAST = 70;

export class Swipe {
  #from: { x: number; y: number } | null = null;

  /** A finger comes down. On the target and on a slider it does something else. */
  start(event: TouchEvent): void {
    const [finger] = event.touches;
    const isSwipe = event.touches.length === 1 && !(event.target as Element).closest(".throw, input");
    this.#from = finger && isSwipe ? { x: finger.clientX, y: finger.clientY } : null;
  }

  /** The finger is lifted. Returns where the swipe went: to the left, to the right, or nowhere. */
  end(event: TouchEvent): "left" | "right" | null {
    const [finger] = event.changedTouches;
    const from = this.#from;
    this.#from = null;
    if (!from || !finger) return null;
    const [dx, dy] = [finger.clientX - from.x, finger.clientY - from.y];
    if (Math.abs(dx) < LEAST || Math.abs(dx) < 2 * Math.abs(dy)) return null;
    return dx < 0 ? "left" : "right";
  }
}
