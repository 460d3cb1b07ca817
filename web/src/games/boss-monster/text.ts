/** The whole table as text: headings with lines, for the text view and for anybody who would rather read than look. */
import {
  bossWords,
  cardName,
  deckWords,
  dungeonWords,
  guestLines,
  handWords,
  itemLine,
  nameOf,
  pendingWords,
  seatWords,
  townLines,
  treasureLine,
  walkerWords,
  type Speaking,
} from "./describe";
import { discardOf, held, seatAt, seatsOf } from "./model";

export interface Section {
  heading: string;
  lines: string[];
}

/** The table section by section, my own seat last, as on the screen. */
export function boardText(speaking: Speaking, order = "board-order"): Section[] {
  const { board, say, seat: me } = speaking;
  const round = board.round ? say("board-round", { round: board.round }) : say("board-round-none");
  const sections: Section[] = [{ heading: `${round}, ${say(`board-phase-${board.phase}`)}`, lines: general(speaking, order) }];
  sections.push({ heading: say("board-town"), lines: townLines(speaking) });
  const seats = seatsOf(board);
  for (const seat of [...seats.filter((other) => other !== me), ...(me === null ? [] : [me])]) {
    sections.push({ heading: nameOf(speaking, seat), lines: seatLines(speaking, seat) });
  }
  const discard = discardOf(board).map(({ piled }) => cardName(speaking, piled.face));
  sections.push({ heading: say("board-discard-cards", { cards: discard.length }), lines: discard });
  return sections;
}

function general(speaking: Speaking, order: string): string[] {
  const { board, say } = speaking;
  const lines: string[] = [];
  if (board.order.length) {
    lines.push(`${say(order)}: ${board.order.map((seat) => nameOf(speaking, seat)).join(", ")}.`);
  }
  for (const effect of board.casting ?? []) lines.push(`${say("board-casting")}: ${cardName(speaking, effect.face)}.`);
  const waiting = (board.waiting ?? []).map((effect) => pendingWords(speaking, effect));
  if (waiting.length) lines.push(`${say("board-waiting")}: ${waiting.join("; ")}.`);
  for (const face of Object.values(board.estate ?? {})) lines.push(`${say("board-estate")}: ${cardName(speaking, face)}.`);
  if (board.noBuilding) lines.push(say("board-no-building"));
  lines.push(
    `${Object.entries(board.decks)
      .map(([deck, cards]) => deckWords(speaking, deck, cards))
      .join("; ")}.`,
  );
  return lines;
}

function seatLines(speaking: Speaking, number: number): string[] {
  const { board, say, cards } = speaking;
  const seat = seatAt(board, number);
  const lines = [seatWords(speaking, number)];
  if (seat.boss?.length) lines.push(`${bossWords(speaking, seat)}.`);
  lines.push(dungeonWords(speaking, seat));
  lines.push(`${say("board-damage-total", { damage: seat.damage ?? 0 })}. ${treasureLine(speaking, number)}`);
  const guests = guestLines(speaking, seat);
  if (guests.length) lines.push(`${say("board-entrance")}: ${guests.join(" ")}`);
  if (board.walker?.seat === number) lines.push(`${walkerWords(speaking, board.walker)}.`);
  const items = itemLine(speaking, seat);
  if (items) lines.push(items);
  lines.push(handWords(speaking, seat));
  for (const [score, keyed] of [
    [say("board-souls", { souls: seat.souls ?? 0 }), seat.soulCards],
    [say("board-wounds", { wounds: seat.wounds ?? 0 }), seat.woundCards],
  ] as const) {
    const heroes = held(cards, keyed).map(({ face }) => face?.name ?? say("board-unknown-card"));
    if (heroes.length) lines.push(`${score}: ${heroes.join("; ")}.`);
  }
  return lines;
}

/** The same as one text, to copy. */
export function plainText(speaking: Speaking): string {
  return boardText(speaking)
    .map(({ heading, lines }) => [heading, ...lines].join("\n"))
    .join("\n\n");
}
