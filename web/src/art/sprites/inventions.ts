/** Machines with springs, steam, lightning and coins. */
import { bitmap, mirrored } from "../sprites";
import { plotted } from "../bitmap-tools";

export const kiosk = mirrored(`
  ....kkkkkkkkkkkkkkkk
  ...kvvvvwwwwvvvvwwww
  ..kvvvvwwwwvvvvvwwww
  .kvvvvwwwwwvvvvvwwww
  kvvvvwwwwwvvvvvwwwww
  kVVVVkllllkVVVVkllll
  .kkkk.kkkk.kkkk.kkkk
  ..kmkkkkkkkkkkkkkkkk
  ..kmkKKKKKKKKKKKKKKK
  ..kmkKKKKKKKKKKKKKKK
  ..kmkKKKKKKKKKKKKKKK
  ..kmkKKKKKKKKKKKKKKK
  ..kmkKKKKKKKKKKKKKKK
  ..kmkKKKKKKKKKKKKKKK
  ..kmkKKKKKKKKKKKKKKK
  .kkkkkkkkkkkkkkkkkkk
  kmmmmmmmmmmmmmmmmmmm
  kkkkkkkkkkkkkkkkkkkk
  ..kVvvvvvvvvvvvvvvvv
  ..kVvvvvvvvvvvvvvvvy
  ..kVvyvvvvvvvyvvyyyy
  ..kVyyyvvvvvyyyvvyyy
  ..kVvyvvvvvvvyvvvyyv
  ..kVvvvvvvvvvvvvvvvv
  ..kVVVVVVVVVVVVVVVVV
  ..kkkkkkkkkkkkkkkkkk`);

export const wormhead = bitmap(`
  ..y..........y
  ...k........k
  ...kkkkkkkkkkk
  .kkeeegggggggkk
  kekkkkkgkkkkkgGk
  kkWWWWkkkWWWWkGk
  kkWWkkkgkWWkkkGk
  kkWWkkkgkWWkkkGk
  kekkkkkgkkkkkgGk
  keggggggggggggGk
  keggkggggggkgGGk
  .kggkkkkkkkkgGk
  ..kkkwwkggggkk
  ....kkkkkkkk`);

/** A thick, lying book; 1 and 2 are the colours of its cover. */
export const tome = plotted(36, 9, (x, y) => {
  if (x === 0 || x === 35) return y > 0 && y < 8 && (x === 0 || y === 1 || y === 7) ? "k" : ".";
  if (y === 0 || y === 8) return "k";
  if (y === 1 || y === 7) return x > 1 && y === 1 ? "1" : "2";
  if (x < 4) return x === 1 ? "1" : "2";
  if (x > 31) return x === 32 ? "k" : ".";
  return y === 2 || y === 6 ? "k" : y === 4 ? "I" : "w";
});

/** Lightning from one end to the other. */
export const arc = bitmap(`
  ............k
  ...........kck........k
  c....k....kcWck......kck....k
  Wck.kck..kcWkWck....kcWck..kck
  kWckcWckkcWk.kWck..kcWkWckkcWck
  .kWcWkWccWk...kWckkcWk.kWccWkWc
  ..kWk.kWWk.....kWccWk...kWWk.kW
  ...k...kk.......kWWk.....kk...k
  .................kk`);

export const frizz = bitmap(`
  .y...y...y...y
  .yk.kyk.kyk.ky
  ..ykyyykyyykyy
  y.kyyyyyyyyyk.y
  kykyyyyyyyyykyk
  .kyyyyyyyyyyyk
  ykyffffffffyky
  .kykWWffWWkyk
  ..kfWkffkWfk
  ..kffffffFFk
  ..kffkkkkFFk
  ...kfkwwkFk
  .kkkkkkkkkkkk
  kffkbbbbbBkffk
  .kkkbbbbbBkkk
  ...kbbbbBBk
  ...kNNkkNNk
  ...kkk..kkk`);

/** A small figure in a flask; 1, 2 and 3 are the colours of the liquid. */
export const homunculus = bitmap(`
  .....kkkkk
  .....kmmnk
  .....kkkkk
  .....kWa2k
  .....kW12k
  ....kkW12kk
  ..kkW11122kkk
  .kWW1ffff1223k
  .kW1ffffff123k
  kW11fkffkf1223k
  kW1ffkffkff123k
  k11pffffffp223k
  k111ffkkfF1223k
  k1111ffFF12233k
  .k11fkfFkf223k
  .k211ffFF1223k
  ..kk2211223kk
  ....kkkkkkk`);

