/** The signs on cards and boards: 11 by 11 pixels, with their own colours and a dark edge. */
import { bitmap } from "../sprites";

export const signs = {
  cleric: bitmap(`
    ...kkkkk...
    ..kyyyyyk..
    .kyykkkyyk.
    .kyyk.kyyk.
    .kkyykyykk.
    kkkkyyykkkk
    kyyyyyyyyYk
    kkkkyyYkkkk
    ...kyyYk...
    ...kyyYk...
    ...kkkkk...`),
  fighter: bitmap(`
    ........kkk
    .......kwlk
    ......kwlkk
    .....kwlkk.
    kk..kwlkk..
    krkkwlkk...
    .krwlkk....
    ..krkk.....
    .kokrk.....
    kokkkrk....
    kkk..kk....`),
  mage: bitmap(`
    .kkkkkkkkk.
    kbbbbbbbbBk
    kBbbbybbbBk
    kBbbbybbbBk
    kBbyyWyybBk
    kBbbyyybbBk
    kBbbybybbBk
    kBbbbbbbbBk
    kkwwwwwwwlk
    kBlllllllBk
    .kkkkkkkkk.`),
  thief: bitmap(`
    ...kkkkk...
    ...kekgk...
    ....kgk....
    ...kmmmk...
    ..kgegGGk..
    .kgeyyyGGk.
    kgeyygggGGk
    kgegyyyGGGk
    kggggyyGGGk
    kGgyyygGGGk
    .kkkkkkkkk.`),
  explorer: bitmap(`
    ...kkkkk...
    .kkuuvuukk.
    .kuuwrkuvk.
    kuuuwrkuuvk
    kuuwrrruuvk
    kvuwwkrruvk
    kuuwwwlluvk
    kuuukwluuvk
    .kuukwluvk.
    .kkvvvvvkk.
    ...kkkkk...`),
  heart: bitmap(`
    ..kk...kk..
    .krrk.krrk.
    krpprkrrrRk
    krpprrrrrRk
    krprrrrrrRk
    krrrrrrrRRk
    .krrrrrRRk.
    ..krrrRRk..
    ...krRRk...
    ....kRk....
    .....k.....`),
  "heart-half": bitmap(`
    ..kk...kk..
    .krrk.kddk.
    krpprkdddKk
    krpprrdddKk
    krprrrdddKk
    krrrrrddKKk
    .krrrrdKKk.
    ..krrrKKk..
    ...krrKk...
    ....krk....
    .....k.....`),
  "heart-empty": bitmap(`
    ..ss...ss..
    .sKKs.sKKs.
    sKddKsKKKks
    sKdKKKKKKks
    sKKKKKKKKks
    sKKKKKKKkks
    .sKKKKKkks.
    ..sKKKkks..
    ...sKkks...
    ....sks....
    .....s.....`),
  soul: bitmap(`
    ...kkkkk...
    ..kaaaack..
    .kaWaaaack.
    .kakaakack.
    kkakaakackk
    kaaaaaaaack
    kkaakkaackk
    .kaaaaaack.
    .kaaaaacck.
    .kackackck.
    .kkk.kk.kk.`),
  wound: bitmap(`
    .....k.....
    ....krk....
    ....krk....
    ...krrrk...
    ..krrrrrk..
    .krrprrrRk.
    krrprrrrrRk
    krrprrrrrRk
    krrrprrrRRk
    .krrrrrRRk.
    ..kkkkkkk..`),
  monster: bitmap(`
    kk.......kk
    kik.....kik
    kiikkkkkiik
    .kirrrrrik.
    .krrrrrrRk.
    krwkrrwkrRk
    krwkrrwkrRk
    krrrrrrrrRk
    krkwkkwkrRk
    .krkkkkrRk.
    ..kkkkkkk..`),
  trap: bitmap(`
    .....k.....
    ....kwk....
    .k..kwk..k.
    kwk.kwk.kwk
    kwkkwwlkkwk
    kwlkwllkwlk
    kwlkwllkwlk
    kkkkkkkkkkk
    ksSssSssSsk
    kdddddddddk
    kkkkkkkkkkk`),
  spell: bitmap(`
    .kkkkkkkkk.
    kimkkkkkimk
    kimiiiiiimk
    kkkiiyiiikk
    ..kiyyyiik.
    ..kiiyiiIk.
    ..kiiiiiIk.
    ..kiVVViIk.
    kkkiiiiikkk
    kimkkkkkimk
    .kkkkkkkkk.`),
  boss: bitmap(`
    k..k.k.k..k
    kk.kykyk.kk
    kykkyyykkyk
    kyyyyryyyYk
    kYYYYYYYYYk
    kiiiiiiiiIk
    kikkiiikkIk
    kikrkikrkIk
    kiiiikiiiIk
    .kikikikIk.
    ..kkkkkkk..`),
  hero: bitmap(`
    .....r.....
    ....rrk....
    ..kkkkkkk..
    .klllllSSk.
    kllllllSSSk
    kkkkkkkkSSk
    klkfkfkkSSk
    klkfkfkkSSk
    kllkkkkkSSk
    .klkkkkSSk.
    ..kkkkkkk..`),
  epic: bitmap(`
    .....k.....
    ....kyk....
    ....kyk....
    kkkkywykkkk
    kyywwwyyyYk
    .kyywyyyYk.
    ..kyyyyYk..
    .kyyyyyYYk.
    .kyyYkYyYk.
    kyYkk.kkYYk
    kkk.....kkk`),
  hammer: bitmap(`
    .kkkkkkk...
    kSllllsk...
    kSllllsskk.
    kSllllssSk.
    kSsssssskk.
    .kkkkmkk...
    ....kmnk...
    .....kmnk..
    ......kmnk.
    .......kmnk
    ........kkk`),
  axe: bitmap(`
    ...kkkkk...
    .kkwkmkwkk.
    kwwlkmkwwlk
    kwllkmklllk
    kwllmmnlllk
    kwlSkmkllSk
    .kkSkmkSkk.
    ...kkmnk...
    ....kmnk...
    ....kmnk...
    ....kkkk...`),
  room: bitmap(`
    kkk.kkk.kkk
    kSkkkSkkkSk
    kSSSSSSSSsk
    kSSSkkkSSsk
    kSSknmnkSsk
    kSknmnmnksk
    kSknmnmnksk
    kSknmnynksk
    kSknmnmnksk
    kSknmnmnksk
    kkkkkkkkkkk`),
  dark: bitmap(`
    ....kkkk...
    ..kkuvvk...
    .kuvvkk....
    .kuvk......
    kuvvk......
    kuvvk....k.
    kuvvvk..kvk
    .kuvvvkkvvk
    .kkvvvvvVk.
    ..kkvvVkk..
    ....kkkk...`),
  damage: bitmap(`
    k...kkk...k
    kk.krrrk.kk
    krkrrrrrkrk
    .krrrrrrrk.
    krrrrrrrrrk
    krrrrrrrrRk
    krrrrrrrrRk
    .krrrrrrRk.
    krkrrrrRkRk
    kk.kRRRk.kk
    k...kkk...k`),
  coin: bitmap(`
    ...kkkkk...
    .kkyyyyykk.
    .kywyyyyYk.
    kywyYkYyyYk
    kyyYkkkYyYk
    kyykkykkyYk
    kyyYkkkYyYk
    kyyyYkYyyYk
    .kyyyyyYYk.
    .kkYYYYYkk.
    ...kkkkk...`),
  miniboss: bitmap(`
    .kk.....kk.
    .kyk.k.kyk.
    .kyykykyyk.
    .kyyyyyyyk.
    .kkkkkkkkk.
    kggggggggGk
    kgkwgggkwGk
    kggggggggGk
    .kgwkwkwGk.
    .kGggggGGk.
    ..kkkkkkk..`),
  item: bitmap(`
    ........kkk
    .......kWlk
    ......kWlk.
    .....kWlk..
    ....kWlk...
    .kkkWlk....
    kyykkk.....
    .kykyk.....
    .knkkyk....
    knk..kk....
    kk.........`),
  token: bitmap(`
    ...kkkkk...
    .kkyyyyykk.
    .kyyykyyyk.
    kyyyykyyyYk
    kyyyykyyyYk
    kykkkkkkkYk
    kyyyykyyYYk
    kyyyykyyYYk
    .kyyykyYYk.
    .kkYYYYYkk.
    ...kkkkk...`),
} as const;
