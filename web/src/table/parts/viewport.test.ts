import { describe, expect, it } from "vitest";
import { scrollDistance, type Span } from "./viewport";

describe("the distance to scroll", () => {
  const seen: Span = { top: 100, bottom: 500 };
  const span = (top: number, height: number): Span => ({ top, bottom: top + height });

  it("is 0 for what is visible, with or without space around it", () => {
    expect(scrollDistance(seen, [span(200, 100)])).toBe(0);
    expect(scrollDistance(seen, [span(100, 400)])).toBe(0);
    expect(scrollDistance(seen, [])).toBe(0);
  });

  it("is as little as possible, with space around the thing", () => {
    expect(scrollDistance(seen, [span(480, 100)])).toBe(88);
    expect(scrollDistance(seen, [span(50, 100)])).toBe(-58);
  });

  it("shows the beginning of what is longer than the visible part", () => {
    expect(scrollDistance(seen, [span(300, 900)])).toBe(200);
    expect(scrollDistance(seen, [span(-300, 900)])).toBe(-400);
  });

  it("shows as many things as fit, and always the first one", () => {
    expect(scrollDistance(seen, [span(200, 100), span(500, 90)])).toBe(95);
    expect(scrollDistance(seen, [span(480, 100), span(120, 100)])).toBe(88);
    expect(scrollDistance(seen, [span(480, 100), span(300, 100), span(1000, 50)])).toBe(88);
  });
});
