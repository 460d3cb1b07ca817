/** Composes pictures from existing drawings: a place, a light, and a figure or a thing before it. */
import { finePicture, at, picture, type Bitmap, type Layer, type Picture, type Scene } from "../sprites";
import { orb as anyOrb } from "../sprites/alchemy";
import { hero as anyHero } from "../sprites/folk";
import { block as anyBlock } from "../sprites/machines";
import { dyed, glow } from "../bitmap-tools";
import { cardback as anyCardback } from "../sprites/small-things";
import { gem as anyGem } from "../sprites/treasures";

/** The usual colours of drawings with places for colours. */
export const orb = dyed(anyOrb, "1c 2b");
export const hero = dyed(anyHero, "1b 2B");
export const block = dyed(anyBlock, "1m 2n");
export const cardback = dyed(anyCardback, "1v 2V");
export const gem = dyed(anyGem, "1c 2b");

/** Lights by two letters, the edge and the middle: "Rr". All colours share one drawing. */
const wide = glow(44, 34, "1", "2");
const round = glow(30, 28, "1", "2");
const dyes = (light: string): string => `1${light.charAt(0)} 2${light.charAt(1)}`;

/** Returns the light behind a drawing (`""` for none). */
function lit(light: string, of: Bitmap): Layer[] {
  if (!light) return [];
  return of.w > 18 || of.h > 20 ? [at(wide, 2, 1, dyes(light))] : [at(round, 9, 4, dyes(light))];
}

const middle = (of: Bitmap): number => Math.floor((48 - of.w) / 2);

/** Composes a room with a figure in the middle. */
export function room(scene: Scene, light: string, of: Bitmap, swap = "", ...more: Layer[]): Picture {
  return finePicture(scene, ...lit(light, of), at(of, middle(of), Math.max(1, 33 - of.h), swap), ...more);
}

/** Composes a picture with a thing in the middle: an item, or the effect of a spell. */
export function thing(scene: Scene, light: string, of: Bitmap, swap = "", ...more: Layer[]): Picture {
  return finePicture(scene, ...lit(light, of), at(of, middle(of), Math.floor((36 - of.h) / 2), swap), ...more);
}

/** Composes a portrait as large as that of a boss. */
export function close(
  scene: Scene,
  of: Bitmap,
  swap = "",
  x = Math.floor((24 - of.w) / 2),
  y = of.h > 17 ? 1 : 18 - of.h,
  ...more: Layer[]
): Picture {
  return picture(scene, at(of, x, y, swap), ...more);
}
