/*
 * The service worker of the installed app. It keeps the files of the client, the cards and the rules on the device, so that
 * they can be read without a connection; everything else needs the server. It shows push messages too.
 *
 * Files with hashed names never change: the kept ones are used. Pages, the person, games, cards and rules come from the
 * server whenever it replies, and from the device otherwise.
 */
importScripts("/push-worker.js");

const FILES = "files-1";
const REPLIES = "replies-1";
const PAGE = "/";
const LIST = "/files.json";
const KEPT_REPLIES = /^\/api\/(me|games|games\/[a-z-]+\/(cards|rules))$/;

self.addEventListener("activate", (event) => event.waitUntil(removeOtherCaches()));

async function removeOtherCaches() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== FILES && name !== REPLIES).map((name) => caches.delete(name)));
}

// The app asks for this when it has started, with the reply that the person's language gives.
self.addEventListener("message", (event) => {
  const { kind, language = "", games = [] } = event.data ?? {};
  if (kind === "keep") event.waitUntil(keepEverything(language, games).then(() => event.source?.postMessage({ kind: "kept" })));
});

async function keepEverything(language, games) {
  const reply = await fetch(LIST, { cache: "no-cache" });
  if (!reply.ok) return;
  const { files } = await reply.json();
  const cache = await caches.open(FILES);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const wanted = new Set(files);
  // Files of earlier versions of the client are of no use any more.
  await Promise.all([...kept].filter((file) => file !== PAGE && !wanted.has(file)).map((file) => cache.delete(file)));
  const missing = [PAGE, ...files.filter((file) => !kept.has(file))];
  await Promise.allSettled(missing.map((file) => cache.add(file)));
  const addresses = [
    "/api/me",
    `/api/games?lang=${language}`,
    ...games.flatMap((game) => [`/api/games/${game}/cards?lang=${language}`, `/api/games/${game}/rules?lang=${language}`]),
  ];
  const headers = { "Accept-Language": language };
  await Promise.allSettled(addresses.map((address) => replyFirst(new Request(address, { headers }))));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(pageFirst(request));
  else if (KEPT_REPLIES.test(pathname)) event.respondWith(replyFirst(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(keptFirst(request));
});

/** The page from the server, or the kept one, which reads from the address what to show. */
async function pageFirst(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(PAGE, { cacheName: FILES });
    if (kept) return kept;
    throw error;
  }
}

/** A file with a hashed name. */
async function keptFirst(request) {
  return (await caches.match(request.url, { cacheName: FILES, ignoreVary: true })) ?? fetch(request);
}

/** A reply of the server, which is kept by its address and language; without a connection the kept one. */
async function replyFirst(request) {
  const key = new URL(request.url);
  key.searchParams.set("lang", request.headers.get("Accept-Language") ?? "");
  const cache = await caches.open(REPLIES);
  try {
    const reply = await fetch(request);
    if (reply.ok) await cache.put(key.href, withoutVary(reply.clone()));
    return reply;
  } catch (error) {
    const kept = await cache.match(key.href);
    if (kept) return kept;
    throw error;
  }
}

/** The key names the language already, and the person is asked for anew whenever there is a connection. */
function withoutVary(reply) {
  const headers = new Headers(reply.headers);
  headers.delete("Vary");
  return new Response(reply.body, { status: reply.status, headers });
}
