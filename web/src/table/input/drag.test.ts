import { describe, expect, it } from "vitest";
import { MAX_DROP_DISTANCE, nearestBox } from "./drag.svelte";

const box = (left: number, top: number): { left: number; top: number; right: number; bottom: number } => ({
  left,
  top,
  right: left + 100,
  bottom: top + 50,
});

describe("the place of a drop", () => {
  const boxes = [box(0, 0), box(120, 0), box(0, 200)];

  it("is the place that contains the point", () => {
    expect(nearestBox(boxes, 50, 25)).toBe(0);
    expect(nearestBox(boxes, 121, 49)).toBe(1);
    expect(nearestBox(boxes, 99, 201)).toBe(2);
  });

  it("is the nearest place if none contains the point", () => {
    expect(nearestBox(boxes, 105, 20)).toBe(0);
    expect(nearestBox(boxes, 116, 20)).toBe(1);
  });

  it("does not exist if all places are too far away", () => {
    expect(nearestBox(boxes, 50, 50 + MAX_DROP_DISTANCE + 1)).toBe(-1);
    expect(nearestBox([], 0, 0)).toBe(-1);
  });

  it("is the last one, which lies on top, if places overlap", () => {
    expect(nearestBox([box(0, 0), box(50, 0)], 75, 20)).toBe(1);
  });
});
