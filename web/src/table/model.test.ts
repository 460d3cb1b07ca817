import { describe, expect, it } from "vitest";
import { undone } from "./model.svelte";

const LOG = [
  { n: 0, text: "Ann builds." },
  { n: 3, text: "Ben builds." },
  { n: 5, text: "A hero comes." },
];

describe("the log after an undo", () => {
  it("keeps what others have seen, struck through", () => {
    expect(undone(LOG, 3, true).map((line) => line.struck ?? false)).toEqual([false, true, true]);
  });

  it("forgets what concerned nobody else", () => {
    expect(undone(LOG, 3, false)).toEqual([LOG[0]]);
  });

  it("leaves what was struck before", () => {
    const again = undone([...undone(LOG, 3, true), { n: 3, text: "Ben waits." }], 3, true);
    expect(again.map(({ struck }) => struck ?? false)).toEqual([false, true, true, true]);
  });
});
