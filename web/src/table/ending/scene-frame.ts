/** The size of the scenes at the end of a game, and the layers that they share. */
import { at, compose, flipped, picture, type Bitmap, type Layer, type Scene } from "../../art/sprites";

/** Drawn pixels. Narrow screens show the middle of a scene, wide ones all of it. */
export const SCENE_WIDTH = 240;
export const SCENE_HEIGHT = 54;
const GROUND = 44;
const MIDDLE = SCENE_WIDTH / 2;

/** Composes a scene of walls and floor, with layers from back to front. */
export function wideScene(scene: Scene, ...layers: Layer[]): Bitmap {
  return compose(picture({ ...scene, ground: GROUND }, ...layers), SCENE_WIDTH, SCENE_HEIGHT);
}

/** The same thing to the left and to the right of the middle, at the same distance from it. */
export function bothSides(of: Bitmap, distance: number, bottom: number): Layer[] {
  return [at(of, MIDDLE - distance - of.w, bottom - of.h), flipped(of, MIDDLE + distance, bottom - of.h)];
}

/** A thing in the middle. */
export function inMiddle(of: Bitmap, bottom: number, shift = 0): Layer {
  return at(of, Math.round(MIDDLE - of.w / 2) + shift, bottom - of.h);
}

/** Things in a row on both sides of the middle, from inside to outside: the first one left, the next one right. */
export function rowOf(things: readonly Bitmap[], distance: number, bottom: number, gap = 2): Layer[] {
  let left = MIDDLE - distance;
  let right = MIDDLE + distance;
  return things.map((of, n) => {
    const y = bottom - of.h;
    if (n % 2 === 0) {
      left -= of.w + gap;
      return at(of, left + gap, y);
    }
    right += of.w + gap;
    return flipped(of, right - of.w - gap, y);
  });
}
