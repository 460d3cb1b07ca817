/**
 * Heroes are put together from parts: a body, a head, hair, a hat, something in the hands. A part knows its place on the
 * figure, which is 12 pixels wide and 15 high without its hat.
 *
 * Places for colours: 1 cloth, 2 its shadow, 3 trim, 4 boots, 5 hair, 6 skin, 7 its shadow, 8 hat, 9 its shadow, 0 what is held.
 */
import { at, bitmap, mirrored, type Bitmap, type Layer } from "./sprites";

/** A bitmap with its place on the figure. */
export interface Part {
  readonly of: Bitmap;
  readonly x: number;
  readonly y: number;
}

function part(of: Bitmap, x: number, y: number): Part {
  return { of, x, y };
}

/** The colours of a figure if nothing else is said. */
const COLOURS = "1r 2R 3y 4N 5n 6f 7F 8r 9R 0y";

/** A figure with its head's corner at `x`, `y`; colours as in `swap`, parts from back to front. */
export function figure(x: number, y: number, colours: string, ...parts: Part[]): Layer[] {
  return parts.map((each) => at(each.of, x + each.x, y + each.y, `${COLOURS} ${colours}`));
}

// --- heads

export const face: Part = part(bitmap(`
  ..kkkkkk..
  .k666666k.
  k66666666k
  k66666667k
  k66k66k67k
  k66k66k67k
  k66666677k
  .kk6667kk.`), 1, 0);

export const dogFace: Part = part(bitmap(`
  .kk.kkkk.kk.
  kNNkmmmmkNNk
  kNNmmmmmmNNk
  kNNmmmmmmNNk
  kNNkmwwkmNNk
  .kkkmwwkmkk.
  ..kmwkkwmk..
  ..kmwwwwmk..
  ...kkrpkk...`), 0, -1);

export const monkeyFace: Part = part(bitmap(`
  ...kkkkkk...
  ..knnnnnnk..
  .knnfffnfnk.
  kfnffffffnfk
  kFnfkffkfnFk
  .knfkffkfnk.
  ..kffFFffk..
  ...kffffk...`), 0, 0);

export const foxFace: Part = part(bitmap(`
  k........k
  kok....kok
  kookkkkook
  kooooooook
  kokoooooko
  kokooookok
  kwwookooww
  .kwwkkwwk.
  ..kkwwkk..`), 1, -1);

export const skullFace: Part = part(bitmap(`
  ..kkkkkk..
  .kiiiiiik.
  kiiiiiiiik
  kiiiiiiiIk
  kikkiikkIk
  kikriirkIk
  kiiikkiIIk
  .kikikiIk.`), 1, 0);

// --- hair and beards

export const short: Part = part(bitmap(`
  ..kkkkkk..
  .k555555k.
  k55555555k
  k55.55..5k
  k5......5k`), 1, 0);

export const parted: Part = part(bitmap(`
  ..kkkkkk..
  .k555555k.
  k55555555k
  k5.....55k
  k.......5k`), 1, 0);

export const long: Part = part(bitmap(`
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
  .kk......kk.`), 0, 0);

export const curls: Part = part(bitmap(`
  ...kkkkkkk..
  ..k5555555k.
  .k555555555k
  k555555.555k
  k55......55k
  k55......55k
  k55......55k
  .k5......5k.`), 0, -1);

export const spiky: Part = part(bitmap(`
  .k..k..k..k.
  k5kk5kk5kk5k
  k55555555555
  .k555555555k
  k55.55.55.5k
  .k5......5k.`), 0, -2);

export const mohawk: Part = part(bitmap(`
  .kkkk.
  k5555k
  k5555k
  k5555k
  .k55k.
  ..55..`), 3, -3);

export const ponytail: Part = part(bitmap(`
  ..kkkkkk......
  .k555555kkk...
  k55555555555k.
  k55.55..5kk55k
  k5......5kk55k
  .........k555k
  ..........k55k
  ..........k5k.
  ...........k..`), 1, 0);

export const bob: Part = part(bitmap(`
  ...kkkkkk...
  ..k555555k..
  .k55555555k.
  k5555555555k
  k55......55k
  k55......55k
  k55......55k
  .k5......5k.`), 0, 0);

