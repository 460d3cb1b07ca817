/** The signs of the actions of monsters on tactics and loot cards, 12 by 12 pixels. */
import { bitmap } from "../sprites";

export const actions = {
  /** A boot. */
  move: bitmap(`
    ............
    ..kkkkk.....
    ..kmmnk.....
    ..kyyYk.....
    ..kmmnk.....
    ..kmmnk.....
    ..kmmmkkkk..
    ..kmmmmmmnk.
    ..kmmmmmmnk.
    ..kkkkkkkkk.
    ..kNNNkNNNk.
    ..kkkkkkkkk.`),
  /** A sword. */
  melee: bitmap(`
    ........kkkk
    .......klwWk
    ......klwWlk
    .....klwWlk.
    ....klwWlk..
    kkkklwWlk...
    kykkwWlk....
    .kykklk.....
    .kkyykk.....
    .knkkyyk....
    knkk.kkk....
    kkk.........`),
  /** A bow with its arrow. */
  ranged: bitmap(`
    ..kkkk......
    ..kmmmkk....
    ..kwkkmmk...
    ..kw.kkmmk..
    kkkw...kmkk.
    kwwkkkkkmkrk
    .klllllllrrr
    kwwkkkkkmkrk
    kkkw...kmkk.
    ..kw.kkmmk..
    ..kwkkmmk...
    ..kkkkkk....`),
  /** A bolt of lightning. */
  activate: bitmap(`
    .....kkkkk..
    ....kyyyWk..
    ....kyyWk...
    ...kyyWk....
    ...kyyykkkk.
    ..kyyyyyyYk.
    ..kkkkyyYk..
    ....kyyYk...
    ....kyYk....
    ...kyYk.....
    ...kYk......
    ...kk.......`),
  /** A drawn card. */
  draw: bitmap(`
    .kkkkkkk....
    .kwwwwwk....
    .kwbbbwk....
    .kwbabwk....
    .kwbabkkkk..
    .kwbbbkeek..
    .kwwwkkeekk.
    .kwwkeeeeeek
    .kkkkeeeeeek
    .....kkeekk.
    ......keek..
    ......kkkk..`),
  /** An iron trap. */
  trap: bitmap(`
    .k...kk...k.
    klk.kllk.klk
    klkkkllkkklk
    kllkllllkllk
    .kSllllllSk.
    ..kkkkkkkk..
    ..krrrrrrk..
    ..kkkkkkkk..
    .kSllllllSk.
    kllkllllkllk
    klkkkllkkklk
    kk..kkkk..kk`),
  /** A shield. */
  defend: bitmap(`
    kkkkkkkkkkk.
    kaabbwwbbBk.
    kaabbwwbbBk.
    kabbbwwbbBk.
    kwwwwwwwwwk.
    kwwwwwwwwwk.
    kabbbwwbbBk.
    .kabbwwbbk..
    .kabbwwbBk..
    ..kabwwBk...
    ...kkwwk....
    .....kk.....`),
  /** A stone gate with light. */
  portal: bitmap(`
    ...kkkkkk...
    ..kSlllsSk..
    .kSsvvvvsSk.
    klsvuuuuvsSk
    kSvuccccuvsk
    klvucWWcuvSk
    kSvucWWcuvsk
    klvuccccuvSk
    kSvvuuuuvvsk
    kSsvvvvvvsSk
    kllsssssslSk
    kkkkkkkkkkkk`),
  /** Eyes in the dark. */
  ambush: bitmap(`
    ............
    .kkkkkkkkkk.
    kKKKKKKKKKKk
    kKyyKKKKyyKk
    kKyryKKyryKk
    kKKyyKKyyKKk
    kKKKKKKKKKKk
    kwKwKwwKwKwk
    kKwKwKKwKwKk
    .kKKKKKKKKk.
    ..kkkkkkkk..
    ............`),
  /** A horn. */
  reinforce: bitmap(`
    ..........kk
    ........kkyk
    .......kyyYk
    ......kmmmYk
    kkk.kkmmmmYk
    kyyklmmmmnk.
    kkykmmmmmnk.
    .kkmmmmmnk..
    ..kmmmmnk...
    ...knnnk....
    ....kkk.....
    ............`),
  /** Many heads. */
  horde: bitmap(`
    ....kkkk....
    ...kggeek...
    ..kgWkWkek..
    ..kgkkkkek..
    ..kgggggek..
    kkkkgGgkkkkk
    kggekkkkggek
    kWkWk..kWkWk
    kkkkk..kkkkk
    kgggk..kgggk
    kGGGk..kGGGk
    kkkkk..kkkkk`),
  /** A monster that climbs out of the lair. */
  summon: bitmap(`
    .....kkkk...
    ....krrrrk..
    ...krWkWkrk.
    ...krkkkkrk.
    ...krrrrrrk.
    ...kkrRRrkk.
    ..kSkrrrrkSk
    .kSlkrRRrklS
    kSlSkkkkkkSl
    kSKKKKKKKKKS
    kSKKKKKKKKKS
    kkkkkkkkkkkk`),
} as const;
