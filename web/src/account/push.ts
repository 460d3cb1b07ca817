/** Push messages on this device: the service worker, and the subscription of the browser. */
import type { NotificationChoices, NotificationSettings, PushSubscription as Subscription } from "../protocol";
import { WORKER } from "../installed-app";
import { request, requestBody } from "../net/http";

const SETTINGS = "/api/me/notifications";
const PUSH = "/api/me/push";

/** Why this device cannot get push messages; empty if it can. */
export type Obstacle = "" | "none" | "old" | "denied" | "failed";

/** The settings of the person, and what is possible on this device. */
export const loadSettings = (): Promise<NotificationSettings> => requestBody("GET", SETTINGS);

/** Store how the person wants to be notified. */
export const storeSettings = (choices: NotificationChoices): Promise<NotificationSettings> =>
  requestBody("POST", SETTINGS, choices);

/** Why this browser cannot get push messages from this server, as far as it is known before it is tried. */
export function obstacle(settings: NotificationSettings): Obstacle {
  if (!settings.pushKey) return "none";
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) return "old";
  return Notification.permission === "denied" ? "denied" : "";
}

/** Subscribe this browser, and tell the server. Returns why that was not possible; throws an `ApiError` if the server
 * refuses. */
export async function subscribe(settings: NotificationSettings): Promise<Obstacle> {
  const before = obstacle(settings);
  if (before) return before;
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  let subscription: PushSubscription;
  try {
    await navigator.serviceWorker.register(WORKER);
    const { pushManager } = await navigator.serviceWorker.ready;
    // A subscription with another key, of an earlier database of the server, cannot be used.
    await (await pushManager.getSubscription())?.unsubscribe();
    subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: settings.pushKey });
  } catch {
    return "failed";
  }
  await request("POST", PUSH, subscriptionBody(subscription.toJSON()));
  return "";
}

/** The subscription of a browser as the server takes it. */
export function subscriptionBody({ endpoint = "", keys = {} }: PushSubscriptionJSON): Subscription {
  return { endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" };
}

/** End the subscription of this browser, and tell the server. */
export async function unsubscribe(): Promise<void> {
  await request("DELETE", PUSH);
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** A minute of the day as an input of the type `time` writes it: 1320 is "22:00". */
export function timeOfMinute(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
}

/** The minute of the day of such a text; null if it is none. */
export function minuteOfTime(text: string): number | null {
  const found = /^(\d\d):(\d\d)$/.exec(text);
  return found ? Number(found[1]) * 60 + Number(found[2]) : null;
}
