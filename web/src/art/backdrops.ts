/**
 * The backgrounds of the pictures of cards: repeated walls and floors. They are dark and quiet, so that the subject
 * stands out.
 */
import { bitmap, mirrored, type Scene } from "./sprites";

const bricks = bitmap(`
  KKKKKKkK
  KKKKKKkK
  kkkkkkkk
  KKkKKKKK
  KKkKKKKK
  kkkkkkkk`);

const flags = bitmap(`
  kkkkkkkk
  sssssdss
  dddddkdd
  sdssssss
  dkdddddd`);

const rock = bitmap(`
  kkkKKkkkkKkk
  kkKKKkkkkkkk
  kkkKkkkkKKkk
  kkkkkkkKKKKk
  KkkkkkkkKKkk
  kkkkKkkkkkkk`);

const earth = bitmap(`
  kNNkNNNN
  NNnNNNNn
  NNNNnNNN
  nNNNNNNN`);

const panels = bitmap(`
  NNNNkNNNNNNk
  NNNNkNNNNNNk
  NNkNkNNNNNNk
  NNNNkNNNkNNk
  NNNNkNNNNNNk
  NNNNkNNNNNNk`);

const planks = bitmap(`
  kkkkkkkkkkkk
  nnnnnnnnNnnn
  NNNNNNNNkNNN
  nnnNnnnnnnnn
  NNNkNNNNNNNN`);

const stars = bitmap(`
  BBBBBBBBBBBB
  BBBaBBBBBBBB
  BBBBBBBBBBBB
  BBBBBBBBBwBB
  BBBBBBBBBBBB
  BaBBBBBBBBBB
  BBBBBBBaBBBB
  BBBBBBBBBBBB`);

const grass = bitmap(`
  .G..G.G..G..
  GgGGgGgGGgGG
  GGGGGGGGGGGG
  GGGNGGGGGNGG
  NGNNNGNNNNNG`);

const dusk = bitmap(`
  VVVVVVVV
  VVVVVVVV
  VVVVVVVV
  VVVVVVVV
  VVVVVVVV
  vVvVvVvV
  vvvvvvvv
  vvvvvvvv
  vvvvvvvv
  PvPvPvPv
  PPPPPPPP
  PPPPPPPP
  oPoPoPoP
  oooooooo
  yyyyyyyy`);

const veil = bitmap(`
  VVVKVVVV
  VVVVVVVV
  VVVVVVVK
  VKVVVVVV
  VVVVVVVV
  VVVVVKVV`);

const icy = bitmap(`
  TTTTBTTT
  TTTBBTTT
  TTTTTTTB
  BTTTTTBB
  TTTTTTTT
  TTBTTTTT`);

const snow = bitmap(`
  wwawwwww
  awwwwwaw
  aaawaaaa
  baaaaaba`);

const embers = bitmap(`
  RRNRRRRR
  RRRRRRNN
  NRRRRRRR
  RRRNNRRR
  RRRRRRRR
  RNRRRRRN`);

const lavaTop = bitmap(`
  yoyyoyoy
  ooooyooo
  roorooor
  rrrrrorr`);

const sandy = bitmap(`
  HHHHHHHNHHHH
  HHHHHHHNHHHH
  NNNNNNNNNNNN
  HHHNHHHHHHHH
  HHHNHHHHHHHH
  NNNNNNNNNNNN`);

const sand = bitmap(`
  mImmmmIm
  mmmmmmmm
  nmmmmnmm
  mmnmmmmm`);

const plates = bitmap(`
  ddddddKd
  dsddddKd
  ddddddKd
  ddddsdKd
  ddddddKd
  KKKKKKKK`);

const grid = bitmap(`
  kSskSskS
  dsddsdds
  KKKKKKKK
  dsddsdds`);

/** A dungeon wall of bricks over flagstones. */
export const dungeon: Scene = { wall: bricks, floor: flags, ground: 14 };

/** A cave. */
export const cave: Scene = { wall: rock, floor: earth, ground: 15 };

/** Panelled walls and planks: a library, an inn, a manor. */
export const hall: Scene = { wall: panels, floor: planks, ground: 14 };

/** A starry night over a meadow. */
export const night: Scene = { wall: stars, floor: grass, ground: 14 };

