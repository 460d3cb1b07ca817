/**
 * The client's end of the socket: one table, one chair. It knows nothing of screens.
 *
 * - Every message has an id and is sent again until the server has answered it; the server plays it once.
 * - The table's version heals everything: old news is ignored, the next is applied, and after a gap of half a second the
 *   whole position is asked for again.
 * - A silent line is noticed within ten seconds, and there is always another try.
 */
import type {
  Ahead,
  Answer,
  Anyone,
  Asked,
  ChatLine,
  Consent,
  Farewell,
  GiveUp,
  Help,
  Hello,
  Hold,
  Message,
  People,
  Refused,
  Request,
  Return,
  Say,
  Stops,
  Suggest,
  TakeBack,
} from "../protocol";
import { complete, MESSAGES } from "./complete";
import { merge } from "./patch";
import { spelled, type Sync, syncOf, type Update, updateOf } from "./told";

export const PROTOCOL = 2;
export const RESEND_MS = 2500;
export const PING_MS = 5000;
export const DEAD_MS = 10_000;
export const SLOW_MS = 1000;
export const GAP_MS = 500;
export const BACKOFF_MS = [500, 1000, 2000, 4000, 8000];

export type Connection = "connecting" | "connected" | "slow" | "reconnecting" | "offline" | "ended";
export type Board = Record<string, unknown>;
export type Outcome = { how: "done" } | { how: "stale" } | { how: "refused"; code: string; text: string };

type WithId = Answer | Ahead | Hold | Anyone | Stops | TakeBack | Consent | Say | GiveUp | Help | Return | Suggest;
/** A message that wants to be acknowledged, without its id: the socket gives it one. */
export type Wanted = WithId extends infer M ? (M extends { id: string } ? Omit<M, "id"> : never) : never;

/** Who listens to a socket. */
export interface Ears {
  sync(sync: Sync): void;
  update(update: Update, board: Board): void;
  asked(asked: Asked): void;
  people(people: People): void;
  chatted(line: ChatLine): void;
  refused(refused: Refused): void;
  parting(farewell: Farewell): void;
  connected(state: Connection): void;
}

/** The little of a WebSocket that is used, so that a test can bring its own. */
export interface Line {
  readyState: number;
  send(data: string): void;
  close(code?: number): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
}

export interface Wiring {
  url: string;
  dial?: (url: string) => Line;
  random?: () => number;
  newId?: () => string;
}

interface Pending {
  message: Request;
  sent: number;
  settle: (outcome: Outcome) => void;
}

const OPEN = 1;

