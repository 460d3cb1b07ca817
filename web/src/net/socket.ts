/**
 * The client's end of the WebSocket of one table and one seat. It draws nothing.
 *
 * - Every request has an id and is sent again until the server has answered it; the server applies it once.
 * - The version of the table keeps client and server equal: an old update is ignored, the next one is applied, and if one is
 *   missing for half a second, the client requests the whole position.
 * - A silent connection is noticed within ten seconds, and the client always tries to connect again.
 */
import type { Hello, Message, Request, Update as SentUpdate } from "../protocol";
import type {
  ConnectionState,
  RequestResult,
  NewRequest,
  SocketHandlers,
  WebSocketLike,
  SocketOptions,
} from "./socket-types";
import { type Board, type Sync, decodeSync, decodeUpdate } from "./decode-messages";

export const PROTOCOL = 3;
export const RESEND_MS = 2500;
export const PING_MS = 5000;
export const DEAD_MS = 10_000;
export const SLOW_MS = 1000;
export const GAP_MS = 500;
export const BACKOFF_MS = [500, 1000, 2000, 4000, 8000];

interface PendingRequest {
  message: Request;
  sentAt: number;
  resolve: (result: RequestResult) => void;
}

const OPEN = 1;

/** Returns a random unique id. Browsers have no `randomUUID` on a page that was loaded over plain HTTP. */
export function randomId(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class TableSocket {
  version: number | null = null;
  board: Board = {};
  state: ConnectionState = "connecting";

  #socket: WebSocketLike | null = null;
  /** Whether the server has sent the whole position on this connection. */
  #synced = false;
  #requestedLanguage = "";
  #stopped = false;
  #attempts = 0;
  #lastMessageAt = 0;
  #lastPingAt = 0;
  #pingNumber = 0;
  #pongNumber = 0;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #gapTimer: ReturnType<typeof setTimeout> | undefined;
  #tickTimer: ReturnType<typeof setInterval> | undefined;
  #pending = new Map<string, PendingRequest>();
  /** Updates that cannot be applied yet, by the version on which they build. */
  #earlyUpdates = new Map<number, SentUpdate>();

  constructor(
    readonly table: string,
    readonly seat: number | null,
    public language: string,
    readonly handlers: SocketHandlers,
    readonly options: SocketOptions,
  ) {}

  /** Connects, and connects again after every loss until `stop` is called. */
  start(): void {
    this.#tickTimer = setInterval(() => this.#tick(), 250);
    if (typeof window !== "undefined") {
      window.addEventListener("online", this.reconnectNow);
      window.addEventListener("offline", this.#reportState);
      document.addEventListener("visibilitychange", this.reconnectNow);
    }
    this.#connect();
  }

  /** Closes the connection for good. Requests without an answer get the result `stale`. */
  stop(): void {
    this.#stopped = true;
    clearInterval(this.#tickTimer);
    clearTimeout(this.#retryTimer);
    clearTimeout(this.#gapTimer);
    if (typeof window !== "undefined") {
      window.removeEventListener("online", this.reconnectNow);
      window.removeEventListener("offline", this.#reportState);
      document.removeEventListener("visibilitychange", this.reconnectNow);
    }
    this.#disconnect();
    for (const { resolve } of this.#pending.values()) resolve({ status: "stale" });
    this.#pending.clear();
  }

  /** Sends a request until the server has answered it, and returns the answer. */
  send(request: NewRequest): Promise<RequestResult> {
    const id = (this.options.newId ?? randomId)();
    const message = { ...request, id } as unknown as Request;
    return new Promise((resolve) => {
      const pending: PendingRequest = { message, sentAt: Date.now(), resolve };
      this.#pending.set(id, pending);
      if (this.#synced) this.#write(message);
      else pending.sentAt = 0;
    });
  }

  /** Changes the language of all texts from the server. */
  setLanguage(language: string): void {
    if (language === this.language) return;
    this.language = language;
    if (this.#synced) this.#requestLanguage();
  }

  /** Requests the language of this client, unless the last request named it already. */
  #requestLanguage(): void {
    if (this.#requestedLanguage === this.language) return;
    this.#requestedLanguage = this.language;
    this.#write({ t: "language", language: this.language });
  }

  /** Requests the whole position. */
  requestSync(): void {
    if (this.#synced) this.#write({ t: "again" });
  }

  /** Connects at once instead of after the waiting time; an open connection is tested with a ping. */
  readonly reconnectNow = (): void => {
    if (this.#stopped || (typeof document !== "undefined" && document.visibilityState === "hidden")) return;
    if (this.#socket === null) {
      this.#attempts = 0;
      clearTimeout(this.#retryTimer);
      this.#connect();
    } else if (this.#socket.readyState === OPEN) this.#ping();
  };

  #reportState = (): void =>
    this.#setState(this.#socket?.readyState === OPEN && this.#synced ? this.state : "reconnecting");

  #setState(state: ConnectionState): void {
    if (state === "reconnecting" && typeof navigator !== "undefined" && navigator.onLine === false) state = "offline";
    if (state === this.state) return;
    this.state = state;
    this.handlers.onConnectionChange(state);
  }

  #connect(): void {
    if (this.#stopped) return;
    this.#retryTimer = undefined;
    const open = this.options.open ?? ((url: string) => new WebSocket(url) as unknown as WebSocketLike);
    let socket: WebSocketLike;
    try {
      socket = open(this.options.url);
    } catch {
      this.#handleLoss();
      return;
    }
    this.#socket = socket;
    this.#synced = false;
    this.#lastMessageAt = Date.now();
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.#lastMessageAt = Date.now();
      const hello: Hello = { t: "hello", table: this.table, language: this.language, protocol: PROTOCOL };
      if (this.seat !== null) hello.seat = this.seat;
      if (this.version !== null) hello.version = this.version;
      this.#requestedLanguage = this.language;
      this.#write(hello);
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket && typeof event.data === "string") this.#receive(event.data);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#handleLoss();
    };
    socket.onerror = () => undefined;
  }

  #disconnect(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#synced = false;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    try {
      socket.close(1000);
    } catch {
      // The socket was closed already.
    }
  }

  /** Cleans up after a lost connection, and connects again after a waiting time that grows with every attempt. */
  #handleLoss(): void {
    this.#disconnect();
    clearTimeout(this.#gapTimer);
    this.#gapTimer = undefined;
    this.#earlyUpdates.clear();
    if (this.#stopped) return;
    this.#setState("reconnecting");
    const wait = BACKOFF_MS[Math.min(this.#attempts, BACKOFF_MS.length - 1)] ?? 8000;
    this.#attempts += 1;
    clearTimeout(this.#retryTimer);
    this.#retryTimer = setTimeout(() => this.#connect(), wait * (0.5 + (this.options.random ?? Math.random)()));
  }

  #write(message: Request): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(message));
  }

  #ping(): void {
    this.#lastPingAt = Date.now();
    this.#pingNumber += 1;
    this.#write({ t: "ping", n: this.#pingNumber });
  }

  #tick(): void {
    const now = Date.now();
    this.#followClock(now);
    if (this.#socket === null) return;
    if (now - this.#lastMessageAt >= DEAD_MS) {
      this.#handleLoss();
      return;
    }
    if (!this.#synced) return;
    if (now - this.#lastPingAt >= PING_MS) this.#ping();
    const isSlow = this.#pongNumber < this.#pingNumber && now - this.#lastPingAt > SLOW_MS;
    this.#setState(isSlow ? "slow" : "connected");
    for (const pending of this.#pending.values()) {
      if (now - pending.sentAt < RESEND_MS) continue;
      pending.sentAt = now;
      this.#write(pending.message);
    }
  }

  /** Brings all times into the past if the clock of the device was set back; otherwise nothing would be due until it has
   * caught up. A clock that jumps ahead, as after the sleep of a device, only makes the connection look silent. */
  #followClock(now: number): void {
    this.#lastMessageAt = Math.min(this.#lastMessageAt, now);
    this.#lastPingAt = Math.min(this.#lastPingAt, now);
    for (const pending of this.#pending.values()) pending.sentAt = Math.min(pending.sentAt, now);
  }

  #receive(data: string): void {
    this.#lastMessageAt = Date.now();
    let message: Message;
    try {
      message = JSON.parse(data) as Message;
    } catch {
      return;
    }
    switch (message.t) {
      case "sync":
        return this.#sync(decodeSync(message));
      case "update":
        return this.#update(message);
      case "asked":
        if (this.#isCurrent(message.version)) this.handlers.onAsked(message);
        return;
      case "people":
        this.#isCurrent(message.version);
        return this.handlers.onPeople(message);
      case "ack":
        return this.#resolve(message.id, { status: "done" });
      case "stale":
        return this.#resolve(message.id, { status: "stale" });
      case "refused":
        this.#resolve(message.id, { status: "refused", code: message.code, text: message.text });
        return this.handlers.onRefused(message);
      case "chat":
        return this.handlers.onChatLine(message.line);
      case "pong":
        this.#pongNumber = Math.max(this.#pongNumber, message.n);
        return;
      case "farewell":
        this.handlers.onFarewell(message);
        if (!message.back) {
          this.stop();
          this.#setState("ended");
        }
    }
  }

  #resolve(id: string, result: RequestResult): void {
    const pending = this.#pending.get(id);
    if (!pending) return;
    this.#pending.delete(id);
    pending.resolve(result);
  }

  #sync(sync: Sync): void {
    clearTimeout(this.#gapTimer);
    this.#gapTimer = undefined;
    this.version = sync.version;
    this.board = sync.board;
    const first = !this.#synced;
    this.#synced = true;
    this.#attempts = 0;
    if (first) {
      this.#pongNumber = this.#pingNumber;
      this.#lastPingAt = Date.now();
      this.#setState("connected");
      for (const pending of this.#pending.values()) {
        pending.sentAt = Date.now();
        this.#write(pending.message);
      }
    }
    this.handlers.onSync(sync);
    this.#applyEarlyUpdates();
    // The user may have changed the language while the first answer was on its way.
    this.#requestLanguage();
  }

  #update(update: SentUpdate): void {
    if (this.version === null || update.version <= this.version) return;
    // One update may cover several answers that the server has stored together.
    if (update.base !== this.version) {
      this.#earlyUpdates.set(update.base, update);
      this.#requestSyncLater();
      return;
    }
    this.#apply(update);
    this.#applyEarlyUpdates();
  }

  #apply(sent: SentUpdate): void {
    const update = decodeUpdate(sent, this.board);
    this.version = update.version;
    this.board = update.board;
    this.handlers.onUpdate(update);
  }

  /** Applies updates that came too early and fit now. */
  #applyEarlyUpdates(): void {
    for (let next = this.#takeNextUpdate(); next; next = this.#takeNextUpdate()) this.#apply(next);
    for (const [base, update] of this.#earlyUpdates)
      if (update.version <= (this.version ?? 0)) this.#earlyUpdates.delete(base);
    if (this.#earlyUpdates.size === 0) {
      clearTimeout(this.#gapTimer);
      this.#gapTimer = undefined;
    }
  }

  #takeNextUpdate(): SentUpdate | undefined {
    const base = this.version ?? 0;
    const found = this.#earlyUpdates.get(base);
    this.#earlyUpdates.delete(base);
    return found;
  }

  /** Returns whether a message of this version belongs to the position that the client has. */
  #isCurrent(version: number): boolean {
    if (this.version === null || version < this.version) return false;
    if (version > this.version) this.#requestSyncLater();
    return version === this.version;
  }

  /** Requests the whole position if the missing update does not come soon. */
  #requestSyncLater(): void {
    this.#gapTimer ??= setTimeout(() => {
      this.#gapTimer = undefined;
      this.requestSync();
    }, GAP_MS);
  }
}

/** Returns the address of the server's WebSocket. */
export function socketUrl(): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
}
