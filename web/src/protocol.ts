/* Made by `npm run types` from schema/underkeep.json. */

/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Request".
 */
export type Request =
  | Hello
  | Answer
  | Ahead
  | Hold
  | Anyone
  | Stops
  | TakeBack
  | Consent
  | Say
  | GiveUp
  | Help
  | Return
  | Suggest
  | Speak
  | Again
  | Ping;
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Message".
 */
export type Message = Sync | Update | Asked | People | Done | Stale | Refused | Chatted | Pong | Farewell;
/**
 * An event, as a list `[kind, data, text, beat]`. In its `data` a card is `[id, face]`.
 *
 * @minItems 2
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Told".
 */
export type Told =
  | [
      string,
      {
        [k: string]: unknown;
      }
    ]
  | [
      string,
      {
        [k: string]: unknown;
      },
      string
    ]
  | [
      string,
      {
        [k: string]: unknown;
      },
      string,
      number
    ];

/**
 * What travels between Underkeep and its clients.
 */
export interface Wire {
  Request?: Request;
  Message?: Message;
  Sync?: Sync;
  TableInfo?: TableInfo;
  Told?: Told;
  Update?: Update;
  Me?: Me;
  MeChange?: MeChange;
  Account?: Account;
  Choice?: Choice;
  Occasion?: Occasion;
  Ask?: Ask;
  Preset?: Preset;
  GameInfo?: GameInfo;
  Score?: Score;
  ContestEntry?: ContestEntry;
  Contest?: Contest;
  BestScores?: BestScores;
  Achieved?: Achieved;
  Trait?: Trait;
  CardFace?: CardFace;
  DeckWish?: DeckWish;
  DeckBar?: DeckBar;
  DeckPart?: DeckPart;
  DeckReport?: DeckReport;
  SetupWish?: SetupWish;
  SetupNotice?: SetupNotice;
  SetupReport?: SetupReport;
  PracticeWish?: PracticeWish;
  Practised?: Practised;
  Clause?: Clause;
  Chapter?: Chapter;
  Rulebook?: Rulebook;
  NewSeat?: NewSeat;
  NewTable?: NewTable;
  Link?: Link;
  Invitation?: Invitation;
  Sit?: Sit;
  SeatChange?: SeatChange;
  Lobby?: Lobby;
  Replay?: Replay;
  Fair?: Fair;
  Trouble?: Trouble;
}
/**
 * The first message of a socket: which table, from which chair, in which language.
 *
 * `seat` must be a seat that the person holds; without it one watches. `version` is what the client has
 * already: the server then tells what was missed.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Hello".
 */
export interface Hello {
  t: "hello";
  table: string;
  seat?: number | null;
  language?: string;
  version?: number | null;
  protocol?: number;
}
/**
 * Answer a question with the number of one of its options; where it is answered with numbers (`grid`), `given` is
 * the answer itself, as a list. A repeat with the same `id` is acknowledged again, not played.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Answer".
 */
export interface Answer {
  t: "answer";
  id: string;
  decision: number;
  option?: number;
  given?: unknown[] | null;
}
/**
 * Pass in advance, if nobody acts before it is my turn to react; dropped as soon as anybody does anything.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Ahead".
 */
export interface Ahead {
  t: "ahead";
  id: string;
  version: number;
  on?: boolean;
}
/**
 * Wait: I want to be asked at the next opportunity, whatever my stops say.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Hold".
 */
export interface Hold {
  t: "hold";
  id: string;
  on?: boolean;
}
/**
 * At one screen, in a window: who of those at it wants to act. A seat is asked next, and those of this screen
 * before it pass; without a seat all of them pass, as long as nobody acts.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Anyone".
 */
export interface Anyone {
  t: "anyone";
  id: string;
  version: number;
  seat?: number | null;
}
/**
 * Where I want to be asked, from now on.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Stops".
 */
export interface Stops {
  t: "stops";
  id: string;
  stops: StopSettings;
}
/**
 * Where a seat wants to be asked.
 *
 * `mode` is `smart` (at the game's own occasions), `full` (everywhere) or `all` (wherever there is something to
 * do: how beginners start). `until` passes everything up to the end of something (`hero`, `turn`, `my-turn`,
 * `phase`). `never` and `always` are printed faces of cards; `skip` and `stop` are names of occasions.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "StopSettings".
 */
