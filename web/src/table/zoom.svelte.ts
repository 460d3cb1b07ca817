/** Looking closely at a card: hover, a long press, a tap on what cannot be chosen, or the key Z. */
import type { Attachment } from "svelte/attachments";

export const HOVER_MS = 150;
export const PRESS_MS = 350;

export interface Looked {
  face: number;
  now: { damage?: number; treasure?: number[]; health?: number };
  why: string[];
  /** Where it lies on the screen, so that it is not covered. */
  x: number;
}

function lookedAt(element: Element): Looked | null {
  const { face, now, why } = (element as HTMLElement | SVGElement).dataset;
  const number = Number(face);
  if (!face || !Number.isInteger(number) || number <= 0) return null;
  const box = element.getBoundingClientRect();
  let values: Looked["now"] = {};
  try {
    if (now) values = JSON.parse(now) as Looked["now"];
  } catch {
    // A board's slip must not cost anybody the zoom.
  }
  return { face: number, now: values, why: why ? why.split("\n").filter(Boolean) : [], x: box.left + box.width / 2 };
}

export class Zoom {
  card = $state.raw<Looked | null>(null);
  /** Kept open until it is closed; otherwise it goes with the pointer. */
  pinned = $state(false);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #pressed = false;
  /** What was just chosen: one has seen enough of it until the pointer has been elsewhere. */
  #enough: Element | null = null;

  /** Open it for good: the element, or whatever has the focus. */
  pin(element: Element | null = document.activeElement): boolean {
    const holder = element?.closest("[data-face]");
    const looked = holder ? lookedAt(holder) : null;
    if (!looked) return false;
    this.card = looked;
    this.pinned = true;
    return true;
  }

  show(face: number): void {
    this.card = { face, now: {}, why: [], x: 0 };
    this.pinned = true;
  }

  /** Close it; says whether there was anything to close. */
  close(): boolean {
    clearTimeout(this.#timer);
    const was = this.card !== null;
    this.card = null;
    this.pinned = false;
    return was;
  }

  /** Everything with `data-face` below this element can be looked at. */
  readonly watch: Attachment<HTMLElement> = (root) => {
    const under = (event: Event): Element | null => (event.target instanceof Element ? event.target.closest("[data-face]") : null);

    // Only a pointer that moves wants to see something: a card may also come to lie under one that rests.
    let x = -1;
    let y = -1;
    let hovered: Element | null = null;
    /** Where a finger was put down. */
    let start = { x: 0, y: 0 };
    const move = (event: PointerEvent): void => {
      if (event.pointerType === "touch" && Math.hypot(event.clientX - start.x, event.clientY - start.y) > 8) clearTimeout(this.#timer);
      const rests = (event.clientX === x && event.clientY === y) || x < 0;
      x = event.clientX;
      y = event.clientY;
      // Whoever holds a button down carries something.
      if (rests || event.pointerType === "touch" || this.pinned || event.buttons) return;
      const element = under(event);
      if (element === hovered && element !== null) return;
      hovered = element;
      clearTimeout(this.#timer);
      if (!element) {
        this.card = null;
        this.#enough = null;
        return;
      }
      if (element === this.#enough) return;
      this.#enough = null;
      this.#timer = setTimeout(() => (this.card = lookedAt(element)), HOVER_MS);
    };
    const out = (): void => {
      hovered = null;
      clearTimeout(this.#timer);
      if (!this.pinned) this.card = null;
    };
    const down = (event: PointerEvent): void => {
      this.#pressed = false;
      start = { x: event.clientX, y: event.clientY };
      const element = under(event);
      if (event.pointerType !== "touch" || !element) return;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => {
        this.#pressed = this.pin(element);
      }, PRESS_MS);
    };
    const up = (event: PointerEvent): void => {
      if (event.pointerType === "touch") clearTimeout(this.#timer);
    };
    const click = (event: MouseEvent): void => {
      const element = under(event);
      if (this.#pressed) {
        // The end of a long press is no click.
        this.#pressed = false;
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      // A card that is named on a button is looked at by hovering; the click is for the button.
      if (!element || (element.tagName === "SPAN" && element.closest("button"))) return;
      const choosable = element.closest(".lit, .chosen");
      if (!choosable || element.hasAttribute("data-peek")) this.pin(element);
      else if (!this.pinned) {
        this.close();
        this.#enough = element;
      }
    };
    const menu = (event: MouseEvent): void => {
      if (this.#pressed) event.preventDefault();
    };
    root.addEventListener("pointermove", move);
    root.addEventListener("pointerleave", out);
    root.addEventListener("pointerdown", down);
    root.addEventListener("pointerup", up);
    root.addEventListener("pointercancel", up);
    root.addEventListener("click", click, true);
    root.addEventListener("contextmenu", menu);
    return () => {
      clearTimeout(this.#timer);
      root.removeEventListener("pointermove", move);
      root.removeEventListener("pointerleave", out);
      root.removeEventListener("pointerdown", down);
      root.removeEventListener("pointerup", up);
      root.removeEventListener("pointercancel", up);
      root.removeEventListener("click", click, true);
      root.removeEventListener("contextmenu", menu);
    };
  };
}