export const bun: Part = part(bitmap(`
  ...k55k...
  ...k55k...
  ..k5555k..
  .k555555k.
  k55555555k
  k55.55..5k
  k5......5k`), 1, -2);

export const beard: Part = part(bitmap(`
  k5......5k
  k55....55k
  k55555555k
  k55577555k
  .k555555k.
  ..k5555k..
  ...kkkk...`), 1, 4);

export const longBeard: Part = part(bitmap(`
  k5......5k
  k55....55k
  k55555555k
  k55577555k
  .k555555k.
  .k555555k.
  ..k5555k..
  ..k5555k..
  ...k55k...
  ....kk....`), 1, 4);

export const moustache: Part = part(bitmap(`
  .5..5.
  555555
  5....5`), 3, 5);

export const goatee: Part = part(bitmap(`
  .5555.
  .5..5.
  ..55..
  ..55..`), 3, 5);

export const ears: Part = part(bitmap(`
  k..........k
  6k........k6
  k6........6k
  .k........k.`), 0, 3);

// --- what is worn on the head

export const helm: Part = part(bitmap(`
  ..kkkkkk..
  .kllllSSk.
  klllllSSSk
  klkkkkkkSk
  kl......Sk
  kl......Sk
  kll....SSk
  .kk....kk.`), 1, 0);

export const visor: Part = part(bitmap(`
  ..kkkkkk..
  .kllllSSk.
  kllllllSSk
  klllllSSSk
  kkkkkkkkkk
  klkkklkkSk
  klllllSSSk
  .klklklSk.
  ..kkkkkk..`), 1, 0);

export const plume: Part = part(bitmap(`
  ..33k..
  .33333k
  333k333
  33k..33`), 5, -3);

export const horns: Part = part(bitmap(`
  ik........ki
  iik......kii
  kiik....kiik
  .kk......kk.`), 0, -2);

export const cap: Part = part(bitmap(`
  ..kkkkkkk..
  .k8888889k.
  k888888899k
  k888888999k
  kkkkkkkkkkk`), 0, -1);

export const hood: Part = part(bitmap(`
  ....kkkk....
  ..kk8888kk..
  .k88888899k.
  k8888888899k
  k888kkkk899k
  k8k......k9k
  k8k......k9k
  k8k......k9k
  k88k....k99k
  .kkk....kkk.`), 0, -1);

export const wizardHat: Part = part(bitmap(`
  .......kkk...
  ......k888k..
  .....k8888k..
  ....k88888k..
  ....k88899k..
  ..kkk33333kk.
  k8888888889 9k
  .kkkkkkkkkkk.`.replace(" ", "")), 0, -5);

export const witchHat: Part = part(bitmap(`
  ......kkkk...
  .....k88kk9k.
  ....k888k.kk.
  ....k8889k...
  ...k88899k...
  ..k3333333k..
  k8888888889k.
  .kkkkkkkkkk..`), 0, -5);

export const mitre: Part = part(mirrored(`
  .....k
  ....k8
  ...k88
  ...k83
  ..k883
  ..k833
  ..k883
  ..k333
  ..kkkk`), 0, -5);

export const crown: Part = part(bitmap(`
  k..kk..k
  yk.yy.ky
  yykyykyy
  yyyrryyY
  kkkkkkkk`), 2, -3);

export const tricorn: Part = part(bitmap(`
  ....kkkk....
  kk.k8888k.kk
  k8k888888k9k
  k8888ww8899k
  .k333333333k
  ..kkkkkkkk..`), 0, -3);

export const bandana: Part = part(bitmap(`
  ..kkkkkk....
  .k888888k...
  k88888888kk.
  k888888899k8
  kkkkkkkkk88k
  .........kk.`), 1, 0);

export const kasa: Part = part(mirrored(`
  ......k
  ....kk3
  ..kk333
  kk33333
  k333300
  .kkkkkk`), -1, -3);

export const halo: Part = part(bitmap(`
  .yyyyyy.
  y......y
  .yyyyyy.`), 2, -4);

export const deerstalker: Part = part(bitmap(`
  ....kkkk....
  ..kk8989kk..
  .k89898989k.
  .k98989898k.
  k8898989899k
  kkkkkkkkkkkk
  .k8......9k.
  .kk......kk.`), 0, -3);

