/** The portraits of the monsters of the lower three levels of Dungeon Fighter, large in the frame, each with a joke. */
import { cave, dungeon, gloom, night, works } from "../../backdrops";
import { at, bitmap, finePicture, mirrored, picture, type Picture } from "../../sprites";
import { dragon, firebreath } from "../../sprites/arenas";
import { icicle as fineIcicle } from "../../sprites/lights";
import { glow, plotted } from "../../bitmap-tools";
import { iceCave } from "../../sprites/backdrops";
import { snowed } from "./fighters";
import { levelOne } from "./monsters-level-one";

const biter = mirrored(`
  .......kkkkk
  .....kkKKKKK
  ....kKddKKKK
  ...kKdKKKKKK
  ...kKkkkKKKK
  ..kKKWWWkkKK
  ..kKWWWWWWkK
  ..kKWrrkWWWW
  ..kKWkkrWWkk
  ..kKwWWWkkoo
  ..kKwwWkoyyy
  .kKKwwkoooyy
  .kKKKwkkrrrr
  .kKkKwwkWkRW
  kKKkwwwwkkkk
  kKKkwrwwwwrr
  kKkkwrwwwwwr
  kKkkwwwwwwwr`);

const fork = bitmap(`
  l.l.l
  l.l.l
  lllll
  .klk.
  ..l..
  ..l..
  .kmk.
  .kmk.
  .kmk.`);

const knife = bitmap(`
  .kl
  kll
  kll
  klw
  klw
  .kl
  kmk
  kmk
  kmk`);

const bobber = mirrored(`
  ..........kS
  ..........kS
  .........krr
  ........krrr
  .......krprr
  .......kwwww
  ......kkkkkk
  kkk..kgggggg
  kgekkgekkkgg
  .kggkgkWWkgg
  ..kkGgkWkkgg
  ....kggkkggG
  ....kGggggGG
  .....kGkkkkk
  .....kGkwkwk`);

const water = plotted(24, 5, (x, y) => {
  const crest = Math.round(Math.sin(x * 0.9) * 0.8 + 0.8);
  return y < crest ? "." : y === crest ? "a" : (x + y * 3) % 7 === 0 ? "c" : y > 3 ? "B" : "b";
});

const reindeer = mirrored(`
  k.k.........
  mkm.k.......
  mmmkm.......
  .kmmmk......
  ..kkmmk.....
  kk..kmkkkkkk
  khkkkkhhhhhh
  .khHkhhhhhhh
  ..kkhhkkkkhh
  ...khkHHHHkh
  ...khkkWkWkh
  ...khhkkkkhh
  ...khhVVVhhh
  ....khhhhmmm
  .....khhmmrr
  .....khmmrrp
  ......kmmrrr
  .......kkmmm`);

const coffee = bitmap(`
  ..l.l..
  .l.l...
  ..l.l..
  kkkkkk.
  kNNNNkk
  kWWWWkW
  kWWWlkW
  kWWWlkk
  .kkkk..`);

const bauble = bitmap(`
  .y.
  1Wk
  11k`);

const shoveller = mirrored(`
  .....kkkkkkk
  ...kkhhhhhhh
  ..khhHhhhhrr
  ..khhhhhhhrr
  .khHkkkkkkkk
  .khkmmmmmmmm
  khhkkkkkkkkk
  khHkgeeggggg
  khhkgkkkgggg
  khHkkWWWkggg
  khhkkWrWkgGG
  .kkkgkkkgggG
  ...kGggkkkkk
  ...kGgkwkkwk
  ....kGgkkkkk
  ..kkkkkGGGGG
  .krrrrrkkkkk
  krrRrrrrrrrr`);

const heap = bitmap(`
  ...kkk...
  .kkWWWkk.
  kWWWWwwak
  kWwwwwaak
  kSSSSSSSk
  klSSSSssk
  klSSSsssk
  .klSSssk.
  ..kknkk..
  ...knk...
  ...knk...
  ...knk...
  ...knk...
  ...knk...`);

const damsel = mirrored(`
  ......k...kk
  .....kak.kcW
  ..k..kackkcc
  .kak.kccackc
  .kackkcccccc
  ..kkkkkkkkkk
  ..kWWWWWWWWW
  .kWWWWWaaWWW
  .kWWakkkkkkk
  .kWakaaaaaaa
  .kWakkkkkaaa
  .kWakavWkaaa
  .kWakaavaaac
  .kWakcaaaacc
  .kWWkcaaaaPP
  kWWakkcaaaaa
  kWaWkBkkcaaa
  kWakBBBBkkkk`);

const yeti = mirrored(`
  .....kkkkkkk
  ...kkwwWWWWW
  ..kwwwWwwWww
  .kwwWwwwwwww
  .kwWwkkkkkkk
  kwWwkbbbbbbb
  kwwkbbbbkkbb
  kwwkbkkkbbbb
  kWwkbkWWkbbb
  kwwkbbWkkbbB
  kwWkBbbbbbBB
  kwwwkbbbkkkk
  .kwWwkbkbbbb
  .kwwwWkkkkkk
  kwwWwwwwwWww
  kwWwwWwwwwww
  wwwwWwwwwWww
  wWwwwwwwwwww`);

