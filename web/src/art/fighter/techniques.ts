/** The signs of the techniques of Dungeon Fighter. */
import { bitmap, mirrored } from "../sprites";

/** The signs of the throwing techniques. */
export const techniques = {
  roundhouse: bitmap(`
    ...kkkkk..kk
    .kkbbbbbkkbk
    kbbbkkkbbbbk
    kbbk..kkbbbk
    kbk..kbbbbbk
    kbk...kkkkkk
    kbk.......k.
    kbk......kbk
    kbbk....kbbk
    kbbbkkkkbbbk
    .kkbbbbbbkk.
    ...kkkkkk...`),
  waterfall: bitmap(`
    kkk.........
    kttkk.......
    kkcttkk.....
    ..kkcttkk...
    .kr.kkcttkk.
    kWWk..kkcttk
    kWkk....kkck
    .kk...a...kk
    .....a.a.a..
    ..a.aaWaaa.a
    aaaaWWcWWaaa
    cccccccccccc`),
  pond: bitmap(`
    .kkk........
    kWWWk.......
    kWkWk.......
    kWWWk.......
    .kkk..k.....
    ....k..k....
    .....kk.....
    ..kkkkkkkk..
    kkbbWWWWbbkk
    kbbWbbbbWbbk
    kkbbWWWWbbkk
    ..kkkkkkkk..`),
  "ice-wall": bitmap(`
    kkk.........
    kWkk........
    kkk.k..kkkkk
    ....k..kWaak
    .....k.kWaak
    .....kkkkkkk
    ....kkkkaaWk
    ...kk..kaack
    ..kk...kkkkk
    kkk....kWaak
    .......kaack
    rrrrrrrkkkkk`),
  launcher: bitmap(`
    .......kkkk.
    .......kWWk.
    .......kWWk.
    .....r.kkkk.
    ....rr......
    ...rrr.kkk..
    .....kkyyk..
    ...kkyyyk...
    .kkyyykk....
    kyyykk......
    kkkkfffk....
    ...kffffk...`),
  thump: bitmap(`
    ..kkkkkkkk..
    .kfkfkfkfk..
    .kfffffffkk.
    .kfffffkffk.
    .kFffffffFk.
    ..kFFFFFFk..
    ...kkkkkk...
    kk........kk
    .kk.k..k.kk.
    nnnnnnnnnnnn
    NNNNNNNNNNNN
    kkkkkkkkkkkk`),
  slide: bitmap(`
    kkkk........
    kWWk........
    kWkk..k.....
    kkkk...k..k.
    ...k....kk..
    ....k.......
    .....k......
    ..kkkkkkkkk.
    .kWWWWWWWaak
    kWWaaaaaaack
    .kccccccbbk.
    ..kkkkkkkk..`),
  headbutt: bitmap(`
    ....kkkk....
    ....kWkk....
    ....kkkk....
    y..........y
    .y.kkkkkk.y.
    ..kffffffk..
    .kffffffffk.
    .kfkkffkkfk.
    .kfffffffFk.
    .kffkkkkfFk.
    ..kffffFFk..
    ...kkkkkk...`),
  "under-the-table": mirrored(`
    ......
    kkkkkk
    kmmmmm
    knnnnn
    kkkkkk
    .knk..
    .knk.e
    .knkee
    .knkkk
    .knkkW
    .knk.k
    .kkk..`),
  "weak-hand": bitmap(`
    ...kk.kk....
    ..kfkkfkkk..
    ..kfkkfkfkk.
    ..kfkkfkfkfk
    kkkfffffffkk
    kfkfffffffk.
    kffffffffFk.
    .kffffffFk..
    ..kfffFFk...
    ..kkkkkkk...
    ..kwwwwlk...
    ..kwwwwlk...`),
  "secret-x": mirrored(`
    kkk...
    kffk..
    kfffk.
    .kfffk
    ..kfff
    ...kff
    ...kff
    ..kfff
    .kbbfk
    kbbbk.
    kbbk..
    kkk...`),
  "low-profile": bitmap(`
    ............
    ...kkkkkk...
    ..knnnnnnk..
    .knnnnnnnnk.
    .knffffffnk.
    .kfkkffkkfk.
    .kfWkffWkfk.
    mmmmmmmmmmmm
    nnnnnnnnnnnn
    kkkkkkkkkkkk
    .kn......nk.
    .kn......nk.`),
  blind: bitmap(`
    ...kkkkkk...
    ..knnnnnnk..
    .knffffffnk.
    .kkkkkkkkkkk
    krrrrrrrrrrr
    krrrrrrrrrkr
    .kkkkkkkkkkr
    .kffffffFk.k
    .kffkkkffk..
    .kfffffFFk..
    ..kffffFk...
    ...kkkkk....`),
  airborne: bitmap(`
    ....kkk.....
    k..kfffk..kk
    fk.kfffk.kfk
    kfkkkkkkkfk.
    .kbbbbbbbk..
    ..kkbbbkk...
    ...kbbbk....
    ..kBkkkBk...
    .kBk...kBk..
    ..k.....k...
    .w..w.w..w..
    .w..w.w..w..`),
  prayer: mirrored(`
    .....k
    ....kf
    ....kf
    ...kkf
    ...kff
    ..kkff
    ..kfff
    ..kfff
    .kffff
    .kwwff
    kvvwwk
    kvvvvk`),
} as const;
