/** Shields that heroes hold. */
import { bitmap } from "../sprites";
import { part, type Part } from "./part";

export const shield: Part = part(
  bitmap(`
  kkkkkkk
  k33333k
  k11311k
  k13331k
  k11311k
  .k131k.
  ..kkk..`),
  -4,
  7,
);

export const roundShield: Part = part(
  bitmap(`
  ..kkk..
  .k111k.
  k11111k
  k113l1k
  k11332k
  k11122k
  .k222k.
  ..kkk..`),
  -4,
  7,
);

export const towerShield: Part = part(
  bitmap(`
  kkkkkkk
  klllllk
  klkSkSk
  klSSSSk
  kl3333k
  klSSSSk
  klS33Sk
  klSSSSk
  kl3333k
  klSSSSk
  klkSkSk
  kSssssk
  kkkkkkk`),
  -5,
  2,
);

export const cogShield: Part = part(
  bitmap(`
  ..kk.kk..
  .kSSkSSk.
  kSSlllSSk
  kkllkllkk
  .klkkklk.
  kkllkllkk
  kSSlllSSk
  .kSSkSSk.
  ..kk.kk..`),
  -5,
  6,
);
