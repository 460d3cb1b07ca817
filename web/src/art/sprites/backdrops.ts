/** The dark and quiet backgrounds of the fine pictures (48 by 36): walls, floors, skies, and circles behind spells. */
import { bitmap, type Bitmap, type Scene } from "../sprites";
import { dyed, plotted } from "../bitmap-tools";

const W = 48;
const H = 36;

const bricks = bitmap(`
  KKKKKKKKKKKk
  KdddKKKKKKKk
  KKKKKKKKKKKk
  kkkkkkkkkkkk
  KKKKKkKKKKKK
  KKKKKkKdddKK
  KKKKKkKKKKKK
  kkkkkkkkkkkk`);

const flags = bitmap(`
  SsSSSSsSSSSSSsSS
  dddddkddddddddkd
  dddddkddddddddkd
  kkkkkkkkkkkkkkkk
  sssksssssssksssss
  dddkdddddddkdddd
  dddkdddddddkdddd
  kkkkkkkkkkkkkkkk
  dddddddkdddddddd`);

const planks = bitmap(`
  nnnnnnnnnnnnnnnn
  NNNNNNkNNNNNNNNN
  kkkkkkkkkkkkkkkk
  nnnnnnnnnnnnnnnk
  NNNNNNNNNNNNNNNk
  kkkkkkkkkkkkkkkk`);

const panels = bitmap(`
  NNNNNNNk
  NNNNNNNk
  NNkNNNNk
  NNkNNNNk
  NNNNNkNk
  NNNNNkNk`);

const plates = bitmap(`
  dddddddddddk
  dKKKKKKKKKKk
  dKsKKKKKKsKk
  dKKKKKKKKKKk
  dKKKKKKKKKKk
  dKKKKKKKKKKk
  dKKKKKKKKKKk
  dKsKKKKKKsKk
  dKKKKKKKKKKk
  kkkkkkkkkkkk`);

const grating = bitmap(`
  SSSSSS
  kskksk
  dddddd
  kkkkkk
  dkkddk
  KKKKKK
  kkkkkk`);

const soil = bitmap(`
  nnhnnnnhnnhnnnnn
  NnNNNhNNNnNNNNhN
  NNNNNNNNNNNkNNNN
  NkNNnNNNNNNNNNNN
  NNNNNNNkNNNNnNNN
  NNnNNNNNNNNNNNkN`);

const sand = bitmap(`
  mmmmmmmmmmmmmmmm
  mmhmmmmmmmmhmmmm
  hmmmmmhmmmmmmmmh
  mmmmhmmmmmmmmhmm
  hhmhhhhmhhhmhhhh
  hhhhhhhhhhhhhhhh`);

const lawn = bitmap(`
  g..g..g.g...g.g.
  GgGGgGGGgGgGGGgG
  GGGGGGGGGGGGGGGG
  TGGGTGGGGGTGGGGG
  TTGTTTGTGTTTGTTG
  TTTTTTTTTTTTTTTT
  TTTTTTTTTTTTTTTT`);

/** Rock: the cells around scattered points, lit from the upper left. */
function rocks(points: readonly (readonly [number, number])[], w: number, h: number, letters: string): Bitmap {
  return plotted(w, h, (x, y) => {
    let first = 99;
    let second = 99;
    let lit = 0;
    for (const [px, py] of points)
      for (const ox of [-w, 0, w])
        for (const oy of [-h, 0, h]) {
          const far = Math.hypot(x - px - ox, (y - py - oy) * 1.25);
          if (far < first) {
            second = first;
            first = far;
            lit = x - px - ox + (y - py - oy);
          } else if (far < second) second = far;
        }
    if (second - first < 1.1) return letters.charAt(0);
    return letters.charAt(lit < -3 ? 2 : 1);
  });
}

const POINTS = [
  [2, 3],
  [11, 1],
  [20, 4],
  [6, 9],
  [15, 9],
  [23, 11],
  [1, 15],
  [10, 16],
  [18, 16],
] as const;
const rock = rocks(POINTS, 24, 18, "kKd");

/** A floor of squares that runs into the distance. */
function squares(h: number, light: string, dark: string): Bitmap {
  return plotted(W, h, (x, y) => {
    const near = 1 / (1.15 - y / h);
    return (Math.floor(((x - W / 2) / near) * 0.22 + 100) + Math.floor(near * 2.4)) % 2 === 0 ? light : dark;
  });
}

/** A sky in bands with stars, which are always in the same places. */
function sky(bands: string, star: string, stars = 22): Bitmap {
  const place = (n: number): string => `${(n * 29 + 7) % W},${(n * n * 7 + n * 5 + 2) % 30}`;
  const spots = new Map(Array.from({ length: stars }, (_, n) => [place(n), n]));
  return plotted(W, H, (x, y) => {
    const spot = spots.get(`${x},${y}`);
    if (spot !== undefined) return spot % 4 === 0 ? "W" : star;
    const band = (y / H) * bands.length;
    const here = Math.floor(band);
    const next = Math.min(bands.length - 1, here + 1);
    return band - here > 0.7 && (x + y) % 2 === 0 ? bands.charAt(next) : bands.charAt(here);
  });
}

function scene(wall: Bitmap, floor: Bitmap | null, ground = 28): Scene {
  return floor === null ? { wall } : { wall, floor, ground };
}

