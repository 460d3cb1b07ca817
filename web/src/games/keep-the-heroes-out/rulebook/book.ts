import type { Book } from "../../../rulebook/book.svelte";
import ActionsPicture from "./ActionsPicture.svelte";
import ExamplePicture from "./ExamplePicture.svelte";
import HeroesPicture from "./HeroesPicture.svelte";
import LootPicture from "./LootPicture.svelte";
import TablePicture from "./TablePicture.svelte";
import WinPicture from "./WinPicture.svelte";

export const book: Book = {
  chapters: [
    { id: "win", picture: WinPicture },
    { id: "table", picture: TablePicture },
    { id: "turn" },
    { id: "actions", picture: ActionsPicture },
    { id: "rooms", picture: LootPicture },
    { id: "raid", picture: HeroesPicture },
    { id: "example", example: ExamplePicture },
    { id: "forgotten" },
    { id: "sets" },
  ],
};
