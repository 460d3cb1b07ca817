import type { GameManifest } from "../manifest";

export default {
  messageFiles: ["web_boss_monster", "web_super_boss_monster"],
  board: () => import("./Board.svelte"),
  boardText: () => import("./board-text"),
  endingScene: () => import("../boss-monster/ending/EndingScene.svelte"),
  changes: () => import("../boss-monster/changes"),
  hasStops: true,
  boxPicture: () => import("./box-picture"),
  minutes: [30, 60],
  weight: "medium",
} satisfies GameManifest;
