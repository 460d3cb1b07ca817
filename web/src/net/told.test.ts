import { describe, expect, it } from "vitest";
import type { Sync as SentSync, Update as SentUpdate } from "../protocol";
import { complete } from "./complete";
import { syncOf, updateOf } from "./told";

const update = (fields: object) =>
  updateOf(complete<SentUpdate>("Update", { t: "update", base: 1, version: 2, ...fields }));
const option = (n: number, anchors: string[], words: object) => ({ n, anchors, kind: "use", ...words });

describe("what a message tells", () => {
  it("numbers events from the first, and makes the lines of the log of their texts", () => {
    const told = update({
      first: 7,
      events: [
        ["Drew", { seat: 0, card: [3, 0] }, "Ann draws a card.", 0.25],
        ["HeroHurt", { hero: [4, 9] }, "", 0.3],
        ["HeroDied", { hero: [4, 9] }, "⟦9|Hero⟧ dies.", 1],
      ],
    });
    expect(told.events.map(({ n, kind, beat }) => [n, kind, beat])).toEqual([
      [7, "Drew", 0.25],
      [8, "HeroHurt", 0.3],
      [9, "HeroDied", 1],
    ]);
    expect(told.events[0]?.data).toEqual({ seat: 0, card: [3, 0] });
    expect(told.log).toEqual([
      { n: 7, text: "Ann draws a card.", struck: false },
      { n: 9, text: "⟦9|Hero⟧ dies.", struck: false },
    ]);
  });

  it("has nothing to tell if nothing happened", () => {
    expect(update({})).toMatchObject({ events: [], log: [], prompt: null });
  });

  it("gives options the words that were left out", () => {
    const options = [
      option(0, [], { text: "Pass", kind: "pass" }),
      option(1, ["card:1", "card:2"], { text: "… on A", what: "Use X", warn: "Sure?" }),
      option(2, ["card:1", "card:3"], { text: "… on B", warn: "…" }),
      option(3, ["card:1", "card:4"], { text: "Use X for nothing" }),
      option(4, ["card:5", "card:2"], { text: "… on A", what: "Cast Y" }),
      option(5, ["card:6"], { text: "Cast Z" }),
    ];
    const prompt = { decision: 2, seat: 0, kind: "window", text: "?", mine: true, options };
    const message = syncOf(
      complete<SentSync>("Sync", { t: "sync", version: 2, table: { id: "t", chairs: [] }, board: {}, prompt }),
    );
    const shown = message.prompt?.options ?? [];
    expect(shown.map(({ text }) => text)).toEqual([
      "Pass",
      "Use X on A",
      "Use X on B",
      "Use X for nothing",
      "Cast Y on A",
      "Cast Z",
    ]);
    expect(shown.map(({ warn }) => warn)).toEqual(["", "Sure?", "Sure?", "", "", ""]);
    expect(shown.map(({ what }) => what)).toEqual(["", "Use X", "", "", "Cast Y", ""]);
  });
});