export const jester: Part = part(bitmap(`
  .kk......kk...
  k88k....k33k..
  k888k.kk333kk.
  y.k88k3333ky3k
  ..k88k3333k.yk
  ..k888k333k...
  ..kkkkkkkkk...`), 0, -4);

export const nemes: Part = part(mirrored(`
  ...kkk
  ..kyBy
  .kyByy
  .kByyy
  kyBkkk
  kBy...
  kyB...
  kBy...
  kyByk.
  .kkkk.`), 0, -1);

export const furHood: Part = part(mirrored(`
  ..kkkk
  .kwwww
  kwwiii
  kwiikk
  kwi...
  kwi...
  kwi...
  kwwik.
  .kwwii
  ..kkkk`), 0, -1);

export const kabuto: Part = part(mirrored(`
  .yk...
  .yyk.k
  ..yyky
  ..kkyy
  .k8888
  k88888
  k8kkkk
  88k...
  8k....`), 0, -4);

export const ninjaMask: Part = part(bitmap(`
  ..kkkkkk..
  .k888888k.
  k88888888k
  k88333388k
  k8......8k
  k8......8k
  k88888899k
  .kk8899kk.`), 1, 0);

export const topHat: Part = part(bitmap(`
  ..kkkkkk..
  ..k8888k..
  ..k8888k..
  ..k3333k..
  kkk8888kkk
  .k888889k.`), 1, -4);

export const wideHat: Part = part(bitmap(`
  ...kkkkkk...
  ..k888889k..
  ..k888899k..
  ..k333333k..
  kkk888899kkk
  k8888888999k
  .kkkkkkkkkk.`), 0, -4);

export const featherHat: Part = part(bitmap(`
  .......ww..
  ..kkk.wwl..
  .k888kwl...
  k88888kl...
  k888889kkk.
  k88888899 9k
  .kkkkkkkkk.`.replace(" ", "")), 1, -4);

export const morion: Part = part(mirrored(`
  .....k
  ....kl
  ...kll
  k.klll
  SkkkSS
  .kSSSS`), 0, -4);

export const blindfold: Part = part(bitmap(`
  33333333
  33333333`), 2, 4);

export const goggles: Part = part(bitmap(`
  YYYYYYYY
  YaWYYWaY
  YaaYYaaY`), 2, 3);

export const eyepatch: Part = part(bitmap(`
  kk......
  ..kkk...
  ..kkk...
  ...k....`), 2, 3);

export const glasses: Part = part(bitmap(`
  kWkWakak
  kWkWakak`), 2, 4);

export const glowingEyes: Part = part(bitmap(`
  0..0
  0..0`), 4, 4);

// --- bodies

export const tunic: Part = part(bitmap(`
  ..kk1111kk..
  .k11111122k.
  k11k1112k22k
  k6kk3333kk6k
  .kk111122kk.
  ..k444444k..
  ..k44kk44k..
  ..kkk..kkk..`), 0, 7);

export const robe: Part = part(bitmap(`
  ..kk1331kk..
  .k11133112k.
  k11k1331k22k
  k6k113312k6k
  .kk113312kk.
  .k11133122k.
  k1111331222k
  kkkkkkkkkkkk`), 0, 7);

export const armour: Part = part(bitmap(`
  .kkkllSSkkk.
  kllkllSSkSSk
  kSkk1112kkSk
  k6kk1112kk6k
  .kkmmyymmkk.
  ..klSkklSk..
  ..klSkklSk..
  ..kkk..kkk..`), 0, 7);

export const bare: Part = part(bitmap(`
  .kkk6666kkk.
  k66k6667k67k
  k6k667667k7k
  k6k666677k6k
  .kkk3333kkk.
  ..k111122k..
  ..k66kk67k..
  ..kkk..kkk..`), 0, 7);

export const dress: Part = part(bitmap(`
  ..kk1661kk..
  .k61111126k.
  k6kk1112kk6k
  k6k133333k6k
  .kk111122kk.
  .k11111122k.
  k1131113122k
  kkkkkkkkkkkk`), 0, 7);

export const coat: Part = part(bitmap(`
  ..kk1331kk..
  .k113ww312k.
  k11k1ww1k22k
  k6kk1332kk6k
  .kk113312kk.
  .k11k44k22k.
  .kkk4kk4kkk.
  ..kkk..kkk..`), 0, 7);

