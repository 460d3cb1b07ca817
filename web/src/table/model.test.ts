import { describe, expect, it } from "vitest";
import { undone } from "./model.svelte";

const LOG = [
  { n: 0, text: "Ann builds.", struck: false },
  { n: 3, text: "Ben builds.", struck: false },
  { n: 5, text: "A hero comes.", struck: false },
];

describe("the log after an undo", () => {
  it("keeps what others have seen, struck through", () => {
    expect(undone(LOG, 3, true).map((line) => line.struck)).toEqual([false, true, true]);
  });

  it("forgets what concerned nobody else", () => {
    expect(undone(LOG, 3, false)).toEqual([LOG[0]]);
  });

  it("leaves what was struck before", () => {
    const again = undone([...undone(LOG, 3, true), { n: 3, text: "Ben waits.", struck: false }], 3, true);
    expect(again.map(({ struck }) => struck)).toEqual([false, true, true, true]);
  });
});
