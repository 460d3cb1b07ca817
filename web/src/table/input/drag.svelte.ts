/**
 * Dragging a card from the hand to its place with the mouse or a finger, which means the same as a click on both. An element
 * that can be dragged has `data-drag`, and lies in a `data-drag-home`, where a drop cancels the drag.
 *
 * A finger that moves sideways scrolls the hand, a finger that rests opens the zoom, and a finger that moves upwards drags the
 * card (the hand has `touch-action: pan-x`, so the browser distinguishes the first from the last).
 */
import { zoomOf } from "../parts/scale";
import type { Attachment } from "svelte/attachments";
import type { Anchors } from "../prompt/anchors.svelte";
import { PRESS_MS } from "../cards/card-zoom.svelte";

/** How many pixels a pointer may move during a click. */
export const MAX_CLICK_MOVE = 8;
/** How many pixels beside a place a drop still counts. */
export const MAX_DROP_DISTANCE = 24;
/** How many pixels from an edge the board begins to scroll. */
const SCROLL_EDGE = 44;
const SCROLL_STEP = 9;

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Returns the index of the box that contains the point, or else of the nearest box within `maxDistance`, or -1. */
export function nearestBox(boxes: readonly Box[], x: number, y: number, maxDistance = MAX_DROP_DISTANCE): number {
  let best = -1;
  let least = maxDistance;
  for (const [i, box] of boxes.entries()) {
    const distance = Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
    if (distance < least || (distance === 0 && least === 0)) {
      best = i;
      least = distance;
    }
  }
  return best;
}

export class Drag {
  /** The anchor of the dragged card. */
  dragged = $state<string | null>(null);
  /** Whether the dragged card needs no place and can be dropped anywhere on the board. */
  canDropAnywhere = $state(false);

  constructor(
    readonly anchors: () => Anchors,
    /** Called when a drag starts. */
    readonly onStart: () => void = () => undefined,
  ) {}

  /** Makes all elements with `data-drag` within this element draggable. */
  readonly watch: Attachment<HTMLElement> = (root) => {
    let held: { element: HTMLElement; name: string; pointer: number; x: number; y: number; since: number } | null =
      null;
    let ghost: HTMLElement | null = null;
    let over: Element | null = null;
    let at = { x: 0, y: 0 };
    let frame = 0;

    const down = (event: PointerEvent): void => {
      if (held || event.button !== 0 || !event.isPrimary || !(event.target instanceof Element)) return;
      const element = event.target.closest<HTMLElement>("[data-drag][data-anchor]");
      const name = element?.dataset["anchor"];
      if (!element || !name || !this.anchors().canBeFirst(name)) return;
      held = { element, name, pointer: event.pointerId, x: event.clientX, y: event.clientY, since: performance.now() };
      addEventListener("pointermove", move);
      addEventListener("pointerup", up);
      addEventListener("pointercancel", cancel);
      addEventListener("keydown", key, true);
    };

    const move = (event: PointerEvent): void => {
      if (event.pointerId !== held?.pointer) return;
      at = { x: event.clientX, y: event.clientY };
      if (!ghost) {
        if (Math.hypot(at.x - held.x, at.y - held.y) < MAX_CLICK_MOVE) return;
        // A finger that has rested long enough opens the zoom instead.
        const isLongPress = event.pointerType === "touch" && performance.now() - held.since >= PRESS_MS;
        if (isLongPress || !this.anchors().lift(held.name)) return end();
        this.onStart();
        this.dragged = held.name;
        this.canDropAnywhere = this.anchors().needsNoPlace(held.name);
        ghost = createGhost(held.element);
        frame = requestAnimationFrame(follow);
      }
      event.preventDefault();
      const zoom = zoomOf(ghost);
      ghost.style.translate = `${(at.x - held.x) / zoom}px ${(at.y - held.y) / zoom}px`;
    };

    /** Marks the place under the pointer and scrolls the board, in every frame of a drag. */
    const follow = (): void => {
      if (!held || !ghost) return;
      // Another prompt has come meanwhile.
      if (this.anchors().chosen[0] !== held.name) return end();
      mark(placeAt());
      const scroller = scrollerAt(at.x, at.y);
      const box = scroller?.getBoundingClientRect();
      if (scroller && box) {
        if (at.y < box.top + SCROLL_EDGE) scroller.scrollTop -= SCROLL_STEP;
        else if (at.y > box.bottom - SCROLL_EDGE && !isOverHome()) scroller.scrollTop += SCROLL_STEP;
      }
      frame = requestAnimationFrame(follow);
    };

    const isOverHome = (): boolean => {
      const box = held?.element.closest("[data-drag-home]")?.getBoundingClientRect();
      return box !== undefined && nearestBox([box], at.x, at.y, 1) === 0;
    };
    const placeAt = (): Element | null => {
      const lit = [...root.querySelectorAll(".lit[data-anchor]")].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      );
      const under = document.elementFromPoint(at.x, at.y)?.closest(".lit[data-anchor]");
      if (under && lit.includes(under)) return under;
      if (isOverHome()) return null;
      return (
        lit[
          nearestBox(
            lit.map((element) => element.getBoundingClientRect()),
            at.x,
            at.y,
          )
        ] ?? null
      );
    };
    const mark = (place: Element | null): void => {
      if (place === over) return;
      over?.classList.remove("under-drag");
      place?.classList.add("under-drag");
      over = place;
    };

