import type { GameManifest } from "../manifest";

export default {
  messageFiles: ["web_dungeon_fighter"],
  board: () => import("./Board.svelte"),
  boardText: () => import("./text"),
  card: () => import("./FighterCard.svelte"),
  practice: () => import("./practice/Practice.svelte"),
} satisfies GameManifest;
