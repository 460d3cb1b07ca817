/** Other things in the hand on the right side: magic, tools, lights. `left` puts them into the other hand. */
import { bitmap } from "../sprites";
import { part, type Part } from "./part";

export const flame: Part = part(
  bitmap(`
  ..o...
  .oo.o.
  .oyoo.
  ooyyoo
  oyWWyo
  .oyyo.`),
  10,
  4,
);

export const frost: Part = part(
  bitmap(`
  ..a..
  a.W.a
  .aWa.
  WWWWW
  .aWa.
  a.W.a
  ..a..`),
  10,
  3,
);

export const orb: Part = part(
  bitmap(`
  .kkkk.
  k0W00k
  kW000k
  k0000k
  .kkkk.`),
  10,
  5,
);

export const bag: Part = part(
  bitmap(`
  ..kk..
  .kmmk.
  kmyymk
  kmyymk
  knmmnk
  .kkkk.`),
  10,
  9,
);

export const lute: Part = part(
  bitmap(`
  ....kk
  ...kmk
  ..kmk.
  .kmk..
  kmnmk.
  kmkmk.
  knmnk.
  .kkk..`),
  9,
  6,
);

export const lantern: Part = part(
  bitmap(`
  ..k..
  .k.k.
  kkkkk
  kyWyk
  kyyyk
  kkkkk`),
  10,
  8,
);

export const torchHand: Part = part(
  bitmap(`
  ..o..
  .oyo.
  oyWyo
  .oyo.
  .kmk.
  .knk.
  .knk.`),
  -3,
  4,
);

export const magnifier: Part = part(
  bitmap(`
  .kkk.
  kaWak
  kWaak
  kaaak
  .kkk.
  .kYk.
  .kYk.
  ..k..`),
  10,
  4,
);

export const tray: Part = part(
  bitmap(`
  ..kkkk..
  .kllllk.
  klwllSSk
  klllSSSk
  kkkkkkkk
  .kSSSSk.`),
  9,
  5,
);

export const basket: Part = part(
  bitmap(`
  .kmmmmk.
  km....mk
  kkkkkkkk
  kmnmnmnk
  knmnmnmk
  kmnmnmnk
  .kkkkkk.`),
  9,
  8,
);

export const clock: Part = part(
  bitmap(`
  .kkkkk.
  kyyyyyk
  kywkwyk
  kywkkyk
  kywwwyk
  kyyyyyk
  .kkkkk.`),
  10,
  6,
);

export const rocket: Part = part(
  bitmap(`
  .k...
  krk..
  krk..
  kwk..
  kwk..
  rwr..
  rkr..
  .y...
  .o...`),
  12,
  0,
);

export const heartSign: Part = part(
  bitmap(`
  .kk.kk.
  krrkrrk
  krprrrk
  krrrrrk
  .krrrk.
  ..krk..
  ...k...`),
  10,
  3,
);

export const leaf: Part = part(
  bitmap(`
  ..e
  .eg
  egg
  gG.`),
  8,
  -2,
);

export const ampersand: Part = part(
  bitmap(`
  .kkkkk.
  k33333k
  k3ww33k
  k3w3w3k
  k33ww3k
  k3w3w3k
  k3www3k
  .kkkkk.`),
  -5,
  6,
);

export const lollipop: Part = part(
  bitmap(`
  .kkkkk.
  krwrwrk
  kwrrwwk
  krwWrrk
  kwrwrwk
  .kkkkk.
  ..kwk..
  ..kwk..
  ..kwk..
  ..kkk..`),
  10,
  2,
);

export const soup: Part = part(
  bitmap(`
  .w..w..
  ..w..w.
  .w..w..
  kkkkkkk
  kooyook
  kbbbbbk
  .kBBBk.
  ..kkk..`),
  9,
  6,
);

export const mug: Part = part(
  bitmap(`
  .wwww...
  wWwwWwk.
  kwwwwkkk
  kyyYYk.k
  kyyYYk.k
  kyyYYkk.
  kyyYYk..
  kkkkkk..`),
  9,
  6,
);

export const fan: Part = part(
  bitmap(`
  ..k0k..
  .k0w0k.
  k00w00k
  k0w0w0k
  k00000k
  .k000k.
  ..kkk..`),
  10,
  4,
);

export const trumpet: Part = part(
  bitmap(`
  .......kk
  .......yk
  ..kkkkyyk
  kkyyyyyWk
  kyYYYYyyk
  .kkkkkYyk
  .......yk
  .......kk`),
  8,
  5,
);

export const chapelModel: Part = part(
  bitmap(`
  ...k...
  ..kyk..
  ..krk..
  .krrrk.
  .kwwwk.
  .kwkwk.
  krrrrrk
  kwwkwwk
  kwwkwwk
  kkkkkkk`),
  9,
  3,
);

export const eyeOrb: Part = part(
  bitmap(`
  .kkkkk.
  kaWWWak
  kWWvvWk
  kWvkkvk
  kWWvvWk
  kaWWWak
  .kkkkk.
  ..kyk..
  .kYYYk.`),
  10,
  3,
);

export const censer: Part = part(
  bitmap(`
  .l.l..
  l.l...
  .l.l..
  .k.k..
  .k.k..
  .kyk..
  kyYyk.
  kYoYk.
  .kkk..`),
  10,
  4,
);

export const cup: Part = part(
  bitmap(`
  .kkkkkk.
  kkyWyYkk
  kyyWyYYk
  kykWyYkk
  .kkyYkk.
  ...YY...
  ..kYYk..
  ..kkkk..`),
  10,
  4,
);

export const hourglass: Part = part(
  bitmap(`
  kkkkkkk
  kYYYYYk
  .kaWak.
  .kyyyk.
  ..kyk..
  .kaWak.
  .kyyyk.
  kYYYYYk
  kkkkkkk`),
  10,
  4,
);

export const stool: Part = part(
  bitmap(`
  kmk.kmk
  kmk.kmk
  kmmmmmk
  kmk.kmk
  kmmmmmk
  kmmmmmk
  kmk.kmk
  kmk.kmk
  kkk.kkk`),
  10,
  1,
);

/** A bunch of wild herbs. */
export const herbs: Part = part(
  bitmap(`
  ..e.g.
  eg.ge.
  .gege.
  e.gg.e
  .gege.
  ..gg..
  ..yy..
  ..gg..
  ..gg..`),
  -5,
  4,
);
