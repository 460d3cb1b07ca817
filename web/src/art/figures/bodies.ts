/** Bodies and their clothes. */
import { bitmap, mirrored } from "../sprites";
import { part, type Part } from "./part";

export const tunic: Part = part(
  bitmap(`
  ..kk1111kk..
  .k11111122k.
  k11k1112k22k
  k6kk3333kk6k
  .kk111122kk.
  ..k444444k..
  ..k44kk44k..
  ..kkk..kkk..`),
  0,
  7,
);

export const robe: Part = part(
  bitmap(`
  ..kk1331kk..
  .k11133112k.
  k11k1331k22k
  k6k113312k6k
  .kk113312kk.
  .k11133122k.
  k1111331222k
  kkkkkkkkkkkk`),
  0,
  7,
);

export const armour: Part = part(
  bitmap(`
  .kkkllSSkkk.
  kllkllSSkSSk
  kSkk1112kkSk
  k6kk1112kk6k
  .kkmmyymmkk.
  ..klSkklSk..
  ..klSkklSk..
  ..kkk..kkk..`),
  0,
  7,
);

export const bare: Part = part(
  bitmap(`
  .kkk6666kkk.
  k66k6667k67k
  k6k667667k7k
  k6k666677k6k
  .kkk3333kkk.
  ..k111122k..
  ..k66kk67k..
  ..kkk..kkk..`),
  0,
  7,
);

export const dress: Part = part(
  bitmap(`
  ..kk1661kk..
  .k61111126k.
  k6kk1112kk6k
  k6k133333k6k
  .kk111122kk.
  .k11111122k.
  k1131113122k
  kkkkkkkkkkkk`),
  0,
  7,
);

export const coat: Part = part(
  bitmap(`
  ..kk1331kk..
  .k113ww312k.
  k11k1ww1k22k
  k6kk1332kk6k
  .kk113312kk.
  .k11k44k22k.
  .kkk4kk4kkk.
  ..kkk..kkk..`),
  0,
  7,
);

export const gi: Part = part(
  bitmap(`
  ..kk1661kk..
  .k11161112k.
  k11k1112k22k
  k6kk3333kk6k
  .kk113122kk.
  ..k11kk12k..
  ..k66kk67k..
  ..kkk..kkk..`),
  0,
  7,
);

export const suit: Part = part(
  bitmap(`
  ..kkwrrwkk..
  .kKKKrrKKKk.
  kKKkKrKKkKKk
  k6kkKKKKkk6k
  .kkKKKKKKkk.
  ..kKKKKKKk..
  ..kKKkkKKk..
  ..kkk..kkk..`),
  0,
  7,
);

export const trousers: Part = part(
  bitmap(`
  wrwwrw
  wwrrww`),
  3,
  12,
);

export const cape: Part = part(
  bitmap(`
  ..kk....kk..
  .k88....99k.
  k888....999k
  k88......99k
  k88......99k
  k888....999k
  k888....999k
  kkkk....kkkk`),
  0,
  7,
);

export const wings: Part = part(
  mirrored(`
  .kkk.....
  kwwwkk...
  kwlwwwk..
  kwwlwwwk.
  .kwwlwwwk
  .kwlwwlww
  ..kwwlwww
  ...kkwwlw
  .....kkkw`),
  -3,
  4,
);

export const batWings: Part = part(
  mirrored(`
  .k.......
  kRk..k...
  kRRkkRk..
  kRRRRRRk.
  kRRRRRRRk
  kRkRRRRRR
  kk.kRkRRR
  ....k.kRk`),
  -3,
  4,
);

export const scarf: Part = part(
  bitmap(`
  .k333333k...
  k33333333kk.
  .kkkkkk3333k
  .......kk33k`),
  1,
  6,
);

export const necklace: Part = part(
  bitmap(`
  i.ii.i
  .i..i.`),
  3,
  8,
);

export const stripes: Part = part(
  bitmap(`
  ..kkddddkk..
  .kwwwwwwwwk.
  kddkddddkddk
  kwwkwwwwkwwk
  k6kkddddkk6k
  ..kwwwwwwk..
  ..kddkkddk..
  ..kkk..kkk..`),
  0,
  7,
);

export const ruff: Part = part(
  mirrored(`
  .kwkwkw
  kwwlwwl
  kwlwwlw
  .kkkkkk`),
  -1,
  6,
);

export const furCollar: Part = part(
  bitmap(`
  .kkkkkkkkkkkk.
  kwlwwlwwlwwlwk
  kwwlkkkkkkwwlk
  .kkk......kkk.`),
  -1,
  6,
);

export const highCollar: Part = part(
  mirrored(`
  k......
  k3k....
  k33k...
  k133k..
  .k133..
  .k1133.
  ..k1133`),
  -1,
  3,
);

export const belt: Part = part(
  bitmap(`
  kYyyyyYk
  yyWWWWyy
  kYyyyyYk`),
  2,
  10,
);

export const soreFeet: Part = part(
  bitmap(`
  .kkkkkk..kkkkkk.
  kffffrpkkwwffffk
  kfFfrrfkkfwwfFfk
  kkkkkkkkkkkkkkkk`),
  -2,
  11,
);
