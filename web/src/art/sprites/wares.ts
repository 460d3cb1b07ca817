/** What a stall in a castle of ice sells. */
import { bitmap, mirrored } from "../sprites";
import { plotted } from "./making";

export const hornedHelm = mirrored(`
  kk................
  kwk...............
  kwwk..............
  kiwwk.............
  kiiwwk......kkkkkk
  .kiiwwk...kkllllSS
  .kIiiwwkkklllSSSSS
  ..kIiiwwwkllSSSSSs
  ...kIIiiwkllSSSSSs
  ....kkIIikllSSSSSs
  ......kkkkllSSSSSs
  .........kllSSSSSs
  .........kkkkkkkkk
  ........kyYyyyyyyy
  ........kyyYyyyWyy
  ........kkkkkkkkkk
  .........kSSkkkkSS
  .........kSk....kS
  .........kSk....kS
  .........kSSk..kSS
  .........kSSk..kkk
  .........kkkk.....`);

/** Very brave, and very low. */
export const commando = mirrored(`
  .....kkkkkkkkkk
  ...kkNNNNNNNNNN
  ..kNNNnNNNnNNNN
  .kNNnNNNNNNNNnN
  .kkkkkkkkkkkkkk
  krrrprrrrrrrrrr
  krrrrrrrrrrrrRr
  kkkkkkkkkkkkkkk
  .kNkfffffffffff
  .kNfkkkkkffffff
  .kNffWWkkffffff
  ..kGGWWkGGfffFF
  ..kffffffffffFF
  ..kfGGGGGfffffF
  ..kffffffffffff
  ..kffffffffffff
  ...kfffffffffff`);
export const bowie = bitmap(`
  ....kkkkkkkkkkkkkkkkkkkkkkk..kkkkkkk
  ..kkWWWWWWWWWWWWWWWWWWWWWWkYkNnNnNnk
  kkllllllllllllllllllllllSSkYkNnNnNnk
  .kkSSSSkSkSkSkSkSSSSSSSSSSkYkkkkkkkk
  ...kkkkkkkkkkkkkkkkkkkkkkkkk........`);
export const band = bitmap(`
  ...kkkkkk
  .kkrrrrrk
  krrrrkkk.
  kkkkrrrk.
  ...kkrrrk
  .....kkkk`);
export const meadow = plotted(48, 8, (x, y) => (y > 3 + ((x * 7) % 5) - 2 ? (x % 3 ? "g" : "G") : y > 2 + ((x * 5) % 4) - 2 && x % 2 === 0 ? "e" : "."));

export const bigAnvil = bitmap(`
  kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk
  klllllllllllllllllllllllllllllSSSk
  .kkSSSSSSSSSSSSSSSSSSSSSSSSSSSSssk
  ...kkkSSSSSSSSSSSSSSSSSSSSSSSssskk
  ......kkkkSSSSSSSSSSSSSSSSSssskk..
  ..........kkkSSSSSSSSSsssskkk.....
  .............kSSSSSSSssdk.........
  .............klSSSSSSssdk.........
  ............kklSSSSSSssdkk........
  ..........kkSSSSSSSSSsssddkk......
  .........klllSSSSSSSSSsssdddk.....
  .........kSSSSSSSSSSSSsssdddk.....
  .........kkkkkkkkkkkkkkkkkkkk.....`);
export const whoosh = bitmap(`
  W....W....W....W....W
  W....W....W....W....W
  W....W....W....W....W
  .....W.........W.....
  .....W.........W.....`);

export const sprinkler = bitmap(`
  ...............kkkkkkkkkk...............
  ..............kcWkkkkkkcak..............
  ..............kcakddddkcck..............
  ...............kkkkkkkkkk...............
  .kk..............kk.kk..................
  kyyk.kkkkkkkkkkkkkkkkkkkkkkkkkk.........
  kyYkkgegggggggeeeegggggggggkmmkkk.......
  kykyggggggggggggggggggggGGGknmmmmkkkk...
  kyYkkGGGGGGGGGGGGGGGGGGGGGGkknmmmmmmmkk.
  kyyk.kkkkkkkkkkkkkkkkkkkkkkk.kknnmmmmmmk
  .kk...........kGGk..kyk........kknnnnmmk
  ..............kGGk...k...........kkknnnk
  ..............kkkk..................kkkk`);
