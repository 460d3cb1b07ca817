/** The pictures of the equipment of Dungeon Fighter. The colour behind a thing shows its kind. */
import { at, finePicture, flipped, type Bitmap, type Layer, type Picture, type Scene } from "../../sprites";
import { gobhead } from "../../sprites/fiends";
import { snowflake } from "../../sprites/frost";
import { drop, flame, icicle, smoke, sparkle } from "../../sprites/lights";
import { cut, dyed, many, plotted } from "../../bitmap-tools";
import { circle, rays } from "../../sprites/backdrops";
import { rubble } from "../../sprites/small-things";
import { coin } from "../../sprites/treasures";
import * as w from "../../sprites/wares";

/** Places a thing before its background. */
function ware(scene: Scene, of: Bitmap, x: number, y: number, ...more: Layer[]): Picture {
  return finePicture(scene, at(of, x, y), ...more);
}

export const snowbank = plotted(48, 7, (x, y) =>
  y < 2 - Math.sin(x * 0.4) * 1.6 ? "." : y < 3 ? "W" : (x + y * 3) % 8 === 0 ? "a" : "w",
);
const waterCube = dyed(w.smalldie, "1c 2b");
export const weaponRays = (count: number): Scene => rays("R", "k", "O", count);
const armour = (count: number): Scene => rays("B", "K", "b", count);
export const curioRays = (count: number): Scene => rays("G", "K", "g", count);

const weapons: Record<string, Picture> = {
  "df-horned-helmet": ware(weaponRays(8), w.hornedHelm, 6, 6),
  "df-ramboril": ware(
    weaponRays(14),
    w.commando,
    9,
    5,
    at(w.bowie, 6, 20),
    at(w.meadow, 0, 28),
    flipped(w.band, 38, 9),
  ),
  "df-anvil": ware(weaponRays(4), w.bigAnvil, 7, 15, at(w.whoosh, 13, 4), at(rubble, -4, 27), at(rubble, 36, 26)),
  "df-hydrodynamics-part-ii": ware(
    weaponRays(11),
    w.wetbook,
    19,
    8,
    at(w.puddle, 11, 29),
    at(w.smalldie, 5, 2, "1r 2R"),
    at(cut(w.whoosh, 0, 0, 11, 5), 4, 12),
    at(drop, 5, 19),
  ),
  "df-battle-sled": ware(weaponRays(6), w.sled, 5, 13, at(snowbank, 0, 29)),
  "df-clowns-mitten": ware(weaponRays(9), w.mitten, 13, 8),
  "df-hockey-stick": ware(weaponRays(16), w.hockey, 7, 1, at(w.puck, 1, 31)),
  "df-crossed-shears": ware(weaponRays(5), w.shears, 10, 5),
};

const armours: Record<string, Picture> = {
  "df-coat-of-eternal-winter": ware(armour(8), w.wintercoat, 9, 5, at(snowflake, -7, -6), at(snowflake, 37, 21)),
  "df-down-armour": ware(
    armour(13),
    w.puffer,
    8,
    10,
    at(w.feather, 1, 3),
    flipped(w.feather, 38, 6),
    at(w.feather, 20, 0),
  ),
  "df-long-johns-of-courage": ware(
    armour(5),
    w.longjohns,
    12,
    7,
    at(w.washing, 0, 5),
    at(w.peg, 15, 3),
    at(w.peg, 30, 3),
  ),
  "df-pot-lid": ware(armour(10), w.potlid, 3, 3, at(w.dart, 19, 8)),
  "df-fur-hat": ware(armour(6), w.furhat, 7, 6),
  "df-ice-mirror": ware(
    armour(16),
    w.icemirror,
    9,
    1,
    at(gobhead, 16, 12, "gt GT ec"),
    at(icicle, 9, 26),
    at(icicle, 33, 26),
  ),
};

const curios: Record<string, Picture> = {
  "df-monstronomicon": ware(curioRays(8), w.toothbook, 10, 4),
  "df-sniper-sprinkler": ware(
    curioRays(11),
    dyed(w.sprinkler, "gb GB ea"),
    8,
    12,
    at(w.sight, -1, 11),
    ...many(waterCube, [1, 1], [2, 26], [14, 26]),
  ),
  "df-enlarging-elixir": ware(
    curioRays(6),
    w.phial,
    1,
    16,
    at(w.smalldie, 15, 24, "1w 2l"),
    at(w.die, 27, 15, "1w 2l"),
    at(w.rise, 31, 4),
  ),
  "df-hot-chocolate": ware(curioRays(14), w.cocoa, 11, 15, ...many(w.steam, [14, 4], [20, 6], [26, 3])),
  "df-expired-fireworks": ware(
    curioRays(5),
    w.firework,
    18,
    3,
    at(smoke, 4, 24),
    at(smoke, 34, 27),
    at(smoke, 33, 19),
    at(sparkle, 6, 6),
    at(sparkle, 38, 8),
  ),
  "df-rainy-day-die": finePicture(
    { wall: curioRays(9).wall },
    at(w.rain, 0, 0),
    at(w.umbrella, 8, 2),
    at(w.handle, 31, 12),
    at(w.die, 14, 16, "1w 2l"),
  ),
  "df-loaded-snowball": ware(curioRays(16), w.loaded, 10, 8, at(w.smirk, 16, 17), at(w.fuse, 21, -1)),
};

const rarities: Record<string, Picture> = {
  "df-phoenix-heart": ware(
    circle("k", "R", "o"),
    w.firewing,
    3,
    9,
    flipped(w.firewing, 34, 9),
    at(flame, 14, -2),
    at(flame, 24, -2),
    at(flame, 19, -5),
    at(w.bigheart, 11, 7),
  ),
  "df-lucky-amulet": ware(circle("k", "V", "y"), w.cord, 8, 0, at(w.clover, 11, 8)),
  "df-bottomless-purse": ware(
    circle("k", "B", "y"),
    w.purse,
    13,
    3,
    ...many(coin, [18, 20], [24, 23], [20, 28], [27, 31], [15, 32]),
  ),
};

export const waresDf: Record<string, Picture> = { ...weapons, ...armours, ...curios, ...rarities };
