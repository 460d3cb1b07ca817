/** The parts of the board in words, for screen readers and the text view. */
import type { CardFace } from "../../protocol";
import { countOf, printedNumber, type TextContext as SharedTextContext } from "../board-types";
import { signed } from "../differences";
import {
  TREASURES,
  classesOf,
  faceOf,
  entranceHeroesOf,
  hasMark,
  listCards,
  itemsInTown,
  itemsOf,
  leadersOf,
  minibossesOf,
  placeOf,
  hasModule,
  printedTreasure,
  seatAt,
  stacksOf,
  townOf,
} from "./model";
import type {
  BoardState,
  CardAt,
  HeroAtEntrance,
  MinibossInRoom,
  HeroForecast,
  OwnedItem,
  WaitingEffect,
  HeroInTown,
  SeatBoard,
  Stack,
  HeroInDungeon,
} from "./types";

/** Everything that is needed to put a board into words. */
export type TextContext = SharedTextContext<BoardState>;

export function nameOf({ names, seat: me, say }: TextContext, seat: number): string {
  const name = names[seat] ?? `${seat + 1}`;
  return seat === me ? say("board-name-you", { name }) : name;
}

export function cardName(
  { cards, say }: TextContext,
  face: number | undefined,
  unknown = "board-unknown-card",
): string {
  return cards.get(face ?? 0)?.name ?? say(unknown);
}

/** `cleric 2, thief 1`, or "none". */
export function treasureText({ say }: TextContext, counts: readonly number[] | undefined): string {
  const parts = TREASURES.flatMap((name, kind) => {
    const count = counts?.[kind] ?? 0;
    return count ? [`${say(`board-${name}`)} ${count}`] : [];
  });
  return parts.join(", ") || say("board-treasure-none");
}

/** The forecast for a hero. */
export function forecastText({ say }: TextContext, forecast: HeroForecast | undefined): string {
  switch (forecast?.end) {
    case "dies":
      return forecast.place ? say("board-dies", { place: forecast.place }) : say("board-dies-somewhere");
    case "boss":
      return say("board-reaches", { health: forecast.health ?? 0 });
    case "barred":
      return say("board-barred");
    case "town":
      return say("board-turns-back");
    default:
      return "";
  }
}

/** Where a hero in town would go now. `need` is the treasure that a dungeon must have at least, in a game where it does. */
export function destinationText(context: TextContext, hero: HeroInTown, need = 0): string {
  const { say, names, seat } = context;
  const goes = hero.goes;
  if (goes !== undefined) return goes === seat ? say("board-goes-you") : say("board-goes", { name: names[goes] ?? "" });
  if (hero.stays === "few" && need) return say("board-stays-short", { need, has: mostOffered(hero) });
  return hero.stays ? say(`board-stays-${hero.stays}`) : say("board-stays");
}

/** The most treasure that a dungeon offers a hero. */
export function mostOffered(hero: HeroInTown): number {
  return Math.max(0, ...Object.values(hero.offers ?? {}));
}

export function classText({ say }: TextContext, face: CardFace | null): string {
  return (
    classesOf(face)
      .map((name) => say(`board-${name}`))
      .join(", ") || say("board-classless")
  );
}

export function healthText({ say }: TextContext, face: CardFace | null, health: number): string {
  const printed = printedNumber(face, "health");
  return health === printed ? say("board-health", { health }) : say("board-health-of", { health, printed });
}

/** The item of a hero, and the only player who can target the hero. */
export function carriedItemText(context: TextContext, hero: { item?: CardAt; ward?: number }): string {
  const { say, names } = context;
  const item = hero.item ? say("board-carries", { item: cardName(context, hero.item.face) }) : "";
  const ward = hero.ward;
  return [item, ward === undefined ? "" : say("board-ward", { name: names[ward] ?? "" })].filter(Boolean).join(", ");
}

/** A miniboss with its level, and what else there is to know about it. */
export function minibossText(context: TextContext, miniboss: MinibossInRoom): string {
  const { say } = context;
  const name = cardName(context, miniboss.face);
  const level = miniboss.level
    ? say("board-miniboss", { name, level: miniboss.level })
    : say("board-miniboss-unpaid", { name });
  return [level, ...minibossMarks(context, miniboss)].join(", ");
}