const lettuce = bitmap(`
  .....kkkkk.....
  ....kegegek....
  kkkkkgegegkkkkk
  kWWWWkkkkkWWWWk
  .kWllllllllllk.
  ..kkkkkkkkkkk..`);

const tape = plotted(24, 3, (x, y) => (y === 0 ? "k" : y === 1 && x % 3 === 0 ? "k" : "y"));

const walrus = mirrored(`
  ......kkkkkk
  ....kkrrrrry
  ...krrrrrryy
  ..krrrrrrryy
  ..krryyyyrrr
  ..krykkkkyrr
  ..krykWkkyrr
  ..krryyyyrkk
  ..kkkkkkkkHH
  .kmmmmmmmmkk
  kmmkmmkmmmmk
  kmmmmmmmmmmm
  knmkmmkmmmkk
  .knmmmmmmkRR
  ..kkwWkkkkkk
  .khkwWkhhhhh
  khhkwlkhhhhh
  hhhkklkhhhyy`);

const ropes = plotted(24, 18, (x, y) =>
  x < 2 || x > 21 ? (y % 4 === 3 ? "k" : "y") : y % 5 === 2 ? "W" : y % 5 === 3 ? "r" : ".",
);

const freezer = {
  wall: plotted(24, 18, (x, y) => {
    if (x < 2 || x > 21 || y < 1) return x === 1 || x === 22 ? "S" : "W";
    if (x < 3 || x > 20 || y < 2) return "s";
    return y === 8 || y === 14 ? "a" : (x * 5 + y * 3) % 11 === 0 ? "b" : "B";
  }),
};

const mummy = mirrored(`
  .....kkkkk
  ...kkWWaWW
  ..kaWaiiaa
  ..kIIiiiiI
  ..kiiiIIii
  ..kkkkkkkk
  ..kkkkykkk
  ..kkkkyykk
  ..kkkkkkkk
  ..kiiIIIii
  ..kIiiiiII
  ..kiIIiiii
  ...kiiIIkk
  .kkkkkkkkk
  kiIIiiiIIi
  kIiiiIIiii
  kiiIkIiiiI
  kIiikiiIIi`);

const fishfinger = bitmap(`
  kkkkkk
  kooooO
  koyooO
  kyaayO
  kooooO
  kkkkkk`);

const inventor = mirrored(`
  .k..k...k..k
  kak.kWk.kakW
  kWakkWakkWaW
  .kWakWWakWWW
  ..kkkkkkkkkk
  ..kYYYYYYYYY
  .kYkkkkkkkYY
  .kYkccWWckkk
  .kYkcWWcckaa
  .kYkcccctkaa
  ..kkkkkkkkab
  ...kaaaaaabv
  ..kkWWWWWWbv
  .kWWWcWWWWWk
  .kck.kckkkkk
  ..k..kckWkWk
  ...kkckkWkWk
  ..kwwkwkkkkk`);

const bulb = bitmap(`
  .WWW..
  WaWaWW
  kyyyak
  kyWyyk
  kyyyyk
  .kyyk.
  .kSSk.
  .kssk.
  ..kk..`);

const levelTwo: Record<string, Picture> = {
  "df-bloodthirsty-penguin": picture(snowed(gloom), at(biter, 0, 0), at(fork, -1, 8), at(knife, 21, 8)),
  "df-goblin-bobber": picture(night, at(bobber, 0, 0), at(water, 0, 13)),
  "df-overworked-reindeer": picture(
    snowed(night),
    at(reindeer, 0, 0),
    at(coffee, 17, 9),
    at(bauble, 1, 4, "1r"),
    at(bauble, 20, 3, "1g"),
  ),
  "df-snow-shovelling-zombie": picture(snowed(night), at(shoveller, -3, 1), at(heap, 15, 4)),
  "df-frosty-damsel": picture(gloom, at(damsel, 0, 0)),
};

/** The colours of icy breath. */
const BREATH = "oc ya kb";

const levelThree: Record<string, Picture> = {
  "df-blue-dragon": finePicture(
    iceCave,
    at(glow(46, 36, "B", "V"), 1, 0),
    at(dragon, 20, 6, "rb RB oc OB yW ye"),
    at(firebreath, 0, 14, BREATH),
    at(firebreath, 9, 16, BREATH),
    at(fineIcicle, 2, 0),
    at(fineIcicle, 9, -2),
    at(fineIcicle, 41, -1),
  ),
  "df-dieting-yeti": picture(cave, at(yeti, 0, 0), at(tape, 0, 15), at(lettuce, 5, 11)),
  "df-wrestling-walrus": picture(dungeon, at(ropes, 0, 0), at(walrus, 0, 0)),
  "df-freezer-mummy": picture(freezer, at(mummy, 2, 1), at(fishfinger, 0, 11), at(fishfinger, 18, 12, "ob yW Oc")),
  "df-frostbitten-inventor": picture(works, at(inventor, -2, 0), at(bulb, 18, 3)),
};

export const monstersDf: Record<string, Picture> = { ...levelOne, ...levelTwo, ...levelThree };
