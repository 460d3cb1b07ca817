/** The portraits of the monsters of the highest level of Dungeon Fighter and of its big bads. */
import { candle, coins } from "../../common-things";
import { cave, chapel, gloom, hall, ice } from "../../backdrops";
import { at, bitmap, mirrored, picture, type Picture } from "../../sprites";
import { glow, many, plotted } from "../../bitmap-tools";

const king = mirrored(`
  ...k....k..k
  ..kyk..kykky
  ..kyyk.kyyyy
  ..kyyykyyrry
  ..kyYyyyyRRy
  ..kkkkkkkkkk
  ..kfffffffff
  ..kffffkkfff
  ..kfkkkfffff
  ..kfkWkkffff
  ..kfpVVffffF
  .kSfffffffFF
  kSlkSSSSSSSS
  kSlSSSkkkkkS
  kSllSkSSkkkk
  .kSllSSSSSSS
  ..kkSllSllSS
  rrrkkkkSSSkk`);
const worry = bitmap(`
  .c
  cW
  cc`);
const thinking = bitmap(`
  .kkkk...
  kffffk..
  kfkfkfk.
  kfkfkfk.
  kffffffk
  .kFffffk
  ..kkFFk.
  ..kwwwk.
  .krrRRk.`);

const knight = mirrored(`
  ....kkkkkkkk
  ...kdSddKKKK
  ..kdSdKKKKKS
  ..kdSdKKKKKS
  ..kddKKKKKKS
  ..kdkkkkkkkk
  ..kdkGggkkgg
  ..kdkgkkkkgg
  ..kdkgkyWkgg
  ..kdkGkkkkkk
  ..kdkGgggggk
  ..kdkkkwkwkw
  ..kdKkkkkkkk
  ..kdKkdkKkdk
  ...kdkdkKkdk
  ..kkkkkkkkkk
  .kdSdkKKKKKd
  kdSdKKkKKKKS`);
const moss = bitmap(`
  .k..k..
  krkkrk.
  RrrRrrk
  .kRkRrr
  ...k.kR`);
const maggot = bitmap(`
  .kkkkk.
  kpppppk
  kpkppkk
  .kk.kk.`);
const fly = bitmap(`
  l.l
  .k.`);

const bear = mirrored(`
  ..kkk.......
  .kwwwkkkkkkk
  .kwpwwWWWWWW
  .kwwwWWwwwww
  ..kkWwwwwwww
  ..kWwwwwkkww
  ..kWwkkkwwww
  ..kWwwkkwwww
  ..kWwwkkwwww
  ..kWwwccwwwk
  ..kWwwacwwkk
  ..klwwccwwwk
  ..klwwacwwww
  ...klwcwkkkk
  ...klcakwwww
  ....klllwwww
  ...kkkkkllll
  ..kWwwwwkkkk`);
const wilted = bitmap(`
  ..kkk..
  .krrrk.
  krRrrkG
  krrRk.G
  .kkk.gG
  ....gG.
  ...G.G.
  ....gG.
  .....G.
  .....G.
  ...kkWk
  ..kWwwk
  ..kwwwk
  ...kkk.`);

const mammoth = mirrored(`
  .....kkkkkkk
  ....khnhhnhh
  ...khnhhhhnh
  kkkknhhhhhhh
  knhknhkkkhhh
  khhknhkWkhhh
  khhkhhhkhhnn
  khhkhhhhhhnh
  .khkhhkkkhnn
  ..kkkkwikkhh
  .....kwwiknn
  kk..kkwikkhh
  kwkkwwwik.nn
  .kwwwwikkkhh
  ..kwwik..knn
  ...kkk...khh
  .........knn
  .........kkh`);
const plate = bitmap(`
  .kkkk.
  kWbbWk
  kbWWbk
  kbWWbk
  kWbbWk
  .kkkk.`);
const cup = bitmap(`
  kkkkk.
  kWbWkk
  kbWbkW
  .kWkk.
  kkkkk.`);
const sherd = bitmap(`
  W..
  Wb.
  WWW`);
const boards = plotted(24, 18, (_x, y) => (y === 6 || y === 14 ? "m" : y === 7 || y === 15 ? "n" : "."));

const skipper = mirrored(`
  .....kkkkkkk
  ...kkWWWWWWW
  ..kWWWaWWWyy
  ..kWWaWWWyyB
  ..kkkkkkkkyy
  ..kBBBBBBBBB
  ...kkkkkkkkk
  ...ktttccccc
  ...ktkkktccc
  ...kkWWkkctt
  ...ktkkktttc
  .kkktttttttc
  kaaktaaaaaaa
  kaWaaaWaakkk
  .kaaWaaWaaaa
  ..kaaWaaWaaa
  ...kaWaaWaaW
  ....kaaWaaaa`);
const herring = bitmap(`
  k..kkkk..
  bkkbbaabk
  kbbbaaWkk
  bkkbbaabk
  k..kkkk..`);
const wheel = plotted(26, 26, (x, y) => {
  const away = Math.hypot(x - 12.5, y - 12.5);
  const spoke = Math.abs(Math.sin(Math.atan2(y - 12.5, x - 12.5) * 4)) < 0.22;
  if (away > 12.6) return ".";
  if (away > 10 && !spoke) return ".";
  if (away > 8 && away <= 10) return "t";
  return away > 7 && away <= 8 ? "T" : spoke && away > 3 ? "t" : ".";
});

