/** The installed app: its service worker keeps the client, the cards and the rules on the device. */
import { api } from "./net/http";
import { locale } from "./messages.svelte";

export const WORKER = "/service-worker.js";

/** Keeps everything that can be read without a connection. Does nothing in browsers that cannot, and without a connection. */
export async function keepForOffline(): Promise<void> {
  if (!("serviceWorker" in navigator) || !navigator.onLine) return;
  try {
    await navigator.serviceWorker.register(WORKER);
    const { active } = await navigator.serviceWorker.ready;
    const games = await api.games();
    active?.postMessage({ kind: "keep", language: locale.language, games: games.map(({ name }) => name) });
  } catch {
    // The app works without; next time it is tried again.
  }
}

/** The address of ours in a link or a text that another app shares; null if there is none. */
export function sharedAddress(search: string, origin: string): string | null {
  const query = new URLSearchParams(search);
  for (const text of [query.get("url"), query.get("text"), query.get("title")]) {
    for (const [found] of (text ?? "").matchAll(/https?:\/\/[^\s<>"]+/g)) {
      const address = URL.canParse(found) ? new URL(found) : null;
      if (address?.origin === origin) return address.pathname + address.search + address.hash;
    }
  }
  return null;
}
