import { describe, expect, it } from "vitest";
import { findFreeSpace } from "./free-space";

const box = (
  left: number,
  top: number,
  right: number,
  bottom: number,
): { left: number; top: number; right: number; bottom: number } => ({ left, top, right, bottom });
const area = box(0, 50, 1280, 650);

describe("free space for a panel", () => {
  it("is at the preferred edge without obstacles", () => {
    expect(findFreeSpace(340, area, [], "right")).toEqual({ left: 940, top: 50, height: 600 });
    expect(findFreeSpace(340, area, [], "left")).toEqual({ left: 0, top: 50, height: 600 });
  });

  it("ends above an obstacle", () => {
    expect(findFreeSpace(340, area, [box(900, 550, 1000, 640)], "right")).toEqual({ left: 940, top: 50, height: 494 });
  });

  it("is at the other edge if there is more height", () => {
    expect(findFreeSpace(340, area, [box(1000, 200, 1100, 300)], "right")).toEqual({ left: 0, top: 50, height: 600 });
  });

  it("is the tallest gap if there are obstacles at both edges", () => {
    const obstacles = [box(0, 60, 1280, 120), box(0, 500, 1280, 640)];
    expect(findFreeSpace(340, area, obstacles, "left")).toEqual({ left: 0, top: 126, height: 368 });
  });

  it("has no height if an obstacle fills the area", () => {
    expect(findFreeSpace(340, area, [box(0, 40, 1280, 660)], "left").height).toBe(0);
  });

  it("takes the whole width of a phone", () => {
    expect(findFreeSpace(374, box(8, 60, 382, 590), [box(10, 480, 130, 580)], "right")).toEqual({
      left: 8,
      top: 60,
      height: 414,
    });
  });
});
