/** Browser notifications about the user's turn. None is shown while the page has the focus. */
import { person } from "../../person.svelte";

/** Returns whether the browser has notifications and the user has not forbidden them. */
export function canNotify(): boolean {
  return typeof Notification !== "undefined" && Notification.permission !== "denied";
}

/** Asks the browser for its permission, after the user has agreed on the page. */
export async function requestNotifications(): Promise<void> {
  const allowed = (await Notification.requestPermission()) === "granted";
  person.prefer({ notices: allowed ? "yes" : "no" });
}

/** Shows a notification, if the user wants it and does not look at the page. */
export function notify(title: string, body: string): void {
  if (document.visibilityState === "visible" && document.hasFocus()) return;
  if (person.prefs.notices !== "yes" || typeof Notification === "undefined" || Notification.permission !== "granted")
    return;
  try {
    const notification = new Notification(title, { body, tag: "underkeep-turn", icon: "/favicon.svg" });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
    setTimeout(() => notification.close(), 20_000);
  } catch {
    // Some phones allow notifications from service workers only.
  }
}
