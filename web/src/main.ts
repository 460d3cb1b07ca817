import "./art/theme.css";
import "./app.css";
import "./ui/board-marks.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { applyAppearance, person } from "./person.svelte";
import { router } from "./router.svelte";
import { watchFirstAction } from "./sound/sounds";
import { loadLanguage, locale } from "./messages.svelte";

const installedApp = () => import("./installed-app");

/** Whether the client runs as an installed app, or was started from its icon. */
const isInstalled = matchMedia("(display-mode: standalone)").matches || new URLSearchParams(location.search).has("app");

// Another app shares a link with ours, which may be an invitation.
if (location.pathname === "/share")
  location.replace((await installedApp()).sharedAddress(location.search, location.origin) ?? "/");

applyAppearance(person.prefs);
document.documentElement.lang = locale.language;
await loadLanguage(locale.language);
watchFirstAction();
router.start();
const target = document.getElementById("app");
if (target) mount(App, { target });
const keepForOffline = (): void => void installedApp().then((app) => app.keepForOffline());
if (isInstalled) keepForOffline();
addEventListener("appinstalled", keepForOffline);
