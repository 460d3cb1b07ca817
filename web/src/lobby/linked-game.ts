/** The game to which a link with choices belongs, and the settings that the link brings along. */
import type { GameInfo } from "../protocol";
import { usualSettings, type GameSettings } from "./game-settings";
import { hasChoices, linkedChoices, type LinkedChoices } from "./linked-choices";

/** The address of the page of the game to which a link to the lobby belongs; empty if it belongs to no game. */
export function pathOfLinkedGame(search: string, games: readonly GameInfo[]): string {
  const choices = linkedChoices(search);
  if (!hasChoices(choices)) return "";
  const query = new URLSearchParams(search);
  const named = query.get("game");
  const game = games.find(({ name }) => name === named) ?? games.find((each) => fits(each, choices));
  query.delete("game");
  return game ? `/game/${game.name}?${query}` : "";
}

/** Whether a game has what a link brings along. */
function fits(game: GameInfo, { deck, written, preset }: LinkedChoices): boolean {
  if (deck) return game.decks;
  if (written) return game.pageField !== "";
  return game.presets.some(({ id }) => id === preset);
}

/** The settings that a link brings along; null without choices that the game knows. */
export async function settingsOfLink(game: GameInfo, choices: LinkedChoices): Promise<GameSettings | null> {
  if (!fits(game, choices)) return null;
  const usual = usualSettings(game);
  if (choices.deck) return { ...usual, setup: { deck: choices.deck } };
  if (!choices.written) {
    const preset = game.presets.find(({ id }) => id === choices.preset);
    return usualSettings(game, preset);
  }
  const { loadPage } = await import("../authoring/requests");
  const page = await loadPage(choices.written).catch(() => null);
  return page?.game === game.name ? { ...usual, setup: { [game.pageField]: page.text } } : null;
}
