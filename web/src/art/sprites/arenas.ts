/** Fighters before an audience, and their prizes. */
import { bitmap, mirrored } from "../sprites";
import { plotted } from "../bitmap-tools";

/** The dark heads of an audience. */
export const crowd = plotted(48, 15, (x, y) => {
  const row = Math.floor(y / 5);
  const shifted = x + row * 3;
  const head = Math.floor(shifted / 6);
  const [column, line] = [shifted % 6, y % 5];
  if (line === 4 || column === 5) return "k";
  if (line === 0 && (column === 0 || column === 4)) return "k";
  if (line === 2 && (column === 1 || column === 3)) return "k";
  return "sGNdVsRdTN".charAt((head * 7 + row * 3) % 10);
});

/** A minion with a pot on the head. */
export const minion = bitmap(`
  ....kkkkkkk
  ...kSlSSSSsk
  ...kSlSSSSsk
  .kkkkkkkkkkkkk
  kvkuvvvvvvvVkvk
  kvvkWWkvkWWkvVk
  .kkkWkkvkWkkvk
  ...kvvvvvvvVk
  ...kvkwkkwkVk
  ....kvkkkkVk
  ..kkkknnnkkkk
  .kvvkmnnnNkvvk
  .kvVkmyyynkvVk
  ..kk.knnnNk.k
  .....kvVkvVk
  ....kvvVkvvVk
  ....kkkkkkkkk`);

export const spoon = bitmap(`
  ..kkk
  .kimmk
  .kmmnk
  .kmmnk
  ..kmk
  ..kmk
  ..kmk
  ..kmk
  ..knk
  ..knk
  ..knk
  ...k`);

/** A block of ice to be laid over a figure: its edges and its reflections. */
export const ice = plotted(34, 30, (x, y) => {
  const side = Math.min(x, y, 33 - x, 29 - y);
  if (Math.min(x, 33 - x) + Math.min(y, 29 - y) < 3) return ".";
  if (side < 1 || Math.min(x, 33 - x) + Math.min(y, 29 - y) < 4) return "B";
  if (side < 2) return x < 3 || y < 2 ? "W" : "b";
  if (side < 4) return x + y < 30 ? "a" : "c";
  const slant = (x + y) % 60;
  return slant === 17 || slant === 18 || slant === 21 || slant === 46 ? "W" : ".";
});

export const drillhat = mirrored(`
  .......kkk
  ......kmnm
  .....kmmnm
  .....kmmmn
  .....kmmmm
  ....kRRRRy
  kkkkkkkkkk
  kmmmmmmmmm
  .kkkkkkkkk`);

export const steelpot = mirrored(`
  ...kkkk
  .kklSSS
  .klSSSS
  klSSSSs
  kSSSSss
  kkkkkkk
  ksddddd
  .kkkkkk`);

export const luchador = mirrored(`
  .......kkkkk
  ......kbbbyy
  .....kbbbyyy
  .....kbbyyWy
  .....kbyyyyy
  .....kWkkkby
  .....kWgrkbb
  .....kyWWWbb
  .....kyybbbb
  ......kybWWW
  ......kbWkkk
  ..kkkkkkbWkw
  .kegggkkkbbb
  keggGggkkkkk
  kegGgggegggg
  keggkgggegGG
  kggGkkgGGGgg
  keggk.kgeggg
  keggk.kgggGG
  kggggkkkgggg
  .kggGkYyyyyy
  ..kkkkYyyyWW
  .....kkYyyyy
  .....kbbbkkk
  .....kbbBk..
  .....kWWWk..
  .....kkkkk..`);

/** A boxing ring: three ropes between two posts, and the mat. */
export const ring = plotted(48, 26, (x, y) => {
  const side = Math.min(x, 47 - x);
  if (side >= 2 && side < 6 && y < 21) return side === 2 || side === 5 || y === 0 ? "k" : x < 24 ? "S" : "s";
  const rope = y > 1 && y < 17 ? (y - 2) % 5 : 9;
  if (rope < 3) return rope === 1 ? "rwr".charAt(Math.floor(y / 5)) : "k";
  if (y === 19) return "k";
  return y > 19 ? (y < 21 ? "W" : y === 25 ? "k" : "a") : ".";
});

export const boar = mirrored(`
  ..kk.....kkk
  .knnk..kkNHN
  .knpnkkNHNhn
  .knppkNNnhnn
  ..knkNnnnnnn
  ...kNnkkknnn
  ..kNnnnkkknm
  ..kNnnWrkknm
  ..kNnnWkknmm
  ..kNnnnnnmmm
  kkkNnnnmmmmm
  kwkNnnkppppp
  kwWkkkpppppp
  kwWwkpppkkpp
  .kwwkpppkkpp
  ..kkkRpppppp
  ....kkRRRRRR
  ...kNNkkkkkk
  ..knnNknnNNN
  ..kNNkkkNNkk
  ..kkk.kkkk..`);

