/** The state of one table in this client: everything that the server has sent, ready to be drawn. */
import { person } from "../person.svelte";
import { socketUrl, TableSocket } from "../net/socket";
import type { ConnectionState, NewRequest, RequestResult, SocketHandlers } from "../net/socket-types";
import type { Board, Sync, Update } from "../net/decode-messages";
import type {
  Asked,
  ChatLine,
  Ending,
  Farewell,
  Line,
  OfferedOption,
  People,
  Prompt,
  Refused,
  StopSettings,
  TableInfo,
  Wish,
} from "../protocol";
import { locale } from "../messages.svelte";
import { Anchors } from "./prompt/anchors.svelte";
import { MAX_QUEUED_TOGETHER, MAX_QUEUED, EventPlayer } from "./playback/event-player.svelte";

export type LogLine = Line;

/**
 * Returns the log after an undo to the event number `from`. Lines that other players have seen are struck through; lines that
 * only the user has seen are removed.
 */
export function logAfterUndo(log: LogLine[], from: number, seen: boolean): LogLine[] {
  if (!seen) return log.filter((line) => line.n < from || line.struck);
  return log.map((line) => (line.n >= from && !line.struck ? { ...line, struck: true } : line));
}

/** The prompt shows "sending…" only if a request takes longer than this. */
const SENDING_MS = 150;

export class TableModel implements SocketHandlers {
  info = $state.raw<TableInfo | null>(null);
  version = $state(0);
  board = $state.raw<Board>({});
  seat = $state<number | null>(null);
  prompt = $state.raw<Prompt | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  stops = $state.raw<StopSettings | null>(null);
  held = $state(false);
  advancePass = $state(false);
  canUndo = $state(false);
  undoRequest = $state.raw<Wish | null>(null);
  ending = $state.raw<Ending | null>(null);
  /** Why the game cannot go on here; empty if it can. Board and log are the stored ones then. */
  frozen = $state("");
  connection = $state<ConnectionState>("connecting");
  sending = $state(false);
  /** A text of the server for the user: a request was refused, or the connection ends. */
  notice = $state("");
  /** The last notice of the table to everybody, such as a seat that a bot has taken. It stays in the chat. */
  tableNotice = $state("");
  farewell = $state.raw<Farewell | null>(null);
  /** When the clock of the present prompt runs out (milliseconds of `performance.now`), or null. */
  deadline = $state<number | null>(null);
  /** Whether the position has arrived as the present seat sees it. */
  synced = $state(false);
  /** How often the user has passed a reaction by hand at this table. */
  passCount = $state(0);
  /** How many events the server has left out because there were too many. */
  missedCount = $state(0);

  readonly eventPlayer = new EventPlayer();
  readonly anchors = new Anchors(
    (option) => this.#answer(option),
    undefined,
    (values) => this.#answerWithValues(values),
  );

  /** Called with the new lines of the log. */
  onLogLines: ((lines: LogLine[]) => void) | null = null;

  #socket: TableSocket | null = null;
  #pendingCount = 0;
  #sendingTimer: ReturnType<typeof setTimeout> | undefined;
  #noticeTimer: ReturnType<typeof setTimeout> | undefined;
  #tableNoticeTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {}

  get over(): boolean {
    return this.ending !== null || this.info?.status === "over";
  }

  get names(): string[] {
    return this.info?.chairs.map((chair) => chair.name) ?? [];
  }

  get connected(): boolean {
    return this.connection === "connected" || this.connection === "slow";
  }

  /** Connects as the player of a seat or, if it is null, as a spectator. */
  sit(seat: number | null): void {
    this.#socket?.stop();
    this.seat = seat;
    this.synced = false;
    this.farewell = null;
    this.connection = "connecting";
    this.#updateReady();
    this.#socket = new TableSocket(this.id, seat, locale.language, this, { url: socketUrl() });
    this.#socket.start();
  }

