import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { StagedEvent, Sync, Update } from "../net/decode-messages";
import type { Asked, People, Prompt } from "../protocol";
import { logAfterUndo, TableModel } from "./table-model.svelte";

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

describe("the moment that is shown", () => {
  const prompt = { decision: 9, seat: 0, mine: true, options: [], suggestions: [] } as unknown as Prompt;
  const staged = (n: number): StagedEvent => ({
    n,
    kind: "HeroEntered",
    data: {},
    displaySeconds: 1,
    before: { step: n - 1 },
    board: { step: n },
  });
  const played = (ending: unknown = null, chairs: unknown[] = []): TableModel => {
    const model = new TableModel("t");
    model.onSync({
      table: { chairs, status: "playing" },
      board: { step: 4 },
      events: [],
      log: [{ n: 4, text: "4", struck: false }],
      chat: [],
      prompt: { ...prompt, decision: 8 },
      ending: null,
    } as unknown as Sync);
    model.onUpdate({
      version: 9,
      board: { step: 6 },
      events: [staged(5), staged(6)],
      log: [5, 6].map((n) => ({ n, text: `${n}`, struck: false })),
      prompt: ending ? null : prompt,
      ending,
      rewind: null,
    } as unknown as Update);
    return model;
  };
  const shown = (model: TableModel): unknown => [
    model.shownBoard,
    model.log.map(({ n }) => n),
    model.prompt?.decision ?? null,
    model.anchors.prompt?.decision ?? null,
  ];

  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("is the same for board, log and prompt, event by event", () => {
    const model = played();
    expect(shown(model)).toEqual([{ step: 5 }, [4, 5], null, null]);
    vi.advanceTimersByTime(1000);
    expect(shown(model)).toEqual([{ step: 6 }, [4, 5, 6], null, null]);
    vi.advanceTimersByTime(1000);
    expect(shown(model)).toEqual([{ step: 6 }, [4, 5, 6], 9, 9]);
  });

  it("is the present one at once after a skip", () => {
    const model = played();
    model.eventPlayer.skip();
    expect(shown(model)).toEqual([{ step: 6 }, [4, 5, 6], 9, 9]);
  });

  it("does not show the prompt that arrives while events are played", () => {
    const model = played();
    model.onAsked({ version: 9, prompt: { ...prompt, decision: 10 }, held: false, ahead: false } as unknown as Asked);
    expect(shown(model)).toEqual([{ step: 5 }, [4, 5], null, null]);
    model.eventPlayer.skip();
    expect(shown(model)).toEqual([{ step: 6 }, [4, 5, 6], 10, 10]);
  });

  it("has a player in the game until the last event has been played", () => {
    const chairs = (standing: boolean): unknown[] => [{ seat: 0, standing }];
    const model = played(null, chairs(true));
    model.onPeople({ t: "people", chairs: chairs(false), status: "playing" } as unknown as People);
    expect(model.chairs).toEqual(chairs(true));
    model.eventPlayer.skip();
    expect(model.chairs).toEqual(chairs(false));
  });

  it("names the lines that an undo takes back until the game goes on", () => {
    const model = played();
    const update = { board: { step: 4 }, events: [], log: [], prompt, ending: null, struck: false };
    model.onUpdate({ ...update, version: 10, rewind: 5 } as unknown as Update);
    expect(model.undone.map(({ n }) => n)).toEqual([5, 6]);
    expect(model.log.map(({ n }) => n)).toEqual([4]);
    model.onUpdate({ ...update, version: 11, rewind: null } as unknown as Update);
    expect(model.undone).toHaveLength(2);
    model.onUpdate({ ...update, version: 12, rewind: null, events: [staged(5)] } as unknown as Update);
    expect(model.undone).toHaveLength(0);
  });

  it("shows the ending after the last event", () => {
    const model = played({ winners: [0] });
    model.onPeople({ t: "people", chairs: [], status: "over" } as unknown as People);
    expect([model.ending, model.over]).toEqual([null, false]);
    vi.advanceTimersByTime(2000);
    expect([model.ending, model.over]).toEqual([{ winners: [0] }, true]);
  });
});
