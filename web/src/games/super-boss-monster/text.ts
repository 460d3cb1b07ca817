/** The whole table as text, with the city after the town. */
import { boardText as bossText, type Section } from "../boss-monster/text";
import type { Speaking } from "../boss-monster/describe";
import { freeWords, marketWords, spaceWords, trainedWords } from "./describe";
import { cityOf, heroesIn, locationsOf, marketOf, spacesOf } from "./model";

export function boardText(speaking: Speaking): Section[] {
  const { say } = speaking;
  const board = cityOf(speaking.board);
  const [general, town, ...others] = bossText(speaking, "board-order-turns");
  const locations = locationsOf(board).flatMap(({ name, location }) => [
    ...heroesIn(location).map((hero) => trainedWords(speaking, name, hero)),
    ...spacesOf(location).map(({ name: space, space: at }) => spaceWords(speaking, name, space, at)),
  ]);
  const city: Section[] = [
    { heading: say("board-locations"), lines: locations },
    { heading: say("board-market"), lines: marketOf(board).map(({ face }) => marketWords(speaking, face)) },
  ];
  return [...(general ? [general] : []), ...(town ? [{ ...town, lines: [...town.lines, ...freeWords(speaking, board)] }] : []), ...city, ...others];
}
