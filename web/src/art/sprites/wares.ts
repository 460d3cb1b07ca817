/** The wares of the stall of Dungeon Fighter. */
import { bitmap, mirrored } from "../sprites";
import { plotted } from "../bitmap-tools";

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

/** A commando with a red headband. */
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
export const meadow = plotted(48, 8, (x, y) =>
  y > 3 + ((x * 7) % 5) - 2 ? (x % 3 ? "g" : "G") : y > 2 + ((x * 5) % 4) - 2 && x % 2 === 0 ? "e" : ".",
);

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

export * from "./trinkets";
