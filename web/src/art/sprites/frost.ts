/** Things of the castle of ice of Dungeon Fighter: snow, penguins, and frozen things. */
import { bitmap, mirrored } from "../sprites";
import { plotted } from "../bitmap-tools";

export const penguin = mirrored(`
  ....kkk
  ...kKdK
  ..kKdKK
  ..kKWWK
  ..kWkWK
  ..kWWWo
  ..kKWoo
  .kKKKWW
  .kKKWWW
  kKkKWWW
  kKkWWWW
  kKkWWWW
  .kkWWWW
  ..kKWWW
  ..kookk
  ..kkk..`);

export const chefhat = mirrored(`
  .kkkk
  kWWWW
  kWlWW
  kWWlW
  .kWWW
  .klll
  .kkkk`);

/** A slide downwards. */
export const chute = plotted(48, 36, (x, y) => {
  const off = y - (5 + x * 0.5 + Math.sin(x * 0.16) * 3);
  if (off < -1 || off > 12) return ".";
  if (off < 0 || off > 11) return "k";
  if (off < 2) return "W";
  return off > 9 ? "b" : (x * 3 + Math.floor(off) * 5) % 17 === 0 ? "W" : off > 6 ? "c" : "a";
});

export const sledge = bitmap(`
  ....k.kkkkk......
  ...kfkyyyyyk.....
  ....kkyffkfk..k..
  ...kkkffffffkkfk.
  ..kbbkkfkkfkbkk..
  .kbbbbbkkkbbk....
  .kBbbbbbbbkkkkkkk
  .kBBbbbbbbbbbbNNk
  ..kkkkkkkkkkkkkkk`);

export const stones = mirrored(`
  ....WWWWWWwwWWWWWWwwWWWW
  ...kkkkkkkkkkkkkkkkkkkkk
  ...klSSSSSSSkSSSSSSSSSkS
  ...kSSsssssskSsssssssskS
  ...kssssssddksssssssddks
  ...kkkkkkkkkkkkkkkkkkkkk
  .....klSSSsdk...........
  .....klSssddk...........
  .....klSSsddk...........
  .....kSSssddk...........
  .....kSSSsddk...........
  .....klSSsddk...........
  .....klSsssdk...........
  .....klSSsddk...........
  .....kSSssddk...........
  .....kSSsdddk...........
  .....klSssddk...........
  .....klSSsddk...........
  ....WklSSsddkW..........
  ...WWWWWSsdWWWW.........`);

/** A boiler with its fire. */
export const boiler = plotted(34, 20, (x, y) => {
  const round = Math.abs(y - 9.5);
  if (x < 1 || x > 32 || round > 9.3 - (x < 3 || x > 30 ? 2 : 0))
    return round < 10 && x > 2 && x < 31 && round <= 9.6 ? "k" : ".";
  if (round > 8.4 || x === 1 || x === 32) return "k";
  if (Math.hypot(x - 16.5, y - 9.5) < 5.6) return Math.hypot(x - 16.5, y - 9.5) > 4.6 ? "k" : "R";
  if (x % 8 === 4) return y % 4 === 1 ? "y" : "O";
  return y < 4 ? "y" : y < 8 ? "Y" : y > 14 ? "N" : "O";
});

export const stack = bitmap(`
  kkkkkkkkkk
  kYyyYYYOOk
  kkkkkkkkkk
  .kdSddKKk.
  .kdSddKKk.
  .kdSddKKk.
  .kdSddKKk.`);

/** A sleeping frog. */
export const frog = mirrored(`
  ...kkkk......
  ..kggggk.....
  .kgegggGkkkkk
  .kggggggggggg
  .kgkkkkgggggg
  .kggkkggggggg
  kgggggggggggg
  kgggpggggggkk
  kGggggkkkkkgg
  .kGgggggggggg
  ..kGGGggggggg
  ...kkkkkkkkkk`);

/** A frozen pool. */
export const pool = plotted(46, 18, (x, y) => {
  const away = Math.hypot((x - 22.5) / 22.8, (y - 8.5) / 8.8);
  if (away > 1) return ".";
  if (away > 0.93) return "W";
  if (away > 0.85) return "B";
  return (x + y * 2) % 26 < 2 && away < 0.75 ? "W" : (x * 3 + y) % 19 === 0 ? "a" : "c";
});

