/** The whole table as text, with the city after the town. */
import { boardText as bossMonsterText } from "../boss-monster/board-text";
import type { Section } from "../manifest";
import type { TextContext } from "../boss-monster/part-text";
import { freeSpaceTexts, marketText, spaceText, locationHeroText } from "./part-text";
import { warningsOf } from "./warnings";
import { cityOf, heroesIn, locationsOf, marketOf, spacesOf } from "./model";

export function boardText(context: TextContext): Section[] {
  const { say } = context;
  const board = cityOf(context.board);
  const warnings = warningsOf(context).map(({ text }) => text);
  const [general, town, ...others] = bossMonsterText(context, "board-order-turns", []);
  const locations = locationsOf(board).flatMap(({ name, location }) => [
    ...heroesIn(location).map((hero) => locationHeroText(context, name, hero)),
    ...spacesOf(location).map(({ name: space, space: at }) => spaceText(context, name, space, at)),
  ]);
  const city: Section[] = [
    { heading: say("board-locations"), lines: locations },
    { heading: say("board-market"), lines: marketOf(board).map(({ face }) => marketText(context, face)) },
  ];
  return [
    ...(general ? [general] : []),
    ...(warnings.length ? [{ heading: say("board-warnings"), lines: warnings }] : []),
    ...(town ? [{ ...town, lines: [...town.lines, ...freeSpaceTexts(context, board)] }] : []),
    ...city,
    ...others,
  ];
}
