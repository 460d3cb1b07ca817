/** The pictures of the rooms of the base set. */
import { at, bitmap, finePicture as picture, flipped, type Picture } from "../sprites";
import { cauldron, coil, flask, jar, pipe, vial } from "../sprites/alchemy";
import { beast, centipede, ligerhead, mimic, minotaur, segment } from "../sprites/beasts";
import { axe, club, hardhat, hat, helmet } from "../sprites/costume";
import { dragonbaby, egg, eggbroken, nest } from "../sprites/dragons";
import { brainsucker, goblin, golem, statue, succubus } from "../sprites/fiends";
import { caveman, faller, runner, witch } from "../sprites/folk";
import { book, chest, curtain, shelf, slotmachine, tub } from "../sprites/furniture";
import {
  bubble,
  candelabra,
  candle,
  chandelier,
  cloud,
  flame,
  lantern,
  moon,
  spark,
  sparkle,
  spiral,
  torch,
} from "../sprites/lights";
import { barrier, bricks, cog, conveyor, gear, recycle } from "../sprites/machines";
import { cut, glow, many, overturned, plotted, tiled } from "../bitmap-tools";
import { altar, archwindow, pit, tombstone } from "../sprites/places";
import * as scene from "../sprites/backdrops";
import { hexcell } from "../sprites/small-things";
import { bar, boulder, crusher, maiden, shackle } from "../sprites/traps";
import { coin, coins, heart, pyramid, shield, sword } from "../sprites/treasures";
import {
  bone,
  dancer,
  dracolich,
  ghost,
  grip,
  hand,
  ladyghost,
  skeleton,
  skull,
  specter,
  vampire,
  zombie,
} from "../sprites/undead";

/** A cave painting: a hunt. */
const painting = bitmap(`
  ..O
  ..OO......O.O
  .O........OOO..O
  OOOOOOOOOOO....O
  .OOOOOOOOO....OOO
  .OOOOOOOO....O.O.O
  .O.O..O.O......O
  .O.O..O.O.....O.O
  .O.O..O.O.....O.O`);

/** A slope down to the left. */
const ramp = plotted(48, 26, (x, y) => {
  const edge = y - (24 - x * 0.46);
  return edge < 0 ? "." : edge < 1 ? "l" : edge < 3 ? "S" : (x + 2 * y) % 9 === 0 ? "k" : "s";
});

const bars = tiled(bar, 4, 30);
const rail = plotted(48, 4, (_, y) => "kSsk".charAt(y));
const chains = cut(shackle, 0, 0, 5, 12);