const golem = mirrored(`
  ......kkkkkk
  .....kWWaaaa
  .....kWaaaab
  .....kakkaab
  .....kakokkk
  .....kabbbaa
  .kkkkkkkkkkk
  kWWaakWWaaaa
  kWaabkWaaaab
  kaabbkaaabab
  kkkkkkkkkkkk
  kWaakkaaabaa
  kaabkkkaabbb
  kabbk.kkkkkk
  kkkkk.kWaakk
  kWaak.kaabk.
  kaabk.kabbk.
  kkkkk.kkkkk.`);

const awning = mirrored(`
  kkkkkkkkkkkk
  krrrWWWrrrWW
  krrrWWWrrrWW
  krrrWWWrrrWW
  kRRRlllRRRll
  .kRk.klk.kRl
  .nm.........
  .nm.........
  .nm.........
  .nm.........
  .nm.........
  .nm.........`);
const dealer = mirrored(`
  .....kkkkk
  ...kkuuuuu
  ..kuuuwwww
  ..kukkkkww
  ..kkyyYkku
  ..kkyYYkku
  ..kukkkkuv
  .kkuuuuvvv
  kukuukkkkk
  kuukkwkwkw
  .kukukkkkk
  ..kuuuvvuu`);
const stall = plotted(24, 4, (x, y) => (y === 0 ? "m" : y === 1 ? "n" : x % 6 === 0 ? "k" : "N"));
const tag = bitmap(`
  kkkkkkk.
  kyyrryyk
  kyrryyky
  kyyrryyk
  kkkkkkk.`);

const emperor = mirrored(`
  ....k...k..k
  ...kyk.kykky
  ...kyykyyyyy
  ...kyyyyyrry
  ...kkkkkkkkk
  ...kKKKKKKKK
  ..kKyykkkKKK
  ..kKyWWWkkKK
  ..kKyWWWWWkK
  ..kKyWkkWWWk
  ..kKyyWkWWkk
  ..kKKyWWWkoo
  .kkKKKWWWkoo
  kVvkKKWWWWkk
  VvvWkKkWWWWW
  vvWkWWkkWWyy
  vWWWkWWWkkyW
  WWkWWWWkWWWk`);
const monocle = bitmap(`
  .yyy.
  y...y
  y...y
  y...y
  .yyyY
  ....Y
  ....Y`);
const sceptre = bitmap(`
  .kkk..
  kcWck.
  kkcck.
  kccck.
  kbccak
  kbbcck
  .kbck.
  kck.kk
  kkyyk.
  .kyk..
  .kYk..
  .kyk..
  .kYk..
  .kyk..`);

const horror = mirrored(`
  ...k....kkkk
  ..kPk.kkPPPP
  ..kPkkPPppPP
  ...kPPPppPPP
  ..kPPPPPkkkk
  .kPkkPPkkVVV
  kPkyykPkVVkk
  kPkkykkWWWyy
  kPPkkPkWWyyk
  .kPPPPkWrWyk
  ..kPPPPkWWrW
  .kPPkkPPkkkk
  kPPkykPPPPPP
  kPkkkPPkkkkk
  kpPk.kPkwkwk
  .kpPkkVkkkkk
  k.kPk.kVPPVk
  PkpPk.kPk.kP`);
const cap = bitmap(`
  ........kkkk..
  ......kkbWbbk.
  ....kkbbbWWbbk
  ..kkWbbkkkkbbk
  .kbbWWbbk..kWk
  kWbbbWbbbk..k.
  kWWWWWWWWWWk..
  .kkkkkkkkkk...`);
const alarm = bitmap(`
  kr.kk.rk
  rkrrrrkr
  .kwwwwk.
  krwkwwrk
  krwkkwrk
  .kwwwwk.
  .krrrrk.
  .k.kk.k.`);

const levelFour: Record<string, Picture> = {
  "df-troubled-king": picture(hall, at(king, 0, 0), at(thinking, 15, 10), at(worry, 1, 6), at(worry, 21, 4)),
  "df-rotting-black-knight": picture(
    gloom,
    at(knight, 0, 0),
    at(moss, 11, -1),
    at(maggot, 15, 10),
    ...many(fly, [0, 2], [20, 4], [1, 11]),
  ),
  "df-unhappy-white-bear": picture(ice, at(bear, -2, 0), at(wilted, 17, 4)),
  "df-mammoth-in-a-china-shop": picture(
    hall,
    at(boards, 0, 0),
    ...many(plate, [-3, 0], [20, 0]),
    at(mammoth, 0, 0),
    at(cup, -1, 7),
    at(plate, 19, 7),
    ...many(sherd, [3, 15], [18, 15], [6, 16]),
  ),
  "df-captain-of-the-ghost-trawler": picture(gloom, at(wheel, -1, -4), at(skipper, 0, 0), at(herring, 13, 12, "bs al")),
  "df-ice-golem": picture(cave, at(glow(24, 20, "K", "B"), 0, -1), at(golem, 0, 0)),
};

const bigBads: Record<string, Picture> = {
  "df-stallholders-wraith": picture(
    gloom,
    at(dealer, 2, 5),
    at(awning, 0, 0),
    at(stall, 0, 15),
    at(tag, 15, 13),
    at(coins, 1, 12),
    at(candle, 18, 8),
  ),
  "df-emperor-penguin": picture(chapel, at(emperor, 0, 0), at(monocle, 14, 8), at(sceptre, -1, 4)),
  "df-awakened-horror": picture(cave, at(horror, 0, 0), at(cap, 6, -3), at(alarm, 16, 10)),
};

export const giantsDf: Record<string, Picture> = { ...levelFour, ...bigBads };
