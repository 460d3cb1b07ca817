import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BACKOFF_MS, type Connection, type Ears, type Line, type Outcome, TableSocket } from "./socket";

/** A wire to nowhere: the test is the server. */
class FakeLine implements Line {
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: Line["onopen"] = null;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;
  onerror: Line["onerror"] = null;
  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.(undefined as never);
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  cut(): void {
    this.readyState = 3;
    this.onclose?.(undefined as never);
  }
  of(t: string): Record<string, unknown>[] {
    return this.sent.filter((message) => message["t"] === t);
  }
}

const TABLE = { id: "abc", game: "boss-monster", title: "A table", status: "playing", chairs: [] };
const sync = (version: number, board: object = {}) => ({ t: "sync", version, table: TABLE, board });
const update = (version: number, patch: object = {}, base = version - 1) => ({ t: "update", base, version, patch });

let lines: FakeLine[] = [];
let heard: [string, unknown][] = [];
let states: Connection[] = [];
let ids = 0;
const ears: Ears = {
  sync: (message) => heard.push(["sync", message.version]),
  update: (message, board) => heard.push(["update", [message.version, board]]),
  asked: (message) => heard.push(["asked", message.version]),
  people: (message) => heard.push(["people", message.version]),
  chatted: (line) => heard.push(["chat", line.text]),
  refused: (message) => heard.push(["refused", message.text]),
  parting: (message) => heard.push(["farewell", message.text]),
  connected: (state) => states.push(state),
};
const last = (): FakeLine => {
  const line = lines.at(-1);
  if (!line) throw new Error("Nobody has called.");
  return line;
};

function connected(seat: number | null = 1): TableSocket {
  const socket = new TableSocket("abc", seat, "en", ears, {
    url: "ws://here/ws",
    dial: () => {
      const line = new FakeLine();
      lines.push(line);
      return line;
    },
    random: () => 0.5,
    newId: () => `id${++ids}`,
  });
  socket.start();
  last().open();
  last().tell(sync(7, { a: 1, b: { c: 2 } }));
  return socket;
}

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  heard = [];
  states = [];
  ids = 0;
});
afterEach(() => vi.useRealTimers());

describe("greeting", () => {
  it("says who, where and in which language", () => {
    const socket = connected();
    expect(last().sent[0]).toEqual({ t: "hello", table: "abc", seat: 1, language: "en", protocol: 2 });
    expect(states).toEqual(["connected"]);
    socket.end();
  });

  it("names the version it has when it comes back", () => {
    const socket = connected(null);
    last().cut();
    vi.advanceTimersByTime(500);
    last().open();
    expect(last().sent[0]).toEqual({ t: "hello", table: "abc", version: 7, language: "en", protocol: 2 });
    socket.end();
  });
});

describe("languages", () => {
  it("asks again if the language changes before the first answer", () => {
    const socket = new TableSocket("abc", 1, "en", ears, {
      url: "ws://here/ws",
      dial: () => {
        const line = new FakeLine();
        lines.push(line);
        return line;
      },
    });
    socket.start();
    last().open();
    socket.speak("pl");
    expect(last().of("language")).toHaveLength(0);
    last().tell(sync(7));
    expect(last().of("language")).toEqual([{ t: "language", language: "pl" }]);
    last().tell(sync(7));
    socket.speak("pl");
    expect(last().of("language")).toHaveLength(1);
    socket.speak("en");
    expect(last().of("language")).toHaveLength(2);
    socket.end();
  });
});

describe("versions", () => {
  it("applies the next and ignores the old", () => {
    const socket = connected();
    last().tell(update(8, { b: { c: null, d: 4 } }));
    last().tell(update(8, { a: 99 }));
    last().tell(update(3, { a: 99 }));
    expect(heard).toEqual([["sync", 7], ["update", [8, { a: 1, b: { d: 4 } }]]]);
    expect(socket.version).toBe(8);
    socket.end();
  });

  it("takes several answers in one update", () => {
    const socket = connected();
    last().tell(update(11, { a: 11 }, 7));
    last().tell(update(12, { a: 12 }));
    vi.advanceTimersByTime(600);
    expect(heard.map(([what]) => what)).toEqual(["sync", "update", "update"]);
    expect([socket.version, socket.board]).toEqual([12, { a: 12, b: { c: 2 } }]);
    expect(last().of("again")).toHaveLength(0);
    socket.end();
  });

  it("waits for what is missing and puts it in order", () => {
    const socket = connected();
    last().tell(update(9, { a: 9 }));
    last().tell(update(8, { a: 8, x: 1 }));
    vi.advanceTimersByTime(600);
    expect(heard.map(([what]) => what)).toEqual(["sync", "update", "update"]);
    expect(socket.board).toEqual({ a: 9, x: 1, b: { c: 2 } });
    expect(last().of("again")).toHaveLength(0);
    socket.end();
  });

  it("asks for everything when a gap stays", () => {
    const socket = connected();
    last().tell(update(10, { a: 10 }));
    vi.advanceTimersByTime(490);
    expect(last().of("again")).toHaveLength(0);
    vi.advanceTimersByTime(20);
    expect(last().of("again")).toHaveLength(1);
    last().tell(sync(9, { a: 9 }));
    expect(socket.board).toEqual({ a: 10 });
    expect(socket.version).toBe(10);
    socket.end();
  });

  it("notices from a mere notice that something was lost", () => {
    const socket = connected();
    last().tell({ t: "people", version: 8, chairs: [] });
    last().tell({ t: "asked", version: 8 });
    last().tell({ t: "asked", version: 6 });
    vi.advanceTimersByTime(510);
    expect(last().of("again")).toHaveLength(1);
    expect(heard.map(([what]) => what)).toEqual(["sync", "people"]);
    socket.end();
  });
});