export function minibossMarks({ say }: TextContext, { marks }: MinibossInRoom): string[] {
  return ["idle", "raw", "used"]
    .filter((mark) => hasMark(marks, mark))
    .map((mark) => say(mark === "used" ? "board-used" : `board-miniboss-${mark}`));
}

/** An item of a player: whether it works. */
export function itemMarks({ say }: TextContext, { marks }: OwnedItem): string[] {
  if (!hasMark(marks, "up")) return [say("board-face-down")];
  return ["new", "used"]
    .filter((mark) => hasMark(marks, mark))
    .map((mark) => say(mark === "used" ? "board-used" : "board-item-new"));
}

export function itemText(context: TextContext, item: OwnedItem): string {
  return [cardName(context, item.face), ...itemMarks(context, item)].join(", ");
}

/** A hero with everything known about it: `Elfstar, cleric, 4 health, to Anna, dies in room 3`. */
export function heroText(context: TextContext, face: number, health: number, ...more: string[]): string {
  const card = context.cards.get(face) ?? null;
  const worth = printedNumber(card, "worth");
  const counts = worth > 1 ? context.say("board-worth", { worth }) : "";
  const parts = [cardName(context, face), classText(context, card), healthText(context, card, health), counts, ...more];
  return parts.filter(Boolean).join(", ");
}

export function townHeroText(context: TextContext, hero: HeroInTown): string {
  const offers = Object.entries(hero.offers ?? {})
    .map(([seat, count]) => context.say("board-offer", { name: context.names[Number(seat)] ?? "", count }))
    .join(", ");
  const pull = destinationText(context, hero);
  return heroText(
    context,
    hero.face,
    hero.health,
    `${pull} (${offers})`,
    forecastText(context, hero.omen),
    carriedItemText(context, hero),
  );
}

export function dungeonHeroText(context: TextContext, walker: HeroInDungeon): string {
  const room = walker.room;
  const at = room === undefined ? null : placeOf(context.board, room);
  const where = at ? context.say("board-inside-room", { place: at.stack.n + 1 }) : context.say("board-inside");
  return heroText(
    context,
    walker.face,
    walker.health,
    where,
    forecastText(context, walker.omen),
    carriedItemText(context, walker),
  );
}

/** Why the damage of a room differs from the print, one line for each reason, with the card that it comes from. */
export function reasonTexts({ say, cards }: TextContext, stack: Stack): string[] {
  return (stack.because ?? []).map(({ why, more, face }) => {
    const card = cards.get(face ?? 0)?.name ?? "";
    return say(card ? `board-why-${why}-from` : `board-why-${why}`, { more: signed(more), card });
  });
}

/** The damage of a room as a sum: the printed damage, what each reason adds, and the damage that holds. Empty if nothing
 * changes it. */
export function damageSumText({ say }: TextContext, stack: Stack): string {
  const reasons = stack.because ?? [];
  const damage = stack.damage ?? 0;
  const printed = reasons.reduce((left, { more }) => left - more, damage);
  const terms = reasons.map(({ more }) => `${more < 0 ? "−" : "+"} ${Math.abs(more)}`);
  return reasons.length ? say("board-why-sum", { sum: [printed, ...terms, "=", damage].join(" ") }) : "";
}

/** The marks of a room in words. */
export function roomMarkTexts({ say, names }: TextContext, stack: Stack): string[] {
  const marks = stack.marks ?? [];
  const words: string[] = [];
  if (hasMark(marks, "down")) words.push(say("board-face-down"));
  if (hasMark(marks, "secret")) words.push(say("board-secret"));
  if (hasMark(marks, "gift")) words.push(say("board-gift", { name: names[stack.by ?? 0] ?? "" }));
  for (const mark of [
    "asleep",
    "stunned",
    "silenced",
    "bare",
    "exchanged",
    "fountain",
    "used",
    "portable",
    "action",
    "minion",
  ]) {
    if (hasMark(marks, mark)) words.push(say(`board-${mark}`));
  }
  if (stack.token) words.push(say("board-token", { token: signed(stack.token) }));
  if (stack.coins) words.push(say("board-coins-on", { coins: stack.coins }));
  return words;
}

