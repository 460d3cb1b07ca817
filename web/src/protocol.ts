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
 * An event, as a list `[kind, data, text, beat, patch, caption]`. In its `data` a card is `[id, face]`.
 *
 * @minItems 6
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Told".
 */
export type Told = [
  string,
  {
    [k: string]: unknown;
  },
  string,
  number,
  {
    [k: string]: unknown;
  },
  string
];

/**
 * What travels between Underkeep and its clients.
 */
export interface Wire {
  Request?: Request;
  Message?: Message;
  TableInfo?: TableInfo;
  Me?: Me;
  MeChange?: MeChange;
  Account?: Account;
  PasswordChange?: PasswordChange;
  EmailChange?: EmailChange;
  LinkToken?: LinkToken;
  ForgottenPassword?: ForgottenPassword;
  PasswordReset?: PasswordReset;
  PersonDeletion?: PersonDeletion;
  PersonAt?: PersonAt;
  Report?: Report;
  HiddenPerson?: HiddenPerson;
  Friend?: Friend;
  FriendInvitation?: FriendInvitation;
  Friends?: Friends;
  QuietHours?: QuietHours;
  NotificationChoices?: NotificationChoices;
  NotificationSettings?: NotificationSettings;
  PushSubscription?: PushSubscription;
  Told?: Told;
  Choice?: Choice;
  Occasion?: Occasion;
  Ask?: Ask;
  Preset?: Preset;
  GameInfo?: GameInfo;
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
  PageWish?: PageWish;
  PageMistake?: PageMistake;
  PageReport?: PageReport;
  WrittenPage?: WrittenPage;
  WrittenPages?: WrittenPages;
  Score?: Score;
  ContestEntry?: ContestEntry;
  Contest?: Contest;
  BestScores?: BestScores;
  Achieved?: Achieved;
  DailyScore?: DailyScore;
  DailyRanking?: DailyRanking;
  DailyChallenge?: DailyChallenge;
  SummaryCurve?: SummaryCurve;
  SummaryKill?: SummaryKill;
  SeatFigures?: SeatFigures;
  EarnedAchievement?: EarnedAchievement;
  Achievement?: Achievement;
  CharacterRecord?: CharacterRecord;
  GameRecord?: GameRecord;
  PersonalRecord?: PersonalRecord;
  TableSummary?: TableSummary;
  Sync?: Sync;
  Update?: Update;
  NewSeat?: NewSeat;
  NewTable?: NewTable;
  Readiness?: Readiness;
  StartDaily?: StartDaily;
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
 * The first message of a socket: the table, the seat and the language.
 *
 * `seat` must be a seat of the person; without it the client is a spectator. `version` is the version that the client
 * has already: the server then sends the events since that version.
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
 * Answer a decision with the number of one of its options. Where a decision is answered with numbers (`grid`),
 * `given` is the answer itself, as a list. A repeat with the same `id` is acknowledged again, but not played again.
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
 * Pass in advance at the next reaction of the seat. Any answer of another seat but a pass ends the advance pass.
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
 * Ask the seat at the next opportunity, whatever its stops say.
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
 * Claim the reaction at a shared device. The claiming seat is asked next, and the other seats of the device
 * before it pass; without a seat all seats of the device pass in advance.
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
 * Set the stops of the seat.
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
 * The stops of a seat: where it wants to be asked.
 *
 * `mode` is `smart` (at the stop reasons of the game), `full` (everywhere) or `all` (wherever there is something to
 * play, which is the mode of beginners). `until` passes everything up to the end of a period (`hero`, `turn`,
 * `my-turn`, `phase`). `never` and `always` are printed faces of cards; `skip` and `stop` are names of stop reasons.
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
 * Undo the last answer of the seat, or with `turn` all answers since its turn began. Other players who are
 * concerned have to accept first.
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
 * Accept or refuse the undo request of another player, or with `request` the agreement request of this number.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Consent".
 */
export interface Consent {
  t: "consent";
  id: string;
  agree: boolean;
  request?: number | null;
}
/**
 * Write a line of the chat.
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
 * Help a seat whose clock has run out or, at a table without a clock, whose person is away: `time` gives more time,
 * `answer` lets a bot answer this decision, `bot` lets a bot play until the person comes back, and `end` ends the game
 * without a result, for which all other people at the table have to agree.
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
 * Take the seat back from the bot that plays for the person.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Return".
 */
export interface Return {
  t: "return";
  id: string;
}
/**
 * In a cooperative game: suggest one of the options to the asked player. Another option replaces the suggestion;
 * the same option again, or none, withdraws it. A suggestion ends with its decision and never plays by itself.
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
 * Change the language of the socket. The reply is a `sync`.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Speak".
 */
export interface Speak {
  t: "language";
  language: string;
}
/**
 * Request everything anew. The reply is a `sync`.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Again".
 */
export interface Again {
  t: "again";
}
/**
 * Check the connection. The reply is a `pong` with the same number.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Ping".
 */
export interface Ping {
  t: "ping";
  n?: number;
}
/**
 * Everything that a viewer may know now. `events` are those since the version that the client had.
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
  before: {
    [k: string]: unknown;
  };
  missed: number;
  chat: ChatLine[];
  stops: StopSettings | null;
  held: boolean;
  ahead: boolean;
  undo: boolean;
  wish: Wish | null;
  ending: Ending | null;
  frozen: string;
  protocol: number;
  program: string;
}
/**
 * The description of a table.
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
  chosenSeed: boolean;
  readyCheck: boolean;
  daily: string;
  agreement: Agreement | null;
  rematch: string;
  sequel: string;
  frozen: boolean;
  created: string;
  waiting: Waiting | null;
}
/**
 * A seat of a table. `who` is `person`, `bot` or `open`; `presence` is `here`, `reconnecting` or `away`.
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
 * An agreement request: a change of a running game that the people in the seats `waiting` have to accept within the
 * seconds in `left`. `what` is `seat` (the seat `about` becomes a `bot`, an `open` seat or a seat for a `person` with
 * a link, as `who` says) or `end` (the game ends without a result). The requesting person sits in `seat`; without it
 * the owner of the table requests, and does not play.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Agreement".
 */
export interface Agreement {
  number: number;
  what: string;
  waiting: number[];
  left: number;
  seat: number | null;
  about: number | null;
  who: string;
}
/**
 * A table waits for the person who reads this, since a time. `until` is the end of the clock, if there is one, and
 * `after` the name of the player who moved last before.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Waiting".
 */
export interface Waiting {
  since: string;
  until: string;
  after: string;
}
/**
 * The decision that the table waits for. Only the asked seat gets `mine` and the options, and only if the
 * decision is shown to it. All other viewers get the same text, whether the person thinks or the server is about to
 * pass. In a cooperative game with open hands all players get the options, without `mine`, and may `suggest` one of
 * them.
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
 * An option of a decision: its number, its anchors in the order in which they are clicked, and its text. `what`
 * is the first half of the text, for a choice in two steps; only the first option with the same first anchor has
 * it. `warn` is the text that asks for confirmation before a costly slip. `kind` is the kind of option in lower case
 * (`pass`, `yes`, `no`, `place`, ...).
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
 * A hint of the tutorial: its text, the anchors that it points at, the clauses of the rules, and in `proposal` the
 * anchors of the option that it recommends. A client shows each `id` once.
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
 * A suggestion to the asked player: the suggesting seat, the number of the option, and its text.
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
 * A line of the log: the number of the last event that it tells, and its text.
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
 * A line of the chat. A line of a spectator has no `seat`.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ChatLine".
 */
export interface ChatLine {
  n: number;
  name: string;
  text: string;
  seat: number | null;
  notice: boolean;
}
/**
 * An undo request of a seat, which the seats in `waiting` have to accept within the seconds in `left`. The lines of
 * the log from event number `since` on would be undone.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Wish".
 */
export interface Wish {
  seat: number;
  waiting: number[];
  left: number;
  since: number;
}
/**
 * The end of a game: the winning seats, the scores, a sentence, and the seed to which the table had committed.
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
 * The change of a table from version `base` to `version`, which can contain several answers: the events, and the
 * difference of the board as JSON merge patches (RFC 7396: null removes a key). The new board is the old one with the
 * patches of all events, in their order, and then `patch`. A client that has `base` applies it; a client that has
 * `version` already ignores it; any other client requests everything `again`. After an undo `rewind` is the number of
 * events that are left. With `struck` the lines of the undone events stay in the log, struck through, because other
 * people have seen them; otherwise they are removed. Lines that are struck already always stay.
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
 * The prompt has changed while nothing has happened: a seat holds, a stop was set, a clock got more time, or an
 * option was suggested.
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
 * The seats with their presence and clocks, the number of spectators, and the open agreement request.
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
  agreement: Agreement | null;
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
 * The decision that this message answers is over. A `sync` follows.
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
 * The request is refused, with one sentence, and nothing has changed. `id` is empty if the request had none.
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
 * A new line of the chat.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Chatted".
 */
export interface Chatted {
  t: "chat";
  line: ChatLine;
}
/**
 * The reply to a `ping`.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Pong".
 */
export interface Pong {
  t: "pong";
  n: number;
}
/**
 * The server is going to close the socket for a reason. `back` says whether the client should reconnect soon.
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
 * The person of the request. `id` is public and gives no rights.
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
  email: string;
  mail: boolean;
  waiting: number;
}
/**
 * The values of a person to be changed. `prefs` are merged.
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
 * The name and the password of an account.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Account".
 */
export interface Account {
  name: string;
  password: string;
}
/**
 * The present and the new password of an account.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PasswordChange".
 */
export interface PasswordChange {
  old: string;
  new: string;
}
/**
 * The new address of an account, or an empty one to forget the address, and the password.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EmailChange".
 */
export interface EmailChange {
  email: string;
  password: string;
}
/**
 * The token of a link from a mail.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LinkToken".
 */
export interface LinkToken {
  token: string;
}
/**
 * The name of an account whose person has forgotten the password.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ForgottenPassword".
 */
export interface ForgottenPassword {
  name: string;
}
/**
 * The token of a link for a new password, and the new password.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PasswordReset".
 */
export interface PasswordReset {
  token: string;
  password: string;
}
/**
 * The password of the account that is to be deleted with its person. A guest needs none.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PersonDeletion".
 */
export interface PersonDeletion {
  password: string;
}
/**
 * Another person at a table: the person in a `seat`, or the author of a `line` of the chat.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PersonAt".
 */
export interface PersonAt {
  seat?: number | null;
  line?: number | null;
}
/**
 * A report to the operator about the name of the person in a `seat`, or about a `line` of the chat.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Report".
 */
export interface Report {
  seat?: number | null;
  line?: number | null;
  reason?: string;
}
/**
 * A person who is muted at tables, or `blocked` at all of them.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "HiddenPerson".
 */
export interface HiddenPerson {
  id: string;
  name: string;
  blocked: boolean;
}
/**
 * A friend of the person.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Friend".
 */
export interface Friend {
  id: string;
  name: string;
}
/**
 * An open table of a friend with a free seat, and the path of the link to it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "FriendInvitation".
 */
export interface FriendInvitation {
  name: string;
  table: TableInfo;
  path: string;
}
/**
 * The friends of the person by name, their open tables, and the path of the link that makes new friends.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Friends".
 */
export interface Friends {
  link: string;
  friends: Friend[];
  invitations: FriendInvitation[];
}
/**
 * The hours in which nothing is sent, in minutes after midnight. They may go over midnight.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "QuietHours".
 */
export interface QuietHours {
  start: number;
  end: number;
}
/**
 * How a person wants to be notified of games that wait: by mails, by one mail a day instead, and not in quiet
 * hours. `timeZone` is the IANA name of the time zone of the person.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "NotificationChoices".
 */
export interface NotificationChoices {
  mail: boolean;
  digest: boolean;
  quiet: QuietHours | null;
  timeZone: string;
}
/**
 * How a person wants to be notified, and what is possible.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "NotificationSettings".
 */
export interface NotificationSettings {
  mail: boolean;
  digest: boolean;
  quiet: QuietHours | null;
  timeZone: string;
  push: boolean;
  pushKey: string;
  canMail: boolean;
}
/**
 * The subscription of a browser: the address of its push service, and its keys in base64 for URLs.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PushSubscription".
 */
export interface PushSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}
/**
 * A choice for a new table, with a sentence that explains it.
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
 * A stop reason (see `StopSettings`). With `always` it cannot be switched off.
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
 * A setup field of a new table with its options; a field without options is yes or no. `many` says that several
 * options can be chosen, `usual` is the default, and `first` says that the field is prominent. `unless` names another
 * field: if that one has a value, this field is not shown. With `own` a custom value can be written instead of an
 * option, under this text.
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
 * A recommended combination of choices: the `setup` that it fills in, and its range of players.
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
 * A game as the lobby offers it. `decks` says whether people can build custom decks.
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
  daily: boolean;
  practice: boolean;
  pageField: string;
}
/**
 * A number or a word of a printed card that a client can draw: `damage` 2, `treasure` "FF", `class` "mage".
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Trait".
 */
