/** The portraits of the bosses, large in the frame, each with one memorable feature. */
import { cave, dungeon, evening, gloom, hall, heaven, lava, magic, tomb, works } from "../backdrops";
import { at, bitmap, mirrored, picture, type Picture } from "../sprites";
import {
  antenna,
  asp,
  belladonna,
  cerebellus,
  cleopatra,
  croak,
  croakCrown,
  draculord,
  gorgona,
  heart,
  mirrorLamp,
  robobo,
  scarecrow,
  seducia,
  xyzax,
} from "./boss-drawings";

/** A bull with tattooed runes. */
export const torix = mirrored(`
  kk..........
  kik.........
  kiik..kkkkkk
  .kiikknnnnnn
  .kIiiinnnnnc
  ..kIiknnnnnc
  ...kkknnnncn
  ..knnknnnnnn
  .kNnnnkkkknn
  ..kkknNryknn
  ....knnkknnn
  ....kNnmmmmm
  ....kNmmmmmm
  ....kNmkkmmm
  .....kmmmmyk
  ....kkkmmyyy
  ..kkRrRkkmmy
  .kRrrrrRkkkk`);

/** A gorilla. */
const killa = mirrored(`
  .......kkkkk
  .....kkssdss
  ....kssddddd
  ...ksdddKddd
  ..kkddKKkkkk
  .khkdkhhhhkh
  .kHkkhkkkkhh
  .khkkhWWkhhh
  ..kkkhWkkhhh
  ...kkHhhhhHk
  ..kkhhhhhhhh
  .kdkhhhhhhhh
  kddkhkkkkkkk
  kdddkhkwkwkw
  ksddkkHkkkkk
  ssddddkHhhhh
  sddddddkkkkk
  sddkddddddhh`);

/** A lady with a shell as armour. */
const shellda = mirrored(`
  ............
  ......kkkkkk
  ..k.kkGGgGGG
  .kikGGgkkgGG
  .kiGGgkkkkgG
  ..kGgGk.keee
  .kGGgk.keeee
  kiGgGk.kekke
  kiGGgk.kewke
  .kGgGGkkeeee
  .kGGggGkpeee
  kiGGgGGkkeee
  kikGGggGGkkk
  .k.kGGgGGiii
  ....kGGkkiii
  ..kkkkgkiIII
  .kgeegkkiiii`);

const bow = mirrored(`
  rr..
  rrrk
  rprr
  rr.k`);

/** A smoking dragon. */
export const smoake = bitmap(`
  ....kk..kk..........SS..
  ....kikkkik......SS.SlS.
  .kk.kiikkiik....SlSS.S..
  .krkkkrrrrrkkk..SSS.SS..
  .krrkrrrrrrrrrkk..SllS..
  kkrrrrrryykrrrrrkk.SS...
  krkrrrrrykkrrrrrrrk.....
  krrrrrrrrrrrrrrkkrk.....
  .krkrrrrrrrrrrrrrrrk....
  kkrrRrrrrrkwkkwkkwkk....
  krkrrRRrrrkkrrrrrk......
  krrrkRRRRrrrrkkkk.......
  .krrRkRRRRRRk...........
  kkrrrRkkiIIk............
  krkrrrrkiiIIk..y....yy..
  krrkrrrrkiiIk.yyWy.yyyyy
  .kkrrrrrkIIIkyyyyyyyWyyy
  ..krrrrrkiiIkyWyyyYyyyYy`);

/** A conjurer with a violet turban. */
export const kazanna = mirrored(`
  ......kkkkkk
  ....kkvvvvvv
  ...kvvvuvvuv
  ..kvvuvvuvvy
  ..kvuvvuvvyc
  ..kvvuvvvvvy
  ..kkuuuuuuuu
  .kNNkkkkkkkk
  .kNkhhhhhhhh
  kNNkhkkkkhhh
  kNykhhcWkhhh
  kNNkhhhhhhhh
  .kNkkhhhhhrr
  .kNNkkHhhhhr
  ..kkvvkkhhhh
  .kvvuvvvkkkk
  kvvuvvuvvyyy`);

export const trick = bitmap(`
  .kkkkk.
  kwwwwwk
  kwrwwwk
  kwwrwwk
  kwwwwrk
  kwwwwwk
  .kkkkk.`);

/** An old inventor with goggles. */
export const timebender = mirrored(`
  .k...k....k.
  kwk.kwkk.kwk
  .kwkwwwkkwww
  kkwwwlwwwwlw
  kwwlkkkkkkkk
  .kwkfffffffk
  kwwkkkkkkfff
  .kwkyyyyykkk
  kwkyWakayykk
  kwkyakkkaykk
  .kkyaaakaykk
  ..kkyyyyykff
  ..kffkkkkfff
  ..kFfffkwwww
  ...kFfwwwkkk
  ...kkFfffwww
  .kkwwkkffffk
  kwwwwllkkkkk`);

