import "./art/theme.css";
import "./app.css";
import "./ui/board-marks.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { applyAppearance, person } from "./person.svelte";
import { router } from "./router.svelte";
import { watchFirstAction } from "./sound/sounds";
import { loadLanguage, locale } from "./messages.svelte";

applyAppearance(person.prefs);
document.documentElement.lang = locale.language;
await loadLanguage(locale.language);
watchFirstAction();
router.start();
const target = document.getElementById("app");
if (target) mount(App, { target });
