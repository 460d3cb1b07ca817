/** Which page is shown, from the address. Links are ordinary `<a href>`; clicks on our own ones do not reload. */
import { linkedChoices, type LinkedChoices } from "./lobby/linked-choices";

export type Route =
  | { page: "lobby" }
  | { page: "learn" }
  | { page: "record" }
  | { page: "account"; part: "" | "reset" | "confirm"; token: string }
  | { page: "table"; id: string }
  | { page: "replay"; id: string; seat: number | null; at: number | null; event: number | null; key: string }
  | { page: "game"; game: string; choices: LinkedChoices }
  | { page: "rulebooks" }
  | { page: "rulebook"; game: string; chapter: string }
  | { page: "rules"; game: string; clause: string }
  | { page: "cards"; game: string }
  | { page: "deck"; game: string }
  | { page: "scores"; game: string }
  | { page: "practice"; game: string }
  | { page: "pages"; game: string; id: string }
  | { page: "missing"; path: string };

function number(text: string | null): number | null {
  return text !== null && /^-?\d{1,6}$/.test(text) ? Number(text) : null;
}

export function routeOf(address: { pathname: string; search: string; hash: string }): Route {
  const parts = address.pathname.split("/").filter(Boolean).map(decoded);
  const query = new URLSearchParams(address.search);
  const [page, what] = parts;
  if (page === undefined) return { page: "lobby" };
  if (parts.length === 1 && page === "rules") return { page: "rulebooks" };
  if (parts.length === 1 && (page === "learn" || page === "record")) return { page };
  if (page === "account" && (parts.length === 1 || (parts.length === 2 && (what === "reset" || what === "confirm")))) {
    // The token of a link stands behind the #, which browsers do not send to any server.
    const part = what === "reset" || what === "confirm" ? what : "";
    return { page, part, token: decoded(address.hash.slice(1)) };
  }
  if (page === "pages" && what !== undefined && parts.length <= 3) return { page, game: what, id: parts[2] ?? "" };
  if (parts.length === 2 && what !== undefined) {
    if (page === "table") return { page, id: what };
    if (page === "replay") {
      const key = query.get("key") ?? "";
      const [seat, at, event] = ["seat", "at", "event"].map((name) => number(query.get(name)));
      return { page, id: what, seat: seat ?? null, at: at ?? null, event: event ?? null, key };
    }
    if (page === "game") return { page, game: what, choices: linkedChoices(address.search) };
    if (page === "rules") {
      // The rulebook for players; with a clause, such as #BM-6.8 in links of the table, the rules clause by clause.
      const anchor = decoded(address.hash.slice(1));
      if (!anchor) return { page: "rulebook", game: what, chapter: "" };
      if (anchor.startsWith("how-")) return { page: "rulebook", game: what, chapter: anchor.slice("how-".length) };
      return { page, game: what, clause: anchor };
    }
    if (page === "cards" || page === "deck" || page === "scores" || page === "practice") return { page, game: what };
  }
  if (page === "rules" && what !== undefined && parts.length === 3 && parts[2] === "reference") {
    return { page, game: what, clause: decoded(address.hash.slice(1)) };
  }
  return { page: "missing", path: address.pathname };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

class Router {
  route = $state.raw<Route>({ page: "lobby" });

  start(): void {
    this.#read();
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
    document.addEventListener("click", (event) => this.#clicked(event));
  }

  /** Go to an address of ours. */
  go(to: string, replace = false): void {
    const target = new URL(to, location.href);
    if (target.href !== location.href) history[replace ? "replaceState" : "pushState"](null, "", target);
    const before = this.route.page;
    this.#read();
    if (!replace && !target.hash) scrollTo(0, 0);
    if (before !== this.route.page) document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
  }

  #read(): void {
    this.route = routeOf(location);
  }

  #clicked(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link?.href || link.target || link.hasAttribute("download")) return;
    const target = new URL(link.href, location.href);
    if (target.origin !== location.origin || /^\/(api|join|friend|ws)\b/.test(target.pathname)) return;
    event.preventDefault();
    this.go(target.href);
  }
}

export const router = new Router();