describe("messages", () => {
  it("are sent again until they are acknowledged", async () => {
    const socket = connected();
    const outcome = socket.send({ t: "answer", decision: 7, option: 2 });
    vi.advanceTimersByTime(2400);
    expect(last().of("answer")).toHaveLength(1);
    vi.advanceTimersByTime(400);
    expect(last().of("answer")).toEqual([
      { t: "answer", decision: 7, option: 2, id: "id1" },
      { t: "answer", decision: 7, option: 2, id: "id1" },
    ]);
    last().tell({ t: "ack", id: "id1", version: 8 });
    vi.advanceTimersByTime(4000);
    expect(last().of("answer")).toHaveLength(2);
    expect(await outcome).toEqual({ how: "done" });
    socket.end();
  });

  it("survive a cut, and are sent after the greeting only", () => {
    const socket = connected();
    void socket.send({ t: "answer", decision: 7, option: 2 });
    last().cut();
    void socket.send({ t: "hold" });
    vi.advanceTimersByTime(500);
    last().open();
    expect(last().sent.map((message) => message["t"])).toEqual(["hello"]);
    last().tell(sync(7));
    expect(last().sent.map((message) => message["id"])).toEqual([undefined, "id1", "id2"]);
    socket.end();
  });

  it("can be stale or refused", async () => {
    const socket = connected();
    const stale = socket.send({ t: "answer", decision: 6, option: 0 });
    const refused: Promise<Outcome> = socket.send({ t: "say", text: "Hi" });
    last().tell({ t: "stale", id: "id1", version: 7 });
    last().tell({ t: "refused", id: "id2", code: "chat", text: "Too fast." });
    expect(await stale).toEqual({ how: "stale" });
    expect(await refused).toEqual({ how: "refused", code: "chat", text: "Too fast." });
    expect(heard.at(-1)).toEqual(["refused", "Too fast."]);
    socket.end();
  });
});

describe("the line", () => {
  it("pings every five seconds and gives a silent line up after ten", () => {
    const socket = connected();
    vi.advanceTimersByTime(5100);
    expect(last().of("ping")).toHaveLength(1);
    last().tell({ t: "pong", n: 1 });
    vi.advanceTimersByTime(9800);
    expect(lines).toHaveLength(1);
    vi.advanceTimersByTime(500);
    expect(states.at(-1)).toBe("reconnecting");
    vi.advanceTimersByTime(500);
    expect(lines).toHaveLength(2);
    socket.end();
  });

  it("is called slow when an answer takes more than a second", () => {
    const socket = connected();
    vi.advanceTimersByTime(5000);
    vi.advanceTimersByTime(1500);
    expect(states).toEqual(["connected", "slow"]);
    last().tell({ t: "pong", n: 1 });
    vi.advanceTimersByTime(300);
    expect(states).toEqual(["connected", "slow", "connected"]);
    socket.end();
  });

  it("waits longer and longer between tries", () => {
    const socket = connected();
    for (const wait of [...BACKOFF_MS, 8000]) {
      const calls = lines.length;
      last().cut();
      vi.advanceTimersByTime(wait - 10);
      expect(lines).toHaveLength(calls);
      vi.advanceTimersByTime(20);
      expect(lines).toHaveLength(calls + 1);
    }
    last().cut();
    socket.wake();
    last().open();
    expect(last().of("hello")).toHaveLength(1);
    socket.end();
  });

  it("stays closed after a farewell for good, and comes back after one for a while", () => {
    const socket = connected();
    last().tell({ t: "farewell", code: "restart", text: "Back soon." });
    last().cut();
    vi.advanceTimersByTime(510);
    expect(lines).toHaveLength(2);
    last().open();
    last().tell({ t: "farewell", code: "protocol", text: "Reload.", back: false });
    vi.advanceTimersByTime(20_000);
    expect(lines).toHaveLength(2);
    expect(states.at(-1)).toBe("ended");
    socket.end();
  });

  it("does not mind nonsense", () => {
    const socket = connected();
    last().onmessage?.({ data: "{nonsense" });
    last().tell({ t: "something new" });
    last().tell({ t: "chat", line: { n: 1, name: "Ann", text: "Hi" } });
    expect(heard.at(-1)).toEqual(["chat", "Hi"]);
    socket.end();
  });
});