/** An inventor with a moustache. */
export const nicolius = mirrored(`
  .....kkkkkkk
  ....kKKKKKKK
  ...kKddKKdKk
  ...kKdKKdKKk
  ..kKKKKKKKkf
  ..kKKkkkkkff
  ..kKkfffffff
  ..kfkfkkkfff
  ..kFffwBkfff
  ...kffffffff
  ...kFffffffF
  ...kkFfkkkKK
  ....kFfkKKkk
  .....kFfffff
  ...kkkkFFfff
  .kkBBBbkkkkk
  kBBBBBbbkwwk
  BBBBBBBbkwkr`);

const coil = bitmap(`
  .ccc.
  cWWac
  .cac.
  .kSk.
  .OoO.
  .oOo.
  .OoO.
  .oOo.
  .OoO.
  kSSSk`);

const bolt = bitmap(`
  ..cW
  .cW.
  cWWc
  ..c.
  .c..`);

/** A rich pig. */
export const porkus = mirrored(`
  ..kkk.......
  .kppPkkkkkkk
  .kpPPppppppp
  .kpPkpppppff
  ..kkppfppppp
  ..kpfppppppp
  .kppkkkppppp
  .kppkWkppppp
  .kppppppkkkk
  .kpppppkPPPP
  .kPppppkPkkP
  .kPppppkPkkP
  kkiPpppkPPPP
  kkikPpppkkkk
  .kkkkPpppppp
  .kVVvkPPpppp
  kVvvvvkkkkkk
  VVvvvyvvvkyW`);

const monocle = bitmap(`
  .yyy.
  y.W.y
  y...y
  y...y
  .yyy.
  ...Y.
  ...Y.
  ..Y..`);

/** An ancient horror with tentacles. */
export const angstigoth = bitmap(`
  ......kkkkkkkkkk........
  ....kkKKKKKKKKKKkk......
  ...kKKdKKKKKdKKKKKk.....
  ..kKKdKKKKKdKKKKKKKk....
  ..kKKKKKKKdKKKKttttk....
  ..kKKKKKKKKKKkttttttk...
  ..kKKKKKKKKKkttkkkttk...
  ..kKdKKKKKKkttkWWkttk...
  ..kKdKKKKKkttttkkktTk...
  ..kKKKKKKktttttkttTTk...
  ..kTkKKKktttttttktTTk...
  ..kTTkkkttttttttttTk....
  ..kTttTttTttTttTtTTk....
  .kTtkTttTttkTttkTttTk...
  kTtkkTtkTtkkTtk.kTttTk..
  kTtk.kTtkTtkkTtkkkTtkTk.
  .kTtkkTtkkTtkTtkk.kTtkk.
  KKkkKKkkKKkkKkkKKKkkKK..`);

/** A solar eclipse with a face. */
export const eclipse = mirrored(`
  ...y.....y..
  y...yoyoyyyy
  .y.yooyyyyyy
  ..yoyykkkkkk
  y.oyykkkkkkk
  .yyykkkkkkkk
  .oyykkkkkkkk
  .yykkWWkkkkk
  yoykkaWWkkkk
  yyykkkaakkkk
  .yykkkkkkkkk
  .oykkkkkkkkk
  .yyykkWkWkWk
  y.yykkkaWaWk
  ..oyykkkkkkk
  .y.yoyykkkkk
  y..y.yoyyyyy
  ....y...y.yy`);

export const bosses: Record<string, Picture> = {
  "bmr-draculord": picture(gloom, at(draculord, 0, 1)),
  "bmr-xyzax": picture(dungeon, at(xyzax, 0, 1)),
  "bmr-king-croak": picture(cave, at(croak, 0, 4), at(croakCrown, 6, 1)),
  "bmr-robobo": picture(works, at(robobo, 0, 2), at(antenna, 10, 0)),
  "bmr-cerebellus": picture(works, at(cerebellus, 0, 0)),
  "bmr-seducia": picture(gloom, at(seducia, 0, 1), at(heart, 19, 6), at(heart, 2, 9), at(heart, 20, 11)),
  "bmr-cleopatra": picture(tomb, at(cleopatra, 0, 1), at(asp, 10, 0)),
  "bmr-gorgona": picture(dungeon, at(gorgona, 0, 1)),
  "tnl-doc-scarecrow": picture(evening, at(scarecrow, 0, 1), at(mirrorLamp, 10, 6)),
  "tnl-belladonna": picture(magic, at(belladonna, 0, 1)),
  "tnl-torix-uzkali": picture(lava, at(torix, 0, 0)),
  "tnl-killa": picture(evening, at(killa, 0, 0)),
  "tnl-shellda": picture(cave, at(shellda, 0, 1), at(bow, 8, 2)),
  "tnl-smoake": picture(cave, at(smoake, 0, 0)),
  "tnl-kazanna": picture(magic, at(kazanna, 0, 1), at(trick, 18, 11)),
  "tnl-dr-timebender": picture(works, at(timebender, 0, 0)),
  "tnl-nicolius": picture(works, at(nicolius, 0, 0), at(coil, 19, 8), at(coil, 0, 8), at(bolt, 19, 1), at(bolt, 1, 3)),
  "tnl-porkus": picture(hall, at(porkus, 0, 0), at(monocle, 14, 5)),
  "tnl-angstigoth": picture(gloom, at(angstigoth, 0, 0)),
  "tnl-eclipse": picture(heaven, at(eclipse, 0, 0)),
};