/** An id that nobody else has; also where `randomUUID` is missing, because the page came over plain http. */
export function freshId(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class TableSocket {
  version: number | null = null;
  board: Board = {};
  state: Connection = "connecting";

  #line: Line | null = null;
  #greeted = false;
  /** The language that the server was asked for. */
  #asked = "";
  #ended = false;
  #tries = 0;
  #heard = 0;
  #pinged = 0;
  #pingNumber = 0;
  #pongNumber = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #gap: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #pending = new Map<string, Pending>();
  #early = new Map<number, Update>();

  constructor(
    readonly table: string,
    readonly seat: number | null,
    public language: string,
    readonly ears: Ears,
    readonly wiring: Wiring,
  ) {}

  /** Connect, and stay connected until `end`. */
  start(): void {
    this.#beat = setInterval(() => this.#tick(), 250);
    if (typeof window !== "undefined") {
      window.addEventListener("online", this.#wake);
      window.addEventListener("offline", this.#tell);
      document.addEventListener("visibilitychange", this.#wake);
    }
    this.#dial();
  }

  /** Hang up for good. */
  end(): void {
    this.#ended = true;
    clearInterval(this.#beat);
    clearTimeout(this.#retry);
    clearTimeout(this.#gap);
    if (typeof window !== "undefined") {
      window.removeEventListener("online", this.#wake);
      window.removeEventListener("offline", this.#tell);
      document.removeEventListener("visibilitychange", this.#wake);
    }
    this.#hangUp();
    for (const { settle } of this.#pending.values()) settle({ how: "stale" });
    this.#pending.clear();
  }

  /** Send something that must not be lost. The promise is kept when the server has answered it. */
  send(wanted: Wanted): Promise<Outcome> {
    const id = (this.wiring.newId ?? freshId)();
    const message = { ...wanted, id } as unknown as Request;
    return new Promise((settle) => {
      const pending: Pending = { message, sent: Date.now(), settle };
      this.#pending.set(id, pending);
      if (this.#greeted) this.#write(message);
      else pending.sent = 0;
    });
  }

  /** Speak another language from now on. */
  speak(language: string): void {
    if (language === this.language) return;
    this.language = language;
    if (this.#greeted) this.#tongue();
  }

  /** Ask for the language of this screen, unless the server speaks it already. */
  #tongue(): void {
    if (this.#asked === this.language) return;
    this.#asked = this.language;
    this.#write({ t: "language", language: this.language });
  }

  /** Ask for the whole position anew. */
  again(): void {
    if (this.#greeted) this.#write({ t: "again" });
  }

  /** Connect at once instead of waiting; on a line that is open, see whether it lives. */
  wake(): void {
    this.#wake();
  }

  #wake = (): void => {
    if (this.#ended || (typeof document !== "undefined" && document.visibilityState === "hidden")) return;
    if (this.#line === null) {
      this.#tries = 0;
      clearTimeout(this.#retry);
      this.#dial();
    } else if (this.#line.readyState === OPEN) this.#ping();
  };

  #tell = (): void => this.#change(this.#line?.readyState === OPEN && this.#greeted ? this.state : "reconnecting");

  #change(state: Connection): void {
    if (state === "reconnecting" && typeof navigator !== "undefined" && navigator.onLine === false) state = "offline";
    if (state === this.state) return;
    this.state = state;
    this.ears.connected(state);
  }

  #dial(): void {
    if (this.#ended) return;
    this.#retry = undefined;
    const dial = this.wiring.dial ?? ((url: string) => new WebSocket(url) as unknown as Line);
    let line: Line;
    try {
      line = dial(this.wiring.url);
    } catch {
      this.#lost();
      return;
    }
    this.#line = line;
    this.#greeted = false;
    this.#heard = Date.now();
    line.onopen = () => {
      if (line !== this.#line) return;
      this.#heard = Date.now();
      const hello: Hello = { t: "hello", table: this.table, language: this.language, protocol: PROTOCOL };
      if (this.seat !== null) hello.seat = this.seat;
      if (this.version !== null) hello.version = this.version;
      this.#asked = this.language;
      this.#write(hello);
    };
    line.onmessage = (event) => {
      if (line === this.#line && typeof event.data === "string") this.#hear(event.data);
    };
    line.onclose = () => {
      if (line === this.#line) this.#lost();
    };
    line.onerror = () => undefined;
  }

  #hangUp(): void {
    const line = this.#line;
    this.#line = null;
    this.#greeted = false;
    if (!line) return;
    line.onopen = line.onmessage = line.onclose = null;
    try {
      line.close(1000);
    } catch {
      // It was closed already.
    }
  }

  #lost(): void {
    this.#hangUp();
    clearTimeout(this.#gap);
    this.#gap = undefined;
    this.#early.clear();
    if (this.#ended) return;
    this.#change("reconnecting");
    const wait = BACKOFF_MS[Math.min(this.#tries, BACKOFF_MS.length - 1)] ?? 8000;
    this.#tries += 1;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#dial(), wait * (0.5 + (this.wiring.random ?? Math.random)()));
  }

  #write(message: Request): void {
    if (this.#line?.readyState === OPEN) this.#line.send(JSON.stringify(message));
  }

  #ping(): void {
    this.#pinged = Date.now();
    this.#pingNumber += 1;
    this.#write({ t: "ping", n: this.#pingNumber });
  }

  #tick(): void {
    const now = Date.now();
    if (this.#line === null) return;
    if (now - this.#heard >= DEAD_MS) {
      this.#lost();
      return;
    }
    if (!this.#greeted) return;
    if (now - this.#pinged >= PING_MS) this.#ping();
    const waiting = this.#pongNumber < this.#pingNumber && now - this.#pinged > SLOW_MS;
    this.#change(waiting ? "slow" : "connected");
    for (const pending of this.#pending.values()) {
      if (now - pending.sent < RESEND_MS) continue;
      pending.sent = now;
      this.#write(pending.message);
    }
  }

  #hear(data: string): void {
    this.#heard = Date.now();
    let message: Message;
    try {
      const raw = JSON.parse(data) as { t?: string };
      message = complete<Message>(MESSAGES[raw.t ?? ""] ?? "", raw);
    } catch {
      return;
    }
    switch (message.t) {
      case "sync":
        return this.#sync(syncOf(message));
      case "update":
        return this.#update(updateOf(message));
      case "asked":
        if (this.#present(message.version)) this.ears.asked({ ...message, prompt: spelled(message.prompt) });
        return;
      case "people":
        this.#present(message.version);
        return this.ears.people(message);
      case "ack":
        return this.#settle(message.id, { how: "done" });
      case "stale":
        return this.#settle(message.id, { how: "stale" });
      case "refused":
        this.#settle(message.id, { how: "refused", code: message.code, text: message.text });
        return this.ears.refused(message);
      case "chat":
        return this.ears.chatted(message.line);
      case "pong":
        this.#pongNumber = Math.max(this.#pongNumber, message.n);
        return;
      case "farewell":
        this.ears.parting(message);
        if (!message.back) {
          this.end();
          this.#change("ended");
        }
    }
  }

  #settle(id: string, outcome: Outcome): void {
    const pending = this.#pending.get(id);
    if (!pending) return;
    this.#pending.delete(id);
    pending.settle(outcome);
  }

  #sync(sync: Sync): void {
    clearTimeout(this.#gap);
    this.#gap = undefined;
    this.version = sync.version;
    this.board = sync.board;
    const first = !this.#greeted;
    this.#greeted = true;
    this.#tries = 0;
    if (first) {
      this.#pongNumber = this.#pingNumber;
      this.#pinged = Date.now();
      this.#change("connected");
      for (const pending of this.#pending.values()) {
        pending.sent = Date.now();
        this.#write(pending.message);
      }
    }
    this.ears.sync(sync);
    this.#catchUp();
    // It may have been changed while the first answer was on its way.
    this.#tongue();
  }

  #update(update: Update): void {
    if (this.version === null || update.version <= this.version) return;
    // One update may tell several answers that were stored in one go.
    if (update.base !== this.version) {
      this.#early.set(update.base, update);
      this.#missing();
      return;
    }
    this.#apply(update);
    this.#catchUp();
  }

  #apply(update: Update): void {
    this.version = update.version;
    this.board = merge(this.board, update.patch);
    this.ears.update(update, this.board);
  }

  /** Apply what came too early, as far as it fits now. */
  #catchUp(): void {
    for (let next = this.#next(); next; next = this.#next()) this.#apply(next);
    for (const [base, update] of this.#early) if (update.version <= (this.version ?? 0)) this.#early.delete(base);
    if (this.#early.size === 0) {
      clearTimeout(this.#gap);
      this.#gap = undefined;
    }
  }

  #next(): Update | undefined {
    const base = this.version ?? 0;
    const found = this.#early.get(base);
    this.#early.delete(base);
    return found;
  }

  /** Whether news of this version belong to the position that we have. */
  #present(version: number): boolean {
    if (this.version === null || version < this.version) return false;
    if (version > this.version) this.#missing();
    return version === this.version;
  }

  #missing(): void {
    this.#gap ??= setTimeout(() => {
      this.#gap = undefined;
      this.again();
    }, GAP_MS);
  }
}

/** The address of the socket, beside the page. */
export function socketUrl(): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
}
