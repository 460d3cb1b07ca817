/** The box of a game without a picture of its own: a surprise on the table of the library. */
import { hall } from "../../art/backdrops";
import { boxScene } from "../../art/box-scene";
import { shelf, table } from "../../art/sprites/furniture";
import { candle } from "../../art/sprites/lights";
import { gift } from "../../art/sprites/treasures";
import { at, flipped } from "../../art/sprites";

export const boxPicture = boxScene(
  hall,
  44,
  at(shelf, 4, 8),
  flipped(shelf, 44, 8),
  at(table, 12, 36),
  at(gift, 26, 20),
  at(candle, 16, 37 - candle.h),
  at(candle, 52, 37 - candle.h),
);
