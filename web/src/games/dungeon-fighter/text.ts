/** The whole table as text: headings with lines, for the text view and for anybody who would rather read than look. */
import { cardWords, chestWords, demandWords, diceWords, fighterWords, heroName, monsterWords, roomWords, stallWords, statusWords, type Speaking } from "./describe";
import { NOBODY, countOf, held, partyOf } from "./model";

export interface Section {
  heading: string;
  lines: string[];
}

/** The table section by section: where the game is, the fight, the chest and the stall, the party. */
export function boardText(speaking: Speaking): Section[] {
  const { board, say, cards, names } = speaking;
  const sections: Section[] = [{ heading: say("fighter-game"), lines: [`${statusWords(speaking).join(", ")}.`, stallWords(speaking), ...decks(speaking)] }];
  if (board.room) sections.push({ heading: say("fighter-room"), lines: roomWords(speaking) });
  if (board.monster) sections.push({ heading: say(board.monster.bigBad ? "fighter-big-bad" : "fighter-monster"), lines: monsterWords(speaking) });
  if (board.required?.length) sections.push({ heading: say("fighter-demands"), lines: board.required.map((demand) => demandWords(speaking, demand)) });
  sections.push({ heading: say("fighter-dice"), lines: diceWords(speaking) }, { heading: say("fighter-chest"), lines: chestWords(speaking) });
  if (countOf(board.path)) sections.push({ heading: say("fighter-path"), lines: held(cards, board.path).map(({ face }) => cardWords(say, face)) });
  if (countOf(board.stall)) sections.push({ heading: say("fighter-stall"), lines: held(cards, board.stall).map(({ face }) => cardWords(say, face)) });
  for (const { number, fighter } of partyOf(board)) {
    const player = names[fighter.seat] ?? "";
    sections.push({ heading: fighter.hero ? `${heroName(speaking, fighter)} (${player})` : player, lines: fighterWords(speaking, number) });
  }
  return sections;
}

function decks({ board, say, cards }: Speaking): string[] {
  const lines = [say("fighter-decks", { rooms: board.roomDeck ?? 0, monsters: board.monsterDeck ?? 0, stall: board.stallDeck ?? 0 })];
  if ((board.level ?? NOBODY) !== NOBODY) lines.push(say("fighter-next-level", { level: board.level ?? 0 }));
  for (const pile of ["visited", "beaten", "discard"] as const) {
    const names = held(cards, board[pile]).map(({ face }) => face?.name ?? say("fighter-unknown-card"));
    if (names.length) lines.push(`${say(`fighter-pile-${pile}`)}: ${names.join(", ")}.`);
  }
  if (board.over) lines.push(say(`fighter-over-${board.over}`));
  return lines;
}

/** The same as one text, to copy. */
export function plainText(speaking: Speaking): string {
  return boardText(speaking)
    .map(({ heading, lines }) => [heading, ...lines].join("\n"))
    .join("\n\n");
}