export function roomText(context: TextContext, stack: Stack): string {
  const { say, cards } = context;
  const face = cards.get(stack.face ?? 0) ?? null;
  const parts = [cardName(context, stack.face, "board-unknown-room")];
  if (face) {
    const active = !hasMark(stack.marks, "down") && !hasMark(stack.marks, "asleep");
    const trap = face.traits["type"] === "trap";
    const grade = face.traits["advanced"] === true ? `${say("board-room-advanced")} ` : "";
    parts.push(grade + say(trap ? "board-room-trap" : "board-room-monster"));
    const damage = active ? (stack.damage ?? 0) : printedNumber(face, "damage");
    const why = reasonTexts(context, stack);
    parts.push(say("board-damage", { damage }) + (why.length ? ` (${why.join("; ")})` : ""));
    const treasure = active ? stack.treasure : printedTreasure(face);
    if (treasure?.some(Boolean)) parts.push(treasureText(context, treasure));
  }
  parts.push(
    ...roomMarkTexts(context, stack),
    ...minibossesOf(stack).map((miniboss) => minibossText(context, miniboss)),
  );
  if (stack.under?.length) {
    const under = stack.under.map((below) => cardName(context, below.face, "board-unknown-room")).reverse();
    parts.push(say("board-under-which", { cards: under.join(", ") }));
  }
  return parts.join(", ");
}

/** `Dungeon from entrance to boss: 1. Dark Altar, …; 2. …` */
export function dungeonText(context: TextContext, seat: SeatBoard): string {
  const rooms = stacksOf(seat).map(({ stack }) => `${stack.n + 1}. ${roomText(context, stack)}`);
  const path = rooms.join("; ") || context.say("board-dungeon-empty");
  return `${context.say("board-dungeon-path")}: ${path}.`;
}

/**
 * The lasting effects and the state of a player; with `signs`, without that which signs show. A solo player wins a title and is
 * no winner.
 */
export function seatMarkTexts(context: TextContext, seat: SeatBoard, number: number, signs = false): string[] {
  const { say, board } = context;
  const words: string[] = [];
  if (board.winners?.includes(number) && Object.keys(board.seats).length > 1) words.push(say("board-winner"));
  if (hasMark(seat.marks, "out")) words.push(say("board-out"));
  if (hasMark(seat.marks, "leaving")) words.push(say("board-leaving"));
  if (seat.levelled && !signs) words.push(say("board-level-up"));
  if (hasMark(seat.marks, "placed") && !signs) words.push(say("board-placed"));
  for (const mark of ["barred", "denied", "doubled", "safe", "taxed", "skipped", "unmoved", "unzoned"]) {
    if (hasMark(seat.marks, mark)) words.push(say(`board-seat-${mark}`));
  }
  if (seat.party) words.push(say("board-seat-party", { health: seat.party }));
  if (seat.crushed) words.push(say("board-seat-crushed", { damage: signed(seat.crushed) }));
  if (seat.roused) words.push(say("board-seat-roused", { damage: signed(seat.roused) }));
  if (seat.legacy) words.push(say("board-seat-legacy", { health: seat.legacy }));
  if (seat.forfeits) words.push(say("board-seat-forfeits", { rooms: seat.forfeits }));
  if (seat.extra?.length) words.push(say("board-seat-extra", { treasure: treasureText(context, seat.extra) }));
  if (seat.guise) words.push(say("board-seat-guise", { boss: cardName(context, seat.guise) }));
  if (seat.builds && board.phase === "build" && !signs) words.push(say("board-builds-left", { builds: seat.builds }));
  return words;
}

/** `Anna, 3 souls, 1 wound.` and what else there is to know about a player in short. */
export function seatText(context: TextContext, number: number): string {
  const { board, say } = context;
  const seat = seatAt(board, number);
  const score = [
    nameOf(context, number),
    say("board-souls", { souls: seat.souls ?? 0 }),
    say("board-wounds", { wounds: seat.wounds ?? 0 }),
    ...(hasModule(board, "coins") ? [say("board-coins", { coins: seat.coins ?? 0 })] : []),
  ];
  const acts = board.active === number ? [say("board-turn")] : [];
  return [...score, ...acts, ...seatMarkTexts(context, seat, number)].join(", ") + ".";
}

