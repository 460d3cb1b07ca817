/** What is printed on things, pixel by pixel: target, table, floor, faces of dice. Plain pixels, so that tests can look. */
import { PALETTE } from "../../../../art/palette";
import { bitmap, type Bitmap } from "../../../../art/sprites";
import { DICE, EDGE, ICE, MARGIN, SECTIONS, WATER, WOOD } from "./colours";
import { HOLES, M, numbers, type Patch } from "../numbers";
import { bearing, compass } from "../physics/geometry";

export const EYE = bitmap(`
  ....xxxx....
  ..xxxxxxxx..
  .xx..xx..xx.
  xx..xxxx..xx
  xx..xx.x..xx
  .xx..xx..xx.
  ..xxxxxxxx..
  ....xxxx....`);
export const FLAKE = bitmap(`
  .....x.....
  ...x.x.x...
  ....xxx....
  .x...x...x.
  ..x..x..x..
  xxxxxxxxxxx
  ..x..x..x..
  .x...x...x.
  ....xxx....
  ...x.x.x...
  .....x.....`);
const BONE = bitmap(`
  .ii....ii.
  iiI....iIi
  .iIiiiiiI.
  .iiiiiiii.
  iiI....iIi
  .ii....ii.`);
const SKULL = bitmap(`
  .iiiii.
  iiiiiiI
  ikkikkI
  iiiiiII
  .iikiI.
  .IkIkI.`);
const STAR = bitmap(`
  .....x.....
  .....x.....
  ....xxx....
  xxxxxxxxxxx
  .xxxxxxxxx.
  ..xxxxxxx..
  ..xxxxxxx..
  .xxxx.xxxx.
  .xx.....xx.`);
const DIGITS: Readonly<Record<number, Bitmap>> = {
  1: bitmap(".xx.\nxxx.\n.xx.\n.xx.\n.xx.\n.xx.\nxxxx"),
  2: bitmap(".xxx.\nxx.xx\n...xx\n..xx.\n.xx..\nxx...\nxxxxx"),
  3: bitmap(".xxx.\nxx.xx\n...xx\n..xx.\n...xx\nxx.xx\n.xxx."),
  4: bitmap("...xx\n..xxx\n.x.xx\nxx.xx\nxxxxx\n...xx\n...xx"),
  5: bitmap("xxxxx\nxx...\nxxxx.\n...xx\n...xx\nxx.xx\n.xxx."),
};

const known = new Map<string, readonly number[]>();

/** A colour such as #f6c945 as four bytes. */
function mixed(colour: string): readonly number[] {
  let found = known.get(colour);
  if (!found) known.set(colour, (found = [...[1, 3, 5].map((i) => parseInt(colour.slice(i, i + 2), 16)), 255]));
  return found;
}

export class Pixels {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.data = new Uint8ClampedArray(width * height * 4);
  }

  set(x: number, y: number, colour: string): void {
    if (x < 0 || y < 0 || x >= this.width || y >= this.height) return;
    this.data.set(mixed(colour), (Math.round(y) * this.width + Math.round(x)) * 4);
  }

  fill(each: (x: number, y: number) => string): this {
    for (let y = 0; y < this.height; y++) for (let x = 0; x < this.width; x++) this.set(x, y, each(x, y));
    return this;
  }

  /**
   * Lay a drawing with its middle here, turned by quarters clockwise; `x` gets the ink, everything else is a letter of
   * the palette.
   */
  stamp(of: Bitmap, x: number, y: number, ink = EDGE, size = 1, quarter = 0): this {
    const [wide, high] = [of.w * size, of.h * size];
    const [left, top] =
      quarter % 2
        ? [Math.round(x - high / 2), Math.round(y - wide / 2)]
        : [Math.round(x - wide / 2), Math.round(y - high / 2)];
    for (let row = 0; row < high; row++) {
      for (let column = 0; column < wide; column++) {
        const letter = of.rows[Math.floor(row / size)]?.[Math.floor(column / size)] ?? ".";
        if (letter === ".") continue;
        const [dx, dy] = [
          [column, row],
          [high - 1 - row, column],
          [wide - 1 - column, high - 1 - row],
          [row, wide - 1 - column],
        ][quarter % 4] as [number, number];
        this.set(left + dx, top + dy, letter === "x" ? ink : (PALETTE[letter] ?? ink));
      }
    }
    return this;
  }
}