export const colossus = mirrored(`
  ............kkkkkk
  ..........kkSlllll
  .........klSSSSSSS
  ........klSSSSSSSS
  ........kSSSSSSSSS
  ........kkkkkSSSSS
  ........kSSkkkkkSS
  ........kSSSkkkkkk
  ........kSSkccckSS
  ........ksSkcWckSl
  ........ksSSkkkSSl
  ........ksSSSSSSSl
  .........kSSSSSSll
  .........ksSSSSSll
  .........ksSSSkkkk
  .........ksSSSSSSS
  .........kssSkkkkk
  ..........ksSSSSSS
  ..........kssSSSSS
  ...kkkkkkkkkssssSS
  .kklllSSSSSkkkkkkk
  klSSSSSSSSSSSkkSSS
  kSSSSSSSsSSSSSSkkk
  kSSSgSSSSSSSSSSSSS
  kSeggsSSkSSSSSkSSS
  kSSgGssksSSSSSSkSS
  kSSSssskSSSSSSSSks
  kSSssskksSSSSSSSSk
  kSSsssk.ksSSSSSSSs
  kSSsssk.kssSSSSSss
  kSssssk.ksssssssss
  kSssssk.ksssssssss
  kkkkkkk.kkkkkkkkkk`);

/** A very small figure. */
export const tiny = bitmap(`
  .kkk.
  krrrk
  kfffk
  kbbbk
  kbbBk
  kNkNk`);

export const trophy = mirrored(`
  ...kkkkkkk
  ...kyWyyyy
  kkkkyWyyyy
  kyykyWyyyr
  kykkyWyyrr
  kyk.kyWyyr
  kyykkyyyyy
  .kyykyyyyY
  ..kkkkyyYY
  .....kkyYY
  .......kyY
  .......kyY
  ......kkyY
  .....kyyYY
  ....kkkkkk
  ....knnnnn
  ....kNNNNN
  ...kkkkkkk`);

export const podium = mirrored(`
  ...............kkkkkkkkk
  ...............kllllllll
  ...............ksSSSSSSk
  ...............ksSSSSSkk
  kkkkkkkkkkkkkkkksSSSSSSk
  klllllllllllllkksSSSSSSk
  ksSSSSSSSSSSSSkksSSSSSSk
  ksSSSSSSSSSSSSkksSSSSSkk
  kssssssssssssskkssssssss
  kkkkkkkkkkkkkkkkkkkkkkkk`);

export const dragon = bitmap(`
  ............kk.......kk
  ...........kyk......kyk
  ..........kyyk....kkyYk
  .........kyyYkkkkkyyYk
  .......kkkrrrrrrrkkkk
  ....kkkrrpprrrrrrrRk.kk
  ..kkrrrrprkkkkrrrrRRkyk
  .krrrrrrrkyyWkkrrrrRkyk
  krkrrrrrrkykykrrrrRRRk
  krrrrrrrrrkkkrrrrrRRkkk
  kRrrrrrrrrrrrrrrrRRRkyYk
  .kkwkrwkrwkrrrrrRRRRkyk
  ...k.kk.kkkkrrrrRRRRRk
  .........kkwkrrRRRRRRkkk
  .kk.kk.kkkwwkrrrRRRRRkyYk
  kwkwkkwkwwkkrrrrRRRRRRkyk
  kRrRrrRrrrrrrrrRRRRRRRRk
  .kkRRRRRRRRRRRRRRRRRRRkkk
  ...kkkkkkkkkyrrrRRRRRRkyYk
  .........kyyYrrrrRRRRRRkyk
  ........kyyyYYrrrrRRRRRRk
  ........kyyyYYYrrrrRRRRRk
  .......kyyyyYYYrrrrrRRRRk`);

export const firebreath = bitmap(`
  .....kkk..kkk
  ..kkkookkkook
  kkooooyoooyook
  .kkkoyyWWyyyWW
  kkooyyWWWWWWWW
  koooyyyWWWWWWW
  .kkkooyyyyyWWy
  kkooooooyyooyo
  ..kkkkookkkook
  ......kk..kkk`);

export const floodlight = bitmap(`
  kkkkkkkkkkkk
  kWWyWWyWWyWk
  kWyyWyyWyyWk
  kyyYyyYyyYyk
  kkkkkkkkkkkk
  ....ksdk
  ....ksdk
  ....ksdk
  ....ksdk
  ....ksdk
  ....ksdk
  ....ksdk
  ....ksdk
  ....ksdk
  ....ksdk`);

