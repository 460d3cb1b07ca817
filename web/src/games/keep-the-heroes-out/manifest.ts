import type { GameManifest } from "../manifest";

export default {
  messageFiles: ["web_keep_the_heroes_out"],
  board: () => {
    // The board shows figures of the first pack of pictures. They are fetched beside its script; if they cannot be
    // fetched, their places stay empty.
    import("../../art/drawn.svelte").then(({ fetchPictures }) => fetchPictures(), () => undefined);
    return import("./Board.svelte");
  },
  boardText: () => import("./text"),
  card: () => import("./KeepCard.svelte"),
  cardsLackPictures: true,
} satisfies GameManifest;
