import { describe, expect, it } from "vitest";
import { BADGE, BADGES_BESIDE, layoutOfRoom, plateEdge, type Contents } from "./room-layout";

const PLAIN = { width: 1, label: 0, words: 0 };
const CHEST = { width: 4 / 3, label: 16, words: 66 };
const room = (contents: Partial<Contents>): Contents => ({
  width: 180,
  height: 75,
  mini: false,
  heroes: [],
  monsters: [],
  sign: 0,
  words: 0,
  things: [],
  ...contents,
});

/** The width and the height that the figures of a layout take. */
function sizeOf({ heroes, monsters }: Contents, layout: ReturnType<typeof layoutOfRoom>): [number, number] {
  const block = (badges: readonly number[], scale: number, columns: number, high: number): [number, number] => {
    if (!badges.length) return [0, 0];
    const width = 18 * scale + (scale < BADGES_BESIDE ? Math.max(...badges) * BADGE : 0);
    return [Math.min(columns, badges.length) * width, Math.ceil(badges.length / columns) * high * scale];
  };
  const [heroWidth, heroHeight] = block(heroes, layout.hero, layout.heroColumns, 20);
  const [width, height] = block(monsters, layout.monster, layout.monsterColumns, 18);
  return [heroWidth + width, Math.max(heroHeight + (heroes.length ? plateEdge(layout.hero) : 0), height)];
}

describe("the contents of a room", () => {
  it("are large where there is room for them", () => {
    const layout = layoutOfRoom(room({ monsters: [0], things: [CHEST] }));
    expect(layout).toMatchObject({ monster: 2, thing: 24, labels: true, beside: false });
  });

  it("fit in the room, whatever is in it", () => {
    for (const width of [109, 140, 180, 220])
      for (const height of [48, 62, 75, 110])
        for (let heroes = 0; heroes <= 4; heroes++)
          for (let monsters = 0; monsters <= 4; monsters++) {
            const contents = room({
              width,
              height,
              heroes: Array.from({ length: heroes }, (_, n) => n % 2),
              monsters: Array.from({ length: monsters }, (_, n) => n % 2),
              sign: heroes ? 34 : 0,
              words: heroes ? 110 : 0,
              things: [CHEST, PLAIN],
            });
            const layout = layoutOfRoom(contents);
            const crowded = layout.hero === 0.8 && layout.monster === 0.8;
            const [wide, high] = sizeOf(contents, layout);
            expect(crowded || (wide <= width && high <= height)).toBe(true);
          }
  });

  it("lose their labels and then their size before the figures become small", () => {
    const things = [CHEST, PLAIN, PLAIN, PLAIN];
    const layout = layoutOfRoom(room({ heroes: [0], monsters: [0], things }));
    expect(layout.labels).toBe(false);
    expect(layout.monster).toBeGreaterThanOrEqual(BADGES_BESIDE);
  });
});
