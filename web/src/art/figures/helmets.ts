/** Helmets of heroes. */
import { bitmap, mirrored } from "../sprites";
import { part, type Part } from "./part";

export const helm: Part = part(
  bitmap(`
  ..kkkkkk..
  .kllllSSk.
  klllllSSSk
  klkkkkkkSk
  kl......Sk
  kl......Sk
  kll....SSk
  .kk....kk.`),
  1,
  0,
);

export const visor: Part = part(
  bitmap(`
  ..kkkkkk..
  .kllllSSk.
  kllllllSSk
  klllllSSSk
  kkkkkkkkkk
  klkkklkkSk
  klllllSSSk
  .klklklSk.
  ..kkkkkk..`),
  1,
  0,
);

export const plume: Part = part(
  bitmap(`
  ..33k..
  .33333k
  333k333
  33k..33`),
  5,
  -3,
);

export const horns: Part = part(
  bitmap(`
  ik........ki
  iik......kii
  kiik....kiik
  .kk......kk.`),
  0,
  -2,
);

export const kabuto: Part = part(
  mirrored(`
  .yk...
  .yyk.k
  ..yyky
  ..kkyy
  .k8888
  k88888
  k8kkkk
  88k...
  8k....`),
  0,
  -4,
);

export const morion: Part = part(
  mirrored(`
  .....k
  ....kl
  ...kll
  k.klll
  SkkkSS
  .kSSSS`),
  0,
  -4,
);

export const wingedHelm: Part = part(
  mirrored(`
  kk......
  kwk..kkk
  kwwkklll
  kwwkllll
  .kwkllll
  ..kkyyyy
  ...kl...
  ...kl...`),
  -2,
  -2,
);

export const crestedHelm: Part = part(
  bitmap(`
  .k333333k.
  k33333333k
  k33kkkk33k
  ..kyyyYk..
  .kyyyyYYk.
  kyyyyyyYYk
  kkkkkkkkkk
  kykkykkyYk
  kykkykkyYk
  kyykkyyYYk
  .kkykkyYk.
  ..kkkkkk..`),
  1,
  -3,
);
