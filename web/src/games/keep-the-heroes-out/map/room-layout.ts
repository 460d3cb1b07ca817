/** How large everything in a room is drawn, so that it fits under the name of the room and nothing hides anything else. */

/** The width of a drawn figure at scale 1. */
const FIGURE = 18;
/** Smaller figures have their badges beside them, where these hide nothing. */
export const BADGES_BESIDE = 1.5;
/** How far a badge stands out beside a small figure, in pixels. */
export const BADGE = 9;
/** What is free between the pieces and the things, in pixels. */
const GAP = 4;
const GAP_BESIDE = 8;
/** The least scales of figures, from good to bad: rather than smaller figures a room has smaller things. */
const LEAST = [1.5, 1.25, 1, 0.8];

/** The plate behind a hero is so much larger than the hero on each side; it grows with the hero up to a size. */
export const plateEdge = (scale: number): number => Math.min(6, 3 * scale);

interface Spaces {
  /** The height of a figure at scale 1. */
  height: number;
  /** The width of a piece without its figure: its plate and the gap beside it. */
  margin: number;
  gap: number;
  /** What is above and below figures: their plates, their life, and the line under the figures of the viewer. */
  edges: number;
}

const monsterSpaces = (): Spaces => ({ height: 18, margin: 7, gap: 5, edges: 8 });
const heroSpaces = (scale: number): Spaces => {
  const plate = plateEdge(scale);
  return { height: 20, margin: 2.5 * plate + 1, gap: 1.5 * plate, edges: 2 * plate };
};
const SIZES = { hero: [3, 2.5, 2, 1.75, 1.5, 1.25, 1, 0.8], monster: [2, 1.75, 1.5, 1.25, 1, 0.8] };
const MINI_SIZES = { hero: [1.25, 1, 0.8], monster: [1, 0.8] };

/** What is in a room, and the place for it. */
export interface Contents {
  width: number;
  height: number;
  mini: boolean;
  /** The number of badges of each group of heroes and of monsters. */
  heroes: readonly number[];
  monsters: readonly number[];
  /** The width of the number of heroes that would wake, as a sign and in words; 0 without one. */
  sign: number;
  words: number;
  /** The things: their widths without a label for size 1, and the widths of a short and a long label. */
  things: readonly { width: number; label: number; words: number }[];
}

export interface RoomLayout {
  hero: number;
  monster: number;
  /** In how many columns the groups of figures stand. */
  heroColumns: number;
  monsterColumns: number;
  /** The size of a thing. */
  thing: number;
  /** Whether the things lie beside the figures. */
  beside: boolean;
  /** Whether the treasures have a label in words, and the number of heroes that would wake. */
  labels: boolean;
  words: boolean;
  /** Whether the number of heroes that would wake is among the things. */
  signBelow: boolean;
}

interface Block {
  width: number;
  height: number;
  columns: number;
}

/** Returns all ways to put groups in rows, the widest first. Each column is as wide as its widest piece. */
function blocks(badges: readonly number[], scale: number, { height, margin, gap, edges }: Spaces): Block[] {
  if (!badges.length) return [{ width: 0, height: 0, columns: 1 }];
  const widths = badges.map((count) => FIGURE * scale + margin + (scale < BADGES_BESIDE ? count * BADGE : 0));
  return [1, 2, 3].slice(0, badges.length).map((rows) => {
    const columns = Math.ceil(badges.length / rows);
    const columnWidths = Array.from({ length: columns }, (_, at) =>
      Math.max(...widths.filter((_, n) => n % columns === at)),
    );
    return {
      columns,
      width: columnWidths.reduce((sum, one) => sum + one, 0),
      height: Math.ceil(badges.length / columns) * (height * scale + gap) - gap + edges,
    };
  });
}

type Figures = Pick<RoomLayout, "hero" | "monster" | "heroColumns" | "monsterColumns">;