/** A pitch in two greens. */
export const turf = plotted(48, 10, (x, y) => {
  if (y === 0 || y === 1) return "w";
  const near = 1 + y / 9;
  return Math.floor((x - 24) / (7 * near) + 20) % 2 === 0 ? "g" : "G";
});

/** A bunk bed. */
export const bunk = plotted(42, 32, (x, y) => {
  const side = Math.min(x, 41 - x);
  if (side < 4) return side % 3 === 0 || y === 0 || y === 31 ? "k" : side === 1 ? "m" : "n";
  const board = y > 10 && y < 15 ? y - 11 : y - 25;
  return board >= 0 && board < 4 ? "kmnk".charAt(board) : ".";
});

export const greathelm = mirrored(`
  ..kkkkk
  .kllSSy
  klSSSSy
  klSSSyy
  kkkkkky
  kSSSSSy
  kSSkSky
  kSkSkSy
  kssssSy
  .kkkkkk`);

export const blanket = bitmap(`
  ...kkkkkkkkkkkkkkkk
  .kkwwwwwrrwwwwwwwwkk
  kwwwwwwwrrwwwwwwwwwlk
  kwwwwrrrrrrrrwwwwwllk
  kwwwwwwwrrwwwwwwwlllk
  kwwwwwwwrrwwwwwllllSk
  kkkkkkkkkkkkkkkkkkkkk`);

/** A crystal ball with a face. */
export const crystalball = plotted(22, 22, (x, y) => {
  const far = Math.hypot(x - 10.5, y - 10.5);
  if (far > 11) return ".";
  if (far > 10) return "k";
  if (x + y < 12 && x > 3 && far > 6.5 && far < 8.8) return "W";
  const face =
    Math.hypot((x - 10.5) / 4.6, (y - 9.5) / 5.8) < 1 ||
    (y > 9 && y < 18 && Math.abs(x - 10.5) < 4.6 && (y < 16 || x % 3 === 0));
  const eye = (x === 8 || x === 9 || x === 12 || x === 13) && (y === 8 || y === 9);
  const mouth = (x === 10 || x === 11) && (y === 12 || y === 13);
  return eye || mouth ? "k" : face ? "w" : far > 8.2 ? "b" : "c";
});

export const spread = bitmap(`
  ..k.k.k
  .kgkgkgk
  .kgkgkgk.k
  .kgkgkgkkgk
  kkgggggkgGk
  kggggggggGk
  .kgggggGGk
  ..kkggGGk
  ..kRRRRRk
  .krrrrrRk`);

export const roundtable = mirrored(`
  ......kkkkkkkkkkkk
  ..kkkkvvvvvvvvvvvv
  kkvvvvuuuuuuuuuuuu
  kvvvuuuuuuuuuuuuuu
  kVvvvvvvvvvvvvvvvv
  kVvVvvvVvvvVvvvVvv
  kVvVvvvVvvvVvvvVvv
  kyyVyyyVyyyVyyyVyy
  kkkkkkkkkkkkkkkkkk`);

export const kabuto = mirrored(`
  k...........
  kyk.........
  kyyk...kkkkk
  kyyyk.kKKKKK
  .kyyykkKdddd
  .kkyyyyKdddY
  ..kkyyyyyyYY
  .kkkkkyyyyyY
  .kRRRkkkyyyW
  krrRRRRkkkkk
  krrkkkkkkkkk
  kRRk........
  krrkk.......
  kRRrk.......
  krrkk.......
  .kRRk.......
  ..kkk.......`);

/** A long, slightly bent sword that points to the upper left. */
export const katana = plotted(32, 30, (x, y) => {
  const along = (x + y) / 60;
  const bend = x - y * 1.05 + Math.sin(along * Math.PI) * 3.4;
  if (Math.abs(bend) > 2.1 || along < 0.03) return ".";
  if (along > 0.74) return Math.abs(bend) > 1.5 ? "k" : Math.floor(along * 30) % 2 === 0 ? "n" : "y";
  if (along > 0.7) return "k";
  return Math.abs(bend) > 1.4 ? "b" : bend > 0 ? "W" : "c";
});

/** Paper walls. */
const paper = plotted(24, 28, (x, y) => {
  if (y < 3) return y === 1 ? "n" : "N";
  if (x % 12 === 0 || y % 8 === 4) return "N";
  return y > 20 ? "n" : (x + y) % 17 === 0 ? "m" : "h";
});

const mats = bitmap(`
  IIIIIIIIIIIIIIII
  mmmmmmmmmmmmmmmm
  NNNNNNNNNNNNNNNN
  mmmmmmmNmmmmmmmm
  nmnmnmnNnmnmnmnm
  NNNNNNNNNNNNNNNN`);

export const dojo = { wall: paper, floor: mats, ground: 28 };
