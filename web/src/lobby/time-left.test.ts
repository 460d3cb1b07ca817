import { expect, test } from "vitest";
import { timeLeft } from "./time-left";

test.each([
  [0, 0, 0],
  [1, 0, 1],
  [60, 0, 1],
  [3540, 0, 59],
  [3541, 1, 0],
  [86400, 24, 0],
])("%i seconds are %i hours and %i minutes", (seconds, hours, minutes) => {
  expect(timeLeft(seconds)).toEqual({ hours, minutes });
});
