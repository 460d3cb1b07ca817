/** Where the figure of a hero stands in a small room. */
import { zoomOf } from "../../../table/parts/scale";
import type { Point } from "../../../table/parts/places";

/** The distance from where a hero stands to the right edge of its figure, and how far it stands above the middle of the picture. */
const FIGURE_TO_RIGHT = 32;
const FIGURE_RISE = 6;

/**
 * Returns where a hero stands on the picture of a room, in pixels of the board, so that the damage beside or below the
 * picture can be read; null for anything but a small room.
 */
export function placeOfHero(root: HTMLElement, spot: Element | null): Point | null {
  const tile = spot?.closest(".room")?.querySelector(".tile");
  const [damage, picture] = [".damage", ".picture"].map((part) => tile?.querySelector(part)?.getBoundingClientRect());
  if (!damage || !picture) return null;
  const board = root.getBoundingClientRect();
  const zoom = zoomOf(root);
  const isBeside = damage.left > picture.right - 2;
  const right = ((isBeside ? damage.left : picture.right) - board.left) / zoom;
  const y = ((isBeside ? picture.top + picture.height / 2 : picture.top) - board.top) / zoom;
  return { x: right - FIGURE_TO_RIGHT, y: isBeside ? y - FIGURE_RISE : y };
}
