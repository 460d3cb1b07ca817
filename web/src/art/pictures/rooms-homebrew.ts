/** The pictures of the homebrew rooms. */
import { at, flipped, type Picture } from "../sprites";
import { axe, helmet } from "../sprites/costume";
import { goblin } from "../sprites/fiends";
import { chest, curtain, highthrone, shelf, table } from "../sprites/furniture";
import { candle, lantern } from "../sprites/lights";
import * as scene from "../sprites/backdrops";
import { coin, sack, shield, sword } from "../sprites/treasures";
import { ladyghost, skull } from "../sprites/undead";
import { room } from "./composition";

export const roomsHomebrew: Record<string, Picture> = {
  "hmb-lost-and-found": room(
    scene.study,
    "",
    shelf,
    "",
    at(helmet, 3, 20),
    at(sack, 32, 21),
    at(sword, 4, 3),
    at(lantern, 37, 4),
  ),
  "hmb-soul-showcase": room(
    scene.ballroom,
    "Oo",
    highthrone,
    "",
    at(skull, 3, 3),
    at(skull, 35, 3),
    at(shield, 3, 20),
    flipped(axe, 33, 18),
  ),
  "hmb-eavesdropping-gallery": room(
    scene.violetStone,
    "",
    curtain,
    "",
    at(ladyghost, 3, 9),
    at(goblin, 30, 14),
    at(candle, 22, 3),
  ),
  "hmb-flea-market": room(
    scene.chequers,
    "",
    table,
    "",
    at(chest, 13, 13),
    at(coin, 5, 20),
    at(sword, 37, 8),
    at(lantern, 5, 3),
  ),
};
