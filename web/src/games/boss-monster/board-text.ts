/** The whole table as text: headings with lines, for the text view. */
import type { Section } from "../manifest";
import {
  bossText,
  cardName,
  deckText,
  dungeonText,
  entranceLines,
  handText,
  itemLine,
  nameOf,
  waitingEffectText,
  seatText,
  townLines,
  treasureLine,
  dungeonHeroText,
  type TextContext,
} from "./part-text";
import { warningsOf } from "./warnings";
import { discardOf, listCards, seatAt, seatsOf } from "./model";

/** The table section by section, with the seat of the viewer last, as on the screen. */
export function boardText(context: TextContext, order = "board-order", warnings = warningsOf(context)): Section[] {
  const { board, say, seat: me } = context;
  const round = board.round ? say("board-round", { round: board.round }) : say("board-round-none");
  const sections: Section[] = [
    { heading: `${round}, ${say(`board-phase-${board.phase}`)}`, lines: general(context, order) },
  ];
  if (warnings.length) sections.push({ heading: say("board-warnings"), lines: warnings.map(({ text }) => text) });
  sections.push({ heading: say("board-town"), lines: townLines(context) });
  const seats = seatsOf(board);
  for (const seat of [...seats.filter((other) => other !== me), ...(me === null ? [] : [me])]) {
    sections.push({ heading: nameOf(context, seat), lines: seatLines(context, seat) });
  }
  const discard = discardOf(board).map(({ piled }) => cardName(context, piled.face));
  sections.push({ heading: say("board-discard-cards", { cards: discard.length }), lines: discard });
  return sections;
}

function general(context: TextContext, order: string): string[] {
  const { board, say } = context;
  const lines: string[] = [];
  if (board.order.length) {
    lines.push(`${say(order)}: ${board.order.map((seat) => nameOf(context, seat)).join(", ")}.`);
  }
  for (const effect of board.casting ?? []) lines.push(`${say("board-casting")}: ${cardName(context, effect.face)}.`);
  const waiting = (board.waiting ?? []).map((effect) => waitingEffectText(context, effect));
  if (waiting.length) lines.push(`${say("board-waiting")}: ${waiting.join("; ")}.`);
  for (const face of Object.values(board.estate ?? {}))
    lines.push(`${say("board-estate")}: ${cardName(context, face)}.`);
  if (board.noBuilding) lines.push(say("board-no-building"));
  lines.push(
    `${Object.entries(board.decks)
      .map(([deck, cards]) => deckText(context, deck, cards))
      .join("; ")}.`,
  );
  return lines;
}

function seatLines(context: TextContext, number: number): string[] {
  const { board, say, cards } = context;
  const seat = seatAt(board, number);
  const lines = [seatText(context, number)];
  if (seat.boss?.length) lines.push(`${bossText(context, seat)}.`);
  lines.push(dungeonText(context, seat));
  lines.push(`${say("board-damage-total", { damage: seat.damage ?? 0 })}. ${treasureLine(context, number)}`);
  const entranceHeroes = entranceLines(context, seat);
  if (entranceHeroes.length) lines.push(`${say("board-entrance")}: ${entranceHeroes.join(" ")}`);
  if (board.walker?.seat === number) lines.push(`${dungeonHeroText(context, board.walker)}.`);
  const items = itemLine(context, seat);
  if (items) lines.push(items);
  lines.push(handText(context, seat));
  for (const [score, keyed] of [
    [say("board-souls", { souls: seat.souls ?? 0 }), seat.soulCards],
    [say("board-wounds", { wounds: seat.wounds ?? 0 }), seat.woundCards],
  ] as const) {
    const heroes = listCards(cards, keyed).map(({ face }) => face?.name ?? say("board-unknown-card"));
    if (heroes.length) lines.push(`${score}: ${heroes.join("; ")}.`);
  }
  return lines;
}

/** The same as one text, to copy. */
export function plainText(context: TextContext): string {
  return boardText(context)
    .map(({ heading, lines }) => [heading, ...lines].join("\n"))
    .join("\n\n");
}
