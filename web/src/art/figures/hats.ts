/** Hats, helmets, and things that are worn before the eyes. */
import { bitmap, mirrored } from "../sprites";
import { part, type Part } from "./part";

export const cap: Part = part(
  bitmap(`
  ..kkkkkkk..
  .k8888889k.
  k888888899k
  k888888999k
  kkkkkkkkkkk`),
  0,
  -1,
);

export const hood: Part = part(
  bitmap(`
  ....kkkk....
  ..kk8888kk..
  .k88888899k.
  k8888888899k
  k888kkkk899k
  k8k......k9k
  k8k......k9k
  k8k......k9k
  k88k....k99k
  .kkk....kkk.`),
  0,
  -1,
);

export const wizardHat: Part = part(
  bitmap(`
  .......kkk...
  ......k888k..
  .....k8888k..
  ....k88888k..
  ....k88899k..
  ..kkk33333kk.
  k88888888899k
  .kkkkkkkkkkk.`),
  0,
  -5,
);

export const witchHat: Part = part(
  bitmap(`
  ......kkkk...
  .....k88kk9k.
  ....k888k.kk.
  ....k8889k...
  ...k88899k...
  ..k3333333k..
  k8888888889k.
  .kkkkkkkkkk..`),
  0,
  -5,
);

export const mitre: Part = part(
  mirrored(`
  .....k
  ....k8
  ...k88
  ...k83
  ..k883
  ..k833
  ..k883
  ..k333
  ..kkkk`),
  0,
  -5,
);

export const crown: Part = part(
  bitmap(`
  k..kk..k
  yk.yy.ky
  yykyykyy
  yyyrryyY
  kkkkkkkk`),
  2,
  -3,
);

export const tricorn: Part = part(
  bitmap(`
  ....kkkk....
  kk.k8888k.kk
  k8k888888k9k
  k8888ww8899k
  .k333333333k
  ..kkkkkkkk..`),
  0,
  -3,
);

export const kasa: Part = part(
  mirrored(`
  ......k
  ....kk3
  ..kk333
  kk33333
  k333300
  .kkkkkk`),
  -1,
  -3,
);

export const halo: Part = part(
  bitmap(`
  .yyyyyy.
  y......y
  .yyyyyy.`),
  2,
  -4,
);

export const deerstalker: Part = part(
  bitmap(`
  ....kkkk....
  ..kk8989kk..
  .k89898989k.
  .k98989898k.
  k8898989899k
  kkkkkkkkkkkk
  .k8......9k.
  .kk......kk.`),
  0,
  -3,
);

export const jester: Part = part(
  bitmap(`
  .kk......kk...
  k88k....k33k..
  k888k.kk333kk.
  y.k88k3333ky3k
  ..k88k3333k.yk
  ..k888k333k...
  ..kkkkkkkkk...`),
  0,
  -4,
);

export const nemes: Part = part(
  mirrored(`
  ...kkk
  ..kyBy
  .kyByy
  .kByyy
  kyBkkk
  kBy...
  kyB...
  kBy...
  kyByk.
  .kkkk.`),
  0,
  -1,
);

export const furHood: Part = part(
  mirrored(`
  ..kkkk
  .kwwww
  kwwiii
  kwiikk
  kwi...
  kwi...
  kwi...
  kwwik.
  .kwwii
  ..kkkk`),
  0,
  -1,
);

export const topHat: Part = part(
  bitmap(`
  ..kkkkkk..
  ..k8888k..
  ..k8888k..
  ..k3333k..
  kkk8888kkk
  .k888889k.`),
  1,
  -4,
);

export const wideHat: Part = part(
  bitmap(`
  ...kkkkkk...
  ..k888889k..
  ..k888899k..
  ..k333333k..
  kkk888899kkk
  k8888888999k
  .kkkkkkkkkk.`),
  0,
  -4,
);

export const featherHat: Part = part(
  bitmap(`
  .......ww..
  ..kkk.wwl..
  .k888kwl...
  k88888kl...
  k888889kkk.
  k888888999k
  .kkkkkkkkk.`),
  1,
  -4,
);

export const antlers: Part = part(
  mirrored(`
  m..m..
  m.mm..
  .mm.m.
  ..mmm.
  ...m..
  ...mm.`),
  0,
  -5,
);

export const wig: Part = part(
  mirrored(`
  ..kkkk
  .kwwll
  kwlwww
  kwwlll
  kwlkkk
  kww...
  kwl...
  kwwk..
  .kkk..`),
  0,
  -1,
);

export const laurel: Part = part(
  bitmap(`
  .ke..kk..ek.
  kgek.yy.kegk
  .kgegyygegk.
  kegegeegegek
  .kk......kk.`),
  0,
  0,
);

export const mortarboard: Part = part(
  bitmap(`
  ......kk......
  ..kkkk88kkkk..
  kk8888888888kk
  .kkk888888kkk3
  ...k888889k..3
  ...kkkkkkkk..y`),
  -1,
  -3,
);

export const turban: Part = part(
  bitmap(`
  ...kkkkkk...
  .kk888888kk.
  k8898338988k
  k9883WW3889k
  k8988338898k
  k8898888988k
  .kkkkkkkkkk.`),
  0,
  -3,
);

export const bigHat: Part = part(
  bitmap(`
  ..........kkk...
  ........kk888k..
  .......k88889k..
  ......k888899k..
  .....k8833899k..
  .....k8833899k..
  ....k888888899k.
  ...k3333333333k.
  .kk888888888899k
  k88888888888899k
  .kkkkkkkkkkkkkk.`),
  -2,
  -5,
);

export const wick: Part = part(
  bitmap(`
  ...o.y..o.
  .y.yoo....
  ..oyWyo.y.
  ...oko....
  .kkkkkkkk.
  .kwiiiiIk.
  kkwiiiiIkk
  kwikiikiIk`),
  1,
  -3,
);

export const beeMitre: Part = part(
  mirrored(`
  k...kk
  .kkkky
  ..kyyy
  ..kkkk
  ..kyyy
  ..kkkk
  .kyyyy
  .kkkkk`),
  0,
  -3,
);

export const tiara: Part = part(
  bitmap(`
  k..kk..k
  yk.yy.ky
  yyyccyyy
  YYYYYYYY`),
  2,
  -1,
);

/** A hood made of the head of a bear. */
export const bearHood: Part = part(
  mirrored(`
  .kk....
  k88kkkk
  k8m8888
  .k88888
  .k8kk88
  .k88w89
  .k88888
  .k8wkwk
  .k8k...
  .k8k...
  .k88k..`),
  -1,
  -4,
);

/** A fur hat with flaps over the ears. */
export const ushanka: Part = part(
  mirrored(`
  ...kkkk
  .kk8888
  .k88899
  k8mmmmm
  k8mkkkk
  k88k...
  k89k...
  k89k...
  .kkk...`),
  -1,
  -2,
);
