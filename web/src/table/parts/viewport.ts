/** The visible part of the board: the board, or a part of it, scrolls, and on a narrow screen the hand lies over its end. */

import type { Point } from "./places";
import { zoomOf } from "./scale";

/** What lies over a board that scrolls, at an edge of its visible part: the hand, and tabs. */
const OVER = "[data-over], [role=tablist]";
/** The space around what is scrolled into view, in pixels, if there is room for it. */
const SPACE = 8;

const scrolls = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflowY);
const scrollsSideways = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflowX);
const isSticky = (element: Element): boolean => getComputedStyle(element).position === "sticky";

/** The element in which the board scrolls. */
export function scrollerOf(root: Element): Element {
  return closestParent(root, scrolls) ?? document.documentElement;
}

function closestParent(element: Element, fits: (around: Element) => boolean): Element | null {
  for (let around = element.parentElement; around; around = around.parentElement) if (fits(around)) return around;
  return null;
}

export interface Span {
  top: number;
  bottom: number;
}

/** The vertical span in which an element of the board is visible: within everything that scrolls or lies over the board. */
export function visibleSpan(root: Element, thing: Element): Span {
  let top = 0;
  let bottom = window.innerHeight;
  for (let around = thing.parentElement; around && around !== document.documentElement; around = around.parentElement) {
    if (!scrolls(around)) continue;
    const box = around.getBoundingClientRect();
    top = Math.max(top, box.top);
    bottom = Math.min(bottom, box.bottom);
  }
  if (thing.closest(OVER)) return { top, bottom };
  for (const part of root.querySelectorAll(OVER)) {
    if (!isSticky(part)) continue;
    const box = part.getBoundingClientRect();
    if (getComputedStyle(part).bottom === "auto") top = Math.max(top, box.bottom);
    else bottom = Math.min(bottom, box.top);
  }
  return { top, bottom };
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
  return !closestParent(thing, (around) => {
    const box = around.getBoundingClientRect();
    return scrollsSideways(around) && (left < box.left - 2 || right > box.right + 2);
  });
}

/** Whether an element of the board is wholly visible. One that is higher than the visible part has to fill that part. */
function isVisible(root: Element, thing: Element): boolean {
  const { top, bottom, width } = thing.getBoundingClientRect();
  if (width === 0 || !isBetweenSides(thing)) return false;
  const seen = visibleSpan(root, thing);
  return Math.min(bottom, seen.bottom) - Math.max(top, seen.top) >= Math.min(bottom - top, seen.bottom - seen.top) - 4;
}

/** Whether a part that scrolls goes on above and below of what is seen of it. */
export function overflowOf({ scrollTop, scrollHeight, clientHeight }: Element): { above: boolean; below: boolean } {
  return { above: scrollTop > 6, below: scrollHeight - clientHeight - scrollTop > 6 };
}

/**
 * Returns how far to scroll until things lie in a visible span: as many of them as fit into it together, from the first one
 * on. Of a first thing that is longer than the span, the beginning is shown.
 */
export function scrollDistance(seen: Span, things: readonly Span[]): number {
  const [first, ...others] = things;
  if (!first) return 0;
  const length = seen.bottom - seen.top;
  let { top, bottom } = first;
  for (const other of others) {
    const both = { top: Math.min(top, other.top), bottom: Math.max(bottom, other.bottom) };
    if (both.bottom - both.top > length) break;
    ({ top, bottom } = both);
  }
  const space = Math.max(0, Math.min(SPACE, (length - (bottom - top)) / 2));
  if (top < seen.top + space || bottom - top > length) return top - space - seen.top;
  return Math.max(0, bottom + space - seen.bottom);
}

/** Scrolls as little as possible until an element is visible, and as many of the next ones as fit together with it. */
export function makeVisible(root: Element, things: Element | readonly Element[], calm: boolean): void {
  const shown = [things].flat().filter((thing) => thing.getBoundingClientRect().width > 0);
  const behavior = calm ? "auto" : "smooth";
  for (const [scroller, inside] of groupsOf(shown, isWide)) {
    const { left, right } = scroller.getBoundingClientRect();
    const spans = inside
      .map((thing) => thing.getBoundingClientRect())
      .map((box) => ({ top: box.left, bottom: box.right }));
    const distance = scrollDistance({ top: left, bottom: right }, spans) / zoomOf(scroller);
    if (distance) scroller.scrollTo({ left: scroller.scrollLeft + distance, behavior });
  }
  const inBoard = shown.filter((thing) => !closestParent(thing, (around) => around.matches(OVER) && isSticky(around)));
  for (const [scroller, inside] of groupsOf(inBoard, isHigh)) {
    const seen = visibleSpan(root, inside[0] ?? root);
    const boxes = inside.map((thing) => thing.getBoundingClientRect());
    const distance = scrollDistance(seen, boxes) / zoomOf(scroller);
    if (distance) scroller.scrollTo({ top: scroller.scrollTop + distance, behavior });
  }
}

/**
 * Makes things visible that can be chosen. The board stays where it is if a visible card in the hand can be chosen, or if the
 * choice has begun and the next thing to choose is visible, so that nothing moves under the finger.
 */
export function showChoices(root: Element, things: readonly Element[], hasBegun: boolean, calm: boolean): void {
  const isInReach = (thing: Element): boolean =>
    (hasBegun || thing.closest("[data-over]") !== null) && isVisible(root, thing);
  if (!things.some(isInReach)) makeVisible(root, things, calm);
}

const isWide = (element: Element): boolean => scrollsSideways(element) && element.scrollWidth > element.clientWidth;
const isHigh = (element: Element): boolean => scrolls(element) && element.scrollHeight > element.clientHeight;

/** Groups elements by the element around them that scrolls. Elements that do not scroll are left out. */
function groupsOf(things: readonly Element[], canScroll: (element: Element) => boolean): Map<Element, Element[]> {
  const groups = new Map<Element, Element[]>();
  for (const thing of things) {
    const scroller = closestParent(thing, canScroll);
    if (scroller) groups.set(scroller, [...(groups.get(scroller) ?? []), thing]);
  }
  return groups;
}
