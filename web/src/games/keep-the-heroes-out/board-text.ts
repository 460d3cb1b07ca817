/** The whole table as text: headings with lines, for the text view. */
import type { Section } from "../manifest";
import {
  guildTexts,
  nameOf,
  pileText,
  roomText,
  seatTexts,
  statusTexts,
  tokenText,
  type TextContext,
} from "./part-text";
import { countOf, listCards } from "../board-types";
import { TOKENS, othersOf, roomsOf } from "./model";
import { pageText } from "./page";

/** The table section by section, with the seat of the viewer last, as on the screen. */
export function boardText(context: TextContext): Section[] {
  const { board, say, cards, seat: me } = context;
  const page = pageText(board, say);
  const sections: Section[] = [
    { heading: page.name, lines: [`${statusTexts(context).join(", ")}.`, ...general(context)] },
    {
      heading: say("keep-page"),
      lines: [
        page.premise,
        page.designNote,
        ...page.rules,
        ...page.cards.map(({ symbol, copies, text }) => `${say(`keep-symbol-${symbol}`)} × ${copies}: ${text}`),
      ].filter(Boolean),
    },
    { heading: say("keep-map"), lines: inReadingOrder(context).map((room) => roomText(context, room)) },
    { heading: say("keep-guild"), lines: [...guildTexts(context), turnedUp(context)].filter(Boolean) },
    {
      heading: say("keep-loot-row"),
      lines: [
        pileText(say, "keep-loot-cards", listCards(cards, board.loot)),
        say("keep-loot-deck", { count: board.lootDeck ?? 0 }),
      ],
    },
  ];
  if (countOf(board.projects))
    sections.push({
      heading: say("keep-projects"),
      lines: [
        pileText(say, "keep-projects-open", listCards(cards, board.projects)),
        say("keep-plans", { count: board.plans ?? 0 }),
      ],
    });
  for (const seat of [...othersOf(board, me), ...(me === null ? [] : [me])]) {
    sections.push({ heading: nameOf(context, seat), lines: seatTexts(context, seat) });
  }
  return sections;
}

function general({ board, say, cards }: TextContext): string[] {
  const lines: string[] = [];
  const playing = Object.values(board.seats)
    .flatMap(({ area }) => listCards(cards, area))
    .find(({ card }) => card === board.playing);
  if (playing) lines.push(`${say("keep-playing")}: ${playing.face?.name ?? ""}.`);
  const reserve = TOKENS.map((token) => tokenText(say, token, board.reserve?.[token] ?? 0));
  lines.push(
    `${say("keep-reserve")}: ${reserve.join(", ")}, ${say("keep-portals-left", { count: board.reserve?.["portal"] ?? 0 })}.`,
  );
  if (board.lent) lines.push(`${say("keep-lent")}: ${say(`keep-clan-${board.lent}`)}.`);
  if (board.over) lines.push(say(`keep-over-${board.over}`));
  return lines;
}

/** The Guild cards of this wave, the newest last. */
function turnedUp({ board, cards }: TextContext): string {
  const names = listCards(cards, board.guildDiscard).map(({ face }) => face?.name ?? "");
  return names.length ? `${names.join(", ")}.` : "";
}

/** Rooms row by row. */
function inReadingOrder({ board }: TextContext): number[] {
  return roomsOf(board)
    .sort((one, other) => one.room.row - other.room.row || one.room.column - other.room.column)
    .map(({ number }) => number);
}

/** The same as one text, to copy. */
export function plainText(context: TextContext): string {
  return boardText(context)
    .map(({ heading, lines }) => [heading, ...lines].join("\n"))
    .join("\n\n");
}
