import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BACKOFF_MS, TableSocket } from "./socket";
import type { ConnectionState, RequestResult, SocketHandlers, WebSocketLike } from "./socket-types";
import { sentSync, sentUpdate } from "./message-samples";

/** A socket without a network: the test plays the server. */
class FakeSocket implements WebSocketLike {
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: WebSocketLike["onopen"] = null;
  onmessage: WebSocketLike["onmessage"] = null;
  onclose: WebSocketLike["onclose"] = null;
  onerror: WebSocketLike["onerror"] = null;
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
  receive(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  cut(): void {
    this.readyState = 3;
    this.onclose?.(undefined as never);
  }
  sentWithTag(t: string): Record<string, unknown>[] {
    return this.sent.filter((message) => message["t"] === t);
  }
}

const sync = (version: number, board: Record<string, unknown> = {}) => sentSync({ version, board });
const update = (version: number, patch: Record<string, unknown> = {}, base = version - 1) =>
  sentUpdate({ base, version, patch });

let sockets: FakeSocket[] = [];
let received: [string, unknown][] = [];
let states: ConnectionState[] = [];
let ids = 0;
const handlers: SocketHandlers = {
  onSync: (message) => received.push(["sync", message.version]),
  onUpdate: ({ version, board }) => received.push(["update", [version, board]]),
  onAsked: (message) => received.push(["asked", message.version]),
  onPeople: (message) => received.push(["people", message.version]),
  onChatLine: (line) => received.push(["chat", line.text]),
  onRefused: (message) => received.push(["refused", message.text]),
  onFarewell: (message) => received.push(["farewell", message.text]),
  onConnectionChange: (state) => states.push(state),
};
const last = (): FakeSocket => {
  const socket = sockets.at(-1);
  if (!socket) throw new Error("The client has not connected.");
  return socket;
};

function connect(seat: number | null = 1): TableSocket {
  const socket = new TableSocket("abc", seat, "en", handlers, {
    url: "ws://here/ws",
    open: () => {
      const fake = new FakeSocket();
      sockets.push(fake);
      return fake;
    },
    random: () => 0.5,
    newId: () => `id${++ids}`,
  });
  socket.start();
  last().open();
  last().receive(sync(7, { a: 1, b: { c: 2 } }));
  return socket;
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  received = [];
  states = [];
  ids = 0;
});
afterEach(() => vi.useRealTimers());

describe("the hello message", () => {
  it("names the table, the seat and the language", () => {
    const socket = connect();
    expect(last().sent[0]).toEqual({ t: "hello", table: "abc", seat: 1, language: "en", protocol: 3 });
    expect(states).toEqual(["connected"]);
    socket.stop();
  });

  it("names the version of the client after a reconnection", () => {
    const socket = connect(null);
    last().cut();
    vi.advanceTimersByTime(500);
    last().open();
    expect(last().sent[0]).toEqual({ t: "hello", table: "abc", version: 7, language: "en", protocol: 3 });
    socket.stop();
  });
});

describe("the language", () => {
  it("is requested again if it changes before the first answer", () => {
    const socket = new TableSocket("abc", 1, "en", handlers, {
      url: "ws://here/ws",
      open: () => {
        const fake = new FakeSocket();
        sockets.push(fake);
        return fake;
      },
    });
    socket.start();
    last().open();
    socket.setLanguage("pl");
    expect(last().sentWithTag("language")).toHaveLength(0);
    last().receive(sync(7));
    expect(last().sentWithTag("language")).toEqual([{ t: "language", language: "pl" }]);
    last().receive(sync(7));
    socket.setLanguage("pl");
    expect(last().sentWithTag("language")).toHaveLength(1);
    socket.setLanguage("en");
    expect(last().sentWithTag("language")).toHaveLength(2);
    socket.stop();
  });
});

describe("versions", () => {
  it("apply the next update and ignore old ones", () => {
    const socket = connect();
    last().receive(update(8, { b: { c: null, d: 4 } }));
    last().receive(update(8, { a: 99 }));
    last().receive(update(3, { a: 99 }));
    expect(received).toEqual([
      ["sync", 7],
      ["update", [8, { a: 1, b: { d: 4 } }]],
    ]);
    expect(socket.version).toBe(8);
    socket.stop();
  });

  it("may advance by several answers in one update", () => {
    const socket = connect();
    last().receive(update(11, { a: 11 }, 7));
    last().receive(update(12, { a: 12 }));
    vi.advanceTimersByTime(600);
    expect(received.map(([what]) => what)).toEqual(["sync", "update", "update"]);
    expect([socket.version, socket.board]).toEqual([12, { a: 12, b: { c: 2 } }]);
    expect(last().sentWithTag("again")).toHaveLength(0);
    socket.stop();
  });

  it("wait for a missing update and apply updates in order", () => {
    const socket = connect();
    last().receive(update(9, { a: 9 }));
    last().receive(update(8, { a: 8, x: 1 }));
    vi.advanceTimersByTime(600);
    expect(received.map(([what]) => what)).toEqual(["sync", "update", "update"]);
    expect(socket.board).toEqual({ a: 9, x: 1, b: { c: 2 } });
    expect(last().sentWithTag("again")).toHaveLength(0);
    socket.stop();
  });

  it("cause a request for the whole position if an update stays missing", () => {
    const socket = connect();
    last().receive(update(10, { a: 10 }));
    vi.advanceTimersByTime(490);
    expect(last().sentWithTag("again")).toHaveLength(0);
    vi.advanceTimersByTime(20);
    expect(last().sentWithTag("again")).toHaveLength(1);
    last().receive(sync(9, { a: 9 }));
    expect(socket.board).toEqual({ a: 10 });
    expect(socket.version).toBe(10);
    socket.stop();
  });

  it("of messages without an update also reveal a missing update", () => {
    const socket = connect();
    last().receive({ t: "people", version: 8, chairs: [] });
    last().receive({ t: "asked", version: 8 });
    last().receive({ t: "asked", version: 6 });
    vi.advanceTimersByTime(510);
    expect(last().sentWithTag("again")).toHaveLength(1);
    expect(received.map(([what]) => what)).toEqual(["sync", "people"]);
    socket.stop();
  });
});