export interface Trait {
  id: string;
  value: string;
}
/**
 * A printed card of a game. `traits` depend on the game; any client can show everything else. `names` are the other
 * names of the card, for example in other languages.
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
 * A custom deck for a report: `text` is a code, a text or the name of a preset; otherwise `cards` has the
 * numbers of cards by their keys.
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
 * A number of cards that have something in common.
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
 * One aspect of the balance of a deck: its numbers, notes and warnings.
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
 * The report on a custom deck. Warnings are only advice. `players` are the possible numbers of players; if there
 * are none, `refusal` gives the reason. `code` is the short form of the deck, `text` the long one, and `cards` has
 * the numbers of cards by key.
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
 * The report on choices before a table is created: notices, or the reason why no game is possible with them.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SetupReport".
 */
export interface SetupReport {
  notices: SetupNotice[];
  refusal: string;
}
/**
 * A practice answer, which is not recorded. `given` is the answer as at a table (see `answer`), and `table`
 * describes the practice table in the words of the board of the game: in Dungeon Fighter the `die`, the `required`
 * techniques, the `target`, the `dice`, the dice that are `lying` there, and the `icebergs`.
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
 * The outcome of a practice answer: the events, each with its line, and the practice table afterwards. The
 * server keeps nothing; a client sends the table back to continue.
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
 * The text of a page.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PageWish".
 */