export const gi: Part = part(bitmap(`
  ..kk1661kk..
  .k11161112k.
  k11k1112k22k
  k6kk3333kk6k
  .kk113122kk.
  ..k11kk12k..
  ..k66kk67k..
  ..kkk..kkk..`), 0, 7);

export const cape: Part = part(bitmap(`
  ..kk....kk..
  .k88....99k.
  k888....999k
  k88......99k
  k88......99k
  k888....999k
  k888....999k
  kkkk....kkkk`), 0, 7);

export const wings: Part = part(mirrored(`
  .kkk.....
  kwwwkk...
  kwlwwwk..
  kwwlwwwk.
  .kwwlwwwk
  .kwlwwlww
  ..kwwlwww
  ...kkwwlw
  .....kkkw`), -3, 4);

export const batWings: Part = part(mirrored(`
  .k.......
  kRk..k...
  kRRkkRk..
  kRRRRRRk.
  kRRRRRRRk
  kRkRRRRRR
  kk.kRkRRR
  ....k.kRk`), -3, 4);

export const scarf: Part = part(bitmap(`
  .k333333k...
  k33333333kk.
  .kkkkkk3333k
  .......kk33k`), 1, 6);

export const necklace: Part = part(bitmap(`
  i.ii.i
  .i..i.`), 3, 8);

// --- what is held: `r` parts stand at the right hand of the picture, `l` parts at the left

export const sword: Part = part(bitmap(`
  ..k..
  .klk.
  .kwk.
  .kwk.
  .kwk.
  .kwk.
  .kwk.
  kyyyk
  .knk.
  .kkk.`), 10, 2);

export const greatSword: Part = part(bitmap(`
  ..kkk.
  ..kwlk
  ..kwlk
  ..kwlk
  ..kwlk
  ..kwlk
  ..kwlk
  ..kwlk
  kkkwlk
  kyyyyy
  .kknkk
  ..kyk.`), 9, 0);

export const katana: Part = part(bitmap(`
  .....kk
  ....kwk
  ...kwk.
  ..kwk..
  ..kwk..
  .kwk...
  .kwk...
  .kyk...
  kRk....
  kkk....`), 10, 2);

export const dagger: Part = part(bitmap(`
  ..k..
  .kwk.
  .kwk.
  .kwk.
  kSSSk
  .knk.`), 10, 6);

export const mace: Part = part(bitmap(`
  .kkk.
  kSlSk
  klwlk
  kSlSk
  .kkk.
  .knk.
  .knk.
  .knk.
  .knk.
  .kkk.`), 10, 2);

export const hammer: Part = part(bitmap(`
  kkkkkkk
  klllSSk
  klllSSk
  kSSSssk
  kkknkkk
  ..knk..
  ..knk..
  ..knk..
  ..knk..
  ..kkk..`), 9, 2);

export const axe: Part = part(bitmap(`
  .kk.kkk
  knkklwk
  .knlllk
  .knlllk
  .knkSlk
  .knkkkk
  .knk...
  .knk...
  .knk...
  .kkk...`), 10, 2);

export const staff: Part = part(bitmap(`
  .kkk.
  k0W0k
  k000k
  .kkk.
  .kmk.
  .kmk.
  .kmk.
  .knk.
  .knk.
  .knk.
  .knk.
  .knk.
  .kkk.`), 10, 1);

export const crook: Part = part(bitmap(`
  .kkkk.
  k0000k
  k0kk0k
  .k.k0k
  ...k0k
  ...k0k
  ...k0k
  ...k0k
  ...k0k
  ...k0k
  ...k0k
  ...kkk`), 8, 2);

export const crossStaff: Part = part(bitmap(`
  .kkk.
  kk0kk
  k000k
  kk0kk
  .k0k.
  .kmk.
  .kmk.
  .kmk.
  .knk.
  .knk.
  .knk.
  .knk.
  .kkk.`), 10, 1);

export const wand: Part = part(bitmap(`
  0..0..
  ..W..0
  .0k0..
  ..kn..
  ..kn..
  ..kn..`), 10, 5);

export const flame: Part = part(bitmap(`
  ..o...
  .oo.o.
  .oyoo.
  ooyyoo
  oyWWyo
  .oyyo.`), 10, 4);

export const frost: Part = part(bitmap(`
  ..a..
  a.W.a
  .aWa.
  WWWWW
  .aWa.
  a.W.a
  ..a..`), 10, 3);