/** A star in rings on the floor, in perspective. */
export const sigil = plotted(48, 24, (x, y) => {
  const [u, v] = [(x - 23.5) / 22, (y - 11.5) / 11];
  const far = Math.hypot(u, v);
  if (far > 1.04) return ".";
  if (far > 0.93 || (far > 0.72 && far < 0.79)) return "c";
  const ends = Array.from({ length: 5 }, (_, n): [number, number] => {
    const turn = (n / 5) * Math.PI * 2 + Math.PI / 2;
    return [23.5 + Math.cos(turn) * 16.4, 11.5 + Math.sin(turn) * 8.2];
  });
  const lined =
    far < 0.76 &&
    ends.some(([ax, ay], n) => {
      const [bx, by] = ends[(n + 2) % 5] ?? [ax, ay];
      const long = Math.hypot(bx - ax, by - ay);
      return Math.abs((x - ax) * (by - ay) - (y - ay) * (bx - ax)) / long < 0.6;
    });
  if (lined) return "W";
  const turn = Math.atan2(v, u);
  return far > 0.79 ? (Math.cos(turn * 14) > 0.6 ? "u" : "V") : "B";
});

/** Two arrows in a circle. */
export const loop = plotted(36, 34, (x, y) => {
  const far = Math.hypot(x - 17.5, y - 16.5);
  const turn = (Math.atan2(y - 16.5, x - 17.5) + Math.PI * 2) % Math.PI;
  const wide = turn > 0.55 ? 1.9 : turn > 0.1 ? (4.6 * (turn - 0.06)) / 0.5 : -1;
  if (turn > 2.75) return ".";
  const off = Math.abs(far - 13.4);
  return off > wide + 1 ? "." : off > wide || turn > 2.66 ? "k" : far < 13.4 ? "c" : "a";
});

export const bigcoin = plotted(14, 14, (x, y) => {
  const far = Math.hypot(x - 6.5, y - 6.5);
  if (far > 7) return ".";
  if (far > 6) return "k";
  if ((x === 6 || x === 7) && y > 2 && y < 11) return "O";
  if ((y === 10 && x > 4 && x < 9) || (x === 5 && y === 4)) return "O";
  return far > 4.8 ? (x + y < 13 ? "W" : "Y") : "y";
});

/** A hand that reaches out of the dark. */
export const snatch = bitmap(`
  ....kkkkkkkkk
  ..kkffffffffkkkkkkkkkkkk
  .kffffffffffkddddddddddd
  kffkkkffffffkdKKKKKKKKKK
  kfkffkfffFFFkdKKKKKKKKKK
  kfkfFkFFFFFkkddddddddddd
  kfkfFkkkkkk.kkkkkkkkkkkk
  kfkfFk
  .kkkk`);

export const streetlamp = bitmap(`
  ...kkk
  .kkYYYkk
  kkkkkkkkk
  .kyWWWyk
  .kyWWWyk
  .kyWWWyk
  ..kyyyk
  ..kkkkk
  ...kdk
  ...kdk
  ...kdk
  ...kdk
  ...kdk
  ...kdk
  ...kdk
  ...kdk
  ...kdk
  ...kdk
  ...kdk
  ...kdk
  ..kkdkk
  .kddddKk
  .kkkkkkk`);

/** A swinging crescent blade on a pole, and the trace of its swing. */
export const pendulum = plotted(48, 36, (x, y) => {
  const [dx, dy] = [x - 17, y + 7];
  const turn = 0.46;
  const along = dx * Math.sin(turn) + dy * Math.cos(turn);
  const off = dx * Math.cos(turn) - dy * Math.sin(turn);
  const outer = Math.hypot(off, along - 24);
  const inner = Math.hypot(off, along - 14);
  if (outer < 13 && inner > 11.5) return outer > 12 || inner < 12.5 ? "k" : outer > 9.8 ? "W" : off < -2 ? "l" : "S";
  if (Math.abs(off) < 2.6 && along < 28) return Math.abs(off) > 1.6 ? "k" : off < 0 ? "y" : "Y";
  const far = Math.hypot(dx, dy);
  const behind = turn - Math.atan2(dx, dy);
  const streak =
    behind > 0.35 &&
    behind < 1.15 &&
    [22, 27, 32].some((at) => Math.abs(far - at) < 0.6 && behind < 1.2 - Math.abs(at - 27) / 14);
  return streak ? (behind < 0.7 ? "w" : "S") : ".";
});

/** Stairs up to the right; two steps are falling. */
export const stairs = plotted(48, 36, (x, y) => {
  const step = Math.floor(x / 8);
  const top = 28 - step * 5;
  if (y < top || step === 2 || step === 3) return ".";
  const edge = x === 15 || x === 32 || (step > 0 && x % 8 === 0 && y < top + 6);
  if (y === top || edge) return "k";
  if (y < top + 3) return y === top + 1 ? "w" : "l";
  if (y === top + 3) return "k";
  return (x + y * 3) % 13 === 0 ? "d" : x % 8 === 1 ? "S" : "s";
});