/** All ways to draw the figures of a room, the largest first; heroes are as large as the monsters leave room for. */
function figuresOf({ heroes, monsters, mini }: Contents): (Figures & { width: number; height: number })[] {
  const sizes = mini ? MINI_SIZES : SIZES;
  const heroBlocks = sizes.hero.map((size) => ({ size, ways: blocks(heroes, size, heroSpaces(size)) }));
  return sizes.monster.flatMap((monster) => {
    const monsterBlocks = blocks(monsters, monster, monsterSpaces());
    return heroBlocks
      .filter(({ size }) => size >= Math.min(monster, 1.25))
      .flatMap(({ size: hero, ways }) =>
        ways.flatMap((first) =>
          monsterBlocks.map((second) => ({
            hero,
            monster,
            heroColumns: first.columns,
            monsterColumns: second.columns,
            width: first.width + second.width,
            height: Math.max(first.height, second.height),
          })),
        ),
      );
  });
}

/** Returns the height of the things in a place of this width; none if one of them is wider. */
function thingsHeight(things: Contents["things"], size: number, labels: boolean, width: number): number | null {
  let rows = things.length ? 1 : 0;
  let left = width;
  for (const thing of things) {
    const wide = thingWidth(thing, size, labels);
    if (wide > width) return null;
    if (wide > left) [rows, left] = [rows + 1, width];
    left -= wide;
  }
  return rows * (size + 2);
}

function thingWidth({ width, label, words }: Contents["things"][number], size: number, labels: boolean): number {
  return width * size + (labels ? words : label) + 5;
}

type Way = Pick<RoomLayout, "thing" | "labels" | "beside" | "signBelow">;

/** Returns the layout with the largest figures in one way; null if nothing fits. */
function layoutIn(contents: Contents, way: Way, all: ReturnType<typeof figuresOf>): RoomLayout | null {
  const { width, height, mini } = contents;
  const { thing, labels, beside, signBelow } = way;
  const sign = signBelow ? [{ width: 0, label: contents.sign, words: contents.sign }] : [];
  const things = [...contents.things, ...sign];
  const total = things.reduce((sum, one) => sum + thingWidth(one, thing, labels), 0);
  const span = beside ? Math.min(total, width * 0.55) : width;
  const high = thingsHeight(things, thing, labels, span);
  if (high === null || high > height || (!beside && labels && high > thing + 2)) return null;
  const figureWidth = beside && total ? width - span - GAP_BESIDE : width;
  const figureHeight = beside || !high ? height : height - high - GAP;
  const fit = (extra: number) => all.find((one) => one.height <= figureHeight && one.width + extra <= figureWidth);
  const found = fit(signBelow ? 0 : contents.sign);
  if (!found) return null;
  const broad = mini || signBelow ? undefined : fit(contents.words);
  const words = broad?.hero === found.hero && broad.monster === found.monster;
  const { hero, monster, heroColumns, monsterColumns } = words ? broad : found;
  return { hero, monster, heroColumns, monsterColumns, ...way, words };
}

const WAYS = [
  { thing: 24, labels: true },
  { thing: 24, labels: false },
  { thing: 20, labels: false },
  { thing: 16, labels: false },
].flatMap((way) =>
  [false, true].flatMap((signBelow) => [false, true].map((beside) => ({ ...way, signBelow, beside }))),
);
const MINI_WAYS = [false, true].flatMap((signBelow) =>
  [false, true].map((beside) => ({ thing: 12, labels: false, beside, signBelow })),
);

/** Returns how the contents of a room are drawn: figures that are large enough first, then large things, then words. */
export function layoutOfRoom(contents: Contents): RoomLayout {
  const { heroes, monsters, mini, sign } = contents;
  const [leasts, all] = mini ? [MINI_SIZES.monster, MINI_WAYS] : [LEAST, WAYS];
  const ways = sign ? all : all.filter(({ signBelow }) => !signBelow);
  const figures = figuresOf(contents);
  const tried: (RoomLayout | null)[] = [];
  for (const least of leasts)
    for (const [n, way] of ways.entries()) {
      const layout = (tried[n] ??= layoutIn(contents, way, figures));
      const smallest = Math.min(heroes.length ? (layout?.hero ?? 0) : 9, monsters.length ? (layout?.monster ?? 0) : 9);
      if (layout && smallest >= least) return layout;
    }
  const columns = (groups: readonly number[]): number => Math.max(1, Math.ceil(groups.length / 2));
  const last = all[all.length - 1] as Way;
  const smallest = { hero: 0.8, monster: 0.8, heroColumns: columns(heroes), monsterColumns: columns(monsters) };
  return { ...smallest, words: false, ...last, signBelow: sign > 0 };
}