export interface PageWish {
  text: string;
}
/**
 * A mistake on a page, as one sentence. `line` counts from 1; it is 0 if the mistake belongs to no line.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PageMistake".
 */
export interface PageMistake {
  line: number;
  text: string;
}
/**
 * A page that was checked. A page without mistakes has the board at the beginning of its game.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PageReport".
 */
export interface PageReport {
  name: string;
  mistakes: PageMistake[];
  board: {
    [k: string]: unknown;
  } | null;
}
/**
 * A page that a person has written. `mine` says whether that person asks.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "WrittenPage".
 */
export interface WrittenPage {
  id: string;
  game: string;
  name: string;
  text: string;
  updated: string;
  author: string;
  mine: boolean;
}
/**
 * The pages that a person has written for a game, the newest first; `example` is a page to begin with.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "WrittenPages".
 */
export interface WrittenPages {
  pages: WrittenPage[];
  example: string;
}
/**
 * A score in a finished game, with its title, and the table and the seat of its replay.
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
 * An entry of a scoreboard, such as a printed card, with the best score of the person if there is one.
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
 * A scoreboard of a game. `setup` contains the choices for a solo table whose score counts for it.
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
 * The best scores of a person in a game.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BestScores".
 */
export interface BestScores {
  title: string;
  contests: Contest[];
}
/**
 * A score of a person at a table: the scoreboard, the entry, the score, and the best score ever; `before` is the
 * best score before this game.
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
 * The score of a person in the daily challenge of a day. People with equal scores share a place.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "DailyScore".
 */
