/** The pictures of the spells of Super Boss Monster: a circle, rays or a whirl, and the effect large before it. */
import { at, bitmap, finePicture as picture, type Picture } from "../../sprites";
import { nightcap } from "../../sprites/chapel";
import { imp } from "../../sprites/fiends";
import { flame, sparkle } from "../../sprites/lights";
import { bricks } from "../../sprites/machines";
import { cut, dyed, glow, many, overturned, plotted, tiled } from "../../bitmap-tools";
import {
  blob,
  blobber,
  blobbest,
  bracket,
  bucket,
  cardboard,
  clipboard,
  counter,
  crescent,
  cross,
  doubled,
  drink,
  icecube,
  map,
  padlock,
  peaks,
  poke,
  roller,
  shadow,
  thief,
  tick,
  tiptoe,
  xmark,
} from "../../sprites/spell-signs";
import { alarm, chip, clockhands, film, gamepad, hazard, redbutton, rewind, television } from "../../sprites/devices";
import { roomlet } from "../../sprites/places";
import * as scene from "../../sprites/backdrops";
import { bang, mug, shake, zzz } from "../../sprites/small-things";
import { heart } from "../../sprites/treasures";
import { hero } from "../composition";

const { circle, rays, star, whirl } = scene;

const wall = tiled(cut(bricks, 0, 0, 12, 6), 48, 36);
const greyWall = { wall: dyed(wall, "rs os Rd") };
/** A strip of fresh paint. */
const paint = plotted(18, 24, (x, y) =>
  x === 0 || x === 17 ? ((y * 5) % 7 < 4 ? "t" : ".") : (x * 5) % 7 === 0 && y % 9 < 6 ? "t" : "c",
);
const steps = bitmap(`
  rr....
  rr....
  ......
  ...rr.
  ...rr.`);

export const spellsSbm: Record<string, Picture> = {
  "sbm-sneak": picture(circle("V", "v", "u"), at(tiptoe, 14, 24), at(tiptoe, 26, 27), at(cardboard, 10, 8)),
  "sbm-grand-theft": picture(rays("R", "O", "o"), at(thief, 13, 10), at(counter, 1, 19), at(counter, 34, 19)),
  "sbm-wall-hack": picture(
    greyWall,
    at(glow(30, 38, "k", "k"), 9, -1),
    at(doubled(hero), 14, 3, "kG be Bg fg Fg Ng"),
    at(bracket, 7, 2),
  ),
  "sbm-security-audit": picture(
    circle("B", "T", "c"),
    at(clipboard, 4, 5),
    at(tick, 9, 11),
    at(tick, 9, 18),
    at(cross, 9, 24),
    at(padlock, 29, 17),
  ),
  "sbm-chill": picture(
    star("B", "b", "a", 6),
    at(icecube, 8, 9),
    at(drink, 34, 20),
    at(sparkle, 6, 2),
    at(sparkle, 38, 5),
  ),
  "sbm-co-op-mode": picture(
    rays("V", "P", "p"),
    at(gamepad, 1, 3, "1r 2R"),
    at(gamepad, 25, 22, "1b 2B"),
    at(doubled(heart), 17, 11),
  ),
  "sbm-quest": picture(rays("B", "b", "a", 16), at(doubled(bang), 17, 0), at(hero, 19, 27, "br BR")),
  "sbm-sleepy-raid": picture(
    scene.midnight,
    at(crescent, 3, 6),
    at(nightcap, 3, 0, "bv BV au"),
    at(zzz, 26, 3),
    ...many(roomlet, [0, 27, "ld Sd sK dK"], [12, 27, "ld Sd sK dK"], [24, 27, "ld Sd sK dK"], [36, 27]),
  ),
  "sbm-boost": picture(
    rays("T", "t", "e"),
    at(doubled(roomlet), 12, 2),
    ...many(overturned(flame), [12, 20], [19, 22], [26, 20]),
    at(counter, -1, 20),
    at(counter, 36, 20),
  ),
  "sbm-overclock": picture(rays("k", "R", "o"), ...many(flame, [9, -1], [19, -3], [29, -1]), at(chip, 8, 9)),
  "sbm-treasure-map": picture(
    circle("N", "n", "y"),
    at(map, 3, 3),
    at(peaks, 8, 16),
    ...many(steps, [20, 24], [25, 20]),
    at(xmark, 31, 17),
  ),
  "sbm-recall": picture(whirl("B", "V", "v", 2), at(television, 10, 6), at(rewind, 15, 15)),
  "sbm-overtime": picture(
    circle("k", "N", "o"),
    at(alarm, 6, 7),
    at(clockhands, 13, 13),
    at(mug, 33, 24, "mb nB"),
    ...many(shake, [35, 15], [38, 14], [1, 10]),
  ),
  "sbm-renovation": picture(
    greyWall,
    at(paint, -5, 0),
    at(paint, -5, 12),
    at(cut(paint, 0, 0, 18, 14), 15, 0),
    at(roller, 14, 12, "Sw"),
    at(bucket, 29, 23),
  ),
  "sbm-training-montage": picture(
    rays("O", "o", "y"),
    at(film, 0, 4),
    at(blob, 5, 20),
    at(blobber, 19, 15),
    at(blobbest, 33, 11),
  ),
  "sbm-panic-button": picture(rays("k", "R", "y", 16), at(hazard, 2, 28), at(redbutton, 9, 17), at(poke, 22, 2)),
  "sbm-final-form": picture(rays("R", "r", "y", 14), at(shadow, 2, 3), at(imp, 15, 25)),
};
