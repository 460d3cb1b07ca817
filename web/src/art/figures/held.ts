/** What else is held: magic, tools, lights. At the right hand of the picture; `left` puts it into the other hand. */
import { bitmap } from "../sprites";
import { part, type Part } from "./part";

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

export const book: Part = part(bitmap(`
  kkkkkkk
  k00k00k
  kwwkwwk
  klwklwk
  kkkkkkk`), 9, 8);

export const scroll: Part = part(bitmap(`
  kkkkkkk
  kiiiiik
  kinnnik
  kiiiiik
  kinnnik
  kiiirik
  kkkkkkk`), 10, 6);

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

export const lantern: Part = part(bitmap(`
  ..k..
  .k.k.
  kkkkk
  kyWyk
  kyyyk
  kkkkk`), 10, 8);

export const torchHand: Part = part(bitmap(`
  ..o..
  .oyo.
  oyWyo
  .oyo.
  .kmk.
  .knk.
  .knk.`), -3, 4);

export const magnifier: Part = part(bitmap(`
  .kkk.
  kaWak
  kWaak
  kaaak
  .kkk.
  .kYk.
  .kYk.
  ..k..`), 10, 4);

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

export const clock: Part = part(bitmap(`
  .kkkkk.
  kyyyyyk
  kywkwyk
  kywkkyk
  kywwwyk
  kyyyyyk
  .kkkkk.`), 10, 6);

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

export const ampersand: Part = part(bitmap(`
  .kkkkk.
  k33333k
  k3ww33k
  k3w3w3k
  k33ww3k
  k3w3w3k
  k3www3k
  .kkkkk.`), -5, 6);
