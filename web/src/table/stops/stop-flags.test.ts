import { describe, expect, it } from "vitest";
import type { StopSettings } from "../../protocol";
import { flagAt, flaggedPlaces, StopFlags, withFlag } from "./stop-flags.svelte";

const STOPS: StopSettings = { mode: "smart", until: "", never: [], always: [], skip: ["fate"], stop: [] };

describe("stop flags", () => {
  it("are of one of two kinds, or none", () => {
    const stop = withFlag(STOPS, "room:1.3", "stop");
    expect(flagAt(stop, "room:1.3")).toBe("stop");
    const skip = withFlag(stop, "room:1.3", "skip");
    expect([skip.stop, skip.skip]).toEqual([[], ["fate", "room:1.3"]]);
    expect(withFlag(skip, "room:1.3", "")).toEqual(STOPS);
    expect(STOPS.skip).toEqual(["fate"]);
  });

  it("do not include stop reasons", () => {
    expect(flaggedPlaces(withFlag(withFlag(STOPS, "phase:build", "skip"), "dungeon:0", "stop"))).toEqual([
      "dungeon:0",
      "phase:build",
    ]);
    expect(flaggedPlaces(null)).toEqual([]);
  });

  it("change to the next kind on a click, and can be removed together", () => {
    let stops: StopSettings = STOPS;
    const flags = new StopFlags(
      () => stops,
      (changed) => (stops = changed),
    );
    const kinds = [1, 2, 3].map(() => {
      flags.cycle("phase:build");
      return flags.at("phase:build");
    });
    expect(kinds).toEqual(["stop", "skip", ""]);
    flags.set("dungeon:1", "skip");
    flags.set("dungeon:2", "stop");
    flags.clear();
    expect(stops).toEqual(STOPS);
  });

  it("cannot be set by a spectator", () => {
    const flags = new StopFlags(
      () => null,
      () => {
        throw new Error("A spectator has no stops.");
      },
    );
    flags.cycle("phase:build");
    expect(flags.at("phase:build")).toBe("");
  });
});
