import { describe, expect, it } from "vitest";
import type { StopSettings } from "../protocol";
import { flagAt, flagged, Flags, withFlag } from "./flags.svelte";

const STOPS: StopSettings = { mode: "smart", until: "", never: [], always: [], skip: ["fate"], stop: [] };

describe("flags", () => {
  it("are one of two sorts, or none", () => {
    const stop = withFlag(STOPS, "room:1.3", "stop");
    expect(flagAt(stop, "room:1.3")).toBe("stop");
    const skip = withFlag(stop, "room:1.3", "skip");
    expect([skip.stop, skip.skip]).toEqual([[], ["fate", "room:1.3"]]);
    expect(withFlag(skip, "room:1.3", "")).toEqual(STOPS);
    expect(STOPS.skip).toEqual(["fate"]);
  });

  it("are counted apart from occasions", () => {
    expect(flagged(withFlag(withFlag(STOPS, "phase:build", "skip"), "dungeon:0", "stop"))).toEqual(["dungeon:0", "phase:build"]);
    expect(flagged(null)).toEqual([]);
  });

  it("go round when they are clicked, and go away together", () => {
    let stops: StopSettings = STOPS;
    const flags = new Flags(
      () => stops,
      (changed) => (stops = changed),
    );
    const seen = [1, 2, 3].map(() => {
      flags.next("phase:build");
      return flags.of("phase:build");
    });
    expect(seen).toEqual(["stop", "skip", ""]);
    flags.put("dungeon:1", "skip");
    flags.put("dungeon:2", "stop");
    flags.clear();
    expect(stops).toEqual(STOPS);
  });

  it("are nothing to who only watches", () => {
    const flags = new Flags(
      () => null,
      () => {
        throw new Error("A watcher has no stops.");
      },
    );
    flags.next("phase:build");
    expect(flags.of("phase:build")).toBe("");
  });
});
