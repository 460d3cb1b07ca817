/** The types of the socket of a table: requests, results, handlers and options. */
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
  Hold,
  People,
  Refused,
  Return,
  Say,
  Stops,
  Suggest,
  TakeBack,
} from "../protocol";
import type { Sync, Update } from "./decode-messages";

export type ConnectionState = "connecting" | "connected" | "slow" | "reconnecting" | "offline" | "ended";
/** How the server has answered a request. */
export type RequestResult =
  { status: "done" } | { status: "stale" } | { status: "refused"; code: string; text: string };

type WithId = Answer | Ahead | Hold | Anyone | Stops | TakeBack | Consent | Say | GiveUp | Help | Return | Suggest;
/** A request that the server acknowledges, without its id: the socket adds one. */
export type NewRequest = WithId extends infer M ? (M extends { id: string } ? Omit<M, "id"> : never) : never;

/** The functions that a socket calls with the messages of the server. */
export interface SocketHandlers {
  onSync(sync: Sync): void;
  onUpdate(update: Update): void;
  onAsked(asked: Asked): void;
  onPeople(people: People): void;
  onChatLine(line: ChatLine): void;
  onRefused(refused: Refused): void;
  onFarewell(farewell: Farewell): void;
  onConnectionChange(state: ConnectionState): void;
}

/** The part of `WebSocket` that is used, so that a test can replace it. */
export interface WebSocketLike {
  readyState: number;
  send(data: string): void;
  close(code?: number): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
}

/** Where to connect, and replacements for a test. */
export interface SocketOptions {
  url: string;
  open?: (url: string) => WebSocketLike;
  random?: () => number;
  newId?: () => string;
}
