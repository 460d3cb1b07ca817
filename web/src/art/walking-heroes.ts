/**
 * Small heroes who walk: a token for each class, in two steps. They look to the right, into the dungeon.
 */
import * as p from "./figures";
import { figure, type Part } from "./figures";
import { bitmap, compose, type Bitmap } from "./sprites";

/** Legs in the middle of a step; laid over the lowest rows of a body. */
const stride: Part = {
  of: bitmap(`
    .k44kkk44k..
    k44kk..k44k.
    kkkk...kkkk.`),
  x: 0,
  y: 12,
};

const W = 18;
const H = 20;

function steps(colours: string, ...parts: Part[]): readonly [Bitmap, Bitmap] {
  const standing = compose({ layers: figure(2, 5, colours, ...parts) }, W, H);
  const walking = compose({ layers: figure(2, 4, colours, ...parts, stride) }, W, H);
  return [standing, walking];
}

/** Two pictures of a walking hero for each class (in the order of the treasures), then for heroes of none. */
export const WALKING_HEROES = {
  cleric: steps("1w 2l 3y 5o 8w 9l 4I", p.tunic, p.face, p.short, p.mace),
  fighter: steps("1r 2R 3y 5n", p.armour, p.face, p.helm, p.sword),
  mage: steps("1b 2B 3y 5w 8b 9B 0c 4B", p.tunic, p.face, p.beard, p.wizardHat, p.staff),
  thief: steps("1g 2G 3n 8g 9G", p.tunic, p.face, p.hood, p.bag),
  explorer: steps("1m 2n 3v 5N 8m 9n", p.tunic, p.face, p.wideHat, p.torchHand),
  fool: steps("1v 2V 3y 8v 9V", p.tunic, p.face, p.jester),
} as const;

export type Walker = keyof typeof WALKING_HEROES;
