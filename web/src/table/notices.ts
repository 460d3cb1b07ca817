/** Telling somebody who looks elsewhere that it is their turn. Never while they are looking. */
import { person } from "../person.svelte";

export function canNotify(): boolean {
  return typeof Notification !== "undefined" && Notification.permission !== "denied";
}

/** Ask the browser; the person has said yes to us already. */
export async function askForNotices(): Promise<void> {
  const allowed = (await Notification.requestPermission()) === "granted";
  person.prefer({ notices: allowed ? "yes" : "no" });
}

export function notify(title: string, body: string): void {
  if (document.visibilityState === "visible" && document.hasFocus()) return;
  if (person.prefs.notices !== "yes" || typeof Notification === "undefined" || Notification.permission !== "granted") return;
  try {
    const notice = new Notification(title, { body, tag: "underkeep-turn", icon: "/favicon.svg" });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
    setTimeout(() => notice.close(), 20_000);
  } catch {
    // Some phones allow notices from workers only.
  }
}
