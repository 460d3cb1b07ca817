/** The service worker of the installed app, with a browser and a server that only record; and links that are shared with it. */
import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { sharedAddress } from "./installed-app";

const SOURCE = readFileSync(new URL("../public/service-worker.js", import.meta.url), "utf8");
const ORIGIN = "https://play.example";

type Handler = (event: Record<string, unknown>) => void;

class FakeCache {
  readonly kept = new Map<string, Response>();
  constructor(readonly fetch: (request: Request | string) => Promise<Response>) {}
  match = async (key: Request | string) => this.kept.get(addressOf(key))?.clone();
  put = async (key: string, response: Response) => void this.kept.set(addressOf(key), response);
  delete = async (key: string) => this.kept.delete(addressOf(key));
  keys = async () => [...this.kept.keys()].map((url) => new Request(url));
  add = async (file: string) => this.put(file, await this.fetch(file));
}

const addressOf = (key: Request | string): string => new URL(typeof key === "string" ? key : key.url, ORIGIN).href;

/** Starts the service worker with a server that has these bodies by path. */
function start(bodies: Record<string, string>) {
  const handlers: Record<string, Handler> = {};
  const server = { down: false, bodies };
  const fetched = vi.fn(async (request: Request | string) => {
    const { pathname } = new URL(addressOf(request));
    if (server.down) throw new TypeError("no connection");
    const body = server.bodies[pathname];
    const language = typeof request === "string" ? "" : (request.headers.get("Accept-Language") ?? "");
    return new Response(body === undefined ? "" : body + language, {
      status: body === undefined ? 404 : 200,
      headers: { Vary: "Cookie" },
    });
  });
  const caches = new Map<string, FakeCache>();
  const open = async (name: string): Promise<FakeCache> => {
    const cache = caches.get(name) ?? new FakeCache(fetched);
    caches.set(name, cache);
    return cache;
  };
  const storage = {
    open,
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
    match: async (key: Request | string, { cacheName }: { cacheName: string }) => (await open(cacheName)).match(key),
  };
  const browser = {
    location: { origin: ORIGIN },
    addEventListener: (kind: string, handler: Handler) => (handlers[kind] = handler),
  };
  class AnyRequest extends Request {
    constructor(input: string | Request, init?: RequestInit) {
      super(typeof input === "string" ? new URL(input, ORIGIN) : input, init);
    }
  }
  const run = new Function("self", "fetch", "caches", "importScripts", "Request", SOURCE);
  run(browser, fetched, storage, vi.fn(), AnyRequest);
  const wait = async (kind: string, event: Record<string, unknown>): Promise<void> => {
    let work: unknown;
    handlers[kind]?.({ ...event, waitUntil: (promise: unknown) => (work = promise) });
    await work;
  };
  /** Fetches through the worker; null if the worker leaves it to the browser. */
  const ask = async (path: string, how: { mode?: string; method?: string; language?: string } = {}) => {
    let reply: Promise<Response> | null = null;
    const request = {
      url: new URL(path, ORIGIN).href,
      mode: how.mode ?? "cors",
      method: how.method ?? "GET",
      headers: new Headers({ "Accept-Language": how.language ?? "en" }),
      clone: () => request,
    };
    handlers["fetch"]?.({ request, respondWith: (promise: Promise<Response>) => (reply = promise) });
    return reply === null ? null : (await (reply as Promise<Response>)).text();
  };
  return { server, fetched, caches, wait, ask };
}

const FILES = JSON.stringify({ files: ["/assets/app-1.js", "/assets/app-1.css"] });
const BODIES = {
  "/": "page",
  "/files.json": FILES,
  "/assets/app-1.js": "script",
  "/assets/app-1.css": "style",
  "/api/me": "me ",
  "/api/games": "games ",
  "/api/games/chess/cards": "cards ",
  "/api/games/chess/rules": "rules ",
};
const KEEP = { data: { kind: "keep", language: "pl", games: ["chess"] }, source: { postMessage: vi.fn() } };

describe("the service worker of the installed app", () => {
  it("shows pages, files, cards and rules without a connection", async () => {
    const { server, wait, ask } = start({ ...BODIES });
    await wait("message", KEEP);
    server.down = true;
    expect(await ask("/cards/chess", { mode: "navigate" })).toBe("page");
    expect(await ask("/assets/app-1.js")).toBe("script");
    expect(await ask("/api/games/chess/rules", { language: "pl" })).toBe("rules pl");
    expect(await ask("/api/me", { language: "pl" })).toBe("me pl");
  });

  it("has nothing in a language that was not kept, and leaves everything else to the browser", async () => {
    const { server, wait, ask } = start({ ...BODIES });
    await wait("message", KEEP);
    expect(await ask("/api/tables")).toBeNull();
    expect(await ask("/api/games/chess/deck", { method: "POST" })).toBeNull();
    expect(await ask("https://elsewhere.example/assets/app-1.js")).toBeNull();
    server.down = true;
    await expect(ask("/api/games/chess/rules", { language: "en" })).rejects.toThrow("no connection");
  });

  it("prefers the server, and keeps what it replies", async () => {
    const { server, wait, ask } = start({ ...BODIES });
    await wait("message", KEEP);
    server.bodies["/api/games/chess/cards"] = "new cards ";
    expect(await ask("/api/games/chess/cards", { language: "pl" })).toBe("new cards pl");
    server.down = true;
    expect(await ask("/api/games/chess/cards", { language: "pl" })).toBe("new cards pl");
  });

  it("does not keep refusals", async () => {
    const { server, ask } = start({ ...BODIES });
    delete (server.bodies as Record<string, string>)["/api/me"];
    expect(await ask("/api/me")).toBe("");
    server.down = true;
    await expect(ask("/api/me")).rejects.toThrow("no connection");
  });

  it("fetches only new files of a new version, and removes the old ones", async () => {
    const { server, fetched, caches, wait } = start({ ...BODIES });
    await wait("message", KEEP);
    server.bodies["/files.json"] = JSON.stringify({ files: ["/assets/app-1.css", "/assets/app-2.js"] });
    (server.bodies as Record<string, string>)["/assets/app-2.js"] = "new script";
    fetched.mockClear();
    await wait("message", KEEP);
    expect(fetched.mock.calls.map(([request]) => request)).not.toContain("/assets/app-1.css");
    const kept = [...(caches.get("files-1")?.kept.keys() ?? [])].map((url) => new URL(url).pathname);
    expect(kept.sort()).toEqual(["/", "/assets/app-1.css", "/assets/app-2.js"]);
  });

  it("removes the caches of earlier workers", async () => {
    const { caches, wait } = start({ ...BODIES });
    caches.set("files-0", new FakeCache(async () => new Response()));
    await wait("message", KEEP);
    await wait("activate", {});
    expect([...caches.keys()].sort()).toEqual(["files-1", "replies-1"]);
  });
});

describe("a link that another app shares", () => {
  const address = (query: Record<string, string>): string | null =>
    sharedAddress(`?${new URLSearchParams(query)}`, ORIGIN);

  it("is found in every part", () => {
    expect(address({ url: `${ORIGIN}/join/abc?key=1` })).toBe("/join/abc?key=1");
    expect(address({ text: `Come and play: ${ORIGIN}/table/t7 tonight`, title: "Game" })).toBe("/table/t7");
    expect(address({ title: `${ORIGIN}/rules/chess#7` })).toBe("/rules/chess#7");
  });

  it("must be ours", () => {
    expect(address({ url: "https://elsewhere.example/join/abc", text: "no link" })).toBeNull();
    expect(address({})).toBeNull();
  });
});