describe("requests", () => {
  it("are sent again until they are acknowledged", async () => {
    const socket = connect();
    const result = socket.send({ t: "answer", decision: 7, option: 2 });
    vi.advanceTimersByTime(2400);
    expect(last().sentWithTag("answer")).toHaveLength(1);
    vi.advanceTimersByTime(400);
    expect(last().sentWithTag("answer")).toEqual([
      { t: "answer", decision: 7, option: 2, id: "id1" },
      { t: "answer", decision: 7, option: 2, id: "id1" },
    ]);
    last().receive({ t: "ack", id: "id1", version: 8 });
    vi.advanceTimersByTime(4000);
    expect(last().sentWithTag("answer")).toHaveLength(2);
    expect(await result).toEqual({ status: "done" });
    socket.stop();
  });

  it("survive a lost connection and are sent only after the position has arrived", () => {
    const socket = connect();
    void socket.send({ t: "answer", decision: 7, option: 2 });
    last().cut();
    void socket.send({ t: "hold" });
    vi.advanceTimersByTime(500);
    last().open();
    expect(last().sent.map((message) => message["t"])).toEqual(["hello"]);
    last().receive(sync(7));
    expect(last().sent.map((message) => message["id"])).toEqual([undefined, "id1", "id2"]);
    socket.stop();
  });

  it("can be stale or refused", async () => {
    const socket = connect();
    const stale = socket.send({ t: "answer", decision: 6, option: 0 });
    const refused: Promise<RequestResult> = socket.send({ t: "say", text: "Hi" });
    last().receive({ t: "stale", id: "id1", version: 7 });
    last().receive({ t: "refused", id: "id2", code: "chat", text: "Too fast." });
    expect(await stale).toEqual({ status: "stale" });
    expect(await refused).toEqual({ status: "refused", code: "chat", text: "Too fast." });
    expect(received.at(-1)).toEqual(["refused", "Too fast."]);
    socket.stop();
  });
});

describe("the connection", () => {
  it("is tested by a ping every five seconds and given up after ten silent seconds", () => {
    const socket = connect();
    vi.advanceTimersByTime(5100);
    expect(last().sentWithTag("ping")).toHaveLength(1);
    last().receive({ t: "pong", n: 1 });
    vi.advanceTimersByTime(9800);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(500);
    expect(states.at(-1)).toBe("reconnecting");
    vi.advanceTimersByTime(500);
    expect(sockets).toHaveLength(2);
    socket.stop();
  });

  it("is tested and given up in time although the clock of the device is set back by an hour", () => {
    const socket = connect();
    void socket.send({ t: "say", text: "Hello" });
    vi.setSystemTime(Date.now() - 3_600_000);
    vi.advanceTimersByTime(5600);
    expect(last().sentWithTag("ping")).toHaveLength(1);
    expect(last().sentWithTag("say").length).toBeGreaterThan(1);
    vi.advanceTimersByTime(5000);
    expect(states.at(-1)).toBe("reconnecting");
    socket.stop();
  });

  it("is made anew at once after the sleep of the device", () => {
    const socket = connect();
    vi.setSystemTime(Date.now() + 3_600_000);
    vi.advanceTimersByTime(1000);
    expect(sockets).toHaveLength(2);
    socket.stop();
  });

  it("is slow if a pong takes more than a second", () => {
    const socket = connect();
    vi.advanceTimersByTime(5000);
    vi.advanceTimersByTime(1500);
    expect(states).toEqual(["connected", "slow"]);
    last().receive({ t: "pong", n: 1 });
    vi.advanceTimersByTime(300);
    expect(states).toEqual(["connected", "slow", "connected"]);
    socket.stop();
  });

  it("is retried after longer and longer waiting times", () => {
    const socket = connect();
    for (const wait of [...BACKOFF_MS, 8000]) {
      const calls = sockets.length;
      last().cut();
      vi.advanceTimersByTime(wait - 10);
      expect(sockets).toHaveLength(calls);
      vi.advanceTimersByTime(20);
      expect(sockets).toHaveLength(calls + 1);
    }
    last().cut();
    socket.reconnectNow();
    last().open();
    expect(last().sentWithTag("hello")).toHaveLength(1);
    socket.stop();
  });

  it("comes back after a farewell that allows it and stays closed after one that does not", () => {
    const socket = connect();
    last().receive({ t: "farewell", code: "restart", text: "Back soon.", back: true });
    last().cut();
    vi.advanceTimersByTime(510);
    expect(sockets).toHaveLength(2);
    last().open();
    last().receive({ t: "farewell", code: "protocol", text: "Reload.", back: false });
    vi.advanceTimersByTime(20_000);
    expect(sockets).toHaveLength(2);
    expect(states.at(-1)).toBe("ended");
    socket.stop();
  });

  it("ignores messages that it cannot read", () => {
    const socket = connect();
    last().onmessage?.({ data: "{nonsense" });
    last().receive({ t: "something new" });
    last().receive({ t: "chat", line: { n: 1, name: "Ann", text: "Hi" } });
    expect(received.at(-1)).toEqual(["chat", "Hi"]);
    socket.stop();
  });
});
