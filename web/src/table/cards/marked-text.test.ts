import { describe, expect, it } from "vitest";
import { plainText, splitMarkedText } from "./marked-text";

describe("a text with links to cards", () => {
  const text = "Anna draws ⟦17|Dark Altar⟧, ⟦9|Exhaustion⟧ and a card.";

  it("is split into plain pieces and names, each with the punctuation after it", () => {
    expect(splitMarkedText(text)).toEqual([
      { text: "Anna draws " },
      { text: "Dark Altar", face: 17, after: "," },
      { text: " " },
      { text: "Exhaustion", face: 9 },
      { text: " and a card." },
    ]);
  });

  it("keeps names and punctuation in plain text", () => {
    expect(plainText(text)).toBe("Anna draws Dark Altar, Exhaustion and a card.");
  });
});