export const sight = plotted(13, 13, (x, y) => {
  const away = Math.hypot(x - 6, y - 6);
  return (away > 4.4 && away < 5.5) || ((x === 6 || y === 6) && away > 2 && away < 6.6) ? "W" : ".";
});

export const sled = bitmap(`
  ....k......k......k......k............
  ...kWk....kWk....kWk....kWk...........
  ...kWlk...kWlk...kWlk...kWlk..........
  ..kWlSk..kWlSk..kWlSk..kWlSk....kkkk..
  kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkyyyyk.
  krrrrrrrprrrrrrrrrprrrrrrrrrrkkyyykkyk
  kRRRRRRRRRRRRRRRRRRRRRRRRRRRRkyyyk..kk
  kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkyyYk.kyk
  .....kmk.......kmk.......kmkkyyYkkyyk.
  .....kmk.......kmk.......kmkyyYk.kkk..
  .....knk.......knk.......kkyyYYk......
  kkkkkkkkkkkkkkkkkkkkkkkkkkyyYYk.......
  kyyyyyyyyyyyyyyyyyyyyyyyyyYYkk........
  .kYYYYYYYYYYYYYYYYYYYYYYYkkk..........
  ..kkkkkkkkkkkkkkkkkkkkkkk.............`);

export const mitten = bitmap(`
  ......kkkkkkkk..........
  ....kkyyyyyyyykk........
  ...kyyyyyryyyyyyk.......
  ..kyyryyyyyyyryyyk......
  ..kyyyyyyyyyyyyyyk......
  ..kyyyybbyyyyyyyyk......
  ..kyryybbyyyrryyykkkkk..
  ..kyyyyyyyyyrryykkyyyyk.
  ..kyyyyyyyyyyyykyyyyryyk
  ..kyyybyyyyyyykyyyyyyyyk
  ..kyyyyyyyryyyyyyybbyyk.
  ..kyyyyyyyyyyybyyybbyk..
  ...kYyryyyyyyyyyyyykk...
  ...kYYyyyyyrryyyYkk.....
  ....kYYYYYYrrYYYk.......
  ..kkkkkkkkkkkkkkkk......
  .kWWrWWrWWrWWrWWrWk.....
  kWrrWrrWrrWrrWrrWrWk....
  kWrWWrWWrWWrWWrWWrWk....
  .kWWrWWrWWrWWrWWrWk.....
  ..kkkkkkkkkkkkkkkk......`);

export const hockey = plotted(40, 34, (x, y) => {
  const shaft = x - (37 - y * 0.95);
  const blade = y > 24 && y < 31 && x < 15;
  if (blade) return y === 25 || y === 30 || x < 1 ? "k" : x % 4 < 2 ? "K" : "w";
  if (y > 28 || Math.abs(shaft) > 3) return ".";
  if (Math.abs(shaft) > 1.9) return "k";
  return y < 9 ? (y % 3 ? "W" : "r") : shaft < 0 ? "m" : "n";
});
export const puck = bitmap(`
  .kkkkkkkk.
  kKsKKKKKKk
  kKKKKKKKKk
  .kkkkkkkk.`);

export const shears = mirrored(`
  kk............
  kWk...........
  klWk..........
  klWWk.........
  .klWWk........
  .kSlWWk.......
  ..kSlWWk......
  ..kSSlWWk.....
  ...kSSlWWk....
  ....kSSlWWk...
  .....kSSlWWk..
  ......kSSlWWk.
  .......kSSlWkk
  ........kSSkyy
  .........kkkyy
  ........kRrrkk
  .......kRrrk..
  .....kkRrrk...
  ...kkrrrrk....
  ..krrrkkrrk...
  .krrkk..krrk..
  .krrk...krrk..
  .krrk...krrk..
  .kRrrk.krrRk..
  ..kRrrrrrRk...
  ...kkkkkkk....`);

