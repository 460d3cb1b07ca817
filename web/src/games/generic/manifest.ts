import type { GameManifest } from "../manifest";

export default {
  messageFiles: ["web_generic"],
  board: () => import("./Board.svelte"),
  boardText: () => import("./board-text"),
  card: () => import("./TextCard.svelte"),
  cardsLackPictures: true,
  boxPicture: () => import("./box-picture"),
} satisfies GameManifest;