export const orb: Part = part(bitmap(`
  .kkkk.
  k0W00k
  kW000k
  k0000k
  .kkkk.`), 10, 5);

export const bow: Part = part(bitmap(`
  kk...
  kmk..
  wkmk.
  w.kmk
  w.kmk
  w.kmk
  w.kmk
  w.kmk
  wkmk.
  kmk..
  kk...`), 10, 4);

export const spear: Part = part(bitmap(`
  .k.
  klk
  klk
  klk
  kkk
  .n.
  .n.
  .n.
  .n.
  .n.
  .n.
  .n.
  .n.
  .n.
  .n.`), 11, -1);

export const book: Part = part(bitmap(`
  kkkkkkk
  k00k00k
  kwwkwwk
  klwklwk
  kkkkkkk`), 9, 8);

export const bag: Part = part(bitmap(`
  ..kk..
  .kmmk.
  kmyymk
  kmyymk
  knmmnk
  .kkkk.`), 10, 9);

export const lute: Part = part(bitmap(`
  ....kk
  ...kmk
  ..kmk.
  .kmk..
  kmnmk.
  kmkmk.
  knmnk.
  .kkk..`), 9, 6);

export const pistol: Part = part(bitmap(`
  kkkkkk
  kSSSSk
  knkkkk
  kk....`), 10, 8);

export const chain: Part = part(bitmap(`
  l.....
  .l....
  l.l...
  .l.l..
  ..l.ss
  ...sSS
  ....ss`), 10, 9);

export const lantern: Part = part(bitmap(`
  ..k..
  .k.k.
  kkkkk
  kyWyk
  kyyyk
  kkkkk`), 10, 8);

export const magnifier: Part = part(bitmap(`
  .kkk.
  kaWak
  kWaak
  kaaak
  .kkk.
  .kYk.
  .kYk.
  ..k..`), 10, 4);

export const shield: Part = part(bitmap(`
  kkkkkkk
  k33333k
  k11311k
  k13331k
  k11311k
  .k131k.
  ..kkk..`), -4, 7);

export const roundShield: Part = part(bitmap(`
  ..kkk..
  .k111k.
  k11111k
  k113l1k
  k11332k
  k11122k
  .k222k.
  ..kkk..`), -4, 7);

export const hook: Part = part(bitmap(`
  .kkk..
  kl.lk.
  k..klk
  ...klk
  .kkkk.
  .kSSk.`), -3, 5);

export const torchHand: Part = part(bitmap(`
  ..o..
  .oyo.
  oyWyo
  .oyo.
  .kmk.
  .knk.
  .knk.`), -3, 4);

export const cat: Part = part(bitmap(`
  k...k..
  dkkkd.k
  dddddkd
  dydydkd
  dddddd.
  .dddddd
  .d.dd.d`), -6, 9);

export const bird: Part = part(bitmap(`
  .00..
  0k00.
  Y0000
  ..00.`), -4, 3);

export const veil: Part = part(bitmap(`
  ...kkkkkk...
  ..k888888k..
  .k88wwww88k.
  k88wwwwww89k
  k88w....w89k
  k88w....w89k
  k88w....w89k
  k888w..w899k
  k888kkkk899k
  .kk......kk.`), 0, -1);

export const antlers: Part = part(mirrored(`
  m..m..
  m.mm..
  .mm.m.
  ..mmm.
  ...m..
  ...mm.`), 0, -5);

export const wig: Part = part(mirrored(`
  ..kkkk
  .kwwll
  kwlwww
  kwwlll
  kwlkkk
  kww...
  kwl...
  kwwk..
  .kkk..`), 0, -1);

export const gavel: Part = part(bitmap(`
  .kkkkk.
  kmmmnnk
  kmmmnnk
  .kkmkk.
  ..kmk..
  ..kmk..
  ..kkk..`), 9, 5);

export const whip: Part = part(bitmap(`
  ...nn.
  ..n..n
  .....n
  kn..n.
  .nnn..`), 11, 6);

export const tray: Part = part(bitmap(`
  ..kkkk..
  .kllllk.
  klwllSSk
  klllSSSk
  kkkkkkkk
  .kSSSSk.`), 9, 5);

