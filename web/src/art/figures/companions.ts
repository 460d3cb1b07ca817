/** Companions of heroes, and the bubble that one hero lives in. */
import { bitmap } from "../sprites";
import { part, type Part } from "./part";

export const cat: Part = part(
  bitmap(`
  k...k..
  dkkkd.k
  dddddkd
  dydydkd
  dddddd.
  .dddddd
  .d.dd.d`),
  -6,
  9,
);

export const bird: Part = part(
  bitmap(`
  .00..
  0k00.
  Y0000
  ..00.`),
  -4,
  3,
);

export const rabbit: Part = part(
  bitmap(`
  k.k...
  wkwk..
  wkwk..
  wwwwk.
  kwkwk.
  wwpwk.`),
  10,
  9,
);

export const pug: Part = part(
  bitmap(`
  kk..kk.
  kNkkNk.
  kmmmmk.
  kkmmkk.
  kNkkNkk
  kmNNmmk
  kmk.kmk`),
  -6,
  8,
);

export const hatchling: Part = part(
  bitmap(`
  .k.k....
  kgkgk...
  kggggk..
  kkgkgkk.
  kgggggek
  .keegkk.
  kggggk..
  kk.kk...`),
  -7,
  7,
);

export const kit: Part = part(
  bitmap(`
  k....k
  okkkko
  oooook
  kookok
  wokoww
  .kwwk.
  kooook
  k.kk.k`),
  -6,
  7,
);

export const slime: Part = part(
  bitmap(`
  ..kkkk..
  .kuvvvk.
  kuWvvvvk
  kvkvvkvk
  kvvvvvvk
  kvvkkvVk
  kVvvvvVk
  .kkkkkk.`),
  -7,
  7,
);

export const tentacle: Part = part(
  bitmap(`
  .kkk..
  kPPpk.
  kPkkpk
  .k.kPk
  ..kPpk
  .kPpk.
  kPpk..
  kPpk..
  kPPpk.`),
  -5,
  6,
);

export const bubble: Part = part(
  bitmap(`
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
  ......aaaaaa......`),
  -3,
  -3,
);

export const bee: Part = part(
  bitmap(`
  ..aa.WW..
  ..aWaWW..
  .kyykyyk.
  kykyykyyk
  kyyyykyyk
  .kyykyyk.`),
  -9,
  2,
);

export const ballAndChain: Part = part(
  bitmap(`
  ......S.
  .....S..
  .kkkk.S.
  ksSssdS.
  kslssdk.
  kssssdk.
  .kkkkk..`),
  -6,
  9,
);

export const shards: Part = part(
  bitmap(`
  ..k..
  .kWk.
  kWack
  kacbk
  .kbk.
  ..k..`),
  -6,
  0,
);
