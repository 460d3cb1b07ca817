/** Heads, hair and beards. */
import { bitmap } from "../sprites";
import { part, type Part } from "./part";

export const face: Part = part(
  bitmap(`
  ..kkkkkk..
  .k666666k.
  k66666666k
  k66666667k
  k66k66k67k
  k66k66k67k
  k66666677k
  .kk6667kk.`),
  1,
  0,
);

export const dogFace: Part = part(
  bitmap(`
  .kk.kkkk.kk.
  kNNkmmmmkNNk
  kNNmmmmmmNNk
  kNNmmmmmmNNk
  kNNkmwwkmNNk
  .kkkmwwkmkk.
  ..kmwkkwmk..
  ..kmwwwwmk..
  ...kkrpkk...`),
  0,
  -1,
);

export const monkeyFace: Part = part(
  bitmap(`
  ...kkkkkk...
  ..knnnnnnk..
  .knnfffnfnk.
  kfnffffffnfk
  kFnfkffkfnFk
  .knfkffkfnk.
  ..kffFFffk..
  ...kffffk...`),
  0,
  0,
);

export const foxFace: Part = part(
  bitmap(`
  k........k
  kok....kok
  kookkkkook
  kooooooook
  kokoooooko
  kokooookok
  kwwookooww
  .kwwkkwwk.
  ..kkwwkk..`),
  1,
  -1,
);

export const skullFace: Part = part(
  bitmap(`
  ..kkkkkk..
  .kiiiiiik.
  kiiiiiiiik
  kiiiiiiiIk
  kikkiikkIk
  kikriirkIk
  kiiikkiIIk
  .kikikiIk.`),
  1,
  0,
);

export const short: Part = part(
  bitmap(`
  ..kkkkkk..
  .k555555k.
  k55555555k
  k55.55..5k
  k5......5k`),
  1,
  0,
);

export const parted: Part = part(
  bitmap(`
  ..kkkkkk..
  .k555555k.
  k55555555k
  k5.....55k
  k.......5k`),
  1,
  0,
);

export const long: Part = part(
  bitmap(`
  ...kkkkkk...
  ..k555555k..
  .k55555555k.
  .k555...55k.
  k55......55k
  k55......55k
  k55......55k
  k555....555k
  k55k....k55k
  k5kk....kk5k
  .kk......kk.`),
  0,
  0,
);

export const curls: Part = part(
  bitmap(`
  ...kkkkkkk..
  ..k5555555k.
  .k555555555k
  k555555.555k
  k55......55k
  k55......55k
  k55......55k
  .k5......5k.`),
  0,
  -1,
);

export const spiky: Part = part(
  bitmap(`
  .k..k..k..k.
  k5kk5kk5kk5k
  k55555555555
  .k555555555k
  k55.55.55.5k
  .k5......5k.`),
  0,
  -2,
);

export const mohawk: Part = part(
  bitmap(`
  .kkkk.
  k5555k
  k5555k
  k5555k
  .k55k.
  ..55..`),
  3,
  -3,
);

export const ponytail: Part = part(
  bitmap(`
  ..kkkkkk......
  .k555555kkk...
  k55555555555k.
  k55.55..5kk55k
  k5......5kk55k
  .........k555k
  ..........k55k
  ..........k5k.
  ...........k..`),
  1,
  0,
);

export const bob: Part = part(
  bitmap(`
  ...kkkkkk...
  ..k555555k..
  .k55555555k.
  k5555555555k
  k55......55k
  k55......55k
  k55......55k
  .k5......5k.`),
  0,
  0,
);

export const bun: Part = part(
  bitmap(`
  ...k55k...
  ...k55k...
  ..k5555k..
  .k555555k.
  k55555555k
  k55.55..5k
  k5......5k`),
  1,
  -2,
);

export const beard: Part = part(
  bitmap(`
  k5......5k
  k55....55k
  k55555555k
  k55577555k
  .k555555k.
  ..k5555k..
  ...kkkk...`),
  1,
  4,
);

export const longBeard: Part = part(
  bitmap(`
  k5......5k
  k55....55k
  k55555555k
  k55577555k
  .k555555k.
  .k555555k.
  ..k5555k..
  ..k5555k..
  ...k55k...
  ....kk....`),
  1,
  4,
);

export const moustache: Part = part(
  bitmap(`
  .5..5.
  555555
  5....5`),
  3,
  5,
);

export const goatee: Part = part(
  bitmap(`
  .5555.
  .5..5.
  ..55..
  ..55..`),
  3,
  5,
);

export const ears: Part = part(
  bitmap(`
  k..........k
  6k........k6
  k6........6k
  .k........k.`),
  0,
  3,
);

export const ferretFace: Part = part(
  bitmap(`
  .kk....kk.
  knnkkkknnk
  knmiiiimnk
  kmiiiiiimk
  kiNNiiNNik
  kNkNiiNkNk
  kiNNwwNNik
  .kiwkkwik.
  ..kwwwwk..`),
  1,
  -1,
);

export const tonsure: Part = part(
  bitmap(`
  ..kkkkkk..
  .k666666k.
  k55666655k
  k55....55k
  k5......5k`),
  1,
  0,
);

export const braids: Part = part(
  bitmap(`
  ...kkkkkk...
  ..k555555k..
  .k55555555k.
  .k555..555k.
  .k5......5k.
  k5k......k5k
  k55k....k55k
  .k5k....k5k.
  k55k....k55k
  .k5k....k5k.
  k33k....k33k
  .k5k....k5k.`),
  0,
  0,
);

export const floorBeard: Part = part(
  bitmap(`
  ....k5......5k
  ....k55....55k
  ....k55555555k
  ....k55577555k
  ....k55555555k
  ....k55555555k
  ....k55555555k
  ...k55555555k.
  ..k55555555k..
  kk55555555k...
  k555555kkk....`),
  -3,
  4,
);

export const lopEars: Part = part(
  bitmap(`
  .kkk........kkk.
  kwwk........kwwk
  kwpk........kpwk
  kwpk........kpwk
  kwpk........kpwk
  kwwk........kwwk
  .kk..........kk.`),
  -2,
  1,
);
