/**
 * The state of one table in this client: everything that the server has sent, ready to be drawn.
 *
 * While events are played, the table shows the moment of the event that is played: its board and the log up to it. The prompt
 * and the ending, which belong to the position after all events, appear when the last event has been played.
 */
import { person } from "../person.svelte";
import { socketUrl, TableSocket } from "../net/socket";
import type { ConnectionState, NewRequest, RequestResult, SocketHandlers } from "../net/socket-types";
import type { Board, Sync, Update } from "../net/decode-messages";
import type {
  Asked,
  Chair,
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
import { EventPlayer } from "./playback/event-player.svelte";
import { shownBoard, shownLines } from "./playback/shown-position";

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
  /** The present board, after all events. */
  board = $state.raw<Board>({});
  seat = $state<number | null>(null);
  /** The prompt, or null while events are played. */
  prompt = $state.raw<Prompt | null>(null);
  /** All lines of the log. */
  lines = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  stops = $state.raw<StopSettings | null>(null);
  held = $state(false);
  advancePass = $state(false);
  canUndo = $state(false);
  undoRequest = $state.raw<Wish | null>(null);
  /** The lines of the log that the last undo has taken back, until the game goes on. */
  undone = $state.raw<LogLine[]>([]);
  /** How the game has ended, or null while events are played. */
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

  /** The prompt and the ending that the server has sent last. */
  #latest: { prompt: Prompt | null; ending: Ending | null } = { prompt: null, ending: null };

  /** Which seats were in the game before the events that are played. */
  #standing: readonly boolean[] = [];

  #socket: TableSocket | null = null;
  #pendingCount = 0;
  #sendingTimer: ReturnType<typeof setTimeout> | undefined;
  #noticeTimer: ReturnType<typeof setTimeout> | undefined;
  #tableNoticeTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {
    this.eventPlayer.onPlayingChange = () => this.#showLatest();
    this.eventPlayer.isPageVisible = () => !document.hidden;
  }

  /** The board at the moment that is shown. */
  get shownBoard(): Board {
    return shownBoard(this.eventPlayer, this.board);
  }

  /** The seats at the moment that is shown: a player is in the game until the event that ends it for them is played. */
  get chairs(): Chair[] {
    const chairs = this.info?.chairs ?? [];
    if (!this.eventPlayer.isPlaying) return chairs;
    return chairs.map((chair) => ({ ...chair, standing: this.#standing[chair.seat] ?? chair.standing }));
  }

  /** The log up to the moment that is shown. */
  get log(): LogLine[] {
    return shownLines(this.eventPlayer, this.lines);
  }

  /** The text of the last line of the log at the moment that is shown; empty if there is none. */
  get lastLine(): string {
    return this.log.findLast((line) => !line.struck)?.text ?? "";
  }

  get over(): boolean {
    return this.ending !== null || (this.info?.status === "over" && !this.eventPlayer.isPlaying);
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
    this.lines = sync.log;
    this.chat = sync.chat;
    this.stops = sync.stops;
    this.held = sync.held;
    this.advancePass = sync.ahead;
    this.canUndo = sync.undo;
    this.undoRequest = sync.wish;
    this.frozen = sync.frozen;
    this.missedCount = sync.missed;
    this.#setLatest(sync.prompt, sync.ending);
    this.eventPlayer.skip();
    this.eventPlayer.offerMissed(sync.events);
    this.#showLatest();
  }

  onUpdate(update: Update): void {
    this.version = update.version;
    this.board = update.board;
    this.canUndo = update.undo;
    this.undoRequest = update.wish;
    if (update.prompt?.mine) this.held = false;
    this.advancePass = false;
    this.#setLatest(update.prompt, update.rewind === null ? (update.ending ?? this.#latest.ending) : update.ending);
    if (update.rewind !== null) {
      const from = update.rewind;
      this.eventPlayer.skip();
      this.undone = this.lines.filter(({ n, struck }) => n >= from && !struck);
      this.lines = logAfterUndo(this.lines, from, update.struck);
    } else if (update.events.length > 0) {
      this.undone = [];
    }
    this.lines = [...this.lines, ...update.log];
    this.eventPlayer.play(update.events);
    this.onLogLines?.(update.log);
    this.#showLatest();
  }

  onAsked(asked: Asked): void {
    this.held = asked.held;
    this.advancePass = asked.ahead;
    this.canUndo = asked.undo;
    this.undoRequest = asked.wish;
    this.#setLatest(asked.prompt, this.#latest.ending);
    this.#showLatest();
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

  #setLatest(prompt: Prompt | null, ending: Ending | null): void {
    this.#latest = { prompt, ending };
    this.deadline = prompt?.left == null ? null : performance.now() + prompt.left * 1000;
  }

  /** Shows the prompt and the ending of the present position, or none of them while events are played. */
  #showLatest(): void {
    if (!this.eventPlayer.isPlaying) this.#standing = this.info?.chairs.map(({ standing }) => standing) ?? [];
    const { prompt, ending } = this.eventPlayer.isPlaying ? { prompt: null, ending: null } : this.#latest;
    if (prompt === this.prompt && ending === this.ending) return;
    this.prompt = prompt;
    this.ending = ending;
    this.anchors.confirm = person.prefs.confirm;
    this.anchors.skippedConfirmations = person.prefs.unwarned;
    this.anchors.names = this.names;
    this.anchors.setPrompt(prompt);
  }
}
