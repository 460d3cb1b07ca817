/** The tokens in the rooms: resources, portals, treasures. 12 by 12 pixels. */
import { bitmap } from "../sprites";
import { actions } from "./actions";

export const tokens = {
  frog: bitmap(`
    .kkk....kkk.
    kewwk..kwwgk
    kwkwkkkkwkgk
    kewwggggwwgk
    .kggggggggk.
    kggeeeegggGk
    kgekkkkkkgGk
    kgeeeeeegGGk
    kkgeeeegGGkk
    kgkgggggGkGk
    kggkGGGGkggk
    kkkk.kk.kkkk`),
  coin: bitmap(`
    ...kkkkkk...
    .kkyyyyyYkk.
    .kyWyYYyyYk.
    kyWyYyyYyyYk
    kyyyYyyyyyYk
    kyyyYyyyyyYk
    kyyyYyyyyyYk
    kyyyYyyYyyYk
    kyyyyYYyyYYk
    .kyyyyyyYYk.
    .kkYYYYYYkk.
    ...kkkkkk...`),
  bone: bitmap(`
    .......kkk..
    ......kiiik.
    ......kiiikk
    .....kkiiiik
    ....kiiikiik
    ...kiiIk.kk.
    ..kiiIk.....
    kkkiIk......
    kiiiik......
    kiiIIk......
    .kiiIk......
    ..kkk.......`),
  book: bitmap(`
    ..kkkkkkkk..
    .kbbbbbbbBk.
    .kbyyyyyyBk.
    .kbybbbbyBk.
    .kbbbyybbBk.
    .kbbbyybbBk.
    .kbybbbbyBk.
    .kbyyyyyyBk.
    .kbbbbbbbBk.
    .kwwwwwwwwk.
    .kBBBBBBBBk.
    ..kkkkkkkk..`),
  trap: actions.trap,
} as const;

export const portals = {
  finished: actions.portal,
  unfinished: bitmap(`
    ....kkkk....
    ..kkSlsk....
    .kSsSkk..kk.
    kSlkk...kSk.
    kSk......k..
    ksk....k....
    kSk...kSk...
    kSk..kkkkkk.
    ksk..klSSsk.
    kSSk.kSSssk.
    kSlSkkllSssk
    kkkkkkkkkkkk`),
} as const;

/** A chest; its value is written on it. */
export const chest = bitmap(`
  .kkkkkkkkkkkkkk.
  kmmmmmmmmmmmmmnk
  kmnnnnnnnnnnnnnk
  kmnnnnnnnnnnnNnk
  kYyyyyyyyyyyyYYk
  kkkkkkkkkkkkkkkk
  kmmmmkyyyykmmmnk
  kmnnnkykkYknnnnk
  kmnnnkyYYYknnnNk
  kmnnnnkkkknnnnNk
  kYyyyyyyyyyyyYYk
  kNNNNNNNNNNNNNNk
  .kkkkkkkkkkkkkk.`);

/** The chest of the highest value. */
export const hoard = bitmap(`
  .......cc.......
  ...k..kccck..k..
  ..kyk.kcWck.kyk.
  kkkkkkkkkkkkkkkk
  kyWyykyWyykyyWyk
  kYyyYyyyYyyyYyYk
  kkkkkkkkkkkkkkkk
  krrrrkyyyykrrrRk
  krRRRkykkYkRRRRk
  krRRRkyYYYkRRRRk
  krRRRRkkkkRRRRRk
  kYyyyyyyyyyyyYYk
  .kkkkkkkkkkkkkk.`);
