/** The pictures of the homebrew equipment of Dungeon Fighter. */
import { at, finePicture, type Picture } from "../../sprites";
import { steam } from "../../sprites/trinkets";
import { plotted } from "../../bitmap-tools";
import { curioRays, snowbank, weaponRays } from "./wares";

const shovel = plotted(24, 31, (x, y) => {
  if (y < 7) {
    // The grip: a ring with the handle below it.
    const far = Math.abs(x - 11.5) * 1.1 + Math.abs(y - 3.5) * 1.4;
    return far > 6.6 || far < 2.4 ? "." : far > 5.4 || far < 3.2 ? "k" : y < 3 ? "m" : "n";
  }
  if (y < 17) return x < 9 || x > 14 ? "." : x < 10 || x > 13 ? "k" : x < 12 ? "m" : "n";
  const edge = y > 28 ? 3 : y === 17 ? 2 : 0;
  if (x < 2 + edge || x > 21 - edge) return ".";
  if (x < 3 + edge || x > 20 - edge || y === 17 || y === 30) return "k";
  if (y > 27) return "l";
  return x < 6 ? "l" : x > 17 ? "s" : x % 6 === 0 && y > 19 ? "s" : "S";
});

const heap = plotted(18, 8, (x, y) => {
  const top = 5 - 5 * Math.sin(((x + 0.5) / 18) * Math.PI);
  return y < top ? "." : y < top + 1.2 ? "k" : (x + y * 2) % 7 === 0 ? "a" : y < 4 ? "W" : "w";
});

const thermos = plotted(18, 30, (x, y) => {
  const side = Math.min(x, 17 - x);
  if (y < 9) {
    // The cap, which is the cup.
    if (side < 3) return ".";
    if (side < 4 || y === 0 || y === 8) return "k";
    return x < 7 ? "W" : x > 11 ? "S" : "l";
  }
  if (y < 11) return side < 2 ? "." : side < 3 ? "k" : "K";
  if (side < 1) return y === 11 || y === 29 ? "." : "k";
  if (y === 11 || y === 29) return "k";
  const square = ((x >> 2) + (y >> 2)) % 2 === 0;
  if (x < 4) return square ? "p" : "r";
  return square ? "r" : "R";
});

export const homebrewDf: Record<string, Picture> = {
  "df-snow-shovel": finePicture(weaponRays(7), at(shovel, 12, 1), at(heap, 15, 13), at(snowbank, 0, 29)),
  "df-thermos-of-broth": finePicture(curioRays(11), at(thermos, 15, 5), at(steam, 30, 1), at(snowbank, 0, 29)),
};
