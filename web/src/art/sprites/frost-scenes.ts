/** Cold halls and winter nights behind the pictures. */
import { bitmap, type Scene } from "../sprites";
import { dyed, plotted } from "../bitmap-tools";
import { blueStone, iceCave, midnight, tealStone } from "./backdrops";

const snow = bitmap(`
  wWWwwwwWWWwwwwww
  WwwwwWwwwwwwaWww
  wwawwwwwawwwwwwa
  awwwwawwwwwawwww
  aawwaaawwaaawwaa
  aaaaaaaaaaaaaaaa
  caaacaaaaacaaaac
  cccacccaaccccacc`);

const polished = iceCave.floor ?? snow;

/** A hall with walls and a floor of ice. */
export const iceHall: Scene = { wall: blueStone.wall, floor: polished, ground: 28 };

/** A hall of paler ice. */
export const paleHall: Scene = { wall: dyed(tealStone.wall, "KT TB"), floor: snow, ground: 29 };

/** A clear night over snow. */
export const winterNight: Scene = { wall: midnight.wall, floor: snow, ground: 26 };

/** Northern lights. */
export const aurora: Scene = {
  wall: plotted(48, 36, (x, y) => {
    const veil = y - 9 - Math.sin(x * 0.22) * 4;
    const other = y - 13 - Math.sin(x * 0.16 + 2) * 5;
    if (veil > -5 && veil < 3) return (x + Math.floor(veil)) % 3 === 0 ? "e" : veil < -2 ? "G" : "g";
    if (other > -3 && other < 4) return (x + Math.floor(other)) % 3 === 0 ? "u" : "v";
    return (x * 7 + y * 13) % 61 === 0 ? "W" : y > 24 ? "V" : "K";
  }),
  floor: snow,
  ground: 30,
};

/** The shortest day, with a low sun. */
export const solstice: Scene = {
  wall: plotted(48, 36, (x, y) => {
    const away = Math.hypot(x - 23.5, y - 25);
    if (away < 7) return "y";
    if (away < 9) return "o";
    return away < 14 && (x + y) % 2 === 0 ? "o" : y < 8 ? "V" : y < 16 ? "v" : "P";
  }),
  floor: snow,
  ground: 27,
};
