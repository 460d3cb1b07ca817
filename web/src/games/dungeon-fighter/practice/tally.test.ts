import { describe, expect, it } from "vitest";
import { addThrow, inOrder, SHOWN_THROWS, type Row } from "./tally.svelte";

describe("the tally", () => {
  it("counts hits and throws by techniques, in any order of the techniques", () => {
    let rows: Row[] = [];
    for (const [required, hit] of [
      [[], true],
      [["pond", "blind"], false],
      [["blind", "pond"], true],
      [[], false],
    ] as const)
      rows = addThrow(rows, required, hit);
    expect(rows).toEqual([
      { required: [], throws: 2, hits: 1, last: [true, false] },
      { required: inOrder(["blind", "pond"]), throws: 2, hits: 1, last: [false, true] },
    ]);
  });

  it("lists only the last throws", () => {
    let rows: Row[] = [];
    for (let n = 0; n < 25; n++) rows = addThrow(rows, [], n >= 20);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ throws: 25, hits: 5 });
    expect(rows[0]?.last).toEqual(Array.from({ length: SHOWN_THROWS }, (_, n) => n >= 5));
  });

  it("puts the last thrown techniques first", () => {
    const rows = addThrow(addThrow(addThrow([], [], true), ["thump"], true), [], true);
    expect(rows.map(({ required }) => required)).toEqual([[], ["thump"]]);
  });
});
