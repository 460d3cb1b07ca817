/** The pictures of the spells of both sets: a circle, rays or a whirl, and the effect large before it. */
import { at, finePicture as picture, flipped, type Picture } from "../sprites";
import { beast, giantfoot, slime } from "../sprites/beasts";
import { fist, hatparty, knees, palm } from "../sprites/costume";
import { claw } from "../sprites/dragons";
import { crybaby, kobold } from "../sprites/fiends";
import { assassin, fairy, hero, princess, runner, scream, tired } from "../sprites/folk";
import { poster } from "../sprites/furniture";
import { blast, bolt, drop, flame, smoke, spark, sparkle, stormcloud, thumbtear } from "../sprites/lights";
import { bricks, gear } from "../sprites/machines";
import { cut, glow, many, overturned, plotted, tiled } from "../bitmap-tools";
import { castle, fountain, roomlet } from "../sprites/places";
import * as scene from "../sprites/backdrops";
import {
  arrow,
  balloon,
  bang,
  cardback,
  carrot,
  crack,
  grass,
  hole,
  hourglass,
  magnifier,
  paw,
  rubble,
  shake,
  sign,
  stick,
  violin,
  zzz,
} from "../sprites/small-things";
import { boulder } from "../sprites/traps";
import { bigsword, coins, dagger, gem, gift, sack, scythe, sword } from "../sprites/treasures";
import { bone, ghost, skeleton, skull, wisp, zombie } from "../sprites/undead";

const { circle, rays, star, whirl } = scene;

/** An open door with darkness behind it. */
const door = plotted(16, 24, (x, y) => {
  const side = Math.min(x, 15 - x);
  const round = y < 6 && side < 5 - y;
  return round ? "." : side < 1 || y < 1 || (y < 6 && side < 6 - y) ? "k" : side < 3 || y < 3 ? "S" : "k";
});

/** A snowflake with six arms and two pairs of twigs on each. */
const snowflake = plotted(32, 32, (x, y) => {
  const far = Math.hypot(x - 15.5, y - 15.5);
  const turn = Math.atan2(y - 15.5, x - 15.5) + Math.PI * 2.5;
  const bent = Math.abs((turn % (Math.PI / 3)) - Math.PI / 6);
  const along = far * Math.cos(Math.PI / 6 - bent);
  const off = far * Math.sin(Math.PI / 6 - bent);
  const twig = (from: number, long: number): number => (off > long ? 9 : Math.abs(along - from - off * 0.8) * 0.8);
  const near = Math.min(along > 14.5 ? 9 : off, twig(5, 4), twig(9.5, 3.6));
  return near < 0.8 ? "W" : near < 1.9 ? "B" : ".";
});

/** A curved arrow that jumps over obstacles. */
const leap = plotted(42, 26, (x, y) => {
  const head = Math.abs(x - 35);
  if (y >= 15 && head <= 23 - y) return head > 21 - y || y < 16 ? "k" : x < 35 ? "y" : "Y";
  const far = Math.hypot((x - 20) / 15, (y - 24) / 21);
  if (y > 15 && x > 20) return ".";
  return far > 0.85 && far < 1.13 ? (far < 0.91 || far > 1.07 ? "k" : x < 20 ? "y" : "Y") : ".";
});

const wall = tiled(cut(bricks, 0, 0, 12, 6), 48, 36);
/** One bar of a pause sign. */
const bar = plotted(7, 20, (x, y) => (y === 0 || y === 19 ? "k" : "kWwwwlk".charAt(x)));