export const wintercoat = mirrored(`
  ......kkkkkkkkk
  .....kWWwWWwWWk
  ....kWwWWWwWWkk
  ...kkWWwWWwWkbb
  ..kbbkWWWWwkbbb
  .kbbbbkkkkkbbbb
  .kbabbbbbbbbbbk
  kbbbbbbabbbbbyk
  kbbbbkbbbbbWbbk
  kbbbkkbbbbWWWbk
  kbabk.kbbbbWbyk
  kbbbk.kbbbbbbbk
  kbbbk.kbWbbbbbk
  kBbbk.kWWWbbbyk
  kBbbk.kbWbbbabk
  kkkkk.kbbbbbbbk
  kWwWk.kbbbbWbbk
  kwWwk.kbabWWWbk
  kWwWk.kbbbbWbbk
  .kkk..kBbbbbbbk
  ......kBbbbbbbk
  ......kBBbbbbbk
  ......kkkkkkkkk
  ......kWwWWwWWk
  ......kwWWwWWwk
  ......kkkkkkkkk`);

export const puffer = mirrored(`
  .......kkkkkkkkk
  .....kkooyyooook
  .....kooyoooooOk
  ...kkkkkkkkkkkkk
  .kkooookoyyooook
  koyyoookooooooOk
  kooooOOkoOOOOOOk
  kkkkkkkkkkkkkkkk
  koyyook.koyyoook
  kooooOk.kooooooS
  koOOOOk.koOOOOOk
  kkkkkkk.kkkkkkkk
  koyyok..koyyoook
  koooOk..kooooooS
  koOOOk..koOOOOOk
  .kkkk...kkkkkkkk
  .kFfk...koyyoook
  ..kk....kooooooS
  ........koOOOOOk
  ........kkkkkkkk`);
export const feather = bitmap(`
  ......kk
  ....kkWk
  ...kWWlk
  ..kWllWk
  .kWlWWk.
  .klWWk..
  kWkkk...
  k.......`);

export const longjohns = mirrored(`
  .kkkkkkkkkkk
  krrrrrrrrrrr
  kRrRrRrRrRrR
  kkkkkkkkkkkk
  krrprrrrrkrr
  krprrrrrrkrr
  krrrrrrrrkrr
  krrrrrrrrkrW
  krrrrrrrrkrr
  krrrrrrrrkrr
  krrrrrrrrkkr
  kRrrrrrrrrkk
  kRrrrrrrrrk.
  kRrrrrrrrrk.
  .kRrrrrrrk..
  .kRrrrrrrk..
  .kRrpprrrk..
  .kRrpprrrk..
  .kRrrrrrrk..
  ..kRrrrrk...
  ..kRrrrrk...
  ..kkkkkkk...
  ..kRrRrRk...
  ..kkkkkkk...`);
export const washing = plotted(48, 2, (_x, y) => (y ? "n" : "i"));
export const peg = bitmap(`
  kkk
  kmk
  kmk
  knk
  kkk`);

export const potlid = plotted(34, 30, (x, y) => {
  const away = Math.hypot((x - 16.5) / 17, (y - 14.5) / 15);
  const knob = Math.hypot(x - 16.5, y - 13.5);
  if (away > 1) return ".";
  if (away > 0.93) return "k";
  if (knob < 5) return knob > 4 ? "k" : knob < 2 && x < 17 ? "o" : "R";
  if (away > 0.8) return x + y < 28 ? "W" : "s";
  if (away > 0.74) return "k";
  return x + y < 22 ? "l" : x + y > 38 ? "s" : "S";
});
export const dart = bitmap(`
  .....................kk...kk
  ....................krrkkrrk
  kkkkkkkkkkkkkkkkkkkkkkkrrrk.
  mmmmmmmmmmmmmmmmmmmmmmmkrrrk
  kkkkkkkkkkkkkkkkkkkkkkkrrrk.
  ....................krrkkrrk
  .....................kk...kk`);

