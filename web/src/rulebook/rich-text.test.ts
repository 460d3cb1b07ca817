import { describe, expect, it } from "vitest";
import { clausesIn, splitLine, splitText } from "./rich-text";

describe("a text of a rulebook", () => {
  it("has paragraphs and lists", () => {
    const blocks = splitText("One\nline.\n\n- first\n- second\n\n1. a\n2. b\n");
    expect(blocks.map(({ kind, lines }) => [kind, lines.length])).toEqual([
      ["p", 1],
      ["ul", 2],
      ["ol", 2],
    ]);
    expect(blocks[0]?.lines[0]).toEqual([{ kind: "text", text: "One line." }]);
    expect(blocks[2]?.lines[1]).toEqual([{ kind: "text", text: "b" }]);
    expect(splitText("\n \n")).toEqual([]);
  });

  it("has words that stand out, and names of cards", () => {
    expect(splitLine("Build __one room__, such as <bmr-dark-altar>.")).toEqual([
      { kind: "text", text: "Build " },
      { kind: "strong", text: "one room" },
      { kind: "text", text: ", such as " },
      { kind: "card", text: "bmr-dark-altar" },
      { kind: "text", text: "." },
    ]);
    expect(splitLine("1 < 2 and 3 > 2")).toEqual([{ kind: "text", text: "1 < 2 and 3 > 2" }]);
  });

  it("names clauses", () => {
    expect(clausesIn("BM-6.8, SBM-12.7 KHO-1.10 DF-5")).toEqual(["BM-6.8", "SBM-12.7", "KHO-1.10"]);
  });
});
