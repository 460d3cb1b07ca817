/** Signs of Dungeon Fighter, 12 by 12 pixels: techniques, types of monsters, dice, and effects of cards. */
import { bitmap, mirrored } from "../sprites";

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