export const furhat = mirrored(`
  .........kkkkkkkk
  ......kkkhhmhhhhh
  .....khhhmhhhhmhh
  ....khmhhhhhhhhhh
  ....khhhhmhhhhhhm
  ...khhhhhhhhhhhhh
  ...kkkkkkkkkkkkkk
  ..kmimmimmimmkrrr
  .kmmmimmmmimmkrry
  .kimmmmimmmmikryy
  .kmmimmmmimmmkrry
  kkmmmmmimmmmmkrrr
  khkkkkkkkkkkkkkkk
  khhhkhk..........
  khmhhhk..........
  khhhhhk..........
  khhmhhk..........
  khhhhHk..........
  khhhHHk..........
  .khhHk...........
  ..kkk............
  ...k.............
  ...k.............`);

export const icemirror = plotted(30, 34, (x, y) => {
  const away = Math.hypot((x - 14.5) / 15, (y - 16.5) / 17);
  if (away > 1) return ".";
  if (away > 0.94) return "k";
  if (away > 0.78) return (x + y) % 5 === 0 ? "W" : x + y < 28 ? "a" : "b";
  if (away > 0.72) return "k";
  return (x + y) % 22 < 2 ? "W" : y > 22 ? "t" : "T";
});

export const toothbook = mirrored(`
  .kkkkkkkkkkkkk
  kVvvvvvvvvvvvv
  kVvkkkvvvvvvvv
  kVkyyykvvkkkkk
  kVkyYykvkWWWWW
  kVvkkkvkWWWWee
  kVvvvvvkWWWeek
  kVvvvvvkWWWeek
  kVvvvvvkWWWWee
  kVvvvvvvkWWWWW
  kVvuvvvvvkkkkk
  kVvvvvvvvvvvvv
  kVvvvvvvvvvuvv
  kVkkkkkkkkkkkk
  kkWkWkWkWkWkWk
  kkWkWWkWWkWWkW
  krrrrrrrrrrrrr
  kRRRRRRRrrrrrr
  kkWkkWkkWkkWkk
  kkWkWWkWWkWWkW
  kVkkkkkkkkkkkk
  kVVvvvvvvvvvvv
  kVvkkkvvvvvvvv
  kVkyyykvvvvvvv
  kVkyYykvvvvvvv
  kVvkkkvvvvvvvv
  kVVVVVVVVVVVVV
  .kkkkkkkkkkkkk`);

export const wetbook = bitmap(`
  kkkkkkkkkkkkkkkkkkkkkk..
  kBbbbbbbbbbbbbbbbbbbbkk.
  kBbyyyyyyyyyyyyyyyybbkwk
  kBbybbbbbbbbbbbbbbybbkwk
  kBbybbbkkkkbkkkkbbybbkIk
  kBbybbbbWWkbbWWkbbybbkwk
  kBbybbbbWWkbbWWkbbybbkwk
  kBbybbbbWWkbbWWkbbybbkIk
  kBbybbbkWWkkkWWkkbybbkwk
  kBbybbbkkkkbkkkkbbybbkwk
  kBbybbbbbbbbbbbbbbybbkIk
  kBbyaabbaabbaabbaaybbkwk
  kBbacaaacaaacaaacaabbkwk
  kBaccccccccccccccccabkIk
  kBaccWcccccWcccccWcabkwk
  kBaccccccccccccccccabkwk
  kBbyaacccaaacccaaaybbkIk
  kBbyyyyyyyyyyyyyyyybbkwk
  kBBbbbbbbbbbbbbbbbbbbkwk
  kkkkkkkkkkkkkkkkkkkkkkIk
  .kiiiiiiiiiiiiiiiiiiikkk
  ..kkkkkkkkkkkkkkkkkkkkk.`);
export const puddle = plotted(40, 6, (x, y) => {
  const away = Math.hypot((x - 19.5) / 20, (y - 2.5) / 3);
  return away > 1 ? "." : away > 0.8 ? "b" : (x + y * 3) % 9 === 0 ? "W" : "c";
});

