/** Large drawings of the client: the keep of the title, the empty table, the lost hero. */
import * as p from "./figures";
import { figure, left } from "./figures";
import { bush, chestOpen, cobweb, skull, tombstone, torch } from "./common-things";
import { dungeon, night } from "./backdrops";
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

/** The rooms below, 160 by 13. */
const below: Bitmap = compose({ scene: { ...dungeon, ground: 11 }, layers: [] }, 160, 13);

const star = bitmap("a");

/** The irregular places of the stars. */
const STARS = [
  [4, 9],
  [13, 16],
  [19, 11],
  [27, 21],
  [33, 9],
  [38, 25],
  [46, 14],
  [53, 20],
  [59, 9],
  [64, 24],
  [79, 13],
  [84, 9],
  [91, 12],
  [97, 9],
  [110, 14],
  [118, 11],
  [126, 10],
  [129, 20],
  [155, 12],
  [157, 19],
  [9, 25],
  [22, 27],
  [49, 27],
  [72, 2],
  [20, 3],
  [44, 4],
  [100, 3],
  [120, 2],
  [150, 4],
  [8, 2],
  [60, 1],
  [86, 1],
  [134, 1],
] as const;

const every = (step: number, to: number): number[] =>
  Array.from({ length: Math.ceil(to / step) }, (_, index) => index * step);

/** The banner of the front page: the keep under the stars, heroes, and monsters below. The title is on the left. */
export const banner: Bitmap = compose(
  {
    scene: { wall: bitmap("B") },
    layers: [
      ...STARS.map(([x, y]) => at(star, x, y)),
      at(moon, 68, 10),
      ...every(48, 160).map((x) => at(hills, x, 28)),
      at(below, 0, 33),
      ...every(12, 160).map((x) => at(turf, x, 31)),
      at(keep, 132, 5),
      at(bush, 76, 27),
      at(bush, 152, 27),
      ...figure(84, 17, "1g 2G 3n 8g 9G", p.tunic, p.face, p.hood, left(p.bag)),
      ...figure(99, 17, "1b 2B 3y 5w 8b 9B 0c", p.robe, p.face, p.beard, p.wizardHat, p.staff),
      ...figure(116, 17, "1r 2R 3y 5n", p.armour, p.face, p.helm, p.sword),
      ...every(32, 160).map((x) => at(torch, x + 12, 35)),
      ...every(32, 160).map((x) => at(pillar, x - 3, 35)),
      at(eyes, 18, 40),
      at(skull, 52, 39),
      at(ghost, 83, 34),
      at(chestOpen, 99, 38),
      at(blob, 115, 37),
      at(throne, 142, 36),
      at(king, 144, 35),
    ],
  },
  160,
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

/** An empty table with a candle and a cobweb. */
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

/** A lost hero, for a page that does not exist. */
export const lostHero: Picture = picture(
  night,
  at(tombstone, 0, 9),
  at(bush, 17, 12),
  ...figure(6, 3, "1b 2B 3y 5o", p.tunic, p.face, p.short),
  at(map, 11, 11),
  at(doubt, 18, 1),
);

/** The logo in 16 by 16 pixels: a tower with a light. */
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
