/** Large drawings of the house: the keep of the title, the empty table, the lost hero. */
import * as p from "./figures";
import { figure, left } from "./figures";
import { bush, chestOpen, cobweb, skull, tombstone, torch } from "./props";
import { dungeon, heaven, night } from "./scenes";
import { at, bitmap, compose, flipped, mirrored, picture, type Bitmap, type Picture } from "./sprites";

/** The keep, 20 by 22, with one window lit. */
export const keep: Bitmap = (() => {
  const walls = mirrored(`
    .......kkk
    .......kSS
    .......kSS
    k.k.k..kss
    kSkSkkkkkk
    kSSSSskSSS
    kkSSSskSSS
    .kSSSskSSS
    .kSkkskSSS
    .kSkkskSSS
    .kSSSskSSS
    .ksSSsksSS
    .kSSSskSSS
    .kSSsskSkk
    .kSSSskkNn
    .kSSSsknmn
    .ksSSsknmn
    .kSSSsknmn
    .kSSsskNmn
    kkkkkkkkkk
    kGgGgGGgGg
    .kkkkkkkkk`);
  const flag = bitmap(`
    kr...
    krrr.
    krrrr
    krrr.
    kr...
    k....`);
  const window = bitmap(`
    kkkk
    kyok
    kWyk
    kyyk
    kkkk`);
  return compose({ layers: [at(walls, 0, 5), at(flag, 10, 0), at(window, 8, 11)] }, 20, 27);
})();

const moon = bitmap(`
  ..iii...
  .iiI....
  iiI.....
  iii.....
  iii.....
  iiiI...i
  .iiiiii.
  ..iiii..`);

const hills = bitmap(`
  ........TTTTTT..........................TTTT....
  .....TTTTTTTTTTTT....................TTTTTTTTTT.
  ..TTTTTTTTTTTTTTTTTT.....TTTT.....TTTTTTTTTTTTTT
  TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT`);

const turf = bitmap(`
  .G..G.G..G..
  GgGGgGgGGgGG
  NGNNNGNNNGNN
  NNNnNNNNNNnN`);

const stairs = bitmap(`
  SSSS............
  sssSSSS.........
  sssssssSSSS.....
  ssssssssssSSSS..
  kkkkkkkkkkkkkkkk`);

const pillar = bitmap(`
  SSSSSS
  .ksSk.
  .ksSk.
  .ksSk.
  .ksSk.
  .ksSk.
  .ksSk.
  .ksSk.
  .ksSk.
  SSSSSS`);

const blob = bitmap(`
  ..kkkk..
  .keggGk.
  keWggggk
  kgkggkgk
  kggggggk
  kGgkkgGk
  .kkkkkk.`);

const eyes = bitmap(`
  y...y
  yy.yy`);

const ghost = bitmap(`
  ..kkkk..
  .kwwwwk.
  kwwwwwwk
  kwkwwkwk
  kwkwwkwk
  kwwwwwlk
  kwwkkwlk
  kwwwwwlk
  kwkwkwlk
  .k.k.kk.`);

const throne = bitmap(`
  .kkykkykk.
  kRyyyyyyRk
  kRkrrrrkRk
  kRrrrrrrRk
  kRrrrrrrRk
  kYYYYYYYYk
  kRRRRRRRRk
  kkk....kkk`);

const king = bitmap(`
  y.yy.y
  yyyyyy
  kiiiik
  ikiiki
  iiiiiI
  .ikki.`);

/** A strip of the dungeon, 96 by 18. */
const below: Bitmap = compose({ scene: dungeon, layers: [] }, 96, 18);

/** The front page: the keep under the stars, heroes on their way, and what waits for them below. */
export const banner: Bitmap = compose(
  {
    scene: heaven,
    layers: [
      at(moon, 10, 3),
      at(hills, 0, 21),
      at(hills, 48, 21),
      ...[0, 12, 24, 36, 48, 60, 72, 84].map((x) => at(turf, x, 24)),
      at(keep, 38, -1),
      ...figure(3, 10, "1r 2R 3y 5n", p.armour, p.face, p.helm, p.sword),
      ...figure(19, 10, "1b 2B 3y 5w 8b 9B 0c", p.robe, p.face, p.beard, p.wizardHat, p.staff),
      ...figure(74, 10, "1g 2G 3n 8g 9G", p.tunic, p.face, p.hood, left(p.bag)),
      at(bush, 62, 21),
      at(bush, 88, 21),
      at(below, 0, 28),
      at(stairs, 40, 28),
      ...[0, 22, 68, 90].map((x) => at(pillar, x, 32)),
      at(torch, 12, 31),
      at(torch, 33, 31),
      at(torch, 62, 31),
      at(torch, 82, 31),
      at(blob, 26, 36),
      at(ghost, 5, 32),
      at(eyes, 15, 36),
      at(throne, 75, 34),
      at(king, 77, 32),
      at(chestOpen, 57, 37),
      at(skull, 48, 38),
    ],
  },
  96,
  46,
);
const bench = bitmap(`
  kkkkkkkkkkkkkk
  kmmmnmmmmnmmmk
  kkkkkkkkkkkkkk
  .knk......knk.
  .knk......knk.
  .knk......knk.`);

const mug = bitmap(`
  www..
  kYYk.
  kYyYk
  kYYk.`);

/** Nobody sits here yet: a table, a candle, a cobweb. */
export const emptyTable: Picture = picture(
  dungeon,
  at(cobweb, 0, 0),
  flipped(cobweb, 17, 0),
  at(torch, 3, 5),
  at(torch, 18, 5),
  at(bench, 5, 11),
  at(mug, 13, 7),
  at(skull, 6, 6),
);

const map = bitmap(`
  kkkkkkkk
  kiriiiik
  kiriirik
  kiirriik
  kiiiirik
  kkkkkkkk`);

const doubt = bitmap(`
  .yyy.
  y...y
  ...yy
  ..yy.
  .....
  ..y..`);

/** A hero who took the wrong turn. */
export const lostHero: Picture = picture(
  night,
  at(tombstone, 0, 9),
  at(bush, 17, 12),
  ...figure(6, 3, "1b 2B 3y 5o", p.tunic, p.face, p.short),
  at(map, 11, 11),
  at(doubt, 18, 1),
);

/** The sign of the house in 16 by 16 pixels: a tower with a light. */
export const favicon: Bitmap = bitmap(`
  BBBBBBBBBBBBBBBB
  BaBBBBBBBBBBBaBB
  BBkkkBkkkkBkkkBB
  BBkSkkkSSkkkSkBB
  BBkSSSSSSSSSskBB
  BBkSSSSSSSSSskBB
  BBBkSSkkkkSskBBB
  BaBkSkyyyokskBBB
  BBBkSkyWyykskBBB
  BBBkSkyyyykskBBB
  BBBkSSkkkkSskaBB
  BBBkSSSSSSSskBBB
  BBBkSSkkkkSskBBB
  BBBkSknmmnkskBBB
  GgGkSknmmnkskGgG
  GGGkkknmmnkkkGGG`);