/** A die of the table: 1 its colour, 2 its shadow. */
export const die = bitmap(`
  ..kkkkkkkkkkkkkkk..
  .kWWWWWWWWWWWWWW1k.
  kWWW11111111111112k
  kWW111111111111112k
  kW1111kkkkkkk11112k
  kW11kkWWWWWWWkk112k
  kW1kWWWWbbbWWWWk12k
  kWkWWWWbbkbbWWWWk2k
  kWkWWWWbkkkbWWWWk2k
  kWkWWWWbbkbbWWWWk2k
  kW1kWWWWbbbWWWWk12k
  kW11kkWWWWWWWkk112k
  kW1111kkkkkkk11112k
  kW111111111111112k.
  .k2222222222222222k
  ..kkkkkkkkkkkkkkkk.`);
export const smalldie = bitmap(`
  .kkkkkkk.
  kWWWWWW1k
  kW11k112k
  kW1kWk12k
  kWkWbWk2k
  kW1kWk12k
  kW11k112k
  k1222222k
  .kkkkkkk.`);
export const phial = bitmap(`
  ....kkkk....
  ...kmmmmk...
  ....kmmk....
  ...kWaaSk...
  ....kWak....
  ....kWak....
  ...kWaaak...
  ..kWaaaaak..
  .kWPPPPPPak.
  kWPPpPPPPPak
  kWPpPPPPpPPk
  kPPPPPPPPPPk
  kPPPPpPPPPVk
  .kPPPPPPPVk.
  ..kkkkkkkk..`);
export const rise = bitmap(`
  ...kk...
  ..keek..
  .keeeek.
  keeeeeek
  kkkeekkk
  ..keek..
  ..kggk..
  ..kkkk..`);

export const cocoa = bitmap(`
  ..kkkkkkkkkkkkkkkkkk.......
  .kNNkkkkNNkkkkNNNNNNk......
  kNNkWWWkNkWWWkNNkkkNNk.....
  kNkWWWlkkWWWlkNkWWWkNk.....
  kkkkkkkkkkkkkkkkkkkkkkkkk..
  krrrrrrrrrrrrrrrrrrrRkrrrk.
  krprrrrrrrrrrrrrrrrrRkkkrrk
  krprrrWWrrrrWWrrrrrrRk.krrk
  krprrWWWWrrWWWWrrrrrRk.krrk
  krprrWWWWWWWWWWrrrrrRk.krrk
  krprrrWWWWWWWWrrrrrrRk.krrk
  krprrrrWWWWWWrrrrrrrRkkrrk.
  krrrrrrrWWWWrrrrrrrRRkrrk..
  krrrrrrrrWWrrrrrrrrRRkkk...
  krrrrrrrrrrrrrrrrrRRRk.....
  .kRrrrrrrrrrrrrrRRRRk......
  ..kkkkkkkkkkkkkkkkkk.......`);
export const steam = bitmap(`
  ..WW..
  .W....
  .WW...
  ...WW.
  ....W.
  ..WW..
  .W....
  ..W...`);

export const firework = bitmap(`
  .....kk.....
  ....kyyk....
  ...kyyyYk...
  ..kyyyyYYk..
  .kkkkkkkkkk.
  .krrrrrrrRk.
  .kWWrrrWWRk.
  .krrWWWrrRk.
  .krrrrrrrRk.
  .kwwwwwwwIk.
  .kwkwwwkwIk.
  .kwwkwkwwIk.
  .kwwwkwwwIk.
  .kwwkwkwwIk.
  .kwkwwwkwIk.
  .kwwwwwwwIk.
  .krrrrrrrRk.
  .kWWrrrWWRk.
  .krrWWWrrRk.
  .krrrrrrrRk.
  .kkkkkkkkkk.
  ...koykmk...
  ..kyoyokmk..
  ...oyo.kmk..
  ....o..kmk..
  .......kmk..
  .......knk..
  .......kkk..`);

