/** The practice tables of the games, each loaded when somebody wants to practise. */
import type { Component } from "svelte";
import { learnGame } from "../words.svelte";

const practices: Record<string, () => Promise<Component>> = {
  "dungeon-fighter": async () => {
    const [page] = await Promise.all([import("../games/dungeon-fighter/practice/Practice.svelte"), learnGame("dungeon-fighter")]);
    return page.default;
  },
};

/** Whether there is a practice table of this game. */
export function practises(game: string): boolean {
  return Object.hasOwn(practices, game);
}

/** The page of the practice table of this game, or null if there is none. */
export async function practiceOf(game: string): Promise<Component | null> {
  return practises(game) ? ((await practices[game]?.()) ?? null) : null;
}