export interface StopSettings {
  mode: string;
  until: string;
  /**
   * @maxItems 500
   */
  never: number[];
  /**
   * @maxItems 500
   */
  always: number[];
  /**
   * @maxItems 200
   */
  skip: string[];
  /**
   * @maxItems 200
   */
  stop: string[];
}
/**
 * Undo my last answer (or, with `turn`, all since my turn began). If others are concerned they are asked.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TakeBack".
 */
export interface TakeBack {
  t: "undo";
  id: string;
  turn?: boolean;
}
/**
 * What I say to somebody's wish to undo.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Consent".
 */
export interface Consent {
  t: "consent";
  id: string;
  agree: boolean;
}
/**
 * Chat.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Say".
 */
export interface Say {
  t: "say";
  id: string;
  text: string;
}
/**
 * Leave the game for good.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GiveUp".
 */
export interface GiveUp {
  t: "resign";
  id: string;
}
/**
 * When somebody's clock has run out: `time` gives more, `answer` lets a bot answer this question, `bot` lets a
 * bot play on until the person comes back, `end` asks to end the game without a result.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Help".
 */
export interface Help {
  t: "help";
  id: string;
  seat: number;
  what: string;
}
/**
 * I am back: the bot that plays for me gives me my seat back.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Return".
 */
export interface Return {
  t: "return";
  id: string;
}
/**
 * Where all win or lose together: suggest one of the options to the player who is asked. Another one replaces it;
 * the same again, or no option, takes it back. It is gone when the question is answered, and never plays by itself.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Suggest".
 */
export interface Suggest {
  t: "suggest";
  id: string;
  decision: number;
  option?: number | null;
}
/**
 * From now on in another language; the answer is a `sync`.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Speak".
 */
export interface Speak {
  t: "language";
  language: string;
}
/**
 * Send everything anew: the answer is a `sync`.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Again".
 */
export interface Again {
  t: "again";
}
/**
 * Are you there?
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Ping".
 */
export interface Ping {
  t: "ping";
  n?: number;
}
/**
 * Everything that a seat may know, now. `events` are those since the version that the client had.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Sync".
 */
export interface Sync {
  t: "sync";
  version: number;
  table: TableInfo;
  board: {
    [k: string]: unknown;
  };
  prompt: Prompt | null;
  seat: number | null;
  log: Line[];
  first: number;
  events: Told[];
  missed: number;
  chat: ChatLine[];
  stops: StopSettings | null;
  held: boolean;
  ahead: boolean;
  undo: boolean;
  wish: Wish | null;
  ending: Ending | null;
  protocol: number;
  program: string;
}
/**
 * What stands on the door of a table.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TableInfo".
 */
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  status: string;
  chairs: Chair[];
  owner: boolean;
  mine: number[];
  hotSeat: boolean;
  private: boolean;
  setup: {
    [k: string]: unknown;
  };
  pace: string;
  clock: string;
  learn: boolean;
  together: boolean;
  watchers: number;
  openHands: boolean;
  chapter: string;
  chosen: string[];
  notices: string[];
  seal: string;
  rematch: string;
  sequel: string;
  created: string;
}
/**
 * Who sits where. `who` is `person`, `bot` or `open`; `presence` is `here`, `reconnecting` or `away`.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Chair".
 */
export interface Chair {
  seat: number;
  name: string;
  who: string;
  bot: string;
  presence: string;
  standing: boolean;
  bank: number | null;
  ready: boolean;
}
/**
 * What the table waits for. Only who is asked (and shall be shown it) gets `mine` and the options; everybody
 * else is told whom the table waits for, in the same words whether that person thinks or is passed by the server.
 * Where all win or lose together and hands lie open, everybody who sits at the table gets the options too, without
 * `mine`: they may `suggest` one of them.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Prompt".
 */
export interface Prompt {
  decision: number;
  seat: number;
  kind: string;
  text: string;
  mine: boolean;
  options: OfferedOption[];
  grid: {
    [k: string]: unknown;
  } | null;
  about: number[];
  clauses: string[];
  reaction: boolean;
  occasions: string[];
  left: number | null;
  hints: Hint[];
  anyone: number[];
  suggestions: Suggestion[];
}
/**
 * One way to answer: its number, what to click in which order, and its words. `what` is the first half of the
 * words, for choosing in two steps; the first option with the same first click has it. A `text` that begins with
 * `…` goes on where that first half ends, and a `warn` that is `…` is the one of that first option. `warn` is the
 * question that a costly slip is asked first. `kind` is the sort of option in small letters (`pass`, `yes`, `no`,
 * `place`, ...): a client gives `pass` a key and a place of its own.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "OfferedOption".
 */
