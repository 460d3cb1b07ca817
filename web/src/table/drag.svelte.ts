/**
 * Carrying a card from the hand to its place, with the mouse or a finger: the same as clicking both. What can be carried
 * has `data-drag`, and lies in a `data-drag-home`, where it is put back.
 *
 * A finger that moves sideways scrolls the hand, one that rests opens the zoom, one that lifts a card upwards carries it
 * (the hand has `touch-action: pan-x`, so the browser tells them apart).
 */
import type { Attachment } from "svelte/attachments";
import type { Anchors } from "./prompt/anchors.svelte";
import { PRESS_MS } from "./zoom.svelte";

/** So far may a pointer move in a click. */
export const SLACK = 8;
/** So far from a place may something be dropped on it. */
export const REACH = 24;
/** So near to an edge it scrolls. */
const EDGE = 44;
const SCROLL_STEP = 9;

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The number of the box that holds the point, or else is nearest to it and within reach; -1 if none is. */
export function nearest(boxes: readonly Box[], x: number, y: number, reach = REACH): number {
  let best = -1;
  let least = reach;
  for (const [i, box] of boxes.entries()) {
    const away = Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
    if (away < least || (away === 0 && least === 0)) {
      best = i;
      least = away;
    }
  }
  return best;
}

export class Drag {
  /** What is being carried. */
  carried = $state<string | null>(null);
  /** Whether it can also be dropped on the table as a whole. */
  anywhere = $state(false);

  constructor(
    readonly anchors: () => Anchors,
    /** Called when something is taken up. */
    readonly begun: () => void = () => undefined,
  ) {}

  /** Everything with `data-drag` below this element can be carried. */
  readonly watch: Attachment<HTMLElement> = (root) => {
    let held: { element: HTMLElement; name: string; pointer: number; x: number; y: number; since: number } | null = null;
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
        if (Math.hypot(at.x - held.x, at.y - held.y) < SLACK) return;
        // A finger that has rested wanted to look at it.
        const late = event.pointerType === "touch" && performance.now() - held.since >= PRESS_MS;
        if (late || !this.anchors().lift(held.name)) return end();
        this.begun();
        this.carried = held.name;
        this.anywhere = this.anchors().needsNoPlace(held.name);
        ghost = copyOf(held.element);
        frame = requestAnimationFrame(follow);
      }
      event.preventDefault();
      ghost.style.translate = `${at.x - held.x}px ${at.y - held.y}px`;
    };

    /** As long as it is carried: what lies under it, and whether to scroll. */
    const follow = (): void => {
      if (!held || !ghost) return;
      // Another question has come meanwhile.
      if (this.anchors().chosen[0] !== held.name) return end();
      mark(placeAt());
      const scroller = scrollerAt(at.x, at.y);
      const box = scroller?.getBoundingClientRect();
      if (scroller && box) {
        if (at.y < box.top + EDGE) scroller.scrollTop -= SCROLL_STEP;
        else if (at.y > box.bottom - EDGE && !home()) scroller.scrollTop += SCROLL_STEP;
      }
      frame = requestAnimationFrame(follow);
    };

    const home = (): boolean => {
      const box = held?.element.closest("[data-drag-home]")?.getBoundingClientRect();
      return box !== undefined && nearest([box], at.x, at.y, 1) === 0;
    };
    const placeAt = (): Element | null => {
      const lit = [...root.querySelectorAll(".lit[data-anchor]")].filter((thing) => thing.checkVisibility({ visibilityProperty: true }));
      const under = document.elementFromPoint(at.x, at.y)?.closest(".lit[data-anchor]");
      if (under && lit.includes(under)) return under;
      if (home()) return null;
      return lit[nearest(lit.map((thing) => thing.getBoundingClientRect()), at.x, at.y)] ?? null;
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
        hush();
        this.anchors().setPointer(event.pointerType);
        const dropped = (place !== null || (this.anywhere && inside && !home())) && this.anchors().drop(name, place);
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
      this.carried = null;
      this.anywhere = false;
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

/** The click that ends a drag is none. */
function hush(): void {
  const stop = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", stop, true), 60);
}

/** A picture of the card, where it lies, that follows the pointer. Nothing but a picture: no name, no place, no focus. */
function copyOf(element: HTMLElement): HTMLElement {
  const box = element.getBoundingClientRect();
  const copy = element.cloneNode(true) as HTMLElement;
  for (const name of ["data-anchor", "data-spot", "data-face", "data-drag", "role", "tabindex", "aria-label", "aria-pressed"]) {
    copy.removeAttribute(name);
  }
  copy.classList.remove("lit", "chosen");
  copy.classList.add("carried");
  copy.ariaHidden = "true";
  Object.assign(copy.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
  document.body.append(copy);
  return copy;
}

/** What can be scrolled up and down there. */
function scrollerAt(x: number, y: number): Element | null {
  for (let around = document.elementFromPoint(x, y); around; around = around.parentElement) {
    if (around.scrollHeight > around.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(around).overflowY)) return around;
  }
  return null;
}