export const basket: Part = part(bitmap(`
  .kmmmmk.
  km....mk
  kkkkkkkk
  kmnmnmnk
  knmnmnmk
  kmnmnmnk
  .kkkkkk.`), 9, 8);

export const tentacle: Part = part(bitmap(`
  .kkk..
  kPPpk.
  kPkkpk
  .k.kPk
  ..kPpk
  .kPpk.
  kPpk..
  kPpk..
  kPPpk.`), -5, 6);

export const bubble: Part = part(bitmap(`
  ......aaaaaa......
  ....aa......aa....
  ..aa..........aa..
  ..a..WW........a..
  .a..W...........a.
  .a..............a.
  a................a
  a................a
  a................a
  a................a
  a................a
  a................a
  .a............c.a.
  .a...........c..a.
  ..a.........c..a..
  ..aa..........aa..
  ....aa......aa....
  ......aaaaaa......`), -3, -3);

export const slime: Part = part(bitmap(`
  ..kkkk..
  .kuvvvk.
  kuWvvvvk
  kvkvvkvk
  kvvvvvvk
  kvvkkvVk
  kVvvvvVk
  .kkkkkk.`), -7, 7);

export const rabbit: Part = part(bitmap(`
  k.k...
  wkwk..
  wkwk..
  wwwwk.
  kwkwk.
  wwpwk.`), 10, 9);

export const pug: Part = part(bitmap(`
  kk..kk.
  kNkkNk.
  kmmmmk.
  kkmmkk.
  kNkkNkk
  kmNNmmk
  kmk.kmk`), -6, 8);

export const hatchling: Part = part(bitmap(`
  .k.k....
  kgkgk...
  kggggk..
  kkgkgkk.
  kgggggek
  .keegkk.
  kggggk..
  kk.kk...`), -7, 7);

export const kit: Part = part(bitmap(`
  k....k
  okkkko
  oooook
  kookok
  wokoww
  .kwwk.
  kooook
  k.kk.k`), -6, 7);

export const rocket: Part = part(bitmap(`
  .k...
  krk..
  krk..
  kwk..
  kwk..
  rwr..
  rkr..
  .y...
  .o...`), 12, 0);

export const stoneFist: Part = part(bitmap(`
  .kkkkk.
  kSlSlSk
  kSSSSSk
  ksSsSsk
  kssssdk
  .kkkkk.`), 9, 8);

export const redFist: Part = part(bitmap(`
  .kkkkk.
  krprprk
  krrrrrk
  kRrRrRk
  kRRRRRk
  .kkkkk.`), 9, 8);

export const clock: Part = part(bitmap(`
  .kkkkk.
  kyyyyyk
  kywkwyk
  kywkkyk
  kywwwyk
  kyyyyyk
  .kkkkk.`), 10, 6);

export const heartSign: Part = part(bitmap(`
  .kk.kk.
  krrkrrk
  krprrrk
  krrrrrk
  .krrrk.
  ..krk..
  ...k...`), 10, 3);

export const leaf: Part = part(bitmap(`
  ..e
  .eg
  egg
  gG.`), 8, -2);

export const rapier: Part = part(bitmap(`
  .....w
  ....w.
  ....w.
  ...w..
  ...w..
  ..w...
  kyw...
  .ky...
  kk....`), 10, 3);

export const scroll: Part = part(bitmap(`
  kkkkkkk
  kiiiiik
  kinnnik
  kiiiiik
  kinnnik
  kiiirik
  kkkkkkk`), 10, 6);

export const trousers: Part = part(bitmap(`
  wrwwrw
  wwrrww`), 3, 12);

export const suit: Part = part(bitmap(`
  ..kkwrrwkk..
  .kKKKrrKKKk.
  kKKkKrKKkKKk
  k6kkKKKKkk6k
  .kkKKKKKKkk.
  ..kKKKKKKk..
  ..kKKkkKKk..
  ..kkk..kkk..`), 0, 7);

export const ampersand: Part = part(bitmap(`
  .kkkkk.
  k33333k
  k3ww33k
  k3w3w3k
  k33ww3k
  k3w3w3k
  k3www3k
  .kkkkk.`), -5, 6);

/** The same in the other hand. */
export const left = (what: Part): Part => part(
  { ...what.of, rows: what.of.rows.map((row) => [...row].reverse().join("")) }, 12 - what.x - what.of.w, what.y);