export interface DailyScore {
  place: number;
  name: string;
  score: number;
  mine: boolean;
}
/**
 * The best scores of a day, and that of the person who reads them if it is not among them. `people` is the number
 * of people with a score.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "DailyRanking".
 */
export interface DailyRanking {
  day: string;
  people: number;
  scores: DailyScore[];
}
/**
 * The daily challenge of a game, with the table of the person if there is one.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "DailyChallenge".
 */
export interface DailyChallenge {
  about: string;
  chosen: string[];
  secondsLeft: number;
  today: DailyRanking;
  yesterday: DailyRanking;
  table: string;
  status: string;
  score: number | null;
}
/**
 * One line of the chart of a finished game: a number at the beginning, and after each step. `who` is the key of a
 * character where a seat has several, and `who_name` its name.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SummaryCurve".
 */
export interface SummaryCurve {
  name: string;
  values: number[];
  seat: number | null;
  who: string;
  whoName: string;
}
/**
 * The end of an enemy: the keys and the names of what did it and of the victim, and the number of the event.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SummaryKill".
 */
export interface SummaryKill {
  by: string;
  byName: string;
  victim: string;
  victimName: string;
  event: number;
  seat: number | null;
}
/**
 * The figures of a seat in a finished game. `best` is the card that has killed most.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatFigures".
 */