export const spells: Record<string, Picture> = {
  "bmr-annihilator": picture(rays("R", "r", "o"), at(blast, 10, 5), at(gear, 17, 11)),
  "bmr-assassin": picture(
    circle("k", "R", "r"),
    at(assassin, 12, 9),
    at(dagger, 28, 18),
    at(dagger, 4, 18, undefined, true),
  ),
  "bmr-cave-in": picture(
    scene.burrow,
    at(crack, 17, 0),
    at(crack, 4, 2),
    at(boulder, 16, 7),
    at(boulder, 31, 2),
    at(boulder, 2, 14),
    at(rubble, 28, 27),
    at(rubble, -4, 28),
    at(smoke, 17, 28),
  ),
  "bmr-counterspell": picture(
    whirl("B", "b", "a"),
    at(palm, 6, 8),
    at(spark, 30, 8),
    at(spark, 34, 20),
    at(spark, 26, 24),
  ),
  "bmr-exhaustion": picture(circle("B", "K", "b"), at(tired, 13, 9), at(zzz, 32, 3), at(thumbtear, 9, 14)),
  "bmr-fear": picture(whirl("V", "P", "o", 2), at(scream, 12, 8)),
  "bmr-freeze": picture(star("B", "b", "a", 6), at(snowflake, 8, 2)),
  "bmr-giant-size": picture(
    rays("G", "T", "e"),
    at(giantfoot, 14, 13),
    at(tiled(cut(giantfoot, 2, 1, 13, 2), 13, 14), 16, 0),
    at(hero, 1, 20, "1b 2B"),
    at(rubble, 30, 28),
  ),
  "bmr-jeopardy": picture(
    whirl("V", "v", "u"),
    ...many(cardback, [3, 3, "1r 2y"], [33, 2, "1v 2y"], [36, 20, "1b 2y"], [1, 21, "1g 2y"]),
    at(cardback, 18, 12, "1o 2k"),
  ),
  "bmr-kobold-strike": picture(star("B", "T", "t"), at(sign, 19, 1), at(kobold, 14, 14)),
  "bmr-motivation": picture(rays("O", "o", "y"), at(skeleton, 2, 10), at(stick, 12, 3), at(carrot, 26, 12)),
  "bmr-princess-in-peril": picture(circle("V", "P", "p"), at(princess, 16, 8), at(claw, 32, 14), flipped(claw, 0, 14)),
  "bmr-soul-harvest": picture(
    circle("k", "T", "t"),
    at(scythe, 13, 7),
    at(wisp, 30, 5),
    at(wisp, 8, 20),
    at(wisp, 33, 21),
  ),
  "bmr-teleportation": picture(
    whirl("T", "b", "c", 4),
    at(glow(24, 34, "c", "W"), 12, 1),
    at(runner, 18, 6),
    at(cut(runner, 0, 0, 12, 6), 18, 25),
  ),
  "bmr-trepidation": picture(
    circle("V", "v", "u"),
    at(door, 29, 6),
    at(knees, 9, 12),
    ...many(shake, [4, 19], [26, 19]),
    at(thumbtear, 10, 5),
    at(thumbtear, 20, 3),
  ),
  "bmr-zombie-attack": picture(star("k", "G", "g"), at(zombie, 16, 10), at(zombie, -3, 16), flipped(zombie, 35, 16)),
  "tnl-all-your-base": picture(rays("B", "V", "u"), at(castle, 12, 17), at(overturned(claw), 16, 1)),
  "tnl-another-castle": picture(
    circle("B", "b", "c"),
    at(castle, -6, 10),
    at(castle, 30, 10),
    at(arrow, 17, 17),
    at(runner, 18, 2),
  ),
  "tnl-fairy-fountain": picture(
    circle("T", "B", "c"),
    at(fountain, 12, 13),
    at(fairy, 18, 1),
    at(sparkle, 9, 6),
    at(sparkle, 34, 8),
  ),
  "tnl-its-on": picture(
    rays("R", "O", "y"),
    at(flame, 19, 0),
    at(flame, 2, 10),
    at(flame, 36, 10),
    at(bigsword, 12, 7),
    flipped(bigsword, 12, 7),
    at(flame, 19, 22),
  ),
  "tnl-hiring-spree": picture(circle("N", "n", "m"), at(poster, 12, 6), at(coins, 26, 27)),
  "tnl-lightning-bolt": picture(
    rays("B", "V", "b"),
    at(stormcloud, 12, 1),
    at(bolt, 16, 11),
    at(spark, 4, 20),
    at(spark, 34, 20),
  ),
  "tnl-meddling-kids": picture(
    whirl("G", "T", "t", 2),
    at(magnifier, 14, 7),
    at(cut(ghost, 1, 3, 6, 8), 17, 11),
    at(cut(ghost, 8, 3, 2, 8), 23, 11),
    at(paw, 1, 24),
    at(paw, 35, 2),
    at(paw, 36, 25),
  ),
  "tnl-oh-yeah": picture({ wall }, at(hole, 12, 9), at(fist, 12, 9), at(rubble, 0, 27), at(rubble, 30, 27)),
  "tnl-party-up": picture(
    rays("P", "v", "p"),
    at(balloon, 4, 2, "1r 2R"),
    at(balloon, 38, 2, "1b 2B"),
    at(balloon, 20, 0, "1g 2G"),
    at(hero, 2, 18, "1r 2R"),
    at(hero, 13, 18, "1b 2B"),
    at(hero, 24, 18, "1g 2G"),
    at(hero, 35, 18, "1y 2Y"),
    at(hatparty, 13, 11),
  ),
  "tnl-pause": picture(circle("B", "K", "b"), at(hourglass, 15, 7), at(bar, 5, 8), at(bar, 36, 8)),
  "tnl-pity": picture(circle("k", "B", "a"), at(crybaby, 7, 10), at(violin, 27, 12)),
  "tnl-secret-stash": picture(
    star("N", "O", "y"),
    at(sack, 15, 10),
    at(gem, 2, 22, "1c 2b"),
    at(gem, 34, 22, "1p 2r"),
    at(gem, 19, 26, "1e 2g"),
  ),
  "tnl-shortcut": picture(
    whirl("T", "G", "t", 2),
    at(roomlet, 20, 18),
    at(roomlet, 20, 26),
    at(leap, 6, 2),
    flipped(runner, 3, 19),
  ),
  "tnl-super-effective": picture(rays("B", "V", "b"), at(blast, 10, 5), at(drop, 5, 11), at(flame, 33, 12)),
  "tnl-surprise-gift": picture(
    rays("V", "P", "p"),
    at(cut(slime, 0, 0, 18, 12), 15, 5, "gv GV eu"),
    at(gift, 14, 16),
    at(bone, 34, 26),
  ),
  "tnl-undead-minion": picture(star("k", "V", "v"), at(skeleton, 16, 6), at(sword, 30, 8), at(skull, 2, 22)),
  "tnl-wild-monster": picture(
    rays("T", "t", "c"),
    at(beast, 14, 11),
    at(grass, 0, 29),
    at(grass, -5, 25),
    at(bang, 36, 3),
  ),
};
