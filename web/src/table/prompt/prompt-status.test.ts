import { beforeAll, describe, expect, it } from "vitest";
import { loadLanguage } from "../../messages.svelte";
import type { Prompt } from "../../protocol";
import type { TableModel } from "../table-model.svelte";
import { statusText } from "./prompt-status";

interface Wish {
  connection?: string;
  connected?: boolean;
  sending?: boolean;
  chosen?: string[];
  lit?: string[];
  buttons?: number;
  what?: string;
  warns?: boolean;
  onBoard?: boolean;
}

function status({ connection = "open", connected = true, sending = false, ...wish }: Wish, mine = true): string {
  const anchors = {
    toConfirm: wish.warns ? {} : null,
    chosen: wish.chosen ?? [],
    lit: new Set(wish.lit ?? []),
    buttons: Array.from({ length: wish.buttons ?? 0 }, () => ({})),
    matching: [{ what: wish.what ?? "" }],
    suggests: false,
    hasButtonsOnBoard: wish.onBoard ?? false,
  };
  const model = { connection, connected, sending, anchors, seat: 0 } as unknown as TableModel;
  return statusText(model, { mine, seat: 0, suggestions: [] } as unknown as Prompt, undefined);
}

beforeAll(() => loadLanguage("en"));

describe("the sentence beside a question", () => {
  it("says first that the server cannot be reached", () => {
    expect(status({ connection: "offline", sending: true, lit: ["card:1"] })).not.toBe("");
    expect(status({ connection: "offline" })).not.toBe(status({ connected: false }));
  });
  it("gives way to a warning", () => {
    expect(status({ warns: true, lit: ["card:1"] })).toBe("");
  });
  it("names what a place is chosen for", () => {
    const text = status({ chosen: ["card:1"], lit: ["place:2"], what: "Build Dark Altar" });
    expect(text).toContain("Build Dark Altar");
  });
  it("asks for a choice or for a confirmation once nothing is lit", () => {
    const one = status({ chosen: ["card:1"], buttons: 1 });
    const two = status({ chosen: ["card:1"], buttons: 2 });
    expect(one).not.toBe(two);
  });
  it("asks for a choice, not for a place, while the board shows the buttons", () => {
    const way = { chosen: ["mine:0", "room:2"], lit: ["carry:1"], buttons: 1 };
    expect(status({ ...way, onBoard: true })).toBe(status({ chosen: ["card:1"], buttons: 2 }));
    expect(status(way)).not.toBe(status({ ...way, onBoard: true }));
  });
  it("says to players who are not asked nothing about clicks", () => {
    expect(status({ lit: ["card:1"] })).not.toBe("");
    expect(status({ lit: ["card:1"] }, false)).toBe("");
  });
});