    const up = (event: PointerEvent): void => {
      if (event.pointerId !== held?.pointer) return;
      if (ghost) {
        const { name } = held;
        const place = placeAt()?.getAttribute("data-anchor") ?? null;
        const inside = root.contains(document.elementFromPoint(at.x, at.y));
        suppressNextClick();
        this.anchors().setPointer(event.pointerType);
        const dropped =
          (place !== null || (this.canDropAnywhere && inside && !isOverHome())) && this.anchors().drop(name, place);
        if (!dropped) this.anchors().back();
      }
      end();
    };
    const cancel = (event: PointerEvent): void => {
      if (event.pointerId !== held?.pointer) return;
      if (ghost) this.anchors().back();
      end();
    };
    const key = (event: KeyboardEvent): void => {
      if (!ghost || event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      this.anchors().back();
      end();
    };

    const end = (): void => {
      cancelAnimationFrame(frame);
      mark(null);
      ghost?.remove();
      ghost = null;
      held = null;
      this.dragged = null;
      this.canDropAnywhere = false;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", cancel);
      removeEventListener("keydown", key, true);
    };
    const native = (event: DragEvent): void => {
      if (held) event.preventDefault();
    };

    root.addEventListener("pointerdown", down);
    root.addEventListener("dragstart", native);
    return () => {
      end();
      root.removeEventListener("pointerdown", down);
      root.removeEventListener("dragstart", native);
    };
  };
}

/** Suppresses the click event that a browser sends at the end of a drag. */
function suppressNextClick(): void {
  const stop = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", stop, true), 60);
}

/** Creates the picture of the card that follows the pointer. It has no anchor, no name and no focus. */
function createGhost(element: HTMLElement): HTMLElement {
  const box = element.getBoundingClientRect();
  const zoom = zoomOf(element);
  const copy = element.cloneNode(true) as HTMLElement;
  for (const name of [
    "data-anchor",
    "data-spot",
    "data-face",
    "data-drag",
    "role",
    "tabindex",
    "aria-label",
    "aria-pressed",
  ]) {
    copy.removeAttribute(name);
  }
  copy.classList.remove("lit", "chosen");
  copy.classList.add("drag-ghost");
  copy.ariaHidden = "true";
  Object.assign(copy.style, {
    zoom: String(zoom),
    left: `${box.left / zoom}px`,
    top: `${box.top / zoom}px`,
    width: `${box.width / zoom}px`,
    height: `${box.height / zoom}px`,
  });
  document.body.append(copy);
  return copy;
}

/** Returns the innermost element at a point that scrolls vertically. */
function scrollerAt(x: number, y: number): Element | null {
  for (let around = document.elementFromPoint(x, y); around; around = around.parentElement) {
    if (around.scrollHeight > around.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(around).overflowY))
      return around;
  }
  return null;
}
