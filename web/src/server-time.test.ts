import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { noteServerTime, serverNow } from "./server-time";

const NOW = Date.parse("2026-11-17T12:00:00Z");

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  noteServerTime(new Date().toUTCString());
  vi.useRealTimers();
});

it.each([-3_600_000, 0, 3_600_000])("is right on a device whose clock is wrong by %d ms", (skew) => {
  vi.setSystemTime(NOW + skew);
  noteServerTime(new Date(NOW).toUTCString());
  vi.advanceTimersByTime(5000);
  expect(serverNow()).toBe(NOW + 5000);
});

it("stays as it is if a response has no date", () => {
  noteServerTime(new Date(NOW + 7000).toUTCString());
  noteServerTime(null);
  noteServerTime("yesterday");
  expect(serverNow()).toBe(NOW + 7000);
});
