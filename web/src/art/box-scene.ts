/** The picture on the box of a game: a scene of 72 by 54 pixels. A phone shows only its middle, 54 pixels wide. */
import { compose, picture, type Bitmap, type Layer, type Scene } from "./sprites";

export const BOX_WIDTH = 72;
export const BOX_HEIGHT = 54;

/** Composes the picture on a box; the floor begins at row `ground`. */
export function boxScene(scene: Scene, ground: number, ...layers: Layer[]): Bitmap {
  return compose(picture({ ...scene, ground }, ...layers), BOX_WIDTH, BOX_HEIGHT);
}
