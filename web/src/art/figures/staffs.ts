/** Staffs and other long things that heroes hold. */
import { bitmap } from "../sprites";
import { part, type Part } from "./part";

export const staff: Part = part(
  bitmap(`
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
  .kkk.`),
  10,
  1,
);

export const crook: Part = part(
  bitmap(`
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
  ...kkk`),
  8,
  2,
);

export const crossStaff: Part = part(
  bitmap(`
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
  .kkk.`),
  10,
  1,
);

export const wand: Part = part(
  bitmap(`
  0..0..
  ..W..0
  .0k0..
  ..kn..
  ..kn..
  ..kn..`),
  10,
  5,
);

export const taper: Part = part(
  bitmap(`
  ..o..
  .oyo.
  .yWy.
  .kok.
  kiwIk
  kiwIk
  kiwIk
  kiwIk
  kiwIk
  kiwIk
  kYYYk
  kkkkk`),
  11,
  0,
);

export const crutch: Part = part(
  bitmap(`
  kkkkkk
  knmmnk
  .kkkk.
  ..mn..
  ..mn..
  .kmnk.
  .kmnk.
  ..mn..
  ..mn..
  ..mn..
  ..mn..
  ..kk..`),
  10,
  3,
);

export const broom: Part = part(
  bitmap(`
  ...kk..
  ..kmk..
  ..kmk..
  ..kmk..
  ..kmk..
  ..kmk..
  ..kmk..
  ..krk..
  .kyYyk.
  .kyYyk.
  kyYyYyk
  kyYyYyk
  kkkkkkk`),
  10,
  1,
);

export const bindle: Part = part(
  bitmap(`
  ..kkkk.
  .krwrrk
  krrrrwk
  kwrrwrk
  krrrrRk
  .kkkkk.
  ..kmk..
  ..kmk..
  ..kmk..
  ..kmk..
  ..knk..
  ..knk..
  ..knk..
  ..knk..
  ..knk..
  ..kkk..`),
  10,
  -2,
);

export const shovel: Part = part(
  bitmap(`
  ..n...
  .knnk.
  ..n...
  ..n...
  ..n...
  ..n...
  ..n...
  kkkkk.
  kSSlk.
  kSllk.`),
  11,
  1,
);
