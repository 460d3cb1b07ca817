/** The pictures of rooms and spells are complete and all different, without holes and unknown colours. */
import { describe, expect, it } from "vitest";
import { PALETTE } from "../palette";
import { HEIGHT, WIDTH, compose } from "../sprites";
import { roomsBmr } from "./rooms-bmr";
import { roomsDf } from "./df/rooms";
import { roomsMore } from "./rooms-more";
import { roomsRmb } from "./rooms-rmb";
import { roomsSbm } from "./sbm/rooms";
import { roomsTnl } from "./rooms-tnl";
import { items } from "./items";
import { spells } from "./spells";
import { spellsMore } from "./spells-more";
import { spellsSbm } from "./sbm/spells";
import { waresDf } from "./df/wares";

const all = Object.entries({
  ...roomsBmr,
  ...roomsTnl,
  ...roomsRmb,
  ...roomsMore,
  ...roomsSbm,
  ...roomsDf,
  ...waresDf,
  ...spells,
  ...spellsMore,
  ...spellsSbm,
  ...items,
}).map(([key, of]) => ({ key, drawn: compose(of) }));

describe("rooms and spells", () => {
  it("have a picture for each design", () => {
    const parts = [
      roomsBmr,
      roomsTnl,
      roomsRmb,
      roomsMore,
      roomsSbm,
      roomsDf,
      waresDf,
      spells,
      spellsMore,
      spellsSbm,
      items,
    ];
    expect(parts.map((part) => Object.keys(part).length)).toEqual([31, 43, 42, 60, 38, 21, 24, 33, 27, 17, 44]);
  });

  it.each(all)("$key is drawn to every corner in colours of the palette", ({ drawn }) => {
    expect([drawn.w, drawn.h]).toEqual([WIDTH * 2, HEIGHT * 2]);
    expect([...new Set(drawn.rows.join(""))].filter((letter) => !(letter in PALETTE))).toEqual([]);
  });

  it("have different pictures", () => {
    const texts = all.map(({ key, drawn }) => ({ key, text: drawn.rows.join("") }));
    const alike = (one: string, other: string): boolean => {
      let different = 0;
      for (let n = 0; n < one.length; n++)
        if (one.charCodeAt(n) !== other.charCodeAt(n) && ++different >= 0.2 * one.length) return false;
      return true;
    };
    const twins = texts.flatMap(({ key, text }, n) =>
      texts
        .slice(n + 1)
        .filter((other) => alike(text, other.text))
        .map((other) => `${key} and ${other.key}`),
    );
    expect(twins).toEqual([]);
  });
});
