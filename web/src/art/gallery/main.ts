/** The gallery: everything that is drawn, on one page, as a help for drawing. Not part of the built client. */
import { mount } from "svelte";
import "../theme.css";
import Gallery from "./Gallery.svelte";

const target = document.getElementById("app");
if (target) mount(Gallery, { target });
