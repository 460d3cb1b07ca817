/** Requests to the server's HTTP API. Every failure is thrown as an `ApiError` with a text for the user. */
import type {
  Account,
  Achieved,
  BestScores,
  DailyChallenge,
  CardFace,
  DeckReport,
  DeckWish,
  Friends,
  GameInfo,
  Invitation,
  Lobby,
  Me,
  MeChange,
  NewTable,
  PracticeWish,
  PersonalRecord,
  Practised,
  Replay,
  Rulebook,
  SeatChange,
  StartDaily,
  SetupReport,
  SetupWish,
  Sit,
  TableInfo,
  TableSummary,
  Trouble,
} from "../protocol";
import { type Language, say, locale } from "../messages.svelte";
import { noteServerTime } from "../server-time";
import { decodeReplay } from "./decode-messages";

/** A failed request. The message is a localized sentence for the user; `code` and `status` are for programs. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly status: number,
  ) {
    super(text);
  }
}

/** Returns a localized sentence about an error of any kind. */
export function errorText(error: unknown): string {
  return error instanceof ApiError ? error.message : say("shell-error-unknown");
}

type Method = "GET" | "POST" | "PATCH" | "DELETE";

/** Sends a request and returns the response. Throws an `ApiError` unless the response is a success. */
export async function request(method: Method, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { Accept: "application/json", "Accept-Language": locale.language };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers,
      credentials: "same-origin",
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError("network", say("shell-error-network"), 0);
  }
  noteServerTime(response.headers.get("Date"));
  if (!response.ok) throw await readError(response);
  return response;
}

async function readError(response: Response): Promise<ApiError> {
  try {
    const body = (await response.json()) as Partial<Trouble>;
    if (body.text) return new ApiError(body.code ?? "", body.text, response.status);
  } catch {
    // The error does not come from the application (a proxy, for example), so the client words it itself.
  }
  const id =
    response.status === 404
      ? "shell-error-missing"
      : response.status === 429
        ? "shell-error-busy"
        : "shell-error-server";
  return new ApiError(String(response.status), say(id), response.status);
}

/** Sends a request and returns the body of the response, which has the type `T` of the protocol. */
export async function requestBody<T>(method: Method, path: string, body?: unknown): Promise<T> {
  return (await request(method, path, body)).json() as Promise<T>;
}

export const tablePath = (id: string, suffix = ""): string => `/api/tables/${encodeURIComponent(id)}${suffix}`;
const languageQuery = (language: Language = locale.language): string => `lang=${language}`;

/** The requests of the client, one function each. Those of the account and of hidden people are in `account/requests.ts`,
 * because most visitors never need them. */
export const api = {
  me: () => requestBody<Me>("GET", "/api/me"),
  changeMe: (change: MeChange) => requestBody<Me>("PATCH", "/api/me", change),
  createAccount: (account: Account) => requestBody<Me>("POST", "/api/account", account),
  signIn: (account: Account) => requestBody<Me>("POST", "/api/session", account),
  signOut: async () => void (await request("DELETE", "/api/session")),
  sendResetLink: async (name: string) => void (await request("POST", "/api/account/forgotten", { name })),

  record: () => requestBody<PersonalRecord>("GET", `/api/me/record?${languageQuery()}`),

  games: () => requestBody<GameInfo[]>("GET", `/api/games?${languageQuery()}`),
  cards: (game: string, language?: Language) =>
    requestBody<CardFace[]>("GET", `/api/games/${game}/cards?${languageQuery(language)}`),
  rules: (game: string) => requestBody<Rulebook>("GET", `/api/games/${game}/rules?${languageQuery()}`),
  checkDeck: (game: string, wish: DeckWish) =>
    requestBody<DeckReport>("POST", `/api/games/${game}/deck?${languageQuery()}`, wish),
  checkSetup: (game: string, wish: SetupWish) =>
    requestBody<SetupReport>("POST", `/api/games/${game}/setup?${languageQuery()}`, wish),
  practiceThrow: (game: string, wish: PracticeWish) =>
    requestBody<Practised>("POST", `/api/games/${game}/practice?${languageQuery()}`, wish),
  friends: () => requestBody<Friends>("GET", `/api/friends?${languageQuery()}`),
  removeFriend: async (id: string) => void (await request("DELETE", `/api/friends/${encodeURIComponent(id)}`)),

  daily: (game: string) => requestBody<DailyChallenge>("GET", `/api/games/${game}/daily?${languageQuery()}`),
  startDaily: (game: string, wish: StartDaily) => requestBody<TableInfo>("POST", `/api/games/${game}/daily`, wish),
  scores: (game: string) => requestBody<BestScores>("GET", `/api/games/${game}/scores?${languageQuery()}`),

  lobby: () => requestBody<Lobby>("GET", `/api/tables?${languageQuery()}`),
  createTable: (table: NewTable) => requestBody<Invitation>("POST", "/api/tables", table),
  table: (id: string) => requestBody<TableInfo>("GET", `${tablePath(id)}?${languageQuery()}`),
  links: (id: string) => requestBody<Invitation>("GET", tablePath(id, "/links")),
  sit: (id: string, sit: Sit) => requestBody<TableInfo>("POST", tablePath(id, "/sit"), sit),
  leaveTable: async (id: string) => void (await request("POST", tablePath(id, "/leave"))),
  changeSeat: (id: string, change: SeatChange) => requestBody<TableInfo>("POST", tablePath(id, "/seat"), change),
  setReady: (id: string, ready: boolean) => requestBody<TableInfo>("POST", tablePath(id, "/ready"), { ready }),
  startTable: (id: string) => requestBody<TableInfo>("POST", tablePath(id, "/start")),
  closeTable: async (id: string) => void (await request("POST", tablePath(id, "/close"))),
  changeOwner: (id: string, sit: Sit) => requestBody<TableInfo>("POST", tablePath(id, "/owner"), sit),
  rematch: (id: string) => requestBody<Invitation>("POST", tablePath(id, "/rematch")),
  sequel: (id: string) => requestBody<Invitation>("POST", tablePath(id, "/sequel")),
  scoreResults: (id: string) => requestBody<Achieved[]>("GET", `${tablePath(id, "/scores")}?${languageQuery()}`),
  summary: (id: string) => requestBody<TableSummary>("GET", `${tablePath(id, "/summary")}?${languageQuery()}`),
  replay: async (id: string, seat: number | null, key: string) => {
    const query = `${languageQuery()}${seat === null ? "" : `&seat=${seat}`}${key && `&key=${encodeURIComponent(key)}`}`;
    return decodeReplay(await requestBody<Replay>("GET", `${tablePath(id, "/replay")}?${query}`));
  },
  export: async (id: string, seat: number | null) =>
    (await request("GET", `${tablePath(id, "/export")}${seat === null ? "" : `?seat=${seat}`}`)).text(),
};
