import type { GameManifest } from "../manifest";

export default {
  messageFiles: ["web_boss_monster"],
  board: () => import("./Board.svelte"),
  boardText: () => import("./board-text"),
  endingScene: () => import("./ending/EndingScene.svelte"),
  changes: () => import("./changes"),
  hasDeckBuilder: true,
  isDefault: true,
  hasStops: true,
  boxPicture: () => import("./box-picture"),
  minutes: [20, 40],
  weight: "light",
} satisfies GameManifest;