export const umbrella = mirrored(`
  ...............k
  ...........kkkkr
  ........kkkrrrrr
  ......kkrrprrrrr
  ....kkyyyrrrrryy
  ...kyyyyyyrrryyy
  ..kyyyyyyyrrryyy
  .kyyyyyyyrrrryyy
  kkkkyyykkkrrrkky
  k...kkk...kkk..k`);
export const handle = bitmap(`
  knk....
  knk....
  knk....
  knk....
  knk....
  knk.kkk
  knk.knk
  knkkknk
  .knnnk.
  ..kkk..`);
export const rain = plotted(48, 36, (x, y) => ((x * 11 + y) % 37 < 3 && x % 3 === 0 ? "b" : "."));

/** There is something in it. */
export const loaded = plotted(28, 28, (x, y) => {
  const away = Math.hypot(x - 13.5, y - 13.5);
  if (away > 13.8) return ".";
  if (away > 12.6) return "k";
  return x + y > 36 ? "c" : x + y > 30 || (x * 7 + y * 5) % 23 === 0 ? "a" : x + y < 16 ? "W" : "w";
});
export const fuse = bitmap(`
  ...y..o...
  .y.oyo....
  ..oyWyo.y.
  .yooyoo...
  ....nk....
  ...knk....
  ..knk.....
  ..knk.....
  .kkkkk....
  kdSddKk...`);
export const smirk = mirrored(`
  kk......
  kkkk....
  .kkkkk..
  ..kyykk.
  ..kryk..
  ...kk...
  ........
  kk......
  .kkkkkkk
  ..kWkWkW
  ...kkkkk`);

export const bigheart = plotted(26, 24, (x, y) => {
  const dx = Math.abs(x - 12.5) / 12.5;
  const dy = (y - 7) / 16;
  const edge = dy < 0 ? Math.hypot((dx - 0.5) / 0.5, (y - 7) / 7) : dx + dy * 0.98;
  if (edge > 1) return ".";
  if (edge > 0.86) return "k";
  return x < 8 && y < 7 && x > 3 && y > 2 ? "W" : x + y > 26 ? "R" : x + y < 12 ? "p" : "r";
});
export const firewing = bitmap(`
  .o.........
  .oo..o.....
  .ooo.oo....
  oooyoooo...
  .ooyyooyoo.
  .ooyyyoyyoo
  ..oyyWyyyyo
  ..ooyyWyWyo
  ...oyyyyWyy
  ....ooyyyyy
  .....oooyyo
  ........ooo`);

/** Four leaves, and an eye that brings luck. */
export const clover = plotted(26, 26, (x, y) => {
  const [dx, dy] = [Math.abs(x - 12.5), Math.abs(y - 11.5)];
  const middle = Math.hypot(dx, dy);
  if (middle < 5) return middle > 4 ? "k" : middle < 1.6 ? "k" : middle < 2.8 ? "b" : "W";
  const leaf = Math.min(Math.hypot(dx - 4, dy - 7), Math.hypot(dx - 7.5, dy - 4));
  if (leaf < 4.2) return leaf > 3.3 ? (dx - dy < 3 && dy - dx < 1 && middle < 11 ? "g" : "k") : x + y < 18 ? "e" : x + y > 30 ? "G" : "g";
  return Math.abs(x - 12 - (y - 16) * 0.3) < 1.4 && y > 16 ? "G" : ".";
});
export const cord = plotted(32, 12, (x, y) => (Math.abs(Math.abs(x - 15.5) - (13 - y)) < 0.8 && y % 3 < 2 ? "y" : Math.abs(Math.abs(x - 15.5) - (13 - y)) < 1.6 ? "k" : "."));

export const purse = mirrored(`
  .....kkkkkk
  ....kmmmnmm
  .....kmmnmm
  ......kkkkk
  .....kyyyyy
  ......kkkkk
  ....kkmmmmm
  ...kmmimmmm
  ..kmmimmmmm
  .kmmimmmmym
  .kmmmmmmyyy
  kmmmmmmmyym
  kmmmmmmmmyy
  kmmmmmmmyyy
  kmmmmmmmmym
  knmmmmmmmmm
  knnmmkkmkkm
  .knnk......
  ..kk.......`);
