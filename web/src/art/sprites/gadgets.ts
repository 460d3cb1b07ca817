/** Engines, telescopes, robots and other gadgets. */
import { bitmap, mirrored } from "../sprites";
import { plotted } from "../bitmap-tools";

export const engine = mirrored(`
  ....kkkkkkkkkkk
  ...kyYYYYYYYYYY
  ..kkkkkkkkkkkkk
  .klllSSSSSSSSSS
  .klSSSkkkkSSSSS
  kkSSSkwwwwkSSSS
  skSSkwwwwwwkSSs
  skSSkwwwkkwkSSk
  skSSkwwrkkwkSSk
  skSSkwrwwwwkSSs
  kkSSSkwwwwkSSSS
  .kSSSSkkkkSSSSS
  .kSSSSSSSSSSSSS
  .kSSkkkkkkkkkkk
  .kSSkRkRRkRRkRR
  .kSSkrkrrkrrkrr
  .kSSkokoykyokoo
  .kSSkkkkkkkkkkk
  .kssSSSSSSSSSSS
  .kdssssssssssss
  ..kkkkkkkkkkkkk
  ..kddk.kddk.kdd
  ..kkkk.kkkk.kkk`);

export const chimney = bitmap(`
  kkkkkkkk
  k111122k
  kkkkkkkk
  .k1122k
  .k1122k
  .k1122k`);

/** A large telescope that points to the upper right. */
export const bigscope = plotted(38, 30, (x, y) => {
  const [ax, ay, bx, by] = [3, 26, 33, 6];
  const long = Math.hypot(bx - ax, by - ay);
  const along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / long / long;
  const off = ((x - ax) * (by - ay) - (y - ay) * (bx - ax)) / long;
  const wide = along < 0.2 ? 2.4 : along < 0.55 ? 3.8 : 5.4;
  if (along < -0.02 || along > 1.04 || Math.abs(off) > wide) return ".";
  if (Math.abs(off) > wide - 1 || along > 1.01 || along < 0.01) return "k";
  if (along > 0.96) return off > 0 ? "a" : "c";
  const band = [0.2, 0.55, 0.92].some((at) => along > at && along < at + 0.06);
  if (band) return off > 1 ? "y" : "Y";
  return off > wide - 2.4 ? "y" : off < -wide + 2.6 ? "O" : "Y";
});

export const ringed = plotted(22, 16, (x, y) => {
  const far = Math.hypot(x - 10.5, y - 7.5);
  const [u, v] = [(x - 10.5) * 0.93 - (y - 7.5) * 0.36, (x - 10.5) * 0.36 + (y - 7.5) * 0.93];
  const ring = Math.hypot(u / 10.8, v / 2.6);
  if (ring < 1 && ring > 0.68 && (v > 0 || far > 6)) return "u";
  if (far > 6.4) return ".";
  return far > 5.6 ? "R" : Math.floor(v + 20) % 3 === 0 ? "O" : x + y < 15 ? "y" : "o";
});

export const tripod = mirrored(`
  ....kkk
  ...kSSS
  ...kkkk
  ...knmn
  ..knmkk
  ..knk..
  .knmk..
  .knk...
  knmk...
  kkkk...`);

export const chatter = mirrored(`
  ....kkkkkkkkk
  ..kkrrprrrrrr
  .krrpprrrrrrr
  krrprrrrrrrrr
  krrkkrkkkrkkk
  krkwwkwwwkwww
  krkwwkwwwkwww
  .kkwlkwwlkwwl
  ..kkkkkkkkkkk
  ..kkRRRRRRRRR
  ..kkkkkkkkkkk
  .kkwwkwwwkwww
  krkwwkwwwkwww
  krkwlkwwlkwwl
  krrkkrkkkrkkk
  kRrrrrrrrrrrr
  .kRRrrrrrrrrr
  ..kkRRRRRRRRR
  ...kkkkkkkkkk
  ..kyoook.....
  .kyooook.....
  .kkkkkkk.....`);

export const windkey = bitmap(`
  ......kkkk
  .....kyyyyk
  ....kyykkyYk
  ....kykkkkYk
  ....kyykkyYk
  kkkkkkyyYYk
  kyWyyyyyYk
  kYYYYYyyYk
  kkkkkkyyYYk
  ....kyykkyYk
  ....kykkkkYk
  ....kyykkyYk
  .....kyYYYk
  ......kkkk`);

export const cabinet = mirrored(`
  .kkkkkkkkkkkk
  kPkyyyyyyyyyy
  kPkyryrryryyr
  kPkyyyyyyyyyy
  kPkkkkkkkkkkk
  kPkdddddddddd
  kPkdkkkkkkkkk
  kPkdkBBBBBBBB
  kPkdkBBBBBBBB
  kPkdkBBBBBBBB
  kPkdkBBBBBBBB
  kPkdkBBBBBBBB
  kPkdkBBBBBBBB
  kPkdkBBBBBBBB
  kPkdkgggggggg
  kPkdkkkkkkkkk
  kPkkkkkkkkkkk
  kkSSSSSSSSSSS
  kSSSSSSSSSSSS
  kkkkkkkkkkkkk
  kPvvvvvvvvvvv
  kPvvvvvkkkkkk
  kPvvvvvkyYkkk
  kPvvvvvkyYkkk
  kPvvvvvkkkkkk
  kPVVVVVVVVVVV
  kPkkkkkkkkkkk
  kkk..........`);

export const joystick = bitmap(`
  .kkk....kk.kk
  krprk..kyykbbk
  krrrk...kk.kk
  .kkk
  ..k`);

const BEAMS = [
  [0, 3, 47, 14],
  [0, 26, 47, 12],
  [9, 0, 3, 35],
  [33, 0, 47, 33],
] as const;

/** Red laser beams from wall to wall. */
export const lasers = plotted(48, 36, (x, y) => {
  let near = 9;
  for (const [ax, ay, bx, by] of BEAMS) {
    const long = Math.hypot(bx - ax, by - ay);
    near = Math.min(near, Math.abs((x - ax) * (by - ay) - (y - ay) * (bx - ax)) / long);
  }
  return near < 0.55 ? "p" : near < 1.3 ? "r" : ".";
});

export const robot = bitmap(`
  .....kr
  ......k
  ..kkkkkkkkk
  ..kloooooOk
  .kkokkokkOkk
  kykokyokyOkyk
  .kkoooooOOkk
  ..kokwkwkOk
  ..kkkkkkkkk
  .kSkoyoboOkSk
  kSkkoooOOkkSk
  kSk.koOOk.kSk
  .k..kSkSk..k
  ...kSSkSSk
  ...kkkkkkk`);

export const wrench = bitmap(`
  .kkk.........
  kSk..kkkkkkkkkkk
  kSSkkSSSSSSSSSSk
  kSSSSSssssssssSk
  kSk..kkkkkkkkkkk
  .kkk`);

export const spring = bitmap(`
  kkkkkkk
  klSSSsk
  kkkkkkk
  .kSkkSk
  kSkkSkk
  kkSkkSk
  kSkkSkk
  kkSkkSk
  kkkkkkk
  ksssssk
  kkkkkkk`);
