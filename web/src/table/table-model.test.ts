import { describe, expect, it, vi } from "vitest";
import type { Sync } from "../net/decode-messages";
import type { Asked, Prompt } from "../protocol";
import { logAfterUndo, TableModel } from "./table-model.svelte";
import { MAX_QUEUED_TOGETHER, MAX_QUEUED } from "./playback/event-player.svelte";

const LOG = [
  { n: 0, text: "Ann builds.", struck: false },
  { n: 3, text: "Ben builds.", struck: false },
  { n: 5, text: "A hero comes.", struck: false },
];

describe("the log after an undo", () => {
  it("keeps lines that others have seen, struck through", () => {
    expect(logAfterUndo(LOG, 3, true).map((line) => line.struck)).toEqual([false, true, true]);
  });

  it("has no lines that only the user has seen", () => {
    expect(logAfterUndo(LOG, 3, false)).toEqual([LOG[0]]);
  });

  it("keeps lines that were struck through before", () => {
    const again = logAfterUndo([...logAfterUndo(LOG, 3, true), { n: 3, text: "Ben waits.", struck: false }], 3, true);
    expect(again.map(({ struck }) => struck)).toEqual([false, true, true, true]);
  });
});

describe("a click on the board", () => {
  const options = [{ n: 3, anchors: ["room:2"], text: "The Forge", kind: "chooseroom", what: "", warn: "" }];
  const clicked = (mine: boolean): unknown => {
    const model = new TableModel("t");
    const sent = vi.spyOn(model, "send").mockResolvedValue({ status: "stale" });
    const now = vi.spyOn(performance, "now").mockReturnValue(0);
    model.onAsked({
      version: 7,
      held: false,
      ahead: false,
      undo: false,
      wish: null,
      prompt: { decision: 7, seat: 1, mine, options, suggestions: [] } as unknown as Prompt,
    } as Asked);
    model.anchors.ready = true;
    now.mockReturnValue(1000);
    model.anchors.click("room:2");
    now.mockRestore();
    return sent.mock.calls;
  };

  it("is an answer if the prompt asks the viewer", () => {
    expect(clicked(true)).toEqual([[{ t: "answer", decision: 7, option: 3 }]]);
  });

  it("is a suggestion if the prompt asks another seat", () => {
    expect(clicked(false)).toEqual([[{ t: "suggest", decision: 7, option: 3 }]]);
  });
});

describe("a change of a running game", () => {
  const request = { number: 1, what: "end", waiting: [1], left: 60, seat: 0, about: null, who: "" };

  it("is asked for until the seats are sent without it", () => {
    const model = new TableModel("t");
    const people = { version: 3, chairs: [], watchers: 0, status: "playing", rematch: "", sequel: "" };
    model.onSync({ table: { chairs: [] }, events: [], log: [], chat: [], prompt: null } as unknown as Sync);
    model.onPeople({ t: "people", ...people, agreement: request });
    expect(model.info?.agreement).toEqual(request);
    model.onPeople({ t: "people", ...people, agreement: null });
    expect(model.info?.agreement).toBeNull();
  });

  it("is told above the prompt and stays in the chat", () => {
    const model = new TableModel("t");
    const line = { n: 1, name: "", text: "Ben has left the table.", seat: null };
    model.onChatLine({ ...line, notice: true });
    expect(model.tableNotice).toBe(line.text);
    model.onChatLine({ ...line, n: 2, name: "Eve", text: "Hello!", notice: false });
    expect(model.tableNotice).toBe(line.text);
    expect(model.chat).toHaveLength(2);
    model.showTableNotice("");
  });
});

describe("the number of passes", () => {
  const passes = (reaction: boolean, kind: string): number => {
    const model = new TableModel("t");
    vi.spyOn(model, "send").mockResolvedValue({ status: "done" });
    const now = vi.spyOn(performance, "now").mockReturnValue(0);
    const only = { n: 0, anchors: [], text: "Pass", kind, what: "", warn: "" };
    model.onAsked({
      version: 7,
      held: false,
      ahead: false,
      undo: false,
      wish: null,
      prompt: { decision: 7, seat: 1, mine: true, reaction, options: [only], suggestions: [] } as unknown as Prompt,
    } as Asked);
    model.anchors.ready = true;
    model.anchors.choose(only);
    now.mockReturnValue(1000);
    model.anchors.choose(only);
    now.mockRestore();
    return model.passCount;
  };

  it("counts accepted passes of reactions only", () => {
    expect([passes(true, "pass"), passes(true, "cast"), passes(false, "pass")]).toEqual([1, 0, 0]);
  });
});

describe("the length of the event queue", () => {
  const maxQueued = (chairs: number, together: boolean): number => {
    const model = new TableModel("t");
    const table = { together, chairs: Array.from({ length: chairs }, (_, seat) => ({ seat })) };
    model.onSync({ table, events: [], log: [], chat: [], prompt: null } as unknown as Sync);
    return model.eventPlayer.maxQueued;
  };

  it("is long in solo and cooperative games", () => {
    expect([maxQueued(1, false), maxQueued(4, true)]).toEqual([MAX_QUEUED_TOGETHER, MAX_QUEUED_TOGETHER]);
  });

  it("is short in competitive games", () => {
    expect(maxQueued(2, false)).toBe(MAX_QUEUED);
  });
});
