/** The portraits of the monsters of the lower three levels of Dungeon Fighter, large in the frame, each with a joke. */
import { cave, dungeon, gloom, hall, night, works } from "../../backdrops";
import { at, bitmap, finePicture, flipped, mirrored, picture, type Picture } from "../../sprites";
import { dragon, firebreath } from "../../sprites/arenas";
import { icicle as fineIcicle } from "../../sprites/lights";
import { glow, plotted } from "../../bitmap-tools";
import { iceCave } from "../../sprites/backdrops";
import { snowed } from "./fighters";

/** A long neck and a long arm in stripes. */
const neck = plotted(24, 18, (x, y) => {
  const off = x - (9 + Math.sin((y + 1) * 0.55) * 5.5);
  return y < 7 || Math.abs(off) > 3.2 ? "." : Math.abs(off) > 2 ? "k" : Math.floor(y / 2) % 2 ? "r" : "w";
});
const arm = plotted(24, 18, (x, y) => {
  const off = x - (19 + Math.sin(y * 0.62) * 2.6);
  return y < 3 || Math.abs(off) > 2.4 ? "." : Math.abs(off) > 1.4 ? "k" : Math.floor(y / 2) % 2 ? "r" : "w";
});
const elastic = mirrored(`
  ..kkkk
  .kKKKK
  .krrrr
  kkkkkk
  .kffff
  .kfkkf
  .kfkkF
  k.kffF
  kkkkkf
  .kffkk
  ..kkkk`);
const mitt = bitmap(`
  .kkk.
  kWWWk
  kWWlk
  .kkk.`);

const sky = {
  wall: plotted(24, 18, (x, y) => {
    const cloud =
      Math.hypot((x - 5) / 2.2, y - 15) < 2.2 ||
      Math.hypot((x - 17) / 2.6, y - 17) < 2.6 ||
      Math.hypot((x - 20) / 2, y - 2) < 1.4;
    return cloud ? "W" : y < 5 ? "b" : y < 7 && (x + y) % 2 ? "b" : y < 13 ? "c" : "a";
  }),
};
const chute = bitmap(`
  ..kkkkk..
  .k11211k.
  k1122211k
  k1122211k
  kkkkkkkkk
  .k.....k.
  ..k...k..`);
const trooper = bitmap(`
  .kkkkk.
  kGgGGGk
  kKKKKKk
  kWkKkWk
  kwwoowk
  kKwwwKk
  kKwwwKk
  .ook.oo`);

/** An icicle with a face and a red tie. */
const climber = mirrored(`
  kWWWWWWW
  kWWaaaaa
  kWaaaaac
  kWakkkka
  .kkWWWkk
  .kkWkWka
  .kkWWWka
  .kWakkka
  ..kWaaaa
  ..kWakkk
  ..kkwcac
  ...kwwkr
  ...kcwrr
  ....kcrr
  ....kckr
  .....kbr
  .....kcr
  ......kr`);
const drip = bitmap(`
  WaaaWWaa
  kWack.ka
  .kak...k
  .kck....
  ..k.....`);

const seal = mirrored(`
  .......kkkkk
  .....kkSSSSS
  ....kSllSSSS
  ....kSlSSSSS
  ...kSSSSSSSS
  ...kSkkkSSSS
  ...kSkWkSSSS
  ...kSkkkSSkk
  k..kSSSSlkkk
  .kkksSlwwwkk
  ....kslwwwkw
  .kkkkslwwkww
  k..kkkslwwwk`);
const barrel = mirrored(`
  .kkkkkkkkkkk
  kmmmnmmmmnmm
  kSSSSSsssSSS
  knnnNnnnnNnn
  knnnNnnnnNnn
  kssssssddsss`);
const flipper = bitmap(`
  .kkk.
  kSSSk
  kSSsk
  kSssk`);
const sticker = bitmap(`
  wwwww
  wrwrw
  wwrww
  wrwrw`);

const melted = bitmap(`
  .......kkkkkk.........
  .......kKKKKk.........
  .......krrrrk.........
  ......kkkkkkkkk.......
  .....kkwwwwwwkk.......
  ....kWwkwwwkwwak......
  ....kWwkwwwkwwak......
  ....kWwwwwoookwak.....
  .....kWwwwwoookak.....
  .....kWwwkkkooak......
  n.....kWkwwwkoak....n.
  .n..kkkkwwwkkkokk..n..
  n.nkrrrrrrrrrrrrkn.n.n
  ..nkWwwkwwwwwrraknn...
  ..kWwwwwwwwwwrrRak....
  .kWwwwkwwwwwwwaaaak...
  kcawwwwwwwwwwwwaaack..
  caacccaaaaaaaccaaacac.`);
const sun = bitmap(`
  y..y..
  .yyyy.
  .yyWyy
  yyWWyo
  .yyyyo
  y.oooo`);

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

const levelOne: Record<string, Picture> = {
  "df-mr-elastic": picture(works, at(arm, 0, 0, "wy"), at(neck, 0, 0, "wy"), at(elastic, 1, 0), at(mitt, 19, 0)),
  "df-paratrooper-penguins": picture(
    sky,
    at(chute, 1, 0, "1r 2W"),
    at(trooper, 2, 7),
    at(chute, 14, -3, "1y 2r"),
    at(trooper, 15, 4),
    at(chute, 9, 5, "1g 2W"),
    at(trooper, 10, 12),
  ),
  "df-ambitious-icicle": picture(cave, at(drip, 0, 0), flipped(drip, 16, 0), at(climber, 4, 0)),
  "df-stowaway-seal": picture(
    hall,
    at(seal, 0, 0),
    at(barrel, 0, 12),
    at(flipper, 2, 10),
    flipped(flipper, 17, 10),
    at(sticker, 9, 14),
  ),
  "df-half-melted-snowman": picture(snowed(sky), at(melted, 1, 0), at(sun, 18, 0)),
};

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
