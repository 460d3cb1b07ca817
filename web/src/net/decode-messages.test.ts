import { describe, expect, it } from "vitest";
import { sentUpdate } from "./message-samples";
import { decodeUpdate } from "./decode-messages";

describe("decoded messages", () => {
  it("number events from the first number and turn event texts into log lines", () => {
    const decoded = decodeUpdate(
      sentUpdate({
        first: 7,
        events: [
          ["Drew", { seat: 0, card: [3, 0] }, "Ann draws a card.", 0.25],
          ["HeroHurt", { hero: [4, 9] }, "", 0.3],
          ["HeroDied", { hero: [4, 9] }, "⟦9|Hero⟧ dies.", 1],
        ],
      }),
    );
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

  it("are empty if nothing happened", () => {
    expect(decodeUpdate(sentUpdate({}))).toMatchObject({ events: [], log: [], prompt: null });
  });
});