/** Halls of stone in several colours. */
export const stone = scene(bricks, flags);
export const violetStone = scene(dyed(bricks, "kK KV dV"), dyed(flags, "sV SP dK"));
export const tealStone = scene(dyed(bricks, "kK KT dT"), dyed(flags, "dK St sT"));
export const blueStone = scene(dyed(bricks, "kK KB dB"), dyed(flags, "dK Sb sB"));
export const redStone = scene(dyed(bricks, "kK KR dR"), dyed(flags, "SO sR dN"));
export const greenStone = scene(dyed(bricks, "kK KG dG"), dyed(flags, "Sg sG dK"));
export const brownStone = scene(dyed(bricks, "kK KN dN"), dyed(flags, "Sm sn dN"));
export const sandStone = scene(dyed(bricks, "kN KH dh"), sand);
export const ballroom = scene(dyed(bricks, "kK KV dV"), squares(11, "p", "P"), 25);
export const chequers = scene(dyed(bricks, "kK KB dB"), squares(11, "l", "d"), 25);

/** Caves. */
export const cavern = scene(rock, soil);
export const burrow = scene(dyed(rock, "kk KN dn"), soil, 30);
export const mossCave = scene(dyed(rock, "KT dG"), lawn, 29);
export const iceCave = scene(dyed(rock, "kK KB dB"), dyed(flags, "Sa sc db kB"));
export const fireCave = scene(dyed(rock, "KR dO"), dyed(soil, "no ho NR kO"), 30);

/** Rooms of wood and iron, and places under the sky. */
export const study = scene(panels, planks);
export const works = scene(plates, grating, 29);
export const hotWorks = scene(dyed(plates, "kK KR dR sO"), grating, 29);
export const greenWorks = scene(dyed(plates, "kK KT dT st"), grating, 29);
export const graveyard = scene(sky("kKVVvv", "l"), lawn, 29);
export const dusk = scene(sky("VVPPpo", "w", 0), sand, 29);
export const midnight = scene(sky("kkBBBbb", "a"), null);
export const heaven = scene(sky("kVVvvu", "u", 30), null);
/** Between the walls of a chasm. */
export const canyon = scene(sky("bbaaNNk", "W", 0), null);

/** The maze seen from above. */
export const labyrinth = scene(
  bitmap(`
  nnnnnnnnnnnnnnnnnnnnnnnn
  NNNNNNNNNNNNNNNNNNNNNNNN
  nNKKKKKKKKnNKKKKKKKKKKKK
  nNKKKKKKKKnNKKKKKKKKKKKK
  nNKKnnnnKKnNKKnnnnnnnnKK
  nNKKnNNNKKNNKKnNNNNNNNKK
  nNKKnNKKKKKKKKnNKKKKKKKK
  nNKKnNKKKKKKKKnNKKKKKKKK
  nNKKnnnnnnnnnnnNKKnnnnnn
  NNKKNNNNNNNNNNNNKKNNNNNN
  KKKKKKKKKKKKKKKKKKKKKKKK
  KKKKKKKKKKKKKKKKKKKKKKKK`),
  null,
);

/** The position of a pixel relative to the centre of the picture, for the backgrounds of spells. */
const mid = (x: number, y: number): [number, number] => [
  Math.hypot(x - 23.5, y - 17.5),
  Math.atan2(y - 17.5, x - 23.5),
];

/** A circle of magic: two rings and twelve signs between them. */
export function circle(dark: string, middle: string, light: string): Scene {
  const signs = Array.from({ length: 12 }, (_, n): [number, number] => {
    const turn = (n / 12) * Math.PI * 2;
    return [23.5 + Math.cos(turn) * 14.8, 17.5 + Math.sin(turn) * 14.8];
  });
  return scene(
    plotted(W, H, (x, y) => {
      const [far] = mid(x, y);
      if (far < 12.3) return middle;
      if (far < 13.2 || (far >= 16.4 && far < 17.4)) return light;
      const signed = signs.some(([sx, sy], n) => Math.hypot(x - sx, y - sy) < (n % 3 === 0 ? 1.3 : 0.8));
      if (far < 16.4) return signed ? light : dark;
      return (x * 7 + y * 11) % 53 === 0 ? light : dark;
    }),
    null,
  );
}

/** Rays from the centre. */
export function rays(dark: string, middle: string, light: string, count = 12): Scene {
  return scene(
    plotted(W, H, (x, y) => {
      const [far, turn] = mid(x, y);
      if (far < 9) return light;
      if (far < 12 && (x + y) % 2 === 0) return light;
      return Math.sin(turn * count + 0.7) > 0 ? middle : dark;
    }),
    null,
  );
}

/** A whirl. */
export function whirl(dark: string, middle: string, light: string, arms = 3): Scene {
  return scene(
    plotted(W, H, (x, y) => {
      const [far, turn] = mid(x, y);
      const wave = Math.sin(turn * arms + far * 0.55);
      return wave > 0.88 ? light : wave > 0 ? middle : dark;
    }),
    null,
  );
}

/** A star of `points` lines in a ring. */
export function star(dark: string, middle: string, light: string, points = 5): Scene {
  const ends = Array.from({ length: points }, (_, n): [number, number] => {
    const turn = (n / points) * Math.PI * 2 - Math.PI / 2;
    return [23.5 + Math.cos(turn) * 15.5, 17.5 + Math.sin(turn) * 15.5];
  });
  const skip = points === 5 ? 2 : Math.floor(points / 2) - 1;
  const onLine = (x: number, y: number): boolean =>
    ends.some(([ax, ay], n) => {
      const [bx, by] = ends[(n + skip) % points] ?? [ax, ay];
      const long = Math.hypot(bx - ax, by - ay);
      const along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / long;
      const off = Math.abs((x - ax) * (by - ay) - (y - ay) * (bx - ax)) / long;
      return along >= 0 && along <= long && off < 0.7;
    });
  return scene(
    plotted(W, H, (x, y) => {
      const [far] = mid(x, y);
      if (far >= 15.5 && far < 17) return light;
      if (far < 15.5) return onLine(x, y) ? light : middle;
      return (x * 5 + y * 13) % 47 === 0 ? middle : dark;
    }),
    null,
  );
}