export interface OfferedOption {
  n: number;
  anchors: string[];
  text: string;
  kind: string;
  what: string;
  warn: string;
}
/**
 * What the narrator of a first game says: what it is about, its words, what it points at, where the rules say it
 * exactly, and the anchors of the option that the narrator would take. A client shows each `id` once.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Hint".
 */
export interface Hint {
  id: string;
  text: string;
  anchors: string[];
  clauses: string[];
  proposal: string[];
}
/**
 * What somebody suggests to the player who is asked: the seat, the number of the option, and its words.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Suggestion".
 */
export interface Suggestion {
  seat: number;
  option: number;
  text: string;
}
/**
 * A line of the log: the number of the event it begins with, and its words.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Line".
 */
export interface Line {
  n: number;
  text: string;
  struck: boolean;
}
/**
 * Something said. `seat` is missing for a watcher.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ChatLine".
 */
export interface ChatLine {
  n: number;
  name: string;
  text: string;
  seat: number | null;
}
/**
 * Somebody wants to undo, and these seats have yet to agree.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Wish".
 */
export interface Wish {
  seat: number;
  waiting: number[];
  left: number;
}
/**
 * How it ended: the winning seats, the scores, the story in a sentence, and the seed sealed at the start.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Ending".
 */
export interface Ending {
  winners: number[];
  scores: number[];
  text: string;
  title: string;
  seed: string;
  withoutResult: boolean;
  replay: string;
  sequel: string;
}
/**
 * From version `base` to `version` (several answers may have been stored at once): what happened, and what
 * differs on the board (a JSON merge patch, RFC 7396: null removes a key). A client that has `base` applies it; one
 * that has `version` already ignores it; any other asks for everything `again`. `rewind` is the number of events that
 * are left after an undo: later ones did not happen. With `struck` their lines stay in the log, struck through, as
 * others had seen them; otherwise they are gone. Lines that are struck already stay in any case.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Update".
 */
export interface Update {
  t: "update";
  base: number;
  version: number;
  patch: {
    [k: string]: unknown;
  };
  first: number;
  events: Told[];
  prompt: Prompt | null;
  rewind: number | null;
  struck: boolean;
  undo: boolean;
  wish: Wish | null;
  ending: Ending | null;
}
/**
 * The prompt has changed, though nothing has happened: somebody held, a stop was set, a clock was given time,
 * something was suggested.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Asked".
 */
export interface Asked {
  t: "asked";
  version: number;
  prompt: Prompt | null;
  held: boolean;
  ahead: boolean;
  undo: boolean;
  wish: Wish | null;
}
/**
 * Who is here now, and the clocks.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "People".
 */
export interface People {
  t: "people";
  version: number;
  chairs: Chair[];
  watchers: number;
  status: string;
  rematch: string;
  sequel: string;
}
/**
 * The message with this id has been carried out and stored.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Done".
 */
export interface Done {
  t: "ack";
  id: string;
  version: number;
}
/**
 * The question that this message answers is over; a `sync` follows.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Stale".
 */
export interface Stale {
  t: "stale";
  id: string;
  version: number;
}
/**
 * That is not possible, in a sentence; nothing has changed. `id` is empty if the message had none.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Refused".
 */
export interface Refused {
  t: "refused";
  id: string;
  code: string;
  text: string;
}
/**
 * Somebody said something.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Chatted".
 */
export interface Chatted {
  t: "chat";
  line: ChatLine;
}
/**
 * I am here.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Pong".
 */
export interface Pong {
  t: "pong";
  n: number;
}
/**
 * The server is going to close the socket, and why; `back` if it pays to try again soon.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Farewell".
 */
export interface Farewell {
  t: "farewell";
  code: string;
  text: string;
  back: boolean;
}
/**
 * Who is asking. `id` is public and gives no rights.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Me".
 */
export interface Me {
  id: string;
  name: string;
  language: string;
  account: string;
  prefs: {
    [k: string]: unknown;
  };
  played: number;
}
/**
 * What of it to change; the rest stays. `prefs` are merged.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MeChange".
 */
export interface MeChange {
  name?: string | null;
  language?: string | null;
  prefs?: {
    [k: string]: unknown;
  } | null;
}
/**
 * A name and a password.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Account".
 */
