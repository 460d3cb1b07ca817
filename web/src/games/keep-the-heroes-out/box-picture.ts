/** The box of Keep the Heroes Out!: heroes behind the bars of the gate, and the monsters before their hoard. */
import { dungeon } from "../../art/backdrops";
import { plotted } from "../../art/bitmap-tools";
import { boxScene } from "../../art/box-scene";
import { torch } from "../../art/common-things";
import { heroes } from "../../art/keep/heroes";
import { monsters } from "../../art/keep/monsters";
import { hoard } from "../../art/keep/tokens";
import { coins } from "../../art/sprites/treasures";
import { at, flipped } from "../../art/sprites";

const WIDTH = 42;
const HEIGHT = 30;

/** The first row of the arch in a column. */
function archTop(x: number): number {
  const half = WIDTH / 2;
  return Math.round(9 - Math.sqrt(Math.max(0, half * half - (x + 0.5 - half) ** 2)) * (9 / half));
}

const darkness = plotted(WIDTH, HEIGHT, (x, y) => (y < archTop(x) ? "." : "k"));

const bars = plotted(WIDTH, HEIGHT, (x, y) => {
  const side = Math.min(x, WIDTH - 1 - x);
  const below = y - archTop(x);
  if (below < 0) return ".";
  if (side < 2 || below < 2) return (x + y) % 5 ? "S" : "s";
  if (side < 3 || below < 3) return "k";
  if (x % 6 === 3) return "l";
  if (y % 8 === 6) return "s";
  return x % 6 === 4 ? "k" : ".";
});

export const boxPicture = boxScene(
  dungeon,
  38,
  at(darkness, 15, 9),
  at(heroes.warrior, 19, 15),
  flipped(heroes.mage, 37, 15),
  at(bars, 15, 9),
  at(torch, 6, 12),
  at(torch, 63, 12),
  at(coins, 22, 43),
  at(hoard, 28, 36),
  at(monsters.dragon, 7, 32),
  flipped(monsters.skeletons, 47, 32),
  at(monsters.rats, 62, 35),
  at(monsters.blob, -8, 36),
);
