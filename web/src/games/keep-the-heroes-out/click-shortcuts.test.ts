/** Clicks that need no second click: monsters from the lair, and the only target that is left. */
import { beforeEach, describe, expect, it } from "vitest";
import type { OfferedOption, Prompt } from "../../protocol";
import { Anchors } from "../../table/prompt/anchors.svelte";
import { ClickShortcuts } from "./click-shortcuts.svelte";

const option = (n: number, ...anchors: string[]): OfferedOption => ({
  n,
  anchors,
  text: `option ${n}`,
  kind: "Move",
  what: "",
  warn: "",
});

let clock = 0;
let answers: number[] = [];
let anchors: Anchors;
let shortcuts: ClickShortcuts;

function ask(...options: OfferedOption[]): void {
  anchors.setPrompt({ decision: 1, seat: 0, kind: "act", mine: true, options, suggestions: [] } as unknown as Prompt);
  clock += 1000;
}

beforeEach(() => {
  clock = 0;
  answers = [];
  anchors = new Anchors(
    ({ n }) => answers.push(n),
    () => clock,
  );
  shortcuts = new ClickShortcuts(() => anchors);
});

describe("a click", () => {
  it("chooses the single target that it leaves", () => {
    ask(option(0, "mine:1", "room:4"), option(1, "mine:2", "room:4"));
    expect(shortcuts.click("mine:1")).toBe(true);
    expect(answers).toEqual([0]);
  });

  it("asks for the target if there are several", () => {
    ask(option(0, "mine:1", "room:4"), option(1, "mine:1", "room:5"), option(2, "mine:2", "room:4"));
    shortcuts.click("mine:1");
    expect(answers).toEqual([]);
    expect([...shortcuts.lit]).toEqual(["room:4", "room:5"]);
  });

  it("by touch stays a choice of its own if touches are confirmed", () => {
    anchors.confirm = "touch";
    ask(option(0, "mine:1", "room:4"), option(1, "mine:2", "room:4"));
    shortcuts.setPointer("touch");
    shortcuts.click("mine:1");
    expect(answers).toEqual([]);
    expect(shortcuts.chosen).toEqual(["mine:1"]);
  });

  it("on a room brings a monster from the lair", () => {
    ask(option(0, "lair", "room:4"), option(1, "lair", "room:5"));
    anchors.back();
    expect(shortcuts.lit.has("room:5")).toBe(true);
    shortcuts.click("room:5");
    expect(answers).toEqual([1]);
  });
});
