/** Curios and rarities of Dungeon Fighter. */
import { bitmap, mirrored } from "../sprites";
import { plotted } from "../bitmap-tools";

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

/** A die; 1 is its colour, 2 its shadow. */
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

/** A large snowball. */
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

/** A four-leaved clover with an eye. */
export const clover = plotted(26, 26, (x, y) => {
  const [dx, dy] = [Math.abs(x - 12.5), Math.abs(y - 11.5)];
  const middle = Math.hypot(dx, dy);
  if (middle < 5) return middle > 4 ? "k" : middle < 1.6 ? "k" : middle < 2.8 ? "b" : "W";
  const leaf = Math.min(Math.hypot(dx - 4, dy - 7), Math.hypot(dx - 7.5, dy - 4));
  if (leaf < 4.2)
    return leaf > 3.3
      ? dx - dy < 3 && dy - dx < 1 && middle < 11
        ? "g"
        : "k"
      : x + y < 18
        ? "e"
        : x + y > 30
          ? "G"
          : "g";
  return Math.abs(x - 12 - (y - 16) * 0.3) < 1.4 && y > 16 ? "G" : ".";
});
export const cord = plotted(32, 12, (x, y) =>
  Math.abs(Math.abs(x - 15.5) - (13 - y)) < 0.8 && y % 3 < 2
    ? "y"
    : Math.abs(Math.abs(x - 15.5) - (13 - y)) < 1.6
      ? "k"
      : ".",
);

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
