/** The pictures of the heroes: each a figure of `figures.ts` in the place where its class comes from. */
import * as p from "../figures";
import { figure } from "../figures";
import { evening } from "../scenes";
import { picture, type Picture } from "../sprites";

export const heroes: Record<string, Picture> = {
  "bmr-nick-the-masher": picture(evening, ...figure(6, 3, "1w 2l", p.tunic, p.face, p.short, p.mace)),
  "bmr-pugi-the-druidess": picture(evening, ...figure(6, 3, "1g 2G", p.dress, p.face, p.long, p.staff)),
  "bmr-acacia-warrior-of-light": picture(evening, ...figure(6, 3, "1w 2l", p.armour, p.face, p.helm, p.sword, p.shield)),
  "bmr-charles-the-young": picture(evening, ...figure(6, 3, "1w 2l 8w 9l", p.robe, p.face, p.mitre, p.crook)),
  "bmr-delatorious-angel-of-light": picture(evening, ...figure(6, 3, "1w 2l 5y", p.wings, p.robe, p.face, p.long, p.halo)),
  "bmr-romero-the-indigo-friar": picture(evening, ...figure(6, 3, "1v 2V 8v 9V", p.robe, p.face, p.hood, p.book)),
};
