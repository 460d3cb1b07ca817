import type { Book } from "../../../rulebook/book.svelte";
import BaitPicture from "./BaitPicture.svelte";
import BuildPicture from "./BuildPicture.svelte";
import CardsPicture from "./CardsPicture.svelte";
import ExamplePicture from "./ExamplePicture.svelte";
import SpellsPicture from "./SpellsPicture.svelte";
import TablePicture from "./TablePicture.svelte";
import WinPicture from "./WinPicture.svelte";

export const book: Book = {
  chapters: [
    { id: "win", picture: WinPicture },
    { id: "table", example: TablePicture },
    { id: "cards", picture: CardsPicture },
    { id: "round" },
    { id: "build", picture: BuildPicture },
    { id: "bait", picture: BaitPicture },
    { id: "example", example: ExamplePicture },
    { id: "spells", picture: SpellsPicture },
    { id: "forgotten" },
    { id: "sets" },
  ],
};
