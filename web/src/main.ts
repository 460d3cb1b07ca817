import "./art/theme.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { dress, person } from "./me.svelte";
import { router } from "./router.svelte";

dress(person.prefs);
router.start();
const target = document.getElementById("app");
if (target) mount(App, { target });
