/** A table as this screen knows it: what the server has said, ready to be drawn. */
import { person } from "../person.svelte";
import { type Board, type Connection, type Ears, type Outcome, socketUrl, TableSocket, type Wanted } from "../net/socket";
import type { Sync, Update } from "../net/told";
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
import { Anchors } from "./anchors.svelte";
import { MOST_OF_THE_GAME, MOST_UNASKED, Stage } from "./stage.svelte";

export type LogLine = Line;

/** The log after an undo: what others have seen stays, struck through; what concerned nobody else did not happen. */
export function undone(log: LogLine[], left: number, seen: boolean): LogLine[] {
  if (!seen) return log.filter((line) => line.n < left || line.struck);
  return log.map((line) => (line.n >= left && !line.struck ? { ...line, struck: true } : line));
}

/** The connection shows "sending…" only if it takes longer than this. */
const SENDING_MS = 150;

export class TableModel implements Ears {
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
  ahead = $state(false);
  undo = $state(false);
  wish = $state.raw<Wish | null>(null);
  ending = $state.raw<Ending | null>(null);
  connection = $state<Connection>("connecting");
  sending = $state(false);
  /** A sentence of the server that concerns this person now: something was refused, or the line ends. */
  notice = $state("");
  farewell = $state.raw<Farewell | null>(null);
  /** When the clock of the present question runs out (milliseconds of `performance.now`), or null. */
  deadline = $state<number | null>(null);
  /** Whether the position is that of the present chair. */
  settled = $state(false);
  /** How often this person has passed by hand at this table. */
  passes = $state(0);
  /** How many events the server kept to itself because they were too many. */
  missed = $state(0);

  readonly stage = new Stage();
  readonly anchors = new Anchors((option) => this.#answer(option), undefined, (given) => this.#give(given));

  /** New log lines as they come, for whoever reads them out. */
  heard: ((lines: LogLine[]) => void) | null = null;

  #socket: TableSocket | null = null;
  #onTheWay = 0;
  #sendingTimer: ReturnType<typeof setTimeout> | undefined;
  #noticeTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {}

  get over(): boolean {
    return this.ending !== null || this.info?.status === "over";
  }

  get names(): string[] {
    return this.info?.chairs.map((chair) => chair.name) ?? [];
  }

  get live(): boolean {
    return this.connection === "connected" || this.connection === "slow";
  }

  /** Connect from this chair; without one we watch. */
  sit(seat: number | null): void {
    this.#socket?.end();
    this.seat = seat;
    this.settled = false;
    this.farewell = null;
    this.connection = "connecting";
    this.#arm();
    this.#socket = new TableSocket(this.id, seat, locale.language, this, { url: socketUrl() });
    this.#socket.start();
  }

  leave(): void {
    this.#socket?.end();
    this.#socket = null;
    this.stage.skip();
    clearTimeout(this.#sendingTimer);
    clearTimeout(this.#noticeTimer);
  }

  speak(language: string): void {
    this.#socket?.speak(language);
  }

  again(): void {
    this.#socket?.again();
  }

  /** Say something to the server that must not be lost. */
  async send(wanted: Wanted): Promise<Outcome> {
    if (!this.#socket) return { how: "stale" };
    this.#onTheWay += 1;
    this.#arm();
    clearTimeout(this.#sendingTimer);
    this.#sendingTimer = setTimeout(() => (this.sending = this.#onTheWay > 0), SENDING_MS);
    const outcome = await this.#socket.send(wanted);
    this.#onTheWay -= 1;
    if (this.#onTheWay === 0) {
      clearTimeout(this.#sendingTimer);
      this.sending = false;
    }
    this.#arm();
    return outcome;
  }

  #answer(option: OfferedOption): void {
    if (!this.prompt) return;
    if (!this.prompt.mine) {
      void this.send({ t: "suggest", decision: this.prompt.decision, option: option.n });
      return;
    }
    if (this.prompt.reaction && option.kind === "pass") this.passes += 1;
    void this.send({ t: "answer", decision: this.prompt.decision, option: option.n });
  }

  async #give(given: readonly unknown[]): Promise<boolean> {
    if (!this.prompt) return false;
    return (await this.send({ t: "answer", decision: this.prompt.decision, given: [...given] })).how === "done";
  }

  #arm(): void {
    this.anchors.ready = this.live && this.#onTheWay === 0;
  }

  say(notice: string): void {
    this.notice = notice;
    clearTimeout(this.#noticeTimer);
    if (notice) this.#noticeTimer = setTimeout(() => (this.notice = ""), 7000);
  }

  // --- what the server says

  sync(sync: Sync): void {
    this.info = sync.table;
    this.version = sync.version;
    this.board = sync.board;
    this.seat = sync.seat;
    this.settled = true;
    this.log = sync.log;
    this.chat = sync.chat;
    this.stops = sync.stops;
    this.held = sync.held;
    this.ahead = sync.ahead;
    this.undo = sync.undo;
    this.wish = sync.wish;
    this.ending = sync.ending;
    this.missed = sync.missed;
    this.stage.skip();
    this.stage.most = sync.table.together || sync.table.chairs.length === 1 ? MOST_OF_THE_GAME : MOST_UNASKED;
    this.stage.looking = () => !document.hidden;
    this.stage.offer(sync.events);
    this.#ask(sync.prompt);
  }

  update(update: Update, board: Board): void {
    this.version = update.version;
    this.board = board;
    this.undo = update.undo;
    this.wish = update.wish;
    if (update.ending) this.ending = update.ending;
    if (update.prompt?.mine) this.held = false;
    this.ahead = false;
    if (update.rewind !== null) {
      const left = update.rewind;
      this.ending = update.ending;
      this.stage.skip();
      this.log = undone(this.log, left, update.struck);
    }
    this.log = [...this.log, ...update.log];
    this.stage.play(update.events);
    this.heard?.(update.log);
    this.#ask(update.prompt);
  }

  asked(asked: Asked): void {
    this.held = asked.held;
    this.ahead = asked.ahead;
    this.undo = asked.undo;
    this.wish = asked.wish;
    this.#ask(asked.prompt);
  }

  people(people: People): void {
    if (!this.info) return;
    const began = this.info.status !== "playing" && people.status === "playing";
    const { chairs, watchers, status, rematch, sequel } = people;
    this.info = { ...this.info, chairs, watchers, status, rematch, sequel };
    if (began) this.again();
  }

  chatted(line: ChatLine): void {
    // What the watchers said during a game is heard at its end: it goes to where it belongs.
    if (this.chat.some(({ n }) => n === line.n)) return;
    this.chat = [...this.chat, line].sort((one, other) => one.n - other.n);
    this.unread += 1;
  }

  refused(refused: Refused): void {
    this.say(refused.text);
  }

  parting(farewell: Farewell): void {
    this.farewell = farewell;
    if (farewell.back) this.say(farewell.text);
  }

  connected(state: Connection): void {
    this.connection = state;
    this.#arm();
  }

  #ask(prompt: Prompt | null): void {
    this.prompt = prompt;
    this.deadline = prompt?.left == null ? null : performance.now() + prompt.left * 1000;
    this.anchors.confirm = person.prefs.confirm;
    this.anchors.unwarned = person.prefs.unwarned;
    this.anchors.names = this.names;
    this.anchors.show(prompt);
  }
}
