/** How tables are opened. */
import { api } from "../net/http";
import type { GameInfo, NewTable, TableInfo } from "../protocol";

/** The kindest bot for a first game: the strongest that a game has would be no welcome. */
function usualBot(game: GameInfo): string {
  return game.bots.find((bot) => bot.id === "greedy")?.id ?? game.bots[0]?.id ?? "greedy";
}

/** A table against bots, at once. */
export async function playNow(game: GameInfo, learn = false, setup: Record<string, unknown> = {}, players = 2): Promise<TableInfo> {
  const bot = { who: "bot", bot: usualBot(game) };
  const seats: NewTable["seats"] = [{ who: "me" }, ...Array<typeof bot>(players - 1).fill(bot)];
  return begun(await api.createTable({ game: game.name, seats, setup, ...(learn ? { learn } : {}) }).then(({ table }) => table));
}

/** A table at which nobody is missing begins by itself. */
export async function begun(table: TableInfo): Promise<TableInfo> {
  const full = table.chairs.every((chair) => chair.who === "bot" || table.mine.includes(chair.seat));
  return full && table.status === "open" ? api.startTable(table.id) : table;
}
