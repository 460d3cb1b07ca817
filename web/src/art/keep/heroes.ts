/** The heroes: four classes and the champion, put together from the parts of all heroes, 18 by 20 pixels. */
import * as p from "../figures";
import { figure, left, type Part } from "../figures";
import { compose, type Bitmap } from "../sprites";

function hero(colours: string, ...parts: Part[]): Bitmap {
  return compose({ layers: figure(2, 5, colours, ...parts) }, 18, 20);
}

export const heroes = {
  warrior: hero("1r 2R 3y 5n", p.armour, p.face, p.helm, left(p.roundShield), p.sword),
  rogue: hero("1v 2V 3o 4N 8v 9V", p.tunic, p.face, p.hood, p.dagger, left(p.bag)),
  archer: hero("1g 2G 3m 5o 8g 9G 0r", p.tunic, p.face, p.ponytail, p.featherHat, p.bow),
  mage: hero("1b 2B 3y 5w 8b 9B 0c", p.robe, p.face, p.beard, p.wizardHat, p.staff),
  champion: hero("1y 2Y 3r 5y 8r 9R", p.cape, p.armour, p.face, p.crown, p.greatSword),
} as const;
