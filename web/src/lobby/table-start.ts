/** Creates tables and starts them. */
import { api } from "../net/http";
import type { GameInfo, NewTable, TableInfo } from "../protocol";

/** The bot for a first game: the strongest bot of a game would be too hard. */
function defaultBot(game: GameInfo): string {
  return game.bots.find((bot) => bot.id === "greedy")?.id ?? game.bots[0]?.id ?? "greedy";
}

/** Create a table against bots and start it. */
export async function startBotGame(
  game: GameInfo,
  learn = false,
  setup: Record<string, unknown> = {},
  players = 2,
): Promise<TableInfo> {
  const bot = { who: "bot", bot: defaultBot(game) };
  const seats: NewTable["seats"] = [{ who: "me" }, ...Array<typeof bot>(players - 1).fill(bot)];
  return startIfFull(
    await api.createTable({ game: game.name, seats, setup, ...(learn ? { learn } : {}) }).then(({ table }) => table),
  );
}

/** Start a table at which no player is missing; any other table is returned as it is. */
export async function startIfFull(table: TableInfo): Promise<TableInfo> {
  const full = table.chairs.every((chair) => chair.who === "bot" || table.mine.includes(chair.seat));
  return full && table.status === "open" ? api.startTable(table.id) : table;
}
