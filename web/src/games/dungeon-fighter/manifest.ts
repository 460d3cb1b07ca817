import type { GameManifest } from "../manifest";

export default {
  messageFiles: ["web_dungeon_fighter"],
  board: () => import("./Board.svelte"),
  boardText: () => import("./board-text"),
  endingScene: () => import("./ending/EndingScene.svelte"),
  card: () => import("./cards/GameCard.svelte"),
  practice: () => import("./practice/Practice.svelte"),
  // A hero who dies here is one of the party.
  eventSounds: { HeroDied: "out" },
  boxPicture: () => import("./box-picture"),
  minutes: [45, 60],
  weight: "light",
} satisfies GameManifest;
