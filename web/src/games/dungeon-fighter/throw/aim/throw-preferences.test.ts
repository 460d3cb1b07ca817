import { describe, expect, it } from "vitest";
import { Aim } from "./aim.svelte";
import { throwPreferences } from "./throw-preferences.svelte";

describe("the last throw", () => {
  it("passes on how the die was held only to a throw of the same kind", () => {
    throwPreferences.keep("launcher", { side: 180, elevation: 600, spin: 120, pieces: [] });
    expect(throwPreferences.kept("launcher")).toMatchObject({ side: 180, elevation: 600, spin: 120 });
    expect(throwPreferences.kept("")).toEqual({ side: 180, pieces: [] });
    const toss = new Aim([], true, throwPreferences.kept("toss"));
    expect([toss.side, toss.spin, toss.speed]).toEqual([180, 250, 500]);
  });
});
