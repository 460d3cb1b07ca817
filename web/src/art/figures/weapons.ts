/** Weapons and shields. They are in the hand on the right side of the picture; `left` puts them into the other hand. */
import { bitmap } from "../sprites";
import { part, type Part } from "./part";

export const sword: Part = part(
  bitmap(`
  ..k..
  .klk.
  .kwk.
  .kwk.
  .kwk.
  .kwk.
  .kwk.
  kyyyk
  .knk.
  .kkk.`),
  10,
  2,
);

export const greatSword: Part = part(
  bitmap(`
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
  ..kyk.`),
  9,
  0,
);

export const katana: Part = part(
  bitmap(`
  .....kk
  ....kwk
  ...kwk.
  ..kwk..
  ..kwk..
  .kwk...
  .kwk...
  .kyk...
  kRk....
  kkk....`),
  10,
  2,
);

export const rapier: Part = part(
  bitmap(`
  .....w
  ....w.
  ....w.
  ...w..
  ...w..
  ..w...
  kyw...
  .ky...
  kk....`),
  10,
  3,
);

export const dagger: Part = part(
  bitmap(`
  ..k..
  .kwk.
  .kwk.
  .kwk.
  kSSSk
  .knk.`),
  10,
  6,
);

export const mace: Part = part(
  bitmap(`
  .kkk.
  kSlSk
  klwlk
  kSlSk
  .kkk.
  .knk.
  .knk.
  .knk.
  .knk.
  .kkk.`),
  10,
  2,
);

export const hammer: Part = part(
  bitmap(`
  kkkkkkk
  klllSSk
  klllSSk
  kSSSssk
  kkknkkk
  ..knk..
  ..knk..
  ..knk..
  ..knk..
  ..kkk..`),
  9,
  2,
);

export const axe: Part = part(
  bitmap(`
  .kk.kkk
  knkklwk
  .knlllk
  .knlllk
  .knkSlk
  .knkkkk
  .knk...
  .knk...
  .knk...
  .kkk...`),
  10,
  2,
);

export const bow: Part = part(
  bitmap(`
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
  kk...`),
  10,
  4,
);

export const spear: Part = part(
  bitmap(`
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
  .n.`),
  11,
  -1,
);

export const pistol: Part = part(
  bitmap(`
  kkkkkk
  kSSSSk
  knkkkk
  kk....`),
  10,
  8,
);

export const chain: Part = part(
  bitmap(`
  l.....
  .l....
  l.l...
  .l.l..
  ..l.ss
  ...sSS
  ....ss`),
  10,
  9,
);

export const whip: Part = part(
  bitmap(`
  ...nn.
  ..n..n
  .....n
  kn..n.
  .nnn..`),
  11,
  6,
);

export const hook: Part = part(
  bitmap(`
  .kkk..
  kl.lk.
  k..klk
  ...klk
  .kkkk.
  .kSSk.`),
  -3,
  5,
);

export const gavel: Part = part(
  bitmap(`
  .kkkkk.
  kmmmnnk
  kmmmnnk
  .kkmkk.
  ..kmk..
  ..kmk..
  ..kkk..`),
  9,
  5,
);

export const stoneFist: Part = part(
  bitmap(`
  .kkkkk.
  kSlSlSk
  kSSSSSk
  ksSsSsk
  kssssdk
  .kkkkk.`),
  9,
  8,
);

export const redFist: Part = part(
  bitmap(`
  .kkkkk.
  krprprk
  krrrrrk
  kRrRrRk
  kRRRRRk
  .kkkkk.`),
  9,
  8,
);

export const trident: Part = part(
  bitmap(`
  k.k.k
  l.l.l
  lklkl
  lllll
  .klk.
  .kmk.
  .kmk.
  .kmk.
  .kmk.
  .knk.
  .knk.
  .knk.
  .knk.
  .knk.
  .knk.
  .kkk.`),
  10,
  -2,
);

export const lance: Part = part(
  bitmap(`
  ..k..
  .kwk.
  .krk.
  .kwk.
  .krk.
  kwwwk
  krrrk
  kwwwk
  krrrk
  kkkkk
  kSlSk
  .knk.
  .knk.
  .kkk.`),
  11,
  -3,
);

export const arrows: Part = part(
  bitmap(`
  w.......
  wnnn....
  w..nnnk.
  ........
  w.......
  wnnnnk..
  w.......`),
  -6,
  6,
);

export const zap: Part = part(
  bitmap(`
  ...kkk
  ..kyyk
  .kyyk.
  kyWyyk
  kkkyyk
  ..kyk.
  .kyk..
  .kk...`),
  10,
  2,
);

export const wrench: Part = part(
  bitmap(`
  .kk.kk
  kllklk
  klSkSk
  kSlllk
  .kSSk.
  ..kSk.
  ..kSk.
  ..kSk.
  ..kSk.
  ..kkk.`),
  10,
  3,
);

/** A ball with spikes. */
export const morningStar: Part = part(
  bitmap(`
  ...l...
  .lkkkl.
  .kSlSk.
  lklwlkl
  .kSlSk.
  .lkkkl.
  ...n...
  ...n...
  ...n...
  ...n...
  ...n...`),
  9,
  0,
);