/** Something between 0 and 1 that is the same for the same place. */
function grain(x: number, y: number): number {
  const n = Math.sin(x * 127.1 + y * 311.7) * 43758.5453;
  return n - Math.floor(n);
}

export function patchAt(patches: readonly Patch[], x: number, y: number): Patch | undefined {
  const [radius, angle] = [Math.hypot(x, y), bearing(x, y)];
  return patches.find(
    ([, inner, outer, start, end]) =>
      radius >= inner && radius < outer && (((angle - start) % 360) + 360) % 360 < end - start,
  );
}

/** The bearing nearest to the middle of a patch at which no hole cuts into a number. */
function freeOfHoles(radius: number, start: number, end: number): number {
  const middle = (start + end) / 2;
  const clear = (angle: number): boolean => {
    const [x, y] = compass(angle);
    return HOLES.every((hole) => {
      const [hx, hy] = compass(45 + 90 * (hole - 1));
      return Math.hypot(x * radius - hx * M.HOLE_DISTANCE, y * radius - hy * M.HOLE_DISTANCE) > M.HOLE_RADIUS + 1.1;
    });
  };
  for (let off = 0; off < (end - start) / 2 - 4; off++)
    for (const angle of [middle - off, middle + off]) if (clear(angle)) return angle;
  return middle;
}

/** Where the number of a patch stands: rings have it four times, between the holes. Centimetres. */
export function labelsOf(patches: readonly Patch[]): { value: number; x: number; y: number }[] {
  return patches.flatMap(([value, inner, outer, start, end]) => {
    if (inner === 0) return [];
    const radius = (inner + outer) / 2;
    const angles = end - start >= 360 ? [0, 90, 180, 270] : [freeOfHoles(radius, start, end)];
    return angles.map((angle) => {
      const [x, y] = compass(angle);
      return { value, x: x * radius, y: y * radius };
    });
  });
}

/** Pixels for each centimetre of the target. */
const FINE = 9;

/** The print of the target, north up. Its numbers stand upright for a viewer who is turned by `quarter` quarters. */
export function targetPrint(name: string, quarter = 0): Pixels {
  const patches = numbers.targets[name] ?? [];
  const size = Math.round(2 * M.TARGET_RADIUS * FINE);
  const at = (pixel: number): number => (pixel + 0.5 - size / 2) / FINE;
  const made = new Pixels(size, size);
  const owners: (Patch | undefined)[] = [];
  for (let py = 0; py < size; py++) for (let px = 0; px < size; px++) owners.push(patchAt(patches, at(px), -at(py)));
  const whose = (px: number, py: number): Patch | undefined => owners[py * size + px];
  made.fill((px, py) => {
    const [x, y] = [at(px), -at(py)];
    const radius = Math.hypot(x, y);
    const patch = whose(px, py);
    if (radius > M.TARGET_RADIUS - 0.35) return EDGE;
    if (patch !== whose(px + 1, py) || patch !== whose(px, py + 1)) return EDGE;
    if (!patch) return MARGIN[grain(Math.floor(px / 3), Math.floor(py / 3)) > 0.6 ? 1 : 0];
    const [face, shade] = SECTIONS[patch[0]] ?? MARGIN;
    // A dither towards the outer edge of the section, like the pictures of the cards.
    const outward = (radius - patch[1]) / (patch[2] - patch[1]);
    return (px + py) % 2 === 0 && outward > 0.55 + grain(px, py) * 0.2 ? shade : face;
  });
  // Bones lie on the margin, where a die scores nothing.
  for (let i = 0; i < 20; i++) {
    const [x, y] = compass(i * 18 + 6);
    made.stamp(
      i % 5 === 2 ? SKULL : BONE,
      size / 2 + x * (M.PLAY_RADIUS + 0.83) * FINE,
      size / 2 - y * (M.PLAY_RADIUS + 0.83) * FINE,
    );
  }
  for (const { value, x, y } of labelsOf(patches)) {
    const digit = DIGITS[value];
    if (digit) made.stamp(digit, size / 2 + x * FINE, size / 2 - y * FINE, SECTIONS[value]?.[2], 2, quarter);
  }
  made.stamp(STAR, size / 2, size / 2, SECTIONS[10]?.[2], 2, quarter);
  return made;
}