export interface SeatFigures {
  character: string;
  characterName: string;
  figures: {
    [k: string]: unknown;
  };
  best: string;
  bestName: string;
  bestKills: number;
}
/**
 * An achievement that the person has earned in a game. `picture` is the key of the card whose picture it shows.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EarnedAchievement".
 */
export interface EarnedAchievement {
  name: string;
  picture: string;
  isNew: boolean;
}
/**
 * An achievement of a game, and in how many games the person has earned it. The first of them was at a time and a
 * table.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Achievement".
 */
export interface Achievement {
  name: string;
  picture: string;
  count: number;
  at: string;
  table: string;
}
/**
 * The games and the wins of a person with one character of a game.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CharacterRecord".
 */
export interface CharacterRecord {
  key: string;
  name: string;
  games: number;
  wins: number;
}
/**
 * The record of a person in one game.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GameRecord".
 */
export interface GameRecord {
  game: string;
  title: string;
  games: number;
  wins: number;
  streak: number;
  bestStreak: number;
  bests: {
    [k: string]: unknown;
  };
  characters: CharacterRecord[];
  achievements: Achievement[];
  hasScores: boolean;
}
/**
 * The record of a person in all games.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PersonalRecord".
 */
export interface PersonalRecord {
  games: GameRecord[];
}
/**
 * The figures of a finished game, with what the person who reads it has earned there. Everything is empty if the
 * game has no summary.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TableSummary".
 */
export interface TableSummary {
  step: string;
  curves: SummaryCurve[];
  seats: SeatFigures[];
  kills: SummaryKill[];
  figures: {
    [k: string]: unknown;
  };
  deciding: number | null;
  lastFight: number | null;
  achievements: EarnedAchievement[];
  record: GameRecord | null;
}
/**
 * The kind of a seat of a new table: `me`, `person` (with a secret link), `bot`, or `open` (for anybody).
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
 * A table to be created. With `hot_seat` the person can have several seats, all marked `me`.
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
  readyCheck?: boolean;
  hotSeat?: boolean;
  pace?: string;
  clock?: string;
  learn?: boolean;
  seed?: number | null;
}
/**
 * Whether the person is ready to begin.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Readiness".
 */
export interface Readiness {
  ready?: boolean;
}
/**
 * The wish to play the daily challenge of a game, at this pace.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "StartDaily".
 */
export interface StartDaily {
  pace?: string;
}
/**
 * The secret link of a seat; without `seat` the link for spectators.
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
 * A seat to take, or the seat of the new owner.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Sit".
 */
export interface Sit {
  seat: number;
  name?: string;
  acceptsSeed?: boolean;
}
/**
 * The new kind of a seat: `bot`, `open` or `person` (with a new link). The person on it loses the seat. While a
 * game is being played, all other people at the table have to agree.
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
 * The tables of the person, and the public ones that can be joined or watched. If the server was started with a
 * preset, the form of a new table begins with `game` and `preset`.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Lobby".
 */
export interface Lobby {
  mine: TableInfo[];
  open: TableInfo[];
  game: string;
  preset: string;
  waiting: number;
}
/**
 * The replay of a game: the position at the start, then one update for each answer. `seats` are the allowed
 * viewers: a seat, -1 for a spectator, -2 for the omniscient viewer of a finished game.
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
 * The shuffle proof, with which `underkeep verify` checks that the shuffles were not manipulated. `seal` is the
 * SHA-256 of the secret seed followed by `[game, setup, decks]` as JSON; it is empty if the seed was chosen. The seed
 * is disclosed when the game is over.
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
  decks: {
    [k: string]: unknown;
  };
  over: boolean;
  seed: string;
  isChosen: boolean;
  seedBits: number;
  chosenSeed: number | null;
  record: string;
  winners: number[];
  scores: number[];
  withoutResult: boolean;
}
/**
 * An error: one sentence, and a code for programs.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Trouble".
 */
export interface Trouble {
  code: string;
  text: string;
}
