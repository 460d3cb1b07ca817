import { describe, expect, it } from "vitest";
import { splitByIcons } from "./icon-words";

const ENGLISH: Record<string, string> = { "art-words-damage": "damage", "art-words-coin": "coin coins" };
const POLISH: Record<string, string> = { "art-words-wound": "rana rany ranę ran", "art-words-soul": "dusza dusz" };
const sayOf =
  (messages: Record<string, string>) =>
  (id: string): string =>
    messages[id] ?? "";

describe("The text of a card", () => {
  it("has an icon before each word of the catalogue, and stays the same text", () => {
    const text = "Coins: pay 1 coin.\nThis room has +1 damage.";
    const parts = splitByIcons(text, sayOf(ENGLISH));
    expect(parts.map(({ text }) => text).join("")).toBe(text);
    expect(parts.flatMap(({ icon, text }) => (icon ? [`${icon} ${text}`] : []))).toEqual([
      "coin Coins",
      "coin coin",
      "damage damage",
    ]);
  });

  it("has no icon in the middle of another word", () => {
    const parts = splitByIcons("Ranny tran, ranga i rana.", sayOf(POLISH));
    expect(parts).toEqual([{ text: "Ranny tran, ranga i " }, { text: "rana", icon: "wound" }, { text: "." }]);
  });

  it("without words of the catalogue stays whole", () => {
    expect(splitByIcons("Draw a card.", sayOf(ENGLISH))).toEqual([{ text: "Draw a card." }]);
  });
});
