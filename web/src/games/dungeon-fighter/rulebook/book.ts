import type { Book } from "../../../rulebook/book.svelte";
import BouncePicture from "./BouncePicture.svelte";
import EquipmentPicture from "./EquipmentPicture.svelte";
import ExamplePicture from "./ExamplePicture.svelte";
import EyePicture from "./EyePicture.svelte";
import RoundPicture from "./RoundPicture.svelte";
import TablePicture from "./TablePicture.svelte";
import TechniquesPicture from "./TechniquesPicture.svelte";
import WinPicture from "./WinPicture.svelte";

export const book: Book = {
  chapters: [
    { id: "win", picture: WinPicture },
    { id: "table", picture: TablePicture },
    { id: "round", picture: RoundPicture },
    { id: "throw", picture: BouncePicture },
    { id: "eye", picture: EyePicture },
    { id: "techniques", example: TechniquesPicture },
    { id: "rest" },
    { id: "shopping", picture: EquipmentPicture },
    { id: "example", example: ExamplePicture },
    { id: "forgotten" },
    { id: "sets" },
  ],
};