export interface Account {
  name: string;
  password: string;
}
/**
 * Something to choose when a table is made, with a sentence on what it does.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Choice".
 */
export interface Choice {
  id: string;
  name: string;
  about: string;
  group: string;
}
/**
 * A reason to be asked for a reaction (see `StopSettings`). With `always` nobody can switch it off.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Occasion".
 */
export interface Occasion {
  id: string;
  name: string;
  about: string;
  group: string;
  always: boolean;
}
/**
 * Something that is asked when a table is made: the field of the setup, and its options (none: yes or no). `many`
 * says that several can be chosen, `usual` what is chosen if nobody chooses, `first` that everybody wants to see
 * it, `unless` the field of another one: whoever chooses something there is not asked this. With `own` something of
 * one's own can be written instead of an option, under these words.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Ask".
 */
export interface Ask {
  field: string;
  name: string;
  about: string;
  options: Choice[];
  many: boolean;
  usual: string[];
  first: boolean;
  unless: string;
  own: Choice | null;
}
/**
 * A recommended combination of choices: the `setup` that it fills, and for how many players it is meant.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Preset".
 */
export interface Preset {
  id: string;
  name: string;
  about: string;
  group: string;
  setup: {
    [k: string]: unknown;
  };
  /**
   * @minItems 2
   * @maxItems 2
   */
  players: [number, number];
}
/**
 * A game of the house as the lobby offers it. With `decks` people can build their own.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GameInfo".
 */
export interface GameInfo {
  name: string;
  title: string;
  about: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  players: [number, number];
  asks: Ask[];
  presets: Preset[];
  bots: Choice[];
  tutorial: boolean;
  occasions: Occasion[];
  decks: boolean;
  contests: boolean;
  practice: boolean;
}
/**
 * What I have achieved in a finished game: how much, what it is worth in words, and where it can be seen again.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Score".
 */
export interface Score {
  score: number;
  table: string;
  seat: number;
  at: string;
  title: string;
}
/**
 * What a contest can be played with, and my best score with it, if there is one. `key` is that of a printed card,
 * or any other word.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ContestEntry".
 */
export interface ContestEntry {
  key: string;
  name: string;
  best: Score | null;
}
/**
 * A way to play against my own best scores. `setup` is what is chosen for a table of it, at which I sit alone.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Contest".
 */
export interface Contest {
  id: string;
  name: string;
  about: string;
  entries: ContestEntry[];
  setup: {
    [k: string]: unknown;
  };
}
/**
 * My best scores in a game.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BestScores".
 */
export interface BestScores {
  title: string;
  contests: Contest[];
}
/**
 * What I have achieved at a table: in which contest, with what, and the best that I have ever achieved there;
 * `before` is the best of what came before this game.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Achieved".
 */
export interface Achieved {
  contest: string;
  name: string;
  score: Score;
  best: Score;
  before: Score | null;
}
/**
 * A number or a word of a printed card that a client may draw: `damage` 2, `treasure` "FF", `class` "mage".
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Trait".
 */
export interface Trait {
  id: string;
  value: string;
}
/**
 * A card of a game. `traits` are the game's own; everything else any client can show. `names` is what it is called
 * besides: in other languages, or elsewhere.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CardFace".
 */
export interface CardFace {
  face: number;
  key: string;
  name: string;
  kind: string;
  set: string;
  about: string;
  text: string;
  copies: number;
  traits: {
    [k: string]: unknown;
  };
  rulings: string[];
  clauses: string[];
  names: string[];
  design: string;
  designNote: string;
}
/**
 * A deck of one's own, to be reported on: a code, a text or the name of a ready one as `text`, or else the numbers
 * of its `cards` by their keys.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "DeckWish".
 */
export interface DeckWish {
  text?: string;
  cards?: {
    [k: string]: unknown;
  };
}
/**
 * A number of cards, and what they have in common.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "DeckBar".
 */
export interface DeckBar {
  id: string;
  name: string;
  count: number;
}
/**
 * One thing that should be in balance: its numbers, what is worth knowing, and what could be better.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "DeckPart".
 */
export interface DeckPart {
  id: string;
  name: string;
  bars: DeckBar[];
  notes: string[];
  warnings: string[];
}
/**
 * A deck, counted. Warnings are advice; `players` are the numbers of players that can play it, and if there are
 * none `refusal` says why. `code` is its short form, `text` its long one, `cards` the numbers by key.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "DeckReport".
 */
