/** The whole table as text: headings with lines, for the text view and for anybody who would rather read than look. */
import { guildWords, nameOf, pileWords, roomWords, seatWords, statusWords, tokenWords, type Speaking } from "./describe";
import { TOKENS, countOf, held, othersOf, roomsOf } from "./model";
import { pageWords } from "./page";

export interface Section {
  heading: string;
  lines: string[];
}

/** The table section by section, my own seat last, as on the screen. */
export function boardText(speaking: Speaking): Section[] {
  const { board, say, cards, seat: me } = speaking;
  const page = pageWords(board, say);
  const sections: Section[] = [
    { heading: page.name, lines: [`${statusWords(speaking).join(", ")}.`, ...general(speaking)] },
    { heading: say("keep-page"), lines: [page.premise, page.designNote, ...page.rules, ...page.cards.map(({ symbol, copies, text }) => `${say(`keep-symbol-${symbol}`)} × ${copies}: ${text}`)].filter(Boolean) },
    { heading: say("keep-map"), lines: inReadingOrder(speaking).map((room) => roomWords(speaking, room)) },
    { heading: say("keep-guild"), lines: [...guildWords(speaking), turnedUp(speaking)].filter(Boolean) },
    { heading: say("keep-loot-row"), lines: [pileWords(say, "keep-loot-cards", held(cards, board.loot)), say("keep-loot-deck", { count: board.lootDeck ?? 0 })] },
  ];
  if (countOf(board.projects)) sections.push({ heading: say("keep-projects"), lines: [pileWords(say, "keep-projects-open", held(cards, board.projects)), say("keep-plans", { count: board.plans ?? 0 })] });
  for (const seat of [...othersOf(board, me), ...(me === null ? [] : [me])]) {
    sections.push({ heading: nameOf(speaking, seat), lines: seatWords(speaking, seat) });
  }
  return sections;
}

function general({ board, say, cards }: Speaking): string[] {
  const lines: string[] = [];
  const playing = Object.values(board.seats).flatMap(({ area }) => held(cards, area)).find(({ card }) => card === board.playing);
  if (playing) lines.push(`${say("keep-playing")}: ${playing.face?.name ?? ""}.`);
  const reserve = TOKENS.map((token) => tokenWords(say, token, board.reserve?.[token] ?? 0));
  lines.push(`${say("keep-reserve")}: ${reserve.join(", ")}, ${say("keep-portals-left", { count: board.reserve?.["portal"] ?? 0 })}.`);
  if (board.lent) lines.push(`${say("keep-lent")}: ${say(`keep-clan-${board.lent}`)}.`);
  if (board.over) lines.push(say(`keep-over-${board.over}`));
  return lines;
}

/** The Guild cards of this wave, the newest last. */
function turnedUp({ board, cards }: Speaking): string {
  const names = held(cards, board.guildDiscard).map(({ face }) => face?.name ?? "");
  return names.length ? `${names.join(", ")}.` : "";
}

/** Rooms row by row. */
function inReadingOrder({ board }: Speaking): number[] {
  return roomsOf(board)
    .sort((one, other) => one.room.row - other.room.row || one.room.column - other.room.column)
    .map(({ number }) => number);
}

/** The same as one text, to copy. */
export function plainText(speaking: Speaking): string {
  return boardText(speaking)
    .map(({ heading, lines }) => [heading, ...lines].join("\n"))
    .join("\n\n");
}
