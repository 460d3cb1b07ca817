import { describe, expect, it } from "vitest";
import { BOX_HEIGHT, BOX_WIDTH } from "../art/box-scene";
import { PALETTE } from "../art/palette";
import { gameNames, loadBoxPicture } from "./registry";

describe("the pictures on the boxes", () => {
  it.each([...gameNames, "a-game-of-another-author"])("fill the box of %s", async (game) => {
    const drawn = await loadBoxPicture(game);
    expect([drawn?.w, drawn?.h]).toEqual([BOX_WIDTH, BOX_HEIGHT]);
    const unknown = [...new Set(drawn?.rows.join(""))].filter((letter) => !(letter in PALETTE));
    expect(unknown).toEqual([]);
  });

  it("are all different", async () => {
    const rows = await Promise.all(gameNames.map(async (game) => (await loadBoxPicture(game))?.rows.join()));
    expect(new Set(rows).size).toBe(gameNames.length);
  });
});
