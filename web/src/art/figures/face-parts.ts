/** Masks, glasses and eyes of heroes. */
import { bitmap } from "../sprites";
import { part, type Part } from "./part";

export const bandana: Part = part(
  bitmap(`
  ..kkkkkk....
  .k888888k...
  k88888888kk.
  k888888899k8
  kkkkkkkkk88k
  .........kk.`),
  1,
  0,
);

export const ninjaMask: Part = part(
  bitmap(`
  ..kkkkkk..
  .k888888k.
  k88888888k
  k88333388k
  k8......8k
  k8......8k
  k88888899k
  .kk8899kk.`),
  1,
  0,
);

export const veil: Part = part(
  bitmap(`
  ...kkkkkk...
  ..k888888k..
  .k88wwww88k.
  k88wwwwww89k
  k88w....w89k
  k88w....w89k
  k88w....w89k
  k888w..w899k
  k888kkkk899k
  .kk......kk.`),
  0,
  -1,
);

export const blindfold: Part = part(
  bitmap(`
  33333333
  33333333`),
  2,
  4,
);

export const goggles: Part = part(
  bitmap(`
  YYYYYYYY
  YaWYYWaY
  YaaYYaaY`),
  2,
  3,
);

export const eyepatch: Part = part(
  bitmap(`
  kk......
  ..kkk...
  ..kkk...
  ...k....`),
  2,
  3,
);

export const glasses: Part = part(
  bitmap(`
  kWkWakak
  kWkWakak`),
  2,
  4,
);

export const glowingEyes: Part = part(
  bitmap(`
  0..0
  0..0`),
  4,
  4,
);

export const domino: Part = part(
  bitmap(`
  33333333
  33W33W33
  33k33k33
  .33..33.`),
  2,
  3,
);

export const halfMask: Part = part(
  bitmap(`
  WWW.
  WWWW
  WWkW
  WWkW
  lWWl
  .ll.`),
  2,
  2,
);

export const thirdEye: Part = part(
  bitmap(`
  .PP.
  WkkW
  .PP.`),
  4,
  1,
);

export const sleepyEyes: Part = part(
  bitmap(`
  .6..6.
  kk..kk`),
  3,
  4,
);

export const blackEye: Part = part(
  bitmap(`
  vVV
  VkV
  VkV
  .V.`),
  6,
  3,
);

export const faceScarf: Part = part(
  bitmap(`
  k33333333k
  k33333333k
  .k333333k.
  ..k3333k..
  ...kkkk...`),
  1,
  6,
);