/** Planks of the table. */
export function tablePrint(width = 288, height = 360): Pixels {
  const plank = width / 8;
  return new Pixels(width, height).fill((x, y) => {
    const board = Math.floor(x / plank);
    const joint = (y + board * 137) % 190;
    if (x % plank < 1 || joint < 1) return WOOD[4];
    if (x % plank < 2 || joint < 2) return WOOD[2];
    const stripe = grain(x, board * 7 + Math.floor((y + 40 * grain(x, board)) / 34));
    const knot = Math.hypot((x % plank) - plank / 2 - 6 * (grain(board, 1) - 0.5), ((y + board * 61) % 150) - 70);
    if (knot < 2) return WOOD[4];
    if (knot < 4) return WOOD[3];
    return stripe > 0.82 ? WOOD[3] : stripe < 0.25 ? WOOD[2] : (WOOD[board % 3 === 1 ? 0 : 1] ?? WOOD[1]);
  });
}

/** Flagstones far below. */
export function floorPrint(size = 128): Pixels {
  return new Pixels(size, size).fill((x, y) => {
    const row = Math.floor(y / 16);
    const shifted = (x + (row % 2) * 12) % 24;
    if (y % 16 < 1 || shifted < 1) return "#171020";
    return (
      ["#2a2135", "#2e253a", "#261d30"][Math.floor(3 * grain(Math.floor((x + (row % 2) * 12) / 24), row))] ?? "#2a2135"
    );
  });
}

/** One face of a cube. */
export function facePrint(kind: string, shows: string, size = 16): Pixels {
  const [body, edge, mark] = DICE[kind] ?? (DICE["white"] as readonly [string, string, string]);
  const made = new Pixels(size, size).fill((x, y) => (x < 1 || y < 1 || x >= size - 1 || y >= size - 1 ? edge : body));
  if (shows === "eye") made.stamp(EYE, size / 2, size / 2, mark);
  if (shows === "snow") made.stamp(FLAKE, size / 2, size / 2, mark);
  return made;
}

/** A face of a four-sided die: an eye in one of its corners, which is drawn at the top of the picture. */
export function pyramidPrint(kind: string, eye: boolean, size = 32): Pixels {
  const [body, edge, mark] = DICE[kind] ?? (DICE["white"] as readonly [string, string, string]);
  const made = new Pixels(size, size).fill((_, y) => (y >= size - 1 ? edge : body));
  return eye ? made.stamp(EYE, size / 2, size * 0.42, mark) : made;
}

/** Ice with cracks. */
export function icePrint(size = 32): Pixels {
  return new Pixels(size, size).fill((x, y) => {
    if (Math.abs(((x * 3 + y * 2) % 29) - 3) < 1 && grain(Math.floor(x / 5), Math.floor(y / 5)) > 0.45)
      return "#ffffff";
    return ICE[Math.floor(grain(Math.floor(x / 4), Math.floor(y / 3)) * 3)] ?? ICE[0];
  });
}

/** Water with small waves. */
export function waterPrint(size = 32): Pixels {
  return new Pixels(size, size).fill((x, y) =>
    (y + Math.round(2 * Math.sin(x / 3))) % 8 < 1
      ? "#d9efff"
      : (WATER[grain(Math.floor(x / 4), Math.floor(y / 2)) > 0.75 ? 1 : 0] ?? WATER[0]),
  );
}
