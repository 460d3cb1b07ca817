import { describe, expect, it } from "vitest";
import { nearest, REACH } from "./drag.svelte";

const box = (left: number, top: number): { left: number; top: number; right: number; bottom: number } => ({ left, top, right: left + 100, bottom: top + 50 });

describe("where something is dropped", () => {
  const boxes = [box(0, 0), box(120, 0), box(0, 200)];

  it("is the place that holds the point", () => {
    expect(nearest(boxes, 50, 25)).toBe(0);
    expect(nearest(boxes, 121, 49)).toBe(1);
    expect(nearest(boxes, 99, 201)).toBe(2);
  });

  it("is the nearest place if none holds it", () => {
    expect(nearest(boxes, 105, 20)).toBe(0);
    expect(nearest(boxes, 116, 20)).toBe(1);
  });

  it("is nowhere if all are too far away", () => {
    expect(nearest(boxes, 50, 50 + REACH + 1)).toBe(-1);
    expect(nearest([], 0, 0)).toBe(-1);
  });

  it("is the one on top where places overlap: the last", () => {
    expect(nearest([box(0, 0), box(50, 0)], 75, 20)).toBe(1);
  });
});