export const battlement = plotted(48, 18, (x, y) => {
  const merlon = x % 16 < 10;
  if (y < 6 && !merlon) return ".";
  if (y < 2 || (!merlon && y < 8)) return "W";
  if (y === 2 || (merlon && y < 8 && (x % 16 === 0 || x % 16 === 9)) || (!merlon && y === 8)) return "k";
  if (y > 8 && (y % 4 === 0 || (x + (Math.floor(y / 4) % 2) * 5) % 10 === 0)) return "k";
  return y < 8 ? "S" : (x + y) % 11 < 7 ? "s" : "S";
});

export const flag = bitmap(`
  kk..........
  kykkkkkkkk..
  knbbbbbbbbkk
  knbWbbWbbbk.
  knbbWWbbbk..
  knbbWWbbbbk.
  knbWbbWbbbbk
  knbbbbbkkkk.
  knkkkkk.....
  kn..........
  kn..........
  kn..........
  kn..........`);

export const igloo = plotted(38, 22, (x, y) => {
  const away = Math.hypot((x - 18.5) / 18.8, (y - 21) / 20.8);
  if (away > 1) return ".";
  if (away > 0.94) return "k";
  const row = Math.floor(y / 4);
  if (y % 4 === 3 || (x + row * 4) % 9 === 0) return "b";
  return away > 0.7 && x < 16 ? "W" : x > 26 ? "c" : "a";
});

export const burrow = mirrored(`
  ...kkkkk
  .kkWWWWW
  kWWkkkkk
  kWkkyyyy
  kWkyyyyy
  kWkyyyyy
  kWkyyooo
  kWkyoooo
  kWkooooo
  kWkooOOO`);

/** A hermit with a beard. */
export const hermit = mirrored(`
  .kkkk
  kffff
  kfkff
  kfffF
  kWWWW
  kWkkk
  kWWWW
  .kWWW`);

/** A snowball, used as the head of a snowman. */
export const snowball = plotted(18, 14, (x, y) => {
  const away = Math.hypot((x - 8.5) / 9, (y - 6.5) / 7);
  if (away > 1) return ".";
  if (away > 0.86) return "k";
  return x > 11 || y > 10 ? "a" : x < 6 && y < 5 ? "W" : "w";
});

export const coalface = bitmap(`
  .kk....kk.
  .kk....kk.
  ....oooo..
  ....OOOOOo
  k........k
  .kk....kk.
  ...kkkk...`);

export const pothat = bitmap(`
  ..kkkkkkkk..
  .kSllSSSsk..
  .kSlSSSSsk..
  .kSlSSSSsk..
  kkkkkkkkkkkk
  kSllSSSSSssk
  .kkkkkkkkkk.`);

/** Icicles from above, or from below if turned over. */
export const fangs = plotted(48, 18, (x, y) => {
  const cell = Math.floor(x / 8);
  const long = [16, 9, 13, 17, 10, 14][cell % 6] ?? 12;
  const off = Math.abs((x % 8) - 3.5);
  const half = 4.2 * (1 - y / long);
  if (y > long || off > half) return ".";
  if (off > half - 1) return "k";
  return x % 8 < 3 ? "W" : x % 8 < 5 ? "a" : "c";
});

export const cheese = bitmap(`
  .......kkkkkkk..
  ....kkkyyyyyyyk.
  .kkkyyyyyyyyyyyk
  kyyyyyyyyyyyyyyk
  kkkkkkkkkkkkkkkk
  kYyyYYyyyyYyyyyk
  kyykkyyyyyyykkyk
  kyykkyyyykyykkyk
  kYyyyyyyyyyyyyYk
  kkkkkkkkkkkkkkkk`);

export const sausages = bitmap(`
  ..kk....kk....kk..
  .kook..krrk..kook.
  .kopk..krpk..kopk.
  .kook..krrk..kook.
  .kook..krrk..kook.
  .kOok..kRrk..kOok.
  ..kk....kk....kk..
  ..kk....kk....kk..
  .krrk..kook..krrk.
  .krpk..kopk..krpk.
  .krrk..kook..krrk.
  .kRrk..kOok..kRrk.
  ..kk....kk....kk..`);

export const ham = bitmap(`
  ....kik...
  ....kik...
  ...kiiik..
  ..kkrrrkk.
  .krpprrrrk
  krpprrrrRk
  krprrrrrRk
  krrrrrrRRk
  kRrrrrRRRk
  .kRRRRRRk.
  ..kkkkkk..`);

