/** Requests to the server's HTTP API. Every failure is thrown as an `ApiError` with a text for the user. */
import type {
  Account,
  Achieved,
  BestScores,
  CardFace,
  DeckReport,
  DeckWish,
  GameInfo,
  Invitation,
  Lobby,
  Me,
  MeChange,
  NewTable,
  PracticeWish,
  Practised,
  Replay,
  Rulebook,
  SeatChange,
  SetupReport,
  SetupWish,
  Sit,
  TableInfo,
  Trouble,
} from "../protocol";
import { type Language, say, locale } from "../messages.svelte";
import { fillDefaults, fillDefaultsOfAll } from "./struct-defaults";
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
async function request(method: Method, path: string, body?: unknown): Promise<Response> {
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

async function requestStruct<T>(method: Method, path: string, shape: string, body?: unknown): Promise<T> {
  const raw: unknown = await (await request(method, path, body)).json();
  return fillDefaults<T>(shape, raw);
}

async function requestStructs<T>(path: string, shape: string): Promise<T[]> {
  return fillDefaultsOfAll<T>(shape, await (await request("GET", path)).json());
}

const tablePath = (id: string, suffix = ""): string => `/api/tables/${encodeURIComponent(id)}${suffix}`;
const languageQuery = (language: Language = locale.language): string => `lang=${language}`;

/** All requests of the client, one function each. */
export const api = {
  me: () => requestStruct<Me>("GET", "/api/me", "Me"),
  changeMe: (change: MeChange) => requestStruct<Me>("PATCH", "/api/me", "Me", change),
  createAccount: (account: Account) => requestStruct<Me>("POST", "/api/account", "Me", account),
  signIn: (account: Account) => requestStruct<Me>("POST", "/api/session", "Me", account),
  signOut: async () => void (await request("DELETE", "/api/session")),

  games: () => requestStructs<GameInfo>(`/api/games?${languageQuery()}`, "GameInfo"),
  cards: (game: string, language?: Language) =>
    requestStructs<CardFace>(`/api/games/${game}/cards?${languageQuery(language)}`, "CardFace"),
  rules: (game: string) => requestStruct<Rulebook>("GET", `/api/games/${game}/rules?${languageQuery()}`, "Rulebook"),
  checkDeck: (game: string, wish: DeckWish) =>
    requestStruct<DeckReport>("POST", `/api/games/${game}/deck?${languageQuery()}`, "DeckReport", wish),
  checkSetup: (game: string, wish: SetupWish) =>
    requestStruct<SetupReport>("POST", `/api/games/${game}/setup?${languageQuery()}`, "SetupReport", wish),
  practiceThrow: (game: string, wish: PracticeWish) =>
    requestStruct<Practised>("POST", `/api/games/${game}/practice?${languageQuery()}`, "Practised", wish),
  scores: (game: string) =>
    requestStruct<BestScores>("GET", `/api/games/${game}/scores?${languageQuery()}`, "BestScores"),

  lobby: () => requestStruct<Lobby>("GET", `/api/tables?${languageQuery()}`, "Lobby"),
  createTable: (table: NewTable) => requestStruct<Invitation>("POST", "/api/tables", "Invitation", table),
  table: (id: string) => requestStruct<TableInfo>("GET", `${tablePath(id)}?${languageQuery()}`, "TableInfo"),
  links: (id: string) => requestStruct<Invitation>("GET", tablePath(id, "/links"), "Invitation"),
  sit: (id: string, sit: Sit) => requestStruct<TableInfo>("POST", tablePath(id, "/sit"), "TableInfo", sit),
  leaveTable: async (id: string) => void (await request("POST", tablePath(id, "/leave"))),
  changeSeat: (id: string, change: SeatChange) =>
    requestStruct<TableInfo>("POST", tablePath(id, "/seat"), "TableInfo", change),
  startTable: (id: string) => requestStruct<TableInfo>("POST", tablePath(id, "/start"), "TableInfo"),
  closeTable: async (id: string) => void (await request("POST", tablePath(id, "/close"))),
  changeOwner: (id: string, sit: Sit) => requestStruct<TableInfo>("POST", tablePath(id, "/owner"), "TableInfo", sit),
  rematch: (id: string) => requestStruct<Invitation>("POST", tablePath(id, "/rematch"), "Invitation"),
  sequel: (id: string) => requestStruct<Invitation>("POST", tablePath(id, "/sequel"), "Invitation"),
  scoreResults: (id: string) => requestStructs<Achieved>(`${tablePath(id, "/scores")}?${languageQuery()}`, "Achieved"),
  replay: async (id: string, seat: number | null, key: string) => {
    const query = `${languageQuery()}${seat === null ? "" : `&seat=${seat}`}${key && `&key=${encodeURIComponent(key)}`}`;
    return decodeReplay(await requestStruct<Replay>("GET", `${tablePath(id, "/replay")}?${query}`, "Replay"));
  },
  export: async (id: string, seat: number | null) =>
    (await request("GET", `${tablePath(id, "/export")}${seat === null ? "" : `?seat=${seat}`}`)).text(),
};
