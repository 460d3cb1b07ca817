/** Questions to the house over HTTP. Whatever goes wrong becomes a `Problem`, which says it in one sentence. */
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
import { complete, completeAll } from "./complete";
import { replayOf } from "./told";

/** What went wrong, in one sentence for people; `code` and `status` are for programs. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly status: number,
  ) {
    super(text);
  }
}

/** Any error as a sentence. */
export function sentence(error: unknown): string {
  return error instanceof Problem ? error.message : say("shell-error-unknown");
}

type Method = "GET" | "POST" | "PATCH" | "DELETE";

async function fetched(method: Method, path: string, body?: unknown): Promise<Response> {
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
    throw new Problem("network", say("shell-error-network"), 0);
  }
  if (!response.ok) throw await problem(response);
  return response;
}

async function problem(response: Response): Promise<Problem> {
  try {
    const trouble = (await response.json()) as Partial<Trouble>;
    if (trouble.text) return new Problem(trouble.code ?? "", trouble.text, response.status);
  } catch {
    // It was no trouble of ours; say it ourselves.
  }
  const id =
    response.status === 404 ? "shell-error-missing" : response.status === 429 ? "shell-error-busy" : "shell-error-server";
  return new Problem(String(response.status), say(id), response.status);
}

async function asked<T>(method: Method, path: string, shape: string, body?: unknown): Promise<T> {
  const raw: unknown = await (await fetched(method, path, body)).json();
  return complete<T>(shape, raw);
}

async function askedAll<T>(path: string, shape: string): Promise<T[]> {
  return completeAll<T>(shape, await (await fetched("GET", path)).json());
}

const at = (id: string, what = ""): string => `/api/tables/${encodeURIComponent(id)}${what}`;
const lang = (language: Language = locale.language): string => `lang=${language}`;

export const house = {
  me: () => asked<Me>("GET", "/api/me", "Me"),
  changeMe: (change: MeChange) => asked<Me>("PATCH", "/api/me", "Me", change),
  keepName: (account: Account) => asked<Me>("POST", "/api/account", "Me", account),
  signIn: (account: Account) => asked<Me>("POST", "/api/session", "Me", account),
  signOut: async () => void (await fetched("DELETE", "/api/session")),

  games: () => askedAll<GameInfo>(`/api/games?${lang()}`, "GameInfo"),
  cards: (game: string, language?: Language) => askedAll<CardFace>(`/api/games/${game}/cards?${lang(language)}`, "CardFace"),
  rules: (game: string) => asked<Rulebook>("GET", `/api/games/${game}/rules?${lang()}`, "Rulebook"),
  deck: (game: string, wish: DeckWish) => asked<DeckReport>("POST", `/api/games/${game}/deck?${lang()}`, "DeckReport", wish),
  setup: (game: string, wish: SetupWish) => asked<SetupReport>("POST", `/api/games/${game}/setup?${lang()}`, "SetupReport", wish),
  practise: (game: string, wish: PracticeWish) => asked<Practised>("POST", `/api/games/${game}/practice?${lang()}`, "Practised", wish),
  scores: (game: string) => asked<BestScores>("GET", `/api/games/${game}/scores?${lang()}`, "BestScores"),

  lobby: () => asked<Lobby>("GET", `/api/tables?${lang()}`, "Lobby"),
  open: (table: NewTable) => asked<Invitation>("POST", "/api/tables", "Invitation", table),
  table: (id: string) => asked<TableInfo>("GET", `${at(id)}?${lang()}`, "TableInfo"),
  links: (id: string) => asked<Invitation>("GET", at(id, "/links"), "Invitation"),
  sit: (id: string, sit: Sit) => asked<TableInfo>("POST", at(id, "/sit"), "TableInfo", sit),
  leave: async (id: string) => void (await fetched("POST", at(id, "/leave"))),
  changeSeat: (id: string, change: SeatChange) => asked<TableInfo>("POST", at(id, "/seat"), "TableInfo", change),
  begin: (id: string) => asked<TableInfo>("POST", at(id, "/start"), "TableInfo"),
  close: async (id: string) => void (await fetched("POST", at(id, "/close"))),
  handOver: (id: string, sit: Sit) => asked<TableInfo>("POST", at(id, "/owner"), "TableInfo", sit),
  rematch: (id: string) => asked<Invitation>("POST", at(id, "/rematch"), "Invitation"),
  sequel: (id: string) => asked<Invitation>("POST", at(id, "/sequel"), "Invitation"),
  achieved: (id: string) => askedAll<Achieved>(`${at(id, "/scores")}?${lang()}`, "Achieved"),
  replay: async (id: string, seat: number | null, key: string) => {
    const query = `${lang()}${seat === null ? "" : `&seat=${seat}`}${key && `&key=${encodeURIComponent(key)}`}`;
    return replayOf(await asked<Replay>("GET", `${at(id, "/replay")}?${query}`, "Replay"));
  },
  export: async (id: string, seat: number | null) =>
    (await fetched("GET", `${at(id, "/export")}${seat === null ? "" : `?seat=${seat}`}`)).text(),
};
