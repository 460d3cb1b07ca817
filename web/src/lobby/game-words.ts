/** A game and its settings in a few words: `2–6 players`, `20–40 min`, `few rules`. */
import { manifestOf } from "../games/registry";
import type { Ask, GameInfo } from "../protocol";
import { say } from "../messages.svelte";
import type { GameSettings } from "./game-settings";

/** More choices would not fit one line. */
const MAX_CHOICES = 4;

function rangeText([least, most]: readonly [number, number]): string {
  return least === most ? String(least) : `${least}–${most}`;
}

/** The number of players of a game, its length and its weight, as far as they are known. A line does not break in them. */
export function gameFacts(game: GameInfo): string[] {
  const { minutes, weight } = manifestOf(game.name) ?? {};
  const facts = [
    say("shelf-players", { range: rangeText(game.players), count: game.players[1] }),
    ...(minutes ? [say("shelf-minutes", { range: rangeText(minutes) })] : []),
    ...(weight ? [say(`shelf-weight-${weight}`)] : []),
  ];
  return facts.map((fact) => fact.replaceAll(" ", "\u00a0"));
}

/** The number of players and the choices of some settings. */
export function settingsText(game: GameInfo, { players, setup }: GameSettings): string {
  const choices = game.asks.flatMap((ask) => choiceTexts(ask, setup[ask.field]));
  const shown = choices.length > MAX_CHOICES ? [...choices.slice(0, MAX_CHOICES), "…"] : choices;
  return [say("shelf-count", { count: players }), ...shown].join(" · ");
}

/** The names of what was chosen in a field. A text that belongs to no option, such as a deck, has the name of its field. */
function choiceTexts(ask: Ask, chosen: unknown): string[] {
  if (chosen === undefined || chosen === false || chosen === "") return [];
  if (!ask.options.length) return [ask.name];
  return [chosen].flat().map((id) => ask.options.find((option) => option.id === id)?.name ?? ask.own?.name ?? ask.name);
}
