/** The whole table as text: headings with lines, for the text view. */
import type { Section } from "../manifest";
import {
  cardText,
  chestTexts,
  requirementText,
  diceTexts,
  fighterTexts,
  heroName,
  monsterTexts,
  roomTexts,
  stallText,
  statusTexts,
  type TextContext,
} from "./part-text";
import { countOf, listCards } from "../board-types";
import { partyOf } from "./model";

/** The table section by section: where the game is, the fight, the chest and the stall, the party. */
export function boardText(context: TextContext): Section[] {
  const { board, say, cards, names } = context;
  const sections: Section[] = [
    {
      heading: say("fighter-game"),
      lines: [`${statusTexts(context).join(", ")}.`, stallText(context), ...decks(context)],
    },
  ];
  if (board.room) sections.push({ heading: say("fighter-room"), lines: roomTexts(context) });
  if (board.monster)
    sections.push({
      heading: say(board.monster.bigBad ? "fighter-big-bad" : "fighter-monster"),
      lines: monsterTexts(context),
    });
  if (board.required?.length)
    sections.push({
      heading: say("fighter-demands"),
      lines: board.required.map((demand) => requirementText(context, demand)),
    });
  sections.push(
    { heading: say("fighter-dice"), lines: diceTexts(context) },
    { heading: say("fighter-chest"), lines: chestTexts(context) },
  );
  if (countOf(board.path))
    sections.push({
      heading: say("fighter-path"),
      lines: listCards(cards, board.path).map(({ face }) => cardText(say, face)),
    });
  if (countOf(board.stall))
    sections.push({
      heading: say("fighter-stall"),
      lines: listCards(cards, board.stall).map(({ face }) => cardText(say, face)),
    });
  for (const { number, fighter } of partyOf(board)) {
    const player = names[fighter.seat] ?? "";
    sections.push({
      heading: fighter.hero ? `${heroName(context, fighter)} (${player})` : player,
      lines: fighterTexts(context, number),
    });
  }
  return sections;
}

function decks({ board, say, cards }: TextContext): string[] {
  const lines = [
    say("fighter-decks", { rooms: board.roomDeck ?? 0, monsters: board.monsterDeck ?? 0, stall: board.stallDeck ?? 0 }),
  ];
  if (board.level) lines.push(say("fighter-next-level", { level: board.level }));
  for (const pile of ["visited", "beaten", "discard"] as const) {
    const names = listCards(cards, board[pile]).map(({ face }) => face?.name ?? say("fighter-unknown-card"));
    if (names.length) lines.push(`${say(`fighter-pile-${pile}`)}: ${names.join(", ")}.`);
  }
  if (board.over) lines.push(say(`fighter-over-${board.over}`));
  return lines;
}

/** The same as one text, to copy. */
export function plainText(context: TextContext): string {
  return boardText(context)
    .map(({ heading, lines }) => [heading, ...lines].join("\n"))
    .join("\n\n");
}