export interface DeckReport {
  code: string;
  text: string;
  cards: {
    [k: string]: unknown;
  };
  parts: DeckPart[];
  players: number[];
  refusal: string;
}
/**
 * The choices for a new table and its number of players, before the table is made.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SetupWish".
 */
export interface SetupWish {
  players: number;
  setup?: {
    [k: string]: unknown;
  };
}
/**
 * A sentence about the choices for a table, and the names of the cards that the sentence is about.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SetupNotice".
 */
export interface SetupNotice {
  text: string;
  cards: string[];
}
/**
 * What there is to say about choices before a table is made: notices, or why no game can be played so.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SetupReport".
 */
export interface SetupReport {
  notices: SetupNotice[];
  refusal: string;
}
/**
 * Something to be tried that counts for nothing. `given` is the answer as it would be at a table (see `answer`),
 * `table` what there is on it, in the words of the game's board: in Dungeon Fighter the `die`, the `required`
 * techniques, the `target`, the `dice`, what is `lying` there and the `icebergs`.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PracticeWish".
 */
export interface PracticeWish {
  given: unknown[];
  table?: {
    [k: string]: unknown;
  };
}
/**
 * What became of it: the events as at a table, each with its line, and the table as it is now. Whoever sends that
 * back goes on from there: the server keeps nothing.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Practised".
 */
export interface Practised {
  events: Told[];
  table: {
    [k: string]: unknown;
  };
}
/**
 * A clause of the rules: its id and its HTML.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Clause".
 */
export interface Clause {
  id: string;
  html: string;
}
/**
 * A chapter of the rules.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Chapter".
 */
export interface Chapter {
  id: string;
  title: string;
  clauses: Clause[];
  html: string;
}
/**
 * The rules of a game.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Rulebook".
 */
export interface Rulebook {
  title: string;
  chapters: Chapter[];
}
/**
 * How a seat begins: `me`, `person` (with a link to send), `bot`, or `open` (anybody who comes).
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "NewSeat".
 */
export interface NewSeat {
  who: string;
  bot?: string;
  name?: string;
}
/**
 * A table to be made. With `hot_seat` every seat marked `me` is mine.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "NewTable".
 */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  setup?: {
    [k: string]: unknown;
  };
  private?: boolean;
  hotSeat?: boolean;
  pace?: string;
  clock?: string;
  learn?: boolean;
  seed?: number | null;
}
/**
 * The secret link of a seat; without `seat` the one for watchers.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Link".
 */
export interface Link {
  path: string;
  seat: number | null;
}
/**
 * A table and its links.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Invitation".
 */
export interface Invitation {
  table: TableInfo;
  links: Link[];
}
/**
 * A seat to take, or whose person to hand the table over to.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Sit".
 */
export interface Sit {
  seat: number;
  name?: string;
}
/**
 * What the owner makes of a seat: `bot`, `open` or `person` (a new link; whoever sat there is out).
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatChange".
 */
export interface SeatChange {
  seat: number;
  who: string;
  bot?: string;
}
/**
 * My tables and those that anybody may join or watch. If the server was started with a preset, `game` and `preset`
 * are what the form of a new table begins with.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Lobby".
 */
export interface Lobby {
  mine: TableInfo[];
  open: TableInfo[];
  game: string;
  preset: string;
}
/**
 * A game as its messages: the position at the start, then one update for each answer. `seats` are those whose
 * eyes one may borrow: a seat, -1 for a watcher, -2 for somebody who sees everything (when the game is over).
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Replay".
 */
export interface Replay {
  start: Sync;
  updates: Update[];
  seats: number[];
  eyes: number;
  key: string;
}
/**
 * What anybody needs to check that nobody has touched the shuffles: `underkeep verify` does. `seal` is the SHA-256
 * of the secret seed followed by `[game, setup]` as JSON; the seed is told when the game is over.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Fair".
 */
export interface Fair {
  table: string;
  game: string;
  rules: number;
  seal: string;
  setup: {
    [k: string]: unknown;
  };
  names: string[];
  over: boolean;
  seed: string;
  chosenSeed: number | null;
  record: string;
  winners: number[];
  scores: number[];
  withoutResult: boolean;
}
/**
 * What went wrong, in one sentence, with a code for programs.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Trouble".
 */
export interface Trouble {
  code: string;
  text: string;
}
