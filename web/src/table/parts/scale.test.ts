import { expect, test } from "vitest";
import { scaleOf } from "./scale";

test.each([
  [390, 844, 1],
  [844, 390, 1],
  [1280, 720, 1],
  [1536, 864, 1],
  [1920, 1080, 1.25],
  [2560, 1440, 1.66],
  [2560, 1080, 1.25],
  [7680, 4320, 2.5],
])("a window of %i x %i has the scale %f", (width, height, scale) => {
  expect(scaleOf(width, height)).toBe(scale);
});
