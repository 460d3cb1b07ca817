import { describe, expect, it } from "vitest";
import type { Preset } from "../protocol";
import { choicesOfPreset, presetOf } from "./presets";
import { sampleField } from "./setup-field-samples";

const asks = [
  sampleField("sets", ["BMR", "TNL", "THK"], { many: true, usual: ["BMR"] }),
  sampleField("deck", ["", "kids"], { usual: [""] }),
  sampleField("trade", []),
];

function preset(id: string, setup: Record<string, unknown>): Preset {
  return { id, name: id, about: "", group: "", setup, players: [2, 4] };
}

const tools = preset("tools", { sets: ["BMR", "THK"] });
const kids = preset("kids", { sets: ["BMR", "TNL"], deck: "kids" });
const rich = preset("rich", { sets: ["BMR", "TNL"], trade: true });
const presets = [tools, kids, rich];

describe("recommended combinations", () => {
  it("give the choices of the form", () => {
    expect(choicesOfPreset(kids)).toEqual({ sets: ["BMR", "TNL"], deck: ["kids"] });
    expect(choicesOfPreset(rich)).toEqual({ sets: ["BMR", "TNL"], trade: true });
  });
  it("are found by their choices, in any order", () => {
    for (const one of presets) expect(presetOf(presets, asks, choicesOfPreset(one))).toBe(one);
    expect(presetOf(presets, asks, { sets: ["THK", "BMR"] })).toBe(tools);
    expect(presetOf(presets, asks, { sets: ["BMR", "THK"], deck: [""], trade: false })).toBe(tools);
  });
  it("are not found after another choice", () => {
    expect(presetOf(presets, asks, {})).toBeUndefined();
    expect(presetOf(presets, asks, { sets: ["BMR", "THK", "TNL"] })).toBeUndefined();
    expect(presetOf(presets, asks, { sets: ["BMR", "THK"], trade: true })).toBeUndefined();
  });
});