export const roomsBmr: Record<string, Picture> = {
  "bmr-dark-altar": picture(
    scene.violetStone,
    at(glow(36, 26, "V", "R"), 6, 0),
    at(altar, 12, 18),
    at(skull, 18, 4),
    at(candle, 12, 6),
    at(candle, 31, 6),
    at(candle, 3, 17),
    at(candle, 40, 17),
  ),
  "bmr-open-grave": picture(
    scene.graveyard,
    at(moon, 3, 1),
    at(tombstone, 25, 12),
    at(glow(26, 8, "k", "k"), 3, 28),
    at(hand, 10, 16),
    at(cut(pit, 0, 8, 32, 5), 0, 30, "Sn ln"),
  ),
  "bmr-specters-sanctum": picture(
    scene.blueStone,
    at(archwindow, 1, 3),
    at(archwindow, 31, 3),
    at(glow(30, 36, "B", "b"), 9, 0),
    at(specter, 15, 7),
    at(candelabra, 0, 21),
    at(candelabra, 34, 21),
  ),
  "bmr-succubus-spa": picture(
    scene.tealStone,
    at(glow(40, 30, "t", "c"), 4, 0),
    at(succubus, 12, 4),
    at(tub, 10, 22),
    ...many(bubble, [5, 12], [38, 8], [40, 18], [2, 22], [31, 19], [13, 20]),
  ),
  "bmr-dracolich-lair": picture(
    scene.tealStone,
    at(glow(44, 32, "T", "t"), 2, 1),
    at(coins, -6, 27),
    at(coins, 26, 27),
    at(coins, 10, 29),
    at(dracolich, 12, 6),
    at(sparkle, 40, 22),
  ),
  "bmr-vampire-bordello": picture(
    scene.redStone,
    at(glow(34, 30, "R", "P"), 7, 2),
    at(vampire, 13, 12),
    at(curtain, 0, 0),
    flipped(curtain, 37, 0),
    at(heart, 10, 4),
    at(heart, 32, 7),
    at(heart, 21, 2),
  ),
  "bmr-goblin-armory": picture(
    scene.brownStone,
    at(shield, 2, 2),
    at(sword, 29, 3),
    at(axe, 31, 15),
    at(sword, 36, 0),
    at(sword, 43, 6),
    at(goblin, 9, 12),
    at(helmet, 0, 22),
  ),
  "bmr-golem-factory": picture(
    scene.hotWorks,
    at(gear, 1, 2, "Sm lm sn dN"),
    at(gear, 40, 14, "Sm lm sn dN"),
    at(cog, 12, 0),
    at(cut(golem, 0, 0, 15, 19), 14, 8),
    at(chains, 37, -4),
    at(cut(golem, 14, 5, 5, 11), 37, 7),
    at(spark, 28, 4),
    at(conveyor, 0, 27),
  ),
  "bmr-minotaurs-maze": picture(scene.labyrinth, at(glow(30, 30, "k", "R"), 9, 3), at(minotaur, 13, 7)),
  "bmr-neanderthal-cave": picture(
    scene.burrow,
    at(painting, 27, 4),
    at(caveman, 10, 12),
    at(club, 29, 12),
    at(flame, 0, 20),
  ),
  "bmr-beast-menagerie": picture(
    scene.greenStone,
    at(glow(44, 36, "G", "g"), 2, 0),
    at(beast, 14, 12),
    ...many(bars, [3, 2], [14, 2], [30, 2], [41, 2]),
    at(rail, 0, 1),
    at(rail, 0, 31),
  ),
  "bmr-monsters-ballroom": picture(
    scene.ballroom,
    at(chandelier, 12, 0),
    at(dancer, 8, 15),
    flipped(ladyghost, 24, 15),
    at(sparkle, 3, 8),
    at(sparkle, 40, 10),
  ),
  "bmr-brainsucker-hive": picture(
    scene.cavern,
    ...many(
      hexcell,
      [0, 0],
      [12, 0],
      [24, 0],
      [36, 0],
      [-6, 9],
      [30, 9],
      [42, 9],
      [0, 18],
      [36, 18],
      [42, 27],
      [-6, 27],
    ),
    at(glow(32, 32, "V"), 8, 4),
    at(brainsucker, 14, 10, "vt"),
  ),
  "bmr-dark-laboratory": picture(
    scene.greenWorks,
    at(glow(34, 34, "T", "t"), 2, 2),
    at(jar, 7, 7),
    at(coil, 30, 12),
    at(spark, 33, 0),
    at(flask, -2, 19, "gP ep Gv"),
    at(vial, 26, 21),
  ),
  "bmr-haunted-library": picture(
    scene.study,
    at(shelf, -2, 2),
    at(shelf, 26, 2),
    at(glow(26, 24, "V"), 11, 0),
    at(ghost, 17, 3),
    at(book, 12, 20),
  ),
  "bmr-witchs-kitchen": picture(
    scene.brownStone,
    at(witch, 1, 8),
    at(glow(30, 14, "G", "g"), 18, 8),
    at(flame, 20, 24),
    at(flame, 34, 24),
    at(flame, 27, 26),
    at(cauldron, 20, 14),
  ),
  "bmr-all-seeing-eye": picture(scene.rays("V", "v", "y", 14), at(pyramid, 12, 8)),
  "bmr-ligers-den": picture(
    scene.burrow,
    at(glow(44, 36, "N", "O"), 2, 2),
    at(ligerhead, 10, 6),
    at(bone, 1, 28),
    at(bone, 36, 29),
  ),
  "bmr-bottomless-pit": picture(
    scene.stone,
    at(torch, 3, 6),
    at(torch, 38, 6),
    at(pit, 8, 21),
    at(faller, 18, 12),
    at(cut(pit, 0, 9, 32, 4), 8, 30),
    at(hat, 23, 1),
  ),
  "bmr-boulder-ramp": picture(scene.cavern, at(ramp, 0, 10), at(boulder, 26, 3), at(runner, 5, 15)),
  "bmr-dizzygas-hallway": picture(
    scene.greenStone,
    at(pipe, 0, 3),
    flipped(pipe, 38, 3),
    at(runner, 18, 14),
    at(spiral, 19, 1),
    at(cloud, 0, 8),
    flipped(cloud, 30, 10),
    at(cloud, -6, 24),
    flipped(cloud, 26, 25),
  ),
  "bmr-jackpot-stash": picture(
    scene.violetStone,
    at(glow(44, 36, "V", "v"), 2, 0),
    at(slotmachine, 11, 6),
    at(coins, -6, 27),
    at(coins, 28, 27),
    at(coin, 15, 1),
    at(coin, 37, 20),
    at(coin, 5, 12),
  ),
  "bmr-recycling-center": picture(
    scene.works,
    at(glow(42, 34, "d", "s"), 3, 0),
    at(recycle, 12, 3),
    at(bone, 18, 27),
    at(helmet, 1, 20),
    at(shield, 35, 20),
  ),
  "bmr-the-crushinator": picture(
    scene.hotWorks,
    at(crusher, 4, 0),
    at(crusher, 24, 0),
    at(helmet, 17, 16),
    at(overturned(cut(crusher, 0, 9, 20, 9)), 4, 28),
    at(overturned(cut(crusher, 0, 9, 20, 9)), 24, 28),
  ),
  "bmr-centipede-tunnel": picture(
    scene.burrow,
    at(glow(22, 24, "k", "k"), -8, 6),
    ...many(segment, [-6, 13], [0, 9], [7, 8], [13, 12], [17, 18], [24, 22], [32, 22], [37, 17]),
    at(centipede, 31, 4),
    at(bone, 6, 29),
  ),
  "bmr-construction-zone": picture(
    scene.stone,
    at(bricks, 28, 10),
    at(skeleton, 8, 5),
    at(hardhat, 7, 1),
    at(barrier, 10, 20),
    at(lantern, 40, 2),
  ),
  "bmr-dragon-hatchery": picture(
    scene.fireCave,
    at(egg, 4, 14),
    at(egg, 33, 14),
    at(dragonbaby, 15, 3),
    at(eggbroken, 17, 18),
    at(nest, 10, 27),
    at(nest, -14, 26),
    at(nest, 34, 26),
  ),
  "bmr-mimic-vault": picture(
    scene.stone,
    at(torch, 5, 2),
    at(torch, 36, 2),
    at(chest, -5, 20),
    at(chest, 35, 20),
    at(mimic, 14, 11),
    at(coin, 9, 31),
    at(coin, 36, 32),
  ),
  "bmr-monstrous-monument": picture(scene.dusk, at(statue, 12, 6), at(candle, 4, 20), at(candle, 40, 20)),
  "bmr-torture-chamber": picture(
    scene.redStone,
    at(shackle, 3, 0),
    at(shackle, 39, 0),
    at(maiden, 9, 6),
    at(skull, -1, 26),
    at(flame, 39, 21),
  ),
  "bmr-zombie-prison": picture(
    scene.stone,
    at(glow(44, 36, "k", "K"), 2, 0),
    at(zombie, 16, 12),
    ...many(bars, [3, 2], [13, 2], [31, 2], [41, 2]),
    at(rail, 0, 1),
    at(rail, 0, 31),
    at(grip, 12, 19),
    flipped(grip, 28, 19),
  ),
};
