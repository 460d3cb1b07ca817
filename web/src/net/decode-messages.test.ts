import { describe, expect, it } from "vitest";
import type { Sync as SentSync, Update as SentUpdate } from "../protocol";
import { fillDefaults } from "./struct-defaults";
import { decodeSync, decodeUpdate } from "./decode-messages";

const update = (fields: object) =>
  decodeUpdate(fillDefaults<SentUpdate>("Update", { t: "update", base: 1, version: 2, ...fields }), { a: 1, b: {} });
const option = (n: number, anchors: string[], words: object) => ({ n, anchors, kind: "use", ...words });

describe("decoded messages", () => {
  it("number events from the first number and turn event texts into log lines", () => {
    const decoded = update({
      first: 7,
      events: [
        ["Drew", { seat: 0, card: [3, 0] }, "Ann draws a card.", 0.25],
        ["HeroHurt", { hero: [4, 9] }, "", 0.3],
        ["HeroDied", { hero: [4, 9] }, "⟦9|Hero⟧ dies.", 1],
      ],
    });
    expect(decoded.events.map(({ n, kind, displaySeconds }) => [n, kind, displaySeconds])).toEqual([
      [7, "Drew", 0.25],
      [8, "HeroHurt", 0.3],
      [9, "HeroDied", 1],
    ]);
    expect(decoded.events[0]?.data).toEqual({ seat: 0, card: [3, 0] });
    expect(decoded.log).toEqual([
      { n: 7, text: "Ann draws a card.", struck: false },
      { n: 9, text: "⟦9|Hero⟧ dies.", struck: false },
    ]);
  });

  it("have the boards of the server before and after each event", () => {
    const { events, board } = update({
      events: [
        ["One", {}, "", 1, { a: 2 }],
        ["Two", {}, "", 0, {}],
        ["Three", {}, "", 1, { b: { c: 3 } }],
      ],
      patch: { a: null },
    });
    expect(events.map((event) => [event.before, event.board])).toEqual([
      [
        { a: 1, b: {} },
        { a: 2, b: {} },
      ],
      [
        { a: 2, b: {} },
        { a: 2, b: {} },
      ],
      [
        { a: 2, b: {} },
        { a: 2, b: { c: 3 } },
      ],
    ]);
    expect(board).toEqual({ b: { c: 3 } });
  });

  it("lead back to the board before missed events", () => {
    const sent = { t: "sync", version: 3, board: { a: 3 }, before: { a: 1 } };
    const { events, board } = decodeSync(
      fillDefaults<SentSync>("Sync", { ...sent, events: [["One", {}, "", 1, { a: 2 }]] }),
    );
    expect(events.map((event) => [event.before, event.board])).toEqual([[{ a: 1 }, { a: 2 }]]);
    expect(board).toEqual({ a: 3 });
  });

  it("are empty if nothing happened", () => {
    expect(update({})).toMatchObject({ events: [], log: [], prompt: null });
  });

  it("complete the texts of options that were left out", () => {
    const options = [
      option(0, [], { text: "Pass", kind: "pass" }),
      option(1, ["card:1", "card:2"], { text: "… on A", what: "Use X", warn: "Sure?" }),
      option(2, ["card:1", "card:3"], { text: "… on B", warn: "…" }),
      option(3, ["card:1", "card:4"], { text: "Use X for nothing" }),
      option(4, ["card:5", "card:2"], { text: "… on A", what: "Cast Y" }),
      option(5, ["card:6"], { text: "Cast Z" }),
    ];
    const prompt = { decision: 2, seat: 0, kind: "window", text: "?", mine: true, options };
    const message = decodeSync(
      fillDefaults<SentSync>("Sync", { t: "sync", version: 2, table: { id: "t", chairs: [] }, board: {}, prompt }),
    );
    const decoded = message.prompt?.options ?? [];
    expect(decoded.map(({ text }) => text)).toEqual([
      "Pass",
      "Use X on A",
      "Use X on B",
      "Use X for nothing",
      "Cast Y on A",
      "Cast Z",
    ]);
    expect(decoded.map(({ warn }) => warn)).toEqual(["", "Sure?", "Sure?", "", "", ""]);
    expect(decoded.map(({ what }) => what)).toEqual(["", "Use X", "", "", "Cast Y", ""]);
  });
});
