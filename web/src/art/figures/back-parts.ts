/** Parts behind a figure: lights, wings, flags. */
import { bitmap, mirrored } from "../sprites";
import { glow, plotted } from "../bitmap-tools";
import { part, type Part } from "./part";

/** The distance of a pixel from the middle of a plotted square. */
const far = (x: number, y: number, size: number): number => Math.hypot(x - (size - 1) / 2, y - (size - 1) / 2);

/** The morning sun, with rays. */
export const sunrise: Part = part(
  plotted(22, 22, (x, y) => {
    const away = far(x, y, 22);
    const ray = Math.round((Math.atan2(y - 10.5, x - 10.5) / Math.PI) * 8) % 2 === 0;
    return away < 7.5 ? "y" : away < 8.5 ? "o" : away < 10.8 && ray ? "y" : ".";
  }),
  -5,
  -6,
);

/** A large golden halo. */
export const aureole: Part = part(
  plotted(16, 16, (x, y) => {
    const away = far(x, y, 16);
    return away > 8 ? "." : away > 7 ? "k" : away > 5.8 && (x + y) % 2 ? "O" : "y";
  }),
  -2,
  -4,
);

/** The dial of a clock. */
export const dial: Part = part(
  plotted(18, 18, (x, y) => {
    const away = far(x, y, 18);
    if (away > 9) return ".";
    if (away > 8) return "k";
    if (away > 7) return "y";
    const mark = Math.abs(x - 8.5) < 1 || Math.abs(y - 8.5) < 1;
    return mark && away > 5.4 ? "k" : "w";
  }),
  -3,
  -5,
);

/** Dazzling light. */
export const radiance: Part = part(glow(22, 20, "y", "W"), -5, -5);

export const peacock: Part = part(
  mirrored(`
  ....kkk.kk
  ...keeekee
  .kkkeycbey
  keeekegebe
  eyckgekgkg
  ebegkgkgkg
  kkkekgkgkg
  keeekgkkgk
  eycggkgkgk
  kbeggggggg`),
  -4,
  -3,
);

export const fairyWings: Part = part(
  mirrored(`
  .kkk......
  kaackk....
  kaWaack...
  kacaaack..
  .kaacaaack
  ..kkaaacaa
  .kkcaacaaa
  kcaaakkcaa
  kcaak..kca
  .kkk....kk`),
  -4,
  2,
);

export const banner: Part = part(
  bitmap(`
  .k.......
  kYkkkkkkk
  .n333333k
  .n3w33w3k
  .n33ww33k
  .n33ww33k
  .n3w33w3k
  .n333333k
  .n33kk33k
  .n3k..k3k
  .nk....kk
  .n.......
  .n.......
  .n.......
  .n.......
  .n.......`),
  -6,
  -2,
);

/** The wind behind a fast figure. */
export const gust: Part = part(
  bitmap(`
  ...wwww
  .......
  lwwwww.
  .......
  ..llww.
  .......
  lwwwww.
  .......
  ...lww.`),
  -6,
  3,
);

/** A wind-up key on the back. */
export const windUpKey: Part = part(
  bitmap(`
  ....kkk.
  ...kyyyk
  ...ky.yk
  kkkkyyyk
  YYYYYkk.
  kkkkyyyk
  ...ky.yk
  ...kyyyk
  ....kkk.`),
  10,
  4,
);
