/** The portraits of the bosses of Super Boss Monster, large in the frame, each with one memorable feature. */
import { candle } from "../../common-things";
import { cave, chapel, dungeon, evening, gloom, hall, lava, magic, roofscape, tomb } from "../../backdrops";
import { at, bitmap, flipped, mirrored, picture, type Picture } from "../../sprites";
import { many, plotted } from "../../bitmap-tools";
import { croakCrown } from "../boss-drawings";
import { bess, decay, dododo, fly, glove, idol, looseEye, mortia, shiner } from "./boss-drawings";

/** A mechanical minotaur. */
const mecha = mirrored(`
  kk..........
  kwk.........
  kwlk..kkkkkk
  kwllkklllllk
  .kwllklllllk
  .kSllklSkkkk
  ..kSSklSllll
  ...kkkkkkkkk
  kSskkrrrrrrr
  klSSkRrrrryW
  .kkkkkkkkkkk
  ....kSllllll
  ....kSlkllll
  ....kSllllll
  ....kSllkkll
  ....ksllkoll
  ....kssSkkSl
  .....kkssSSS`);

/** The nose ring of the minotaur. */
const ring = mirrored(`
  .yy
  yk.
  Yk.
  .YY`);

/** A slime king with swallowed heroes inside. */
const sliminess = mirrored(`
  .......kkkkk
  ......kccccc
  .....kcWWccc
  ....kccWcctt
  ....kcccttkk
  ...kccctkkWW
  ...kccttkWWW
  ...kccttkWWW
  ..kcccttkWWW
  ..kccttttkWW
  ..kcctttttkk
  .kccttkttttt
  .kccttkkkkkk
  .kcttttkwkRR
  kccctttTkkkk
  kccttttTTTtt
  ccttttTttttt
  ctTtttttttTt`);

/** The one eye of the slime king. */
const pupil = bitmap(`
  .kk.
  kRRk
  kRWk
  .kk.`);

const swallowed = bitmap(`
  .iii.
  iiiii
  ikiki
  iiiii
  .i.i.`);

/** A wizard with foaming potion. */
const fizz = mirrored(`
  ..........kk
  .........kby
  .........kbb
  ........kbby
  .......kbbbb
  .....kkByYyY
  ..kkBbbbbbbb
  .kBBbbbbbbbb
  ..kkkkkkkkkk
  ....kwwwwfff
  ....kfkWkfff
  ....kffkkffF
  ....kpfffFpp
  ....kfffffff
  .....kffffff
  .....kffffff`);

const bubble = bitmap(`
  .BBB.
  BWWaB
  BWwaB
  BaabB
  .BBB.`);

const small = bitmap(`
  .a.
  aWa
  .a.`);

const ringlet = bitmap(`
  .aaa.
  aW..a
  a...a
  a..ca
  .aaa.`);

/** A television set with a crown. */
const monitor = mirrored(`
  .kr.........
  .kSk........
  ..kSk..k..kk
  ...kSkkykkyy
  ....kSkyykyy
  ..kkkkkyyyrr
  .knnnnnnnnnn
  .knkkkkkkkkk
  .knk........
  .knk........
  .knk........
  .knk........
  .knk........
  .knk........
  .knkkkkkkkkk
  .kNNNNNNNNNy
  ..kkkwkkkkkk
  .kwWwkvuvvkw`);

/** The static noise on the screen. */
const noise = plotted(16, 6, (x, y) => ["W", "l", "S", "w", "l"][(x * x * 3 + y * 7 + x * y * 5) % 5] ?? "s");

const glare = mirrored(`
  .kkk....
  ..kkkk..
  ..kPPk..
  ........
  .....krr
  ......kk`);

const bolt = bitmap(`
  ..yy
  .yy.
  yyyy
  ..yy
  .yy.
  yy..
  y...`);

/** A raccoon with a top hat. */
const snatch = mirrored(`
  .......kkkkk
  .......kVvVV
  .......kvVVV
  .kkk...kyyyy
  kSSSkkkkkkkk
  kSpkVVVVVVVV
  kSpkkkkkkkkk
  .kSSSSSSSssd
  .kSSSllwwSsd
  .kSSlwwwwwSd
  kSSkkkkkkkld
  kSkkkkWWykkl
  kSlkkkWkkkkl
  .klwkkkkkllw
  kklwwwwllwww
  ..kkwwwwwwkk
  ....kwwwwkkk
  .....kkwwwkk`);

