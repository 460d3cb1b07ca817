/** The box of Super Boss Monster: a giant boss behind the city, and its minion in the street. */
import { night, roofscape } from "../../art/backdrops";
import { boxScene } from "../../art/box-scene";
import { colossus, minion } from "../../art/sprites/arenas";
import { streetlamp } from "../../art/sprites/inventions";
import { moon } from "../../art/sprites/lights";
import { castle, manor } from "../../art/sprites/places";
import { at } from "../../art/sprites";

export const boxPicture = boxScene(
  { ...night, floor: roofscape.floor },
  44,
  at(moon, 53, 3),
  at(colossus, 18, 9, "Sr sR lp"),
  at(castle, 46, 28),
  at(manor, -2, 23),
  at(streetlamp, 50, 25),
  at(minion, 29, 36),
);
