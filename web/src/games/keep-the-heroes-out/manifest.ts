import type { GameManifest } from "../manifest";

/** The map shows figures of the first pack of pictures. If they cannot be fetched, their places stay empty. */
function fetchPictures(): void {
  import("../../art/card-pictures.svelte").then(
    (pictures) => pictures.fetchPictures(),
    () => undefined,
  );
}

export default {
  messageFiles: ["web_keep_the_heroes_out"],
  board: () => {
    fetchPictures();
    return import("./Board.svelte");
  },
  pagePreview: () => {
    fetchPictures();
    return import("./PagePreview.svelte");
  },
  boardText: () => import("./board-text"),
  changes: () => import("./changes"),
  endingScene: () => import("./ending/EndingScene.svelte"),
  card: () => import("./cards/GameCard.svelte"),
  cardsLackPictures: true,
  boxPicture: () => import("./box-picture"),
  minutes: [45, 75],
  weight: "medium",
} satisfies GameManifest;
