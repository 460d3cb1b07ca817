/** The portraits of the monsters of the first level of Dungeon Fighter. */
import { cave, hall, works } from "../../backdrops";
import { at, bitmap, flipped, mirrored, picture, type Picture } from "../../sprites";
import { plotted } from "../../bitmap-tools";
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

export const levelOne: Record<string, Picture> = {
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