  /** Closes the connection. */
  leave(): void {
    this.#socket?.stop();
    this.#socket = null;
    this.eventPlayer.skip();
    clearTimeout(this.#sendingTimer);
    clearTimeout(this.#noticeTimer);
    clearTimeout(this.#tableNoticeTimer);
  }

  /** Changes the language of all texts from the server. */
  setLanguage(language: string): void {
    this.#socket?.setLanguage(language);
  }

  /** Requests the whole position from the server. */
  requestSync(): void {
    this.#socket?.requestSync();
  }

  /** Sends a request that must not be lost, and returns how the server has answered it. */
  async send(request: NewRequest): Promise<RequestResult> {
    if (!this.#socket) return { status: "stale" };
    this.#pendingCount += 1;
    this.#updateReady();
    clearTimeout(this.#sendingTimer);
    this.#sendingTimer = setTimeout(() => (this.sending = this.#pendingCount > 0), SENDING_MS);
    const result = await this.#socket.send(request);
    this.#pendingCount -= 1;
    if (this.#pendingCount === 0) {
      clearTimeout(this.#sendingTimer);
      this.sending = false;
    }
    this.#updateReady();
    return result;
  }

  #answer(option: OfferedOption): void {
    if (!this.prompt) return;
    if (!this.prompt.mine) {
      void this.send({ t: "suggest", decision: this.prompt.decision, option: option.n });
      return;
    }
    if (this.prompt.reaction && option.kind === "pass") this.passCount += 1;
    void this.send({ t: "answer", decision: this.prompt.decision, option: option.n });
  }

  async #answerWithValues(values: readonly unknown[]): Promise<boolean> {
    if (!this.prompt) return false;
    return (await this.send({ t: "answer", decision: this.prompt.decision, given: [...values] })).status === "done";
  }

  #updateReady(): void {
    this.anchors.ready = this.connected && this.#pendingCount === 0;
  }

  /** Shows a notice for a few seconds; an empty text hides it. */
  showNotice(notice: string): void {
    this.notice = notice;
    clearTimeout(this.#noticeTimer);
    if (notice) this.#noticeTimer = setTimeout(() => (this.notice = ""), 7000);
  }

  /** Shows a notice of the table for a while; an empty text hides it. */
  showTableNotice(notice: string): void {
    this.tableNotice = notice;
    clearTimeout(this.#tableNoticeTimer);
    if (notice) this.#tableNoticeTimer = setTimeout(() => (this.tableNotice = ""), 12_000);
  }

  // --- messages of the server

  onSync(sync: Sync): void {
    // The connection is back, so the news that it ends is old.
    if (this.farewell?.back && this.notice === this.farewell.text) this.showNotice("");
    this.info = sync.table;
    this.version = sync.version;
    this.board = sync.board;
    this.seat = sync.seat;
    this.synced = true;
    this.log = sync.log;
    this.chat = sync.chat;
    this.stops = sync.stops;
    this.held = sync.held;
    this.advancePass = sync.ahead;
    this.canUndo = sync.undo;
    this.undoRequest = sync.wish;
    this.ending = sync.ending;
    this.frozen = sync.frozen;
    this.missedCount = sync.missed;
    this.eventPlayer.skip();
    this.eventPlayer.maxQueued =
      sync.table.together || sync.table.chairs.length === 1 ? MAX_QUEUED_TOGETHER : MAX_QUEUED;
    this.eventPlayer.isPageVisible = () => !document.hidden;
    this.eventPlayer.offerMissed(sync.events);
    this.#setPrompt(sync.prompt);
  }

  onUpdate(update: Update): void {
    this.version = update.version;
    this.board = update.board;
    this.canUndo = update.undo;
    this.undoRequest = update.wish;
    if (update.ending) this.ending = update.ending;
    if (update.prompt?.mine) this.held = false;
    this.advancePass = false;
    if (update.rewind !== null) {
      this.ending = update.ending;
      this.eventPlayer.skip();
      this.log = logAfterUndo(this.log, update.rewind, update.struck);
    }
    this.log = [...this.log, ...update.log];
    this.eventPlayer.play(update.events);
    this.onLogLines?.(update.log);
    this.#setPrompt(update.prompt);
  }

  onAsked(asked: Asked): void {
    this.held = asked.held;
    this.advancePass = asked.ahead;
    this.canUndo = asked.undo;
    this.undoRequest = asked.wish;
    this.#setPrompt(asked.prompt);
  }

  onPeople(people: People): void {
    if (!this.info) return;
    const began = this.info.status !== "playing" && people.status === "playing";
    const { chairs, watchers, status, rematch, sequel, agreement } = people;
    this.info = { ...this.info, chairs, watchers, status, rematch, sequel, agreement };
    if (began) this.requestSync();
  }

  onChatLine(line: ChatLine): void {
    // The chat of spectators during a game is sent at its end and sorted in by number.
    if (this.chat.some(({ n }) => n === line.n)) return;
    this.chat = [...this.chat, line].sort((one, other) => one.n - other.n);
    this.unread += 1;
    if (line.notice) this.showTableNotice(line.text);
  }

  onRefused(refused: Refused): void {
    this.showNotice(refused.text);
  }

  onFarewell(farewell: Farewell): void {
    this.farewell = farewell;
    if (farewell.back) this.showNotice(farewell.text);
  }

  onConnectionChange(state: ConnectionState): void {
    this.connection = state;
    this.#updateReady();
  }

  #setPrompt(prompt: Prompt | null): void {
    this.prompt = prompt;
    this.deadline = prompt?.left == null ? null : performance.now() + prompt.left * 1000;
    this.anchors.confirm = person.prefs.confirm;
    this.anchors.skippedConfirmations = person.prefs.unwarned;
    this.anchors.names = this.names;
    this.anchors.setPrompt(prompt);
  }
}