export const mouse = bitmap(`
  .kk......
  kSpkkkk..
  kSSSSSSk.
  kkSSSSSSk
  pSSSSSSSk
  .kkkkkkkp
  .......p.`);

export const snowflake = plotted(17, 17, (x, y) => {
  const [dx, dy] = [Math.abs(x - 8), Math.abs(y - 8)];
  const arm = dx === 0 || dy === 0 || (dx === dy && dx < 7);
  const twig = (dx + dy === 7 && Math.min(dx, dy) < 3) || (dx + dy === 5 && Math.min(dx, dy) < 2);
  return arm || twig ? "W" : ".";
});

/** Eyes in the dark. */
export const eyes = bitmap(`
  WW..WW
  kW..kW`);

/** Light that falls through a door which is just closing. */
export const doorlight = plotted(20, 36, (x, y) => {
  if (x < 6) return x === 5 ? "k" : "N";
  if (x < 10 && y < 30) return y < 2 ? "k" : x < 9 ? "y" : "Y";
  return y > 26 && x - 9 < (y - 26) * 1.6 ? "Y" : ".";
});

export const crawler = bitmap(`
  ......................
  .kkkkk................
  kyyyyyk...............
  kfkfyyYkkkkkkkkk......
  kffffYkbbbbbbbbbkk....
  kfFffkbbbbbbbbbBBBkkk.
  .kkkkbbbBBBBBkBBBBNNNk
  .kffkkkkkkkkk.kkkkkkk.
  ..kk..................`);

/** The floor above a low place, with feet on it. */
export const overhead = plotted(48, 5, (x, y) =>
  y === 0 ? "m" : y === 4 ? "k" : x % 12 === 5 ? "k" : y === 1 ? "m" : "n",
);

export const bigboots = bitmap(`
  kNNnk...kNNnk...
  kNNnk...kNNnk...
  kNNnk...kNNnk...
  kNNnkk..kNNnkk..
  kNNNNnk.kNNNNnk.
  kNNNNNNkkNNNNNNk
  kkkkkkkkkkkkkkkk`);

/** Gusts of wind. */
export const gusts = plotted(48, 36, (x, y) => {
  for (const [row, from, to, bend] of [
    [4, 2, 40, 2],
    [13, 10, 47, 1.4],
    [22, 0, 34, 2.2],
    [30, 14, 46, 1.6],
  ] as const)
    if (x >= from && x <= to && Math.abs(y - row - Math.sin(x * 0.25 + row) * bend) < 0.6)
      return x % 13 === 0 ? "." : "W";
  return ".";
});

/** A long corridor in perspective. */
export const corridor = plotted(48, 36, (x, y) => {
  const dx = Math.abs(x - 23.5) / 24;
  const dy = Math.abs(y - 15) / (y < 15 ? 15 : 21);
  const near = Math.max(dx, dy);
  if (near < 0.2) return near > 0.16 ? "s" : "k";
  const depth = Math.floor(4 / near);
  if (Math.abs(dx - dy) < 0.035) return "k";
  if (dy > dx) return y < 15 ? (depth % 2 ? "k" : "K") : depth % 2 ? "s" : "d";
  return depth % 3 === 0 ? "k" : near > 0.6 ? "d" : "K";
});

export const tumbleweed = plotted(15, 14, (x, y) => {
  const away = Math.hypot(x - 7, y - 6.5);
  if (away > 7) return ".";
  return (x * x + y * 3) % 5 < 2 ? "m" : (x + y * y) % 4 === 0 ? "n" : away > 6 ? "n" : (x * y) % 3 === 0 ? "N" : ".";
});

export const skater = bitmap(`
  ....kkkk.....
  ...krrrrk....
  ...kwwwwk....
  ...kffkfk.k..
  k..kffffkkfk.
  fkkkkFFkbbk..
  .kbbbrrrbk...
  ..kkbrrbbk.rr
  ...kbbbbkrrr.
  ...kBBBBk....
  ..kBBkkBBkkk.
  .kNNk..kkNNNk
  kkkkk...lllll
  lllll........`);

export const thermometer = bitmap(`
  .kkkk.
  kWwwlk
  kWkwlk
  kWwwlk
  kWkwlk
  kWwwlk
  kWkwlk
  kWwwlk
  kWkwlk
  kWwwlk
  kWkblk
  kWwblk
  kWkblk
  kkbbkk
  kbabbk
  kbbbBk
  .kkkk.`);
