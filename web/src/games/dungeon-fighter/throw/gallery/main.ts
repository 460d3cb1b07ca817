/** Throws on a page of their own, for drawing and for tests. Not part of the built client. */
import { mount } from "svelte";
import "../../../../art/theme.css";
import "../../../../app.css";
import "../../../../ui/board-marks.css";
import { isLanguage, loadMessages, locale } from "../../../../messages.svelte";
import Gallery from "./Gallery.svelte";

const asked = new URLSearchParams(location.search);
const language = asked.get("language");
if (isLanguage(language)) await locale.setLanguage(language);
await loadMessages("web_dungeon_fighter");
const target = document.getElementById("app");
if (target) mount(Gallery, { target, props: { asked } });
