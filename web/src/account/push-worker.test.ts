/** The service worker of push messages, with a browser that only records what is done. */
import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";

const SOURCE = readFileSync(new URL("../../public/push-worker.js", import.meta.url), "utf8");
const ORIGIN = "https://play.example";

type Handler = (event: Record<string, unknown>) => void;

/** Starts the service worker. Returns its browser, and a function that lets an event happen. */
function start(tabs: { url: string; focus: () => void }[] = []) {
  const handlers: Record<string, Handler> = {};
  const subscription = { toJSON: () => ({ endpoint: "https://push.example/2", keys: { p256dh: "p", auth: "a" } }) };
  const browser = {
    location: { origin: ORIGIN },
    addEventListener: (kind: string, handler: Handler) => (handlers[kind] = handler),
    skipWaiting: vi.fn(),
    clients: { claim: vi.fn(), matchAll: vi.fn(async () => tabs), openWindow: vi.fn() },
    registration: { showNotification: vi.fn(), pushManager: { subscribe: vi.fn(async () => subscription) } },
  };
  const fetched = vi.fn();
  new Function("self", "fetch", SOURCE)(browser, fetched);
  const happen = async (kind: string, event: Record<string, unknown>): Promise<void> => {
    let work: unknown;
    handlers[kind]?.({ ...event, waitUntil: (promise: unknown) => (work = promise) });
    await work;
  };
  return { browser, fetched, happen };
}

describe("the service worker of push messages", () => {
  it("shows a message, also one that is empty", async () => {
    const { browser, happen } = start();
    const message = { title: "Boss Monster", body: "Ben moved last.", tag: "table t", url: "/table/t" };
    await happen("push", { data: { json: () => message } });
    await happen("push", { data: null });
    const [first, second] = browser.registration.showNotification.mock.calls;
    expect(first).toEqual([
      "Boss Monster",
      { body: "Ben moved last.", tag: "table t", icon: "/icon-192.png", data: { url: "/table/t" } },
    ]);
    expect(second?.[0]).toBe("Underkeep");
  });

  it("opens the table, or the tab that has it", async () => {
    const click = (url: string) => ({ notification: { close: vi.fn(), data: { url } } });
    const closed = start();
    const event = click("/table/t");
    await closed.happen("notificationclick", event);
    expect(event.notification.close).toHaveBeenCalled();
    expect(closed.browser.clients.openWindow).toHaveBeenCalledWith(`${ORIGIN}/table/t`);
    const tab = { url: `${ORIGIN}/table/t`, focus: vi.fn() };
    const open = start([{ url: `${ORIGIN}/`, focus: vi.fn() }, tab]);
    await open.happen("notificationclick", click("/table/t"));
    expect(tab.focus).toHaveBeenCalled();
    expect(open.browser.clients.openWindow).not.toHaveBeenCalled();
  });

  it("opens no page of another server", async () => {
    const { browser, happen } = start();
    await happen("notificationclick", { notification: { close: vi.fn(), data: { url: "https://evil.example/" } } });
    expect(browser.clients.openWindow).not.toHaveBeenCalled();
  });

  it("tells the server of a subscription that the push service has replaced", async () => {
    const { browser, fetched, happen } = start();
    await happen("pushsubscriptionchange", { oldSubscription: { options: { applicationServerKey: "key" } } });
    expect(browser.registration.pushManager.subscribe).toHaveBeenCalledWith({
      userVisibleOnly: true,
      applicationServerKey: "key",
    });
    const [path, request] = fetched.mock.calls[0] as [string, RequestInit];
    expect(path).toBe("/api/me/push");
    expect(JSON.parse(String(request.body))).toEqual({ endpoint: "https://push.example/2", p256dh: "p", auth: "a" });
  });
});
