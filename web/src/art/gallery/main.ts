/** The gallery: all drawings on one page, as a tool for drawing. It is not part of the built client. */
import { mount } from "svelte";
import "../theme.css";
import Gallery from "./Gallery.svelte";

const target = document.getElementById("app");
if (target) mount(Gallery, { target });