/** A paw with a stolen coin. */
const paw = bitmap(`
  ..kkkk..
  .kyyyyk.
  kyWyyYYk
  kyyyyYYk
  kyyYYYYk
  kkkYYkkk
  kdkkkkdk
  kddkdkdk
  .kddddk.
  .kSSSsk.`);

/** An alarm clock with a face. */
const tickTock = mirrored(`
  ..kkkk....kk
  .kyyyyk..kSl
  kyWyyyYk..kS
  kyyyyYkkkkkk
  .kyyYkyyyyyy
  ..kkkyYwwwwk
  ...kyYwwwwww
  ..kyYwkwwwww
  ..kyYwwkkwww
  .kyYwwWrkkww
  .kyYwwwkkwwk
  .kyYkwwwwwwk
  .kyYwwwwwwww
  .kyYwkkkkkkk
  ..kyYkWkWkWk
  ..kyYYkkWkWk
  .kkkyYYkkkkk
  kYyk.kyyYYYY`);

const hands = bitmap(`
  .....k
  ....kk
  ...kk.
  .krk..
  krrk..
  .kkkkk
  ......`);

/** An empty hood. */
const shade = mirrored(`
  .........kkk
  .......kkdKK
  ......kddKKK
  .....kddKKkk
  .....kdKKkkk
  ....kddKkkkk
  ....kdKKkkkk
  ....kdKkcckk
  ....kdKkkWck
  ....kdKKkkkk
  ....kddKkkkk
  .....kdKKkkk
  ....kkkdKKkk
  ..kkddKkKKKk
  .kddKKKKkKky
  .kdKKdKKKkyk
  kdKKKdKKdKKy
  dKkKKKkKdKky`);

/** A full moon. */
const moon = plotted(22, 18, (x, y) => {
  const far = Math.hypot(x - 10.5, y - 8);
  if (far > 10) return far < 11 && (x + y) % 2 ? "b" : ".";
  return Math.hypot(x - 4, y - 6) < 2.2 || Math.hypot(x - 18, y - 11) < 1.8 ? "I" : "i";
});

const follower = bitmap(`
  ..kkk..
  .kkkkk.
  .kykyk.
  kkkkkkk
  kkkkkkk
  kkkkkkk`);

export const bossesSbm: Record<string, Picture> = {
  "sbm-abbess-mortia": picture(chapel, at(mortia, 0, 0), at(candle, 0, 12), at(candle, 21, 12)),
  "sbm-count-decay": picture(gloom, at(decay, 0, 0), at(looseEye, 13, 7), ...many(fly, [1, 2], [19, 1], [21, 5])),
  "sbm-the-weeping-idol": picture(tomb, at(idol, 0, 0)),
  "sbm-emperor-dododo": picture(evening, at(dododo, 0, 0)),
  "sbm-bruiser-bess": picture(hall, at(bess, 0, 0), at(shiner, 13, 8), at(glove, -1, 9), flipped(glove, 16, 9)),
  "sbm-mecha-minotaur": picture(lava, at(mecha, 0, 0), at(ring, 9, 15)),
  "sbm-his-sliminess": picture(
    dungeon,
    at(sliminess, 0, 0),
    at(croakCrown, 6, -1),
    at(pupil, 9, 6),
    at(swallowed, 17, 13),
    at(swallowed, 1, 14, "iI"),
  ),
  "sbm-grand-wizard-fizz": picture(
    magic,
    at(fizz, 0, 0),
    ...many(bubble, [2, 11], [17, 11], [3, 14], [16, 14], [6, 15], [13, 15], [9, 14], [11, 15]),
    ...many(ringlet, [1, 0], [19, 1]),
    ...many(small, [0, 9], [21, 8]),
  ),
  "sbm-the-static-queen": picture(
    magic,
    at(monitor, 0, 0),
    at(noise, 4, 8),
    at(glare, 4, 8),
    at(bolt, -1, 0),
    flipped(bolt, 21, 0),
  ),
  "sbm-baron-snatch": picture(hall, at(snatch, 0, 0), at(paw, 16, 10)),
  "sbm-tick-tock": picture(cave, at(tickTock, 0, 0), at(hands, 10, 6)),
  "sbm-shade-of-the-guild": picture(
    roofscape,
    at(moon, 1, 0),
    at(follower, 0, 12),
    at(follower, 17, 12),
    at(shade, 0, 0),
  ),
};
