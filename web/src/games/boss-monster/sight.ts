/** What is in sight: the board scrolls in its place, and the hand (on a big screen also my dungeon) lies over its end. */

/** What the board scrolls in. */
export function scrollerOf(root: Element): Element {
  for (let around = root.parentElement; around; around = around.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return around;
  }
  return document.documentElement;
}

/** The part of the window in which the board is seen, and where that ends which nothing of mine covers. */
function opening(root: Element): { top: number; bottom: number; floor: number } {
  const scroller = scrollerOf(root);
  const whole = scroller === document.documentElement;
  const box = scroller.getBoundingClientRect();
  const top = whole ? 0 : Math.max(0, box.top);
  const bottom = whole ? window.innerHeight : Math.min(window.innerHeight, box.bottom);
  const over = [...root.querySelectorAll("[data-over]")].filter((part) => getComputedStyle(part).position === "sticky");
  return { top, bottom, floor: Math.min(bottom, ...over.map((part) => part.getBoundingClientRect().top)) };
}

/** The middle of what is seen of the board, in the window. */
export function middleOfSight(root: Element): number {
  const { top, floor } = opening(root);
  return (top + floor) / 2;
}

/** Whether a thing on the board can be seen, at least in part. */
export function inSight(root: Element, thing: Element): boolean {
  const seen = opening(root);
  const { top, bottom, width } = thing.getBoundingClientRect();
  const end = thing.closest("[data-over]") ? seen.bottom : seen.floor;
  return width > 0 && bottom > seen.top + 8 && top < end - 8;
}

/** Scroll so that it can be seen, as little as possible. */
export function bringIntoSight(root: HTMLElement, thing: Element, calm: boolean): void {
  if (inSight(root, thing)) return;
  const { bottom, floor } = opening(root);
  root.style.setProperty("--foot", `${bottom - floor}px`);
  thing.scrollIntoView({ block: "nearest", behavior: calm ? "auto" : "smooth" });
}
