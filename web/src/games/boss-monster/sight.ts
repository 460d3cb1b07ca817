/** What is in sight: the hand (and on a big screen my dungeon) lies over the lower part of the board. */

/** Where the part of the window ends that nothing of mine covers. */
function floor(root: Element): number {
  const over = [...root.querySelectorAll("[data-over]")].filter((part) => getComputedStyle(part).position === "sticky");
  return Math.min(window.innerHeight, ...over.map((part) => part.getBoundingClientRect().top));
}

/** Whether a thing on the board can be seen, at least in part. */
export function inSight(root: Element, thing: Element): boolean {
  const { top, bottom, width } = thing.getBoundingClientRect();
  const end = thing.closest("[data-over]") ? window.innerHeight : floor(root);
  return width > 0 && bottom > 8 && top < end - 8;
}

/** Scroll so that it can be seen, as little as possible. */
export function bringIntoSight(root: HTMLElement, thing: Element, calm: boolean): void {
  if (inSight(root, thing)) return;
  root.style.setProperty("--foot", `${window.innerHeight - floor(root)}px`);
  thing.scrollIntoView({ block: "nearest", behavior: calm ? "auto" : "smooth" });
}
