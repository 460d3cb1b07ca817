import { describe, expect, it } from "vitest";
import { roomFor } from "./making-room";

const box = (left: number, top: number, right: number, bottom: number): { left: number; top: number; right: number; bottom: number } => ({ left, top, right, bottom });
const area = box(0, 50, 1280, 650);

describe("room for what must not cover anything", () => {
  it("is at the better edge where nothing is in the way", () => {
    expect(roomFor(340, area, [], "right")).toEqual({ left: 940, top: 50, height: 600 });
    expect(roomFor(340, area, [], "left")).toEqual({ left: 0, top: 50, height: 600 });
  });

  it("ends above what can be clicked below it", () => {
    expect(roomFor(340, area, [box(900, 550, 1000, 640)], "right")).toEqual({ left: 940, top: 50, height: 494 });
  });

  it("is at the other edge where that has more room", () => {
    expect(roomFor(340, area, [box(1000, 200, 1100, 300)], "right")).toEqual({ left: 0, top: 50, height: 600 });
  });

  it("is the highest gap where both edges are taken", () => {
    const things = [box(0, 60, 1280, 120), box(0, 500, 1280, 640)];
    expect(roomFor(340, area, things, "left")).toEqual({ left: 0, top: 126, height: 368 });
  });

  it("is nothing where everything can be clicked", () => {
    expect(roomFor(340, area, [box(0, 40, 1280, 660)], "left").height).toBe(0);
  });

  it("takes the whole width of a phone", () => {
    expect(roomFor(374, box(8, 60, 382, 590), [box(10, 480, 130, 580)], "right")).toEqual({ left: 8, top: 60, height: 414 });
  });
});
