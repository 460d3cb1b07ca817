/** The visible part of the board: the board, or a part of it, scrolls, and on a narrow screen the hand lies over its end. */

import type { Point } from "./places";
import { zoomOf } from "./scale";

const scrolls = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflowY);

/** The element in which the board scrolls. */
export function scrollerOf(root: Element): Element {
  for (let around = root.parentElement; around; around = around.parentElement) if (scrolls(around)) return around;
  return document.documentElement;
}

export interface Span {
  top: number;
  bottom: number;
}

/** The vertical span in which an element of the board is visible: within everything that scrolls around it. */
export function visibleSpan(root: Element, thing: Element): Span {
  let top = 0;
  let bottom = window.innerHeight;
  for (let around = thing.parentElement; around && around !== document.documentElement; around = around.parentElement) {
    if (!scrolls(around)) continue;
    const box = around.getBoundingClientRect();
    top = Math.max(top, box.top);
    bottom = Math.min(bottom, box.bottom);
  }
  if (thing.closest("[data-over]")) return { top, bottom };
  const over = [...root.querySelectorAll("[data-over]")].filter((part) => getComputedStyle(part).position === "sticky");
  return { top, bottom: Math.min(bottom, ...over.map((part) => part.getBoundingClientRect().top)) };
}

/** The middle of the visible part of the board, in the coordinates of the page. */
export function visibleMiddle(root: Element): number {
  const { top, bottom } = visibleSpan(root, root.querySelector("[data-spot=town]") ?? root);
  return (top + bottom) / 2;
}

/** The middle of what is on the screen of the board, in pixels of the board from its upper left corner. */
export function visibleCentre(root: Element): Point {
  const box = root.getBoundingClientRect();
  const zoom = zoomOf(root);
  return { x: box.width / 2 / zoom, y: (visibleMiddle(root) - box.top) / zoom };
}

/** Whether an element lies within everything that scrolls sideways around it, such as the hand on a phone. */
function isBetweenSides(thing: Element): boolean {
  const { left, right } = thing.getBoundingClientRect();
  for (let around = thing.parentElement; around; around = around.parentElement) {
    if (!/auto|scroll/.test(getComputedStyle(around).overflowX)) continue;
    const box = around.getBoundingClientRect();
    if (left < box.left - 2 || right > box.right + 2) return false;
  }
  return true;
}

/** Whether an element of the board is visible, at least in part of its height or, with `whole`, completely. */
export function isVisible(root: Element, thing: Element, whole = false): boolean {
  const seen = visibleSpan(root, thing);
  const { top, bottom, width } = thing.getBoundingClientRect();
  if (width === 0 || !isBetweenSides(thing)) return false;
  return whole ? top >= seen.top - 2 && bottom <= seen.bottom + 2 : bottom > seen.top + 8 && top < seen.bottom - 8;
}

/** Whether a part that scrolls goes on above and below of what is seen of it. */
export function overflowOf({ scrollTop, scrollHeight, clientHeight }: Element): { above: boolean; below: boolean } {
  return { above: scrollTop > 6, below: scrollHeight - clientHeight - scrollTop > 6 };
}

/** Scroll as little as possible until an element is visible. */
export function makeVisible(root: HTMLElement, thing: Element, calm: boolean): void {
  if (isVisible(root, thing, true)) return;
  const scroller = scrollerOf(root).getBoundingClientRect();
  root.style.setProperty(
    "--foot",
    `${Math.max(0, scroller.bottom - visibleSpan(root, thing).bottom) / zoomOf(root)}px`,
  );
  thing.scrollIntoView({ block: "nearest", inline: "nearest", behavior: calm ? "auto" : "smooth" });
}