export function bossText(context: TextContext, seat: SeatBoard): string {
  const bosses = (seat.boss ?? []).map(({ face }) => {
    const card = context.cards.get(face ?? 0);
    if (!card) return context.say("board-unknown-boss");
    const xp = context.say("board-xp", { xp: printedNumber(card, "xp") });
    return `${card.name}, ${xp}, ${treasureText(context, printedTreasure(card))}`;
  });
  return bosses.join("; ");
}

export function handText(context: TextContext, seat: SeatBoard): string {
  const size = context.say("board-hand-size", { rooms: countOf(seat.rooms), spells: countOf(seat.spells) });
  const known = [...listCards(context.cards, seat.rooms), ...listCards(context.cards, seat.spells)].flatMap(
    ({ face }) => (face ? [face.name] : []),
  );
  return known.length ? `${size} (${context.say("board-hand-known", { cards: known.join(", ") })}).` : `${size}.`;
}

export function treasureLine(context: TextContext, number: number): string {
  const { board, say } = context;
  const lead = leadersOf(board);
  const counts = seatAt(board, number).treasure ?? [];
  const parts = TREASURES.flatMap((name, kind) => {
    const count = counts[kind] ?? 0;
    if (!count) return [];
    const leads = lead[kind] === number;
    return [say(leads ? "board-treasure-leads" : "board-treasure-count", { treasure: say(`board-${name}`), count })];
  });
  return `${say("board-treasure")}: ${parts.join("; ") || say("board-treasure-none")}.`;
}

/** The target of an effect. */
export function targetText(context: TextContext, target: string): string {
  const [kind, value = ""] = target.split(":");
  if (kind === "seat") return context.names[Number(value)] ?? "";
  if (kind === "treasure") return context.say(`board-${value}`);
  return cardName(context, faceOf(context.board, Number(value)));
}

export function waitingEffectText(context: TextContext, effect: WaitingEffect): string {
  const card = cardName(context, effect.face);
  const name = context.names[effect.seat] ?? "";
  const targets = (effect.targets ?? []).map((target) => targetText(context, target)).join(", ");
  return targets
    ? context.say("board-waiting-on", { card, name, targets })
    : context.say("board-waiting-line", { card, name });
}

/** The name of a deck. The epic heroes of Super Boss Monster, whose board has places in town, are called legendary. */
export function deckName({ board, say }: Pick<TextContext, "board" | "say">, deck: string): string {
  return say(`board-deck-${deck === "epics" && "townSpaces" in board ? "legends" : deck}`);
}

export function deckText(context: TextContext, deck: string, cards: number): string {
  return `${deckName(context, deck)}: ${context.say("board-deck-left", { cards })}`;
}

/** The lines about the heroes in town. */
export function townLines(context: TextContext): string[] {
  const heroes = townOf(context.board).map(({ hero }) => `${townHeroText(context, hero)}.`);
  const items = itemsInTown(context.board).map(({ face }) => cardName(context, face));
  const lines = heroes.length ? heroes : [context.say("board-town-empty")];
  return items.length ? [...lines, `${context.say("board-items-in-town")}: ${items.join(", ")}.`] : lines;
}

/** The lines about the heroes at an entrance. */
export function entranceLines(context: TextContext, seat: SeatBoard): string[] {
  return entranceHeroesOf(seat).map(({ card, hero }) => {
    return `${heroText(context, hero.face, hero.health, entranceHeroText(context, card, hero))}.`;
  });
}

/** The items of a player, those first that lie face-up. */
export function itemLine(context: TextContext, seat: SeatBoard): string {
  const items = [...itemsOf(seat, true), ...itemsOf(seat, false)].map(({ item }) => itemText(context, item));
  return items.length ? `${context.say("board-items")}: ${items.join("; ")}.` : "";
}

/** The forecast for a hero at an entrance. */
export function entranceHeroText(context: TextContext, card: number, hero: HeroAtEntrance): string {
  const stays = hero.stays ? "board-held" : "board-later";
  const when = hero.later || hero.stays ? context.say(stays) : forecastText(context, hero.omen);
  const next = context.board.nextUp === card ? context.say("board-next-up") : "";
  return [next, when, carriedItemText(context, hero)].filter(Boolean).join(", ");
}
