import { describe, expect, it } from "vitest";
import { sentSync, sentUpdate } from "./message-samples";
import { decodeSync, decodeUpdate } from "./decode-messages";
import type { Update as SentUpdate } from "../protocol";

const update = (fields: Partial<SentUpdate>) => decodeUpdate(sentUpdate(fields), { a: 1, b: {} });

describe("decoded messages", () => {
  it("number events from the first number and turn event texts into log lines", () => {
    const decoded = update({
      first: 7,
      events: [
        ["Drew", { seat: 0, card: [3, 0] }, "Ann draws a card.", 0.25, {}, ""],
        ["HeroHurt", { hero: [4, 9] }, "", 0.3, {}, "⟦9|Hero⟧ takes 2 damage."],
        ["HeroDied", { hero: [4, 9] }, "⟦9|Hero⟧ dies.", 1, {}, ""],
      ],
    });
    expect(decoded.events.map(({ n, kind, displaySeconds }) => [n, kind, displaySeconds])).toEqual([
      [7, "Drew", 0.25],
      [8, "HeroHurt", 0.3],
      [9, "HeroDied", 1],
    ]);
    expect(decoded.events.map(({ text, caption }) => [text, caption])).toEqual([
      ["Ann draws a card.", undefined],
      [undefined, "⟦9|Hero⟧ takes 2 damage."],
      ["⟦9|Hero⟧ dies.", undefined],
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
        ["One", {}, "", 1, { a: 2 }, ""],
        ["Two", {}, "", 0, {}, ""],
        ["Three", {}, "", 1, { b: { c: 3 } }, ""],
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
    const sent = sentSync({
      version: 3,
      board: { a: 3 },
      before: { a: 1 },
      events: [["One", {}, "", 1, { a: 2 }, ""]],
    });
    const { events, board } = decodeSync(sent);
    expect(events.map((event) => [event.before, event.board])).toEqual([[{ a: 1 }, { a: 2 }]]);
    expect(board).toEqual({ a: 3 });
  });

  it("are empty if nothing happened", () => {
    expect(update({})).toMatchObject({ events: [], log: [], prompt: null });
  });
});
