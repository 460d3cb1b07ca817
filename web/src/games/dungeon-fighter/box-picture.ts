/** The box of Dungeon Fighter: a die before the target, a hero of the party and the big bad. */
import { ice } from "../../art/backdrops";
import { plotted } from "../../art/bitmap-tools";
import { boxScene } from "../../art/box-scene";
import * as p from "../../art/figures";
import { figure, left } from "../../art/figures";
import { dragon } from "../../art/sprites/arenas";
import { die } from "../../art/sprites/trinkets";
import { at, flipped } from "../../art/sprites";

const SIZE = 40;

/** The target: the middle, and two rings of twelve sections. */
const target = plotted(SIZE, SIZE, (x, y) => {
  const [dx, dy] = [x - (SIZE - 1) / 2, y - (SIZE - 1) / 2];
  const away = Math.hypot(dx, dy);
  const isEven = Math.floor(((Math.atan2(dy, dx) + Math.PI) * 6) / Math.PI) % 2 === 0;
  if (away > 19.8) return ".";
  if (away < 2.6) return "y";
  if (away < 6) return "r";
  if (away > 18.6 || (away > 12.5 && away < 13.4) || away < 6.8) return "k";
  if (away < 12.5) return isEven ? "w" : "b";
  return isEven ? "c" : "B";
});

export const boxPicture = boxScene(
  ice,
  42,
  at(target, 16, 3),
  flipped(dragon, 46, 27),
  ...figure(5, 34, "1r 2R 3y 5n", p.armour, p.face, p.helm, left(p.roundShield), p.sword),
  at(die, 26, 28, "1w 2l"),
);