/** The starry sky without a meadow. */
export const heaven: Scene = { wall: stars };

/** Sunset over a meadow: the home of many heroes. */
export const evening: Scene = { wall: dusk, floor: grass, ground: 14 };

const windows = bitmap(`
  NNNNNNNNNNNHHNNNNNNNNNNN
  NNNNNNNNNNNHHNNNNNNNNNNN
  NNNkkkkNNNNHHNNNNkkkkNNN
  NNkoyyokNNNHHNNNkoyyokNN
  NNkyycckNNNHHNNNkccyykNN
  NNkyycckNNNHHNNNkccyykNN
  NNkkkkkkNNNHHNNNkkkkkkNN
  NNkcceekNNNHHNNNkeecckNN
  NNkcceekNNNHHNNNkeecckNN
  NNkyyookNNNHHNNNkooyykNN
  NNkkkkkkNNNHHNNNkkkkkkNN
  NNNNNNNNNNNHHNNNNNNNNNNN
  HHHHHHHHHHHHHHHHHHHHHHHH
  NNNNNNNNNNNNNNNNNNNNNNNN`);

const roofs = bitmap(`
  BBBBBBBBBBBBBBBBBBBBBBBB
  BBaBBBBBBBBBBBBBBBBiiBBB
  BBBBBBBBBBBBBBBBBBiiBBBB
  BBBBBBaBBBBBBBBBBBiiBBBB
  BBBBBBBBBBBBBBaBBBBiiBBB
  BaBBBBBBBBBBBBBBBBBBBBBB
  BBBBBBBBBBBBBBBBBBBBBBaB
  BBBBBBBBBBBBBBBBBBBBBBBB
  BBBdBBBBBBBBBBBBBBBBBdBB
  BBdddBBBBBBBBBBBBBBBdddB
  BdddddBBBBBBBBBBBBBddddd
  dddddddddddddddddddddddd
  KKyKKKKKyKKKKKKKKyKKKyKK
  KKyKKKKKyKKKKKKKKyKKKyKK`);

const cobbles = bitmap(`
  kkkkkkkk
  KddKKddK
  kkkkkkkk
  dKKddKKd`);

const RAYS = `
  YOOOOYYOOOYY
  OYOOOOYOOOYY
  OOYYOOYYOOYY
  OOOYYOOYOOOY
  YOOOYYOYYOOY
  OYYOOYYOYOOY
  OOOYYOYYOYOY
  OOOOYYOYOYOY
  YYYOOYYOYOYY
  OOYYYOYYYYYY
  OOOOYYYYYYYY
  YYYYYYYYYYYY
  OOOYYYYYYYYY
  OOOYYYYYYYYY`;

/** Rays of two colours behind an epic hero. */
function shining(light: string, dark: string): Scene {
  return { wall: mirrored(RAYS.replaceAll("Y", light).replaceAll("O", dark)), floor: flags, ground: 15 };
}

/** A chapel window: the home of clerics. */
export const chapel: Scene = { wall: windows, floor: flags, ground: 14 };

/** Roofs by night: the home of thieves. */
export const roofscape: Scene = { wall: roofs, floor: cobbles, ground: 14 };

/** Rays in the colour of each class, for epic heroes. */
export const clericGlory = shining("Y", "O");
export const fighterGlory = shining("r", "R");
export const mageGlory = shining("b", "B");
export const thiefGlory = shining("t", "T");

/** Grey rays, for epic heroes without a class. */
export const plainGlory = shining("s", "d");

/** A purple wall over flagstones, for magic, curses and ghosts. */
export const gloom: Scene = { wall: veil, floor: flags, ground: 15 };

/** The purple wall without a floor. */
export const magic: Scene = { wall: veil };

/** Ice and snow. */
export const ice: Scene = { wall: icy, floor: snow, ground: 14 };

/** Red rock over lava. */
export const lava: Scene = { wall: embers, floor: lavaTop, ground: 15 };

/** Sandstone: tombs and pyramids. */
export const tomb: Scene = { wall: sandy, floor: sand, ground: 14 };

/** Iron plates: factories and machines. */
export const works: Scene = { wall: plates, floor: grid, ground: 14 };
