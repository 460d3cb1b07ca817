/**
 * The settings with which a game is started: those of the last time on this device, and the usual ones. *Play now* and
 * *With friends* start a game with the settings of the last time.
 */
import type { GameInfo, NewTable, Preset } from "../protocol";

export interface GameSettings {
  players: number;
  /** The choices of the setup, as a table is created with them. */
  setup: Record<string, unknown>;
  /** The levels of the bots, in the order of their seats; without any, all bots have the usual level. */
  bots: string[];
  pace: string;
}

/** What is stored in the browser: the game that was started last, and the settings of each game. */
interface StoredGames {
  last: string;
  settings: Record<string, GameSettings>;
}

const STORAGE_KEY = "underkeep-games";

function storedGames(): StoredGames {
  try {
    const { last = "", settings = {} } = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Partial<StoredGames>;
    return { last, settings };
  } catch {
    return { last: "", settings: {} };
  }
}

/** Stores the games. A browser without storage remembers nothing. */
function store(games: StoredGames): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(games));
  } catch {
    // The next game is started with the usual settings.
  }
}

/** The level of a bot in a first game: the strongest bot of a game would be too hard. */
export function usualBot(game: GameInfo): string {
  return game.bots.find(({ id }) => id === "greedy")?.id ?? game.bots[0]?.id ?? "greedy";
}

/** The nearest number of players that a game allows. */
export function allowedPlayers(game: GameInfo, players: number): number {
  return Math.min(Math.max(players, game.players[0]), game.players[1]);
}

/** The settings of a game that was never started on this device; a preset has its own. */
export function usualSettings(game: GameInfo, preset?: Preset): GameSettings {
  return {
    players: allowedPlayers(game, preset?.players[0] ?? 2),
    setup: preset?.setup ?? {},
    bots: [],
    pace: "normal",
  };
}

/** Keep the game and the settings of a table that was created on this device. A tutorial has no settings to keep. */
export function rememberTable({ game, seats, setup = {}, pace = "normal", learn }: NewTable): void {
  const { settings } = storedGames();
  const bots = seats.flatMap(({ who, bot }) => (who === "bot" && bot ? [bot] : []));
  const now = { players: seats.length, setup, bots, pace };
  store({ last: game, settings: learn ? settings : { ...settings, [game]: now } });
}

/** The settings with which a game was started last on this device, as far as the game still allows them; null if there are
 * none, or if they are the usual ones. */
export function rememberedSettings(game: GameInfo): GameSettings | null {
  const { settings } = storedGames();
  const found = Object.hasOwn(settings, game.name) ? settings[game.name] : undefined;
  if (typeof found?.players !== "number") return null;
  const known = found.bots.filter((level) => game.bots.some(({ id }) => id === level));
  const kept = {
    players: allowedPlayers(game, found.players),
    setup: found.setup,
    bots: known.every((level) => level === usualBot(game)) ? [] : known,
    pace: found.pace,
  };
  return JSON.stringify(kept) === JSON.stringify(usualSettings(game)) ? null : kept;
}

/** Forget the settings of a game, which is started with the usual ones from now on. */
export function forgetSettings(game: string): void {
  const { last, settings } = storedGames();
  store({ last, settings: Object.fromEntries(Object.entries(settings).filter(([name]) => name !== game)) });
}

/** The name of the game that was started last on this device; empty without one. */
export function lastGame(): string {
  return storedGames().last;
}
