import type { GameManifest } from "../manifest";

export default {
  messageFiles: ["web_keep_the_heroes_out"],
  board: () => {
    // The board shows figures of the first pack of pictures. They are fetched beside its script; if they cannot be
    // fetched, their places stay empty.
    import("../../art/card-pictures.svelte").then(
      ({ fetchPictures }) => fetchPictures(),
      () => undefined,
    );
    return import("./Board.svelte");
  },
  boardText: () => import("./board-text"),
  endingScene: () => import("./ending/EndingScene.svelte"),
  card: () => import("./cards/GameCard.svelte"),
  cardsLackPictures: true,
} satisfies GameManifest;
