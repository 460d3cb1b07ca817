import { describe, expect, it } from "vitest";
import { minuteOfTime, subscriptionBody, timeOfMinute } from "./push";

describe("quiet hours", () => {
  it("are minutes of the day for the server and times for the form", () => {
    for (const [minute, text] of [
      [0, "00:00"],
      [61, "01:01"],
      [1439, "23:59"],
    ] as const) {
      expect(timeOfMinute(minute)).toBe(text);
      expect(minuteOfTime(text)).toBe(minute);
    }
    expect(minuteOfTime("")).toBeNull();
  });
});

describe("the subscription of a browser", () => {
  it("is sent with its keys", () => {
    const json = { endpoint: "https://push.example/1", expirationTime: null, keys: { p256dh: "BP", auth: "a" } };
    expect(subscriptionBody(json)).toEqual({ endpoint: "https://push.example/1", p256dh: "BP", auth: "a" });
  });
});
