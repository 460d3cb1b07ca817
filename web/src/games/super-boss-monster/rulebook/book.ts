import type { Book } from "../../../rulebook/book.svelte";
import CardsPicture from "./CardsPicture.svelte";
import CityPicture from "./CityPicture.svelte";
import ExamplePicture from "./ExamplePicture.svelte";
import MinionPicture from "./MinionPicture.svelte";
import SpellsPicture from "./SpellsPicture.svelte";
import WinPicture from "./WinPicture.svelte";

export const book: Book = {
  chapters: [
    { id: "win", picture: WinPicture },
    { id: "table", example: CityPicture },
    { id: "round" },
    { id: "town" },
    { id: "build", picture: CardsPicture },
    { id: "minions", picture: MinionPicture },
    { id: "heroes" },
    { id: "example", example: ExamplePicture },
    { id: "spells", picture: SpellsPicture },
    { id: "forgotten" },
    { id: "sets" },
  ],
};
