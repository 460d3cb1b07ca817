/** The box of Boss Monster: a boss on the throne, with the treasure and the skulls of its heroes. */
import { gloom } from "../../art/backdrops";
import { boxScene } from "../../art/box-scene";
import { highthrone } from "../../art/sprites/furniture";
import { candelabra } from "../../art/sprites/lights";
import { archwindow, column } from "../../art/sprites/places";
import { coins } from "../../art/sprites/treasures";
import { skull, wraith } from "../../art/sprites/undead";
import { at, flipped } from "../../art/sprites";

export const boxPicture = boxScene(
  gloom,
  42,
  at(archwindow, 11, 6),
  flipped(archwindow, 45, 6),
  ...[-2, 19].flatMap((y) => [at(column, 1, y), at(column, 61, y)]),
  at(candelabra, 14, 28),
  flipped(candelabra, 44, 28),
  at(highthrone, 23, 17),
  at(wraith, 27, 21),
  at(coins, 2, 43),
  flipped(coins, 42, 43),
  at(skull, 12, 41),
  flipped(skull, 48, 41),
  at(skull, 30, 42),
);