export const step = bitmap(`
  ..kkkkk
  kklllllk
  klllSSSkk
  kSSSSssk
  .kSssssk
  .kkskkk
  ...k`);

export const plaster = bitmap(`
  .kkkkkkkk
  kfffwwffFk
  kffwwwwfFk
  kfffwwffFk
  .kkkkkkkk`);

export const pedestal = mirrored(`
  kkkkkkkk
  kwwllllS
  kkkkkkkk
  .klSSSSs
  ..klSkSs
  ..klSkSs
  ..klSkSs
  ..klSkSs
  ..klSkSs
  .klSSSSs
  kkkkkkkk
  klSSSSss
  kkkkkkkk`);

export const crown = mirrored(`
  k......k
  kyk...ky
  kyyk.kyr
  kyWykyyy
  kyyyyyyy
  kyrYyYYb
  kYYYYYYY
  kkkkkkkk`);

export const anvil = bitmap(`
  kkkkkkkkkkkkkkkkkkkkkkkkkk
  .kllllSSSSSSSSSSSSSSSSSssk
  ..kkSSSSSSSSSSSSSSSSSSssdk
  ....kkkSSSSSSSSSSSSSskkkk
  .......kSSSSSSSSSSsk
  ........kSSSSSSSSsk
  ........kSSSSSSSsdk
  .......kkSSSSSSSsdkk
  ......kSSSSSSSSSSsddk
  .....klSSSSSSSSSSSsddk
  .....kkkkkkkkkkkkkkkkk`);

export const hammer = bitmap(`
  .....kkkkk
  ....klSSSSkk
  ...klSSSSSSsk
  ..klSSSSSSssk
  .kllSSSSsskk
  .klSSSSssknk
  .kSSSSsskknmk
  ..kSssskkknmk
  ...kkkk..knmk
  .........knmk
  ..........knmk
  ..........knmk
  ...........kNk
  ............k`);

/** A row of arches, one behind the other. */
const arches = plotted(48, 36, (x, y) => {
  const far = y < 22 ? Math.hypot(x - 23.5, (y - 22) * 1.05) : Math.abs(x - 23.5);
  const arch = Math.floor(far / 4.5);
  if (far % 4.5 < 1) return "k";
  return "kKBTBTBTB".charAt(arch);
});

export const echoes = { wall: arches };

/** The waves of a shout. */
export const shouting = plotted(22, 34, (x, y) => {
  const far = Math.hypot(x + 4, y - 16.5);
  const turn = Math.abs(Math.atan2(y - 16.5, x + 4));
  if (turn > 0.72) return ".";
  return far > 8 && far < 10 ? "W" : far > 14 && far < 16 ? "c" : far > 20 && far < 22 ? "t" : ".";
});

export const blueprint = plotted(32, 20, (x, y) => {
  const side = Math.min(x, y, 31 - x, 19 - y);
  if (side < 1) return "k";
  if (side < 2) return "a";
  const square = (left: number): boolean =>
    x >= left && x < left + 8 && y > 5 && y < 14 && (x === left || x === left + 7 || y === 6 || y === 13);
  if (square(4) || square(20)) return "W";
  const over = y === 7 && x > 12 && x < 19;
  const under = y === 12 && x > 12 && x < 19;
  const heads =
    (x === 17 && (y === 6 || y === 8)) ||
    (x === 14 && (y === 11 || y === 13)) ||
    (x === 16 && (y === 5 || y === 9)) ||
    (x === 15 && (y === 10 || y === 14));
  if (over || under || heads) return "y";
  return x % 5 === 0 || y % 5 === 0 ? "B" : "b";
});

export const tent = mirrored(`
  ...........k
  ..........km
  .........kmm
  ........kmmi
  .......kmmik
  .......kmikk
  ......kmmkkk
  .....kmmikkk
  ....kmmmkkkk
  ....kmmikkkk
  ...kmmmkkkkk
  ..kmmmikkkkk
  .kmmnmkkkkkk
  kmmnmmkkkkkk
  kmnnnkkkkkkk
  kkkkkkkkkkkk`);

export const logs = bitmap(`
  .kk........kk
  kmmkk....kknmk
  kkkmmkkkknnkk
  ..kkknmmnkkk
  .kknnkkkkmmkk
  knmkkk..kkkmmk
  .kk.......kkk`);

/** A mask over the eyes. */
export const mask = bitmap(`
  kkkkkkkkkkkk
  kkwwkkkkwwkkkk
  kkwkkkkkwkkk.kk
  .kkkkkkkkkk`);
