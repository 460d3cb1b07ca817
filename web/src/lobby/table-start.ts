/** Creates tables and starts them. */
import { api, ApiError } from "../net/http";
import type { GameInfo, NewSeat, NewTable, TableInfo } from "../protocol";
import {
  forgetSettings,
  rememberedSettings,
  rememberTable,
  usualBot,
  usualSettings,
  type GameSettings,
} from "./game-settings";

/** Create a table, start it if no player is missing, and remember its settings on this device. */
export async function makeTable(table: NewTable): Promise<TableInfo> {
  const { table: made } = await api.createTable(table);
  rememberTable(table);
  return startIfFull(made);
}

/** Create a table with these settings, at which bots have all other seats, and start it. */
export function startGame(game: GameInfo, settings: GameSettings = usualSettings(game)): Promise<TableInfo> {
  const { bots } = settings;
  return makeTable(tableOf(game, settings, (n) => ({ who: "bot", bot: bots[n % bots.length] ?? usualBot(game) })));
}

/** Create a table with these settings, at which all other seats are free for friends with the link of the table. */
export function openTableForFriends(game: GameInfo, settings: GameSettings): Promise<TableInfo> {
  return makeTable({ ...tableOf(game, settings, () => ({ who: "open" })), readyCheck: true });
}

/** Create the table of the tutorial of a game and start it. The game chooses everything but the pace. */
export function startTutorial(game: GameInfo): Promise<TableInfo> {
  return makeTable({ game: game.name, seats: [{ who: "me" }], learn: true });
}

/**
 * Make a table with the settings of the last time on this device, or with the usual ones without a last time. The server
 * refuses the settings of the last time if the choices of the game have changed since then; they are forgotten.
 */
export async function makeLikeLastTime(
  game: GameInfo,
  usual: GameSettings,
  make: (settings: GameSettings) => Promise<TableInfo>,
): Promise<TableInfo> {
  const last = rememberedSettings(game);
  if (!last) return make(usual);
  try {
    return await make(last);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 400)) throw error;
    forgetSettings(game.name);
    return make(usual);
  }
}

/** A table with the person on the first seat; `other` makes the other seats. */
function tableOf(game: GameInfo, { players, setup, pace }: GameSettings, other: (n: number) => NewSeat): NewTable {
  const others = Array.from({ length: players - 1 }, (_, n) => other(n));
  return { game: game.name, seats: [{ who: "me" }, ...others], setup, pace };
}

/** Start a table at which no player is missing; any other table is returned as it is. */
async function startIfFull(table: TableInfo): Promise<TableInfo> {
  const full = table.chairs.every((chair) => chair.who === "bot" || table.mine.includes(chair.seat));
  return full && table.status === "open" ? api.startTable(table.id) : table;
}
