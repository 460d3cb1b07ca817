/** The pictures of the twelve rooms by the key of the tile. Their details are high up, because pieces stand below. */
import { at, bitmap, finePicture as picture, flipped, type Picture } from "../sprites";
import { cauldron, coil, flask, generator, jar, pipe, vial } from "../sprites/alchemy";
import { blackboard, book, chest, shelf, table, telescope } from "../sprites/furniture";
import { candle, drop, lantern, smoke, torch } from "../sprites/lights";
import { bricks, cog, gear, tube } from "../sprites/machines";
import { glow, many, plotted, tiled } from "../bitmap-tools";
import { column, fence, plank, tombstone } from "../sprites/places";
import * as scene from "../sprites/backdrops";
import { paw, web } from "../sprites/small-things";
import { chain, jaws, sawblade, shackle } from "../sprites/traps";
import { coin, coins, gem, shield, sword } from "../sprites/treasures";
import { bone, ribs, skull } from "../sprites/undead";

/** The water of the sewers. */
const water = plotted(48, 10, (x, y) =>
  y === 0 ? ((x >> 2) % 3 === 0 ? "c" : "t") : (x * 5 + y * 11) % 17 === 0 ? "g" : y < 3 ? "t" : "T",
);

/** An anvil. */
const anvil = bitmap(`
  kkkkkkkkkkkkkkkk
  kllllSSSSSSSSSsk
  .kSSSSSSSSSSsskk
  ..kkkSSSSSskkk
  .....kSSsk
  .....kSSsk
  ...kkkSSskkk
  ..kSSSSSSSssk
  ..kkkkkkkkkkk`);

/** The mouth of a furnace. */
const furnace = bitmap(`
  ....kkkkkkkkkkkk
  ..kkRrRRrRRrRrRRkk
  .kRrRRrRRrRRrRrRRrk
  kRrkkkkkkkkkkkkkRRk
  krRkooyyooyyoookrRk
  kRrkoyWyyoyWyyokRRk
  krRkyWWWyyyWWyykrRk
  kRrkOkOkOkOkOkOkRRk
  krRkkkkkkkkkkkkkrRk
  kRRrRRrRRrRRrRRrRRk
  kkkkkkkkkkkkkkkkkkk`);

/** An unrolled plan. */
const plan = bitmap(`
  kkkkkkkkkkkkkkkkkkkk
  kbbbbbbbbbbbbbbbbbBk
  kbaaaaaabbbbaaaaabBk
  kbabbbbabbbbabbbabBk
  kbabbbbaaaaaabbbabBk
  kbabbbbbbbbbbbbbabBk
  kbaaaabbaaaaabbbabBk
  kbbbbabbabbbaaaaabBk
  kbbbbabbabbbabbbbbBk
  kbbbbaaaabbbaaaaabBk
  kbbbbbbbbbbbbbbbbbBk
  kkkkkkkkkkkkkkkkkkkk`);

/** A barred window with the moon. */
const barred = bitmap(`
  .kkkkkkkkkkkk.
  kSSSSSSSSSSSsk
  kSkkkSkkSkkksk
  kSkVkSVkSViksk
  kSkVkSVkSwiksk
  kSkVkSVkSViksk
  kSkVkSVkSVVksk
  kSkkkSkkSkkksk
  kSSSSSSSSSSSsk
  kkkkkkkkkkkkkk`);

const links = tiled(chain, 4, 12);

export const rooms: Record<string, Picture> = {
  "kho-treasury-tile": picture(
    scene.redStone,
    at(torch, 2, 5),
    at(torch, 40, 5),
    at(glow(38, 30, "O", "Y"), 5, 4),
    at(coins, 2, 22),
    flipped(coins, 22, 22),
    at(coins, 12, 18),
    at(gem, 20, 9, "1c 2t"),
    at(coin, 8, 13),
    at(coin, 34, 14),
  ),
  "kho-sewers-tile": picture(
    scene.greenStone,
    at(tube, 13, 2),
    at(drop, 22, 15),
    at(water, 0, 27),
    at(glow(20, 12, "G"), 14, 20),
    at(pipe, 34, 4),
  ),
  "kho-workshop-tile": picture(
    scene.study,
    at(sawblade, 2, 3),
    at(cog, 26, 3),
    at(gear, 34, 8),
    at(jaws, 14, 20),
    at(plank, 30, 28),
    at(lantern, 20, 0),
  ),
  "kho-library-tile": picture(scene.study, at(shelf, -2, 5), at(shelf, 24, 5), at(candle, 4, 22), at(book, 30, 27)),
  "kho-catacombs-tile": picture(
    scene.cavern,
    at(ribs, 16, 15),
    ...many(skull, [1, 5], [33, 4]),
    at(tombstone, 30, 17),
    at(bone, 6, 29),
    at(web, 0, 0),
    at(candle, 16, 4),
  ),
  "kho-forge-tile": picture(
    scene.brownStone,
    at(glow(40, 32, "R", "O"), 4, 1),
    at(furnace, 14, 4),
    at(anvil, 16, 24),
    at(sword, 2, 4),
    at(shield, 36, 4),
  ),
  "kho-alchemist-tile": picture(
    scene.violetStone,
    at(glow(30, 30, "V", "v"), 9, 3),
    at(cauldron, 13, 12),
    at(smoke, 18, 2),
    at(flask, 1, 4),
    at(vial, 38, 6),
    at(vial, 33, 8),
  ),
  "kho-study-tile": picture(
    scene.blueStone,
    at(blackboard, 2, 4),
    at(telescope, 27, 4),
    at(table, 2, 27),
    at(book, 6, 20),
    at(candle, 28, 18),
  ),
  "kho-beast-tamer-tile": picture(
    scene.mossCave,
    at(fence, -2, 6),
    at(fence, 24, 6),
    ...many(paw, [6, 24], [20, 29], [34, 23]),
    at(bone, 30, 31),
    at(lantern, 21, 0),
  ),
  "kho-prison-tile": picture(
    scene.stone,
    at(barred, 17, 3),
    at(links, 5, 0),
    at(shackle, 2, 11),
    at(links, 38, 0),
    at(shackle, 35, 11),
  ),
  "kho-laboratory-tile": picture(
    scene.greenWorks,
    at(glow(34, 30, "T", "c"), 7, 1),
    at(generator, 14, 6),
    at(jar, 2, 4),
    at(coil, 36, 6),
    at(table, 8, 27),
  ),
  "kho-great-builder-tile": picture(
    scene.sandStone,
    at(plan, 3, 4),
    at(column, 32, 3),
    at(bricks, 24, 23),
    at(chest, 4, 24),
  ),
};
