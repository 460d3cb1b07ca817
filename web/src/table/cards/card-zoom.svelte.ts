/** The zoom of a card. It opens on hover, on a long press, on a tap on a card that cannot be chosen, or with the key Z. */
import type { Attachment } from "svelte/attachments";

export const HOVER_MS = 150;
export const PRESS_MS = 350;

/** A card of the board, with its present values and the reasons for them. */
export interface ZoomedCard {
  face: number;
  now: { damage?: number; treasure?: number[]; health?: number };
  why: string[];
  /** The horizontal position of the card on the screen; the zoom opens on the other side. */
  x: number;
}

/** Reads the data attributes of an element that shows a card; null if the card is face-down. */
function readCard(element: Element): ZoomedCard | null {
  const { face, now, why } = (element as HTMLElement | SVGElement).dataset;
  const number = Number(face);
  if (!face || !Number.isInteger(number) || number <= 0) return null;
  const box = element.getBoundingClientRect();
  let values: ZoomedCard["now"] = {};
  try {
    if (now) values = JSON.parse(now) as ZoomedCard["now"];
  } catch {
    // Wrong values of a board must not prevent the zoom.
  }
  return { face: number, now: values, why: why ? why.split("\n").filter(Boolean) : [], x: box.left + box.width / 2 };
}

export class ZoomState {
  card = $state.raw<ZoomedCard | null>(null);
  /** Whether the zoom stays open until it is closed; otherwise it closes when the pointer leaves the card. */
  pinned = $state(false);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #isLongPress = false;
  /** The card that was just chosen: it is not zoomed again until the pointer has left it. */
  #dismissed: Element | null = null;

  /** Pins the zoom of an element or, without one, of the focused element. Returns whether it shows a card. */
  pin(element: Element | null = document.activeElement): boolean {
    const holder = element?.closest("[data-face]");
    const card = holder ? readCard(holder) : null;
    if (!card) return false;
    this.card = card;
    this.pinned = true;
    return true;
  }

  /** Pins the zoom of a printed card that is not on the board. */
  show(face: number): void {
    this.card = { face, now: {}, why: [], x: 0 };
    this.pinned = true;
  }

  /** Closes the zoom, and returns whether it was open. */
  close(): boolean {
    clearTimeout(this.#timer);
    const wasOpen = this.card !== null;
    this.card = null;
    this.pinned = false;
    return wasOpen;
  }

  /** Zooms all elements with `data-face` within this element. */
  readonly watch: Attachment<HTMLElement> = (root) => {
    const cardAt = (event: Event): Element | null =>
      event.target instanceof Element ? event.target.closest("[data-face]") : null;

    // Only a moving pointer opens the zoom: the board may also move a card under a pointer that rests.
    let x = -1;
    let y = -1;
    let hovered: Element | null = null;
    /** Where a touch began. */
    let touchStart = { x: 0, y: 0 };
    const move = (event: PointerEvent): void => {
      if (event.pointerType === "touch" && Math.hypot(event.clientX - touchStart.x, event.clientY - touchStart.y) > 8)
        clearTimeout(this.#timer);
      const rests = (event.clientX === x && event.clientY === y) || x < 0;
      x = event.clientX;
      y = event.clientY;
      // A pressed button means that a card is dragged.
      if (rests || event.pointerType === "touch" || this.pinned || event.buttons) return;
      const element = cardAt(event);
      if (element === hovered && element !== null) return;
      hovered = element;
      clearTimeout(this.#timer);
      if (!element) {
        this.card = null;
        this.#dismissed = null;
        return;
      }
      if (element === this.#dismissed) return;
      this.#dismissed = null;
      this.#timer = setTimeout(() => (this.card = readCard(element)), HOVER_MS);
    };
    const leave = (): void => {
      hovered = null;
      clearTimeout(this.#timer);
      if (!this.pinned) this.card = null;
    };
    const down = (event: PointerEvent): void => {
      this.#isLongPress = false;
      touchStart = { x: event.clientX, y: event.clientY };
      const element = cardAt(event);
      if (event.pointerType !== "touch" || !element) return;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => {
        this.#isLongPress = this.pin(element);
      }, PRESS_MS);
    };
    const up = (event: PointerEvent): void => {
      if (event.pointerType === "touch") clearTimeout(this.#timer);
    };
    const click = (event: MouseEvent): void => {
      const element = cardAt(event);
      if (this.#isLongPress) {
        // The click event at the end of a long press is not a click of the user.
        this.#isLongPress = false;
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      // A card name on a button is zoomed on hover only; the click belongs to the button.
      if (!element || (element.tagName === "SPAN" && element.closest("button"))) return;
      const choosable = element.closest(".lit, .chosen");
      if (!choosable || element.hasAttribute("data-peek")) this.pin(element);
      else if (!this.pinned) {
        this.close();
        this.#dismissed = element;
      }
    };
    const contextMenu = (event: MouseEvent): void => {
      if (this.#isLongPress) event.preventDefault();
    };
    root.addEventListener("pointermove", move);
    root.addEventListener("pointerleave", leave);
    root.addEventListener("pointerdown", down);
    root.addEventListener("pointerup", up);
    root.addEventListener("pointercancel", up);
    root.addEventListener("click", click, true);
    root.addEventListener("contextmenu", contextMenu);
    return () => {
      clearTimeout(this.#timer);
      root.removeEventListener("pointermove", move);
      root.removeEventListener("pointerleave", leave);
      root.removeEventListener("pointerdown", down);
      root.removeEventListener("pointerup", up);
      root.removeEventListener("pointercancel", up);
      root.removeEventListener("click", click, true);
      root.removeEventListener("contextmenu", contextMenu);
    };
  };
}
