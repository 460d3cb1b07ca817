/** Kinds of rooms, kinds of loot, and marks on the map: 12 by 12 pixels. */
import { bitmap, mirrored } from "../sprites";

export const kinds = {
  bones: mirrored(`
    ...kkk
    ..kiww
    ..kkkw
    ..kkkw
    ..kiik
    kk.kii
    kikkii
    kiiikk
    .kkiii
    ..kiii
    kiiikk
    kkkk..`),
  eye: mirrored(`
    ......
    ...kkk
    .kkuuu
    kuuwww
    kuwwvv
    uwwvvk
    uwwvvk
    kuwwvv
    kuuwww
    .kkuuu
    ...kkk
    ......`),
  hat: bitmap(`
    .......kkk..
    .....kkbbk..
    ....kbbak...
    ...kbabbk...
    ...kbybBk...
    ..kbbbbBk...
    ..kbabbBk...
    ..kyyyyYk...
    kkkbbbbBkkk.
    kbbbabbbbBBk
    .kkbbbbBBkk.
    ...kkkkkk...`),
  swords: mirrored(`
    kkk...
    kwlk..
    klwlk.
    .klwlk
    ..klwl
    ...klw
    ...kkl
    kk.klw
    kykklk
    .kyykk
    knkyyk
    kk.kk.`),
  gem: mirrored(`
    ......
    ..kkkk
    .kccWW
    kccaWW
    kkkkkk
    kcacaa
    .kcaca
    ..kcac
    ...kca
    ....kc
    .....k
    ......`),
  special: mirrored(`
    .....k
    ....ky
    ....ky
    kkkkyy
    kyyyyW
    .kyyWW
    ..kyyy
    .kyyyy
    .kyyyY
    .kyYkk
    kyYk..
    kkk...`),
} as const;

export const loot = {
  equipment: bitmap(`
    ...kkkkkk...
    ..kllwwlsk..
    .kllwwllssk.
    .klwwllsssk.
    .klwllllssk.
    .kkkkkkkkkk.
    .kkKKllKKkk.
    .klkkllkksk.
    .klllllSssk.
    .kkllkkSskk.
    ..kllkkSsk..
    ..kkkkkkkk..`),
  potion: bitmap(`
    ....kkkk....
    ....knnk....
    ....kmmk....
    ....kaak....
    ....kaak....
    ...kaaask...
    ..kaWaaask..
    .kPpPpPpPPk.
    .kpWppppPPk.
    .kpppppPPPk.
    ..kppPPPPk..
    ...kkkkkk...`),
  scroll: bitmap(`
    .kkkkkkkkkk.
    kIiiiiiiiIIk
    kIkkiiiikkIk
    .kkiiiiiikk.
    ..kiRRRRik..
    ..kiiiiiik..
    ..kiRRRiik..
    ..kiiiiiik..
    .kkiRRRRikk.
    kIkkiiiikkIk
    kIiiiiiiiIIk
    .kkkkkkkkkk.`),
  beast: bitmap(`
    ...kk..kk...
    ..kmmkkmmk..
    ..kmmkkmmk..
    kkkmmkkmmkkk
    kmmkkkkkkmmk
    kmmkkmmkkmmk
    kkkkmmmmkkkk
    ..kmmmmmmk..
    .kmmmmmmmnk.
    .kmmmmmmnnk.
    .kkmnkknnkk.
    ...kk..kk...`),
} as const;

export const marks = {
  /** The mark of an exhausted hero. */
  exhausted: bitmap(`
    ......kkkkkk
    ......kaaaak
    ......kkkaak
    .......kaakk
    kkkkk.kaakk.
    kaaak.kaaaak
    kkkak.kkkkkk
    .kakk.......
    kakk........
    kaaak.......
    kkkkk.......
    ............`),
  /** The mark of a hero who still acts. */
  active: bitmap(`
    ....kkkk....
    ....krrk....
    ....krrk....
    ....krrk....
    ....krrk....
    ....krrk....
    ....krrk....
    ....kkkk....
    ....krrk....
    ....krrk....
    ....kkkk....
    ............`),
  harm: bitmap(`
    .....kk.....
    ....kppk....
    ....kprk....
    ...kpprrk...
    ...kprrrk...
    ..kpprrrrk..
    ..kprrrrrk..
    .kpWrrrrrRk.
    .kpWrrrrrRk.
    .krrrrrrRRk.
    ..krrrRRRk..
    ...kkkkkk...`),
  flood: bitmap(`
    ............
    ..kkk...kkk.
    .kaack.kaack
    kacbcckacbcc
    kcbkbcccbkbc
    bbk.kbbbk.kb
    ............
    ..kkk...kkk.
    .kaack.kaack
    kacbcckacbcc
    kcbkbcccbkbc
    bbk.kbbbk.kb`),
  rubble: bitmap(`
    ............
    .....kkk....
    ....kllSk...
    ...klSSSsk..
    ...kSSSssk..
    .kkkkSsskkk.
    klSSkkkklSSk
    kSSSskkSSSsk
    kSsskkklSssk
    kkkkklSSkkkk
    .kSSskSsskk.
    .kkkkkkkkk..`),
  stage: bitmap(`
    kkkkkkkkkkkk
    krrRrrRrrRrk
    kRrRRrRRrRRk
    krkkkkkkkkrk
    krk..yy..krk
    kRk.yyyy.kRk
    krk..ff..krk
    krk.vvvv.krk
    kRkkvvvvkkRk
    knnnnnnnnnnk
    kNmNmNmNmNNk
    kkkkkkkkkkkk`),
  lair: bitmap(`
    ....kkkkk...
    ..kkSSlSSkk.
    .kSSlSSSSsSk
    .kSSkkkkkSsk
    kSSkKKKKKksk
    kSkKKKKKKKkk
    kSkKyKKyKKsk
    kSkKKKKKKKsk
    kSkKKKKKKKsk
    kSkKKKKKKKsk
    kSkKKKKKKKsk
    kkkkkkkkkkkk`),
  guild: bitmap(`
    kkkkkkkkkkkk
    kttttttttTTk
    kttttwwttTTk
    ktttwwwwtTTk
    kttttwwttTTk
    ktwwwwwwwTTk
    ktwwwwwwwTTk
    kttttwwttTTk
    kTtttwwtTTTk
    .kTttwwTTTk.
    ..kTtttTTk..
    ...kkkkkk...`),
  deck: bitmap(`
    ..kkkkkkkkk.
    .kooooooooOk
    .koOkkOkkoOk
    .kokyykyyoOk
    .koOkkOkkoOk
    .kooookoooOk
    .koOkkkOkoOk
    .kooooooooOk
    kkkkkkkkkkOk
    koooooooookk
    kkkkkkkkkkOk
    .kkkkkkkkkk.`),
  /** Three cards in a fan. */
  hand: bitmap(`
    ............
    ..kkkkkk....
    .kkwwwwkkk..
    kokwwwwkook.
    kokwwwwkook.
    kokwkkwkook.
    kookwwwkook.
    .kokwwwkok..
    .kokwwwkok..
    ..kkwwwkk...
    ...kkkkk....
    ............`),
  hints: bitmap(`
    ....kkkk....
    ..kkyyyykk..
    .kyyWWyyyYk.
    .kyWWyyyyYk.
    .kyWyyyyyYk.
    .kyyyyyyYYk.
    ..kyyyyyYk..
    ...kyYyYk...
    ....kkkk....
    ....kSSk....
    ....kSsk....
    .....kk.....`),
} as const;
