/** Signs of Dungeon Fighter, 12 by 12 pixels: techniques, types of monsters, dice, and effects of cards. */
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

export const types = {
  beast: mirrored(`
    ......
    ..kk..
    .knnk.
    .knnkk
    kkkkkn
    knkkkn
    knnkkk
    .kkknn
    ...knn
    ..knnn
    ..knnk
    ...kk.`),
  humanoid: mirrored(`
    ....kk
    ...kff
    ...kff
    ....kf
    ..kkkk
    .kbbbb
    .kbkbb
    .kfkbb
    ..kkBB
    ...kBB
    ...kNk
    ...kk.`),
  undead: mirrored(`
    ......
    ...kkk
    ..kiii
    .kiiii
    .kikki
    .kikki
    .kiiik
    ..kiii
    ...kik
    ...kik
    ....kk
    ......`),
  magical: mirrored(`
    ......
    .....k
    ....ku
    ....ku
    .kkkuu
    kuuuuW
    .kuuuu
    ..kuuu
    ..kuuu
    .kuukk
    .kuk..
    ..k...`),
} as const;

export const facts = {
  stall: mirrored(`
    kkkkkk
    krrwwr
    krrwwr
    krrwwr
    kkkkkk
    .kn...
    .kn...
    .kkkkk
    .kmmmm
    .knnnn
    .knnnn
    .kkkkk`),
  white: bitmap(`
    ............
    .kkkkkkkkkk.
    kWWWWWWWWWlk
    kWwwkkkkwwlk
    kWwkWWWWkwlk
    kWkWWbbWWklk
    kWkWWkkWWklk
    kWwkWWWWkwlk
    kWwwkkkkwwlk
    kWwwwwwwwwlk
    kllllllllllk
    .kkkkkkkkkk.`),
  snow: bitmap(`
    ............
    .kkkkkkkkkk.
    kWaaaaaaaabk
    kaaaaWaaaabk
    kaaWaWaWaabk
    kaaaWWWaaabk
    kaWWWWWWWabk
    kaaaWWWaaabk
    kaaWaWaWaabk
    kaaaaWaaaabk
    kbbbbbbbbbbk
    .kkkkkkkkkk.`),
  water: bitmap(`
    .....kkkkk..
    ....kcWccbk.
    ....kcccckk.
    ....kcccbk..
    .kkkkkkkkkk.
    kcWcbkkcWcbk
    kccccckkcccb
    kcccbkkcccbk
    kbbbbkkbbbbk
    .kkkk..kkkk.
    ............
    ............`),
  iceberg: mirrored(`
    ......
    .....k
    ....kW
    ....kW
    ...kWa
    .kkkWa
    kWakaa
    kaakab
    bbbbbb
    .kcccb
    ..kkcc
    ....kk`),
  frost: mirrored(`
    .....k
    .k..kc
    .ckkkc
    ..ckcc
    .kkccc
    kcckkc
    kcckkc
    .kkccc
    ..ckcc
    .ckkkc
    .k..kc
    .....k`),
  "weak-point": bitmap(`
    ...kkkkkk...
    .kkrrrrrrkk.
    .krrwwwwrrk.
    krrwwwwwwrrk
    krwwkrrkwwrk
    krwwrrrrwwrk
    krwwrrrrwwrk
    krwwkrrkwwrk
    krrwwwwwwrrk
    .krrwwwwrrk.
    .kkrrrrrrkk.
    ...kkkkkk...`),
  careless: bitmap(`
    .......bbb..
    ........b...
    .......bbb..
    ..kkkkkk....
    .kggggggk...
    kggggggggk..
    kgkkggkkgk..
    kggggggggk..
    kgggkkgggk..
    kggkRRkggk..
    .kggkkggk...
    ..kkkkkk....`),
  mad: bitmap(`
    k..k.k..k.k.
    .kk.kkkk.k..
    ..kpppppk...
    .kWWkppWWWk.
    kpWkkpWWkWpk
    kpWWkpWWWWpk
    kpppppppppPk
    kpkkkkkkkkPk
    kpkWkWkWkkPk
    .kpkrrrkkPk.
    ..kpprrPPk..
    ...kkrrkk...`),
  freebie: bitmap(`
    ..kk....kk..
    .kyyk..kyyk.
    .kyyykkyyyk.
    kkkkkyykkkkk
    krrrkyykrrrk
    krrrkyykrrRk
    kkkkkyykkkkk
    .krrkyykrRk.
    .krrkyykrRk.
    .krrkyykrRk.
    .kRRkyykRRk.
    .kkkkkkkkkk.`),
  heal: bitmap(`
    ............
    ..kk...kk...
    .krrk.krrk..
    krprrkrrrRk.
    krprrrrrrRk.
    krrrrrrrRkk.
    .krrrrrRkggk
    ..krrrRkkggk
    ...krrkggggg
    ....kkkggggg
    .....kkkkggk
    ........kggk`),
  weapon: bitmap(`
    .........kkk
    ........klWk
    .......klWlk
    ......klWlk.
    .....klWlk..
    .k..klWlk...
    .ykklWlk....
    ..ykklk.....
    ..kyyk......
    .knkyyk.....
    knk..kyk....
    kk....k.....`),
  armour: mirrored(`
    kkk...
    kblkkk
    kbblll
    kkbbll
    .kbbbl
    .kbbbl
    .kbbbl
    .kBbbb
    .kBbbb
    .kBBbb
    ..kBBb
    ...kkk`),
  curio: bitmap(`
    ....kkkk....
    ....kmmk....
    ...kkkkkk...
    ....kWak....
    ....kWak....
    ...kWaaak...
    ..kWggggak..
    .kWgegggggk.
    .kggggeggGk.
    .kgggggggGk.
    ..kGGGGGGk..
    ...kkkkkk...`),
  rarity: mirrored(`
    ......
    ...kkk
    ..kyyW
    .kyyyW
    kyyyyy
    kkkkkk
    .kYyyy
    ..kYyy
    ...kYy
    ....kY
    .....k
    ......`),
  revive: mirrored(`
    .....k
    ....ko
    .k.koo
    kokkoy
    kooooy
    koooyy
    .kooyy
    .kkooy
    krrkkk
    krprrr
    .krrrr
    ..kkkr`),
} as const;
