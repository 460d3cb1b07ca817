/** The board in words: what a screen reader speaks and what the text view shows. */
import type { CardFace } from "../../protocol";
import {
  NOBODY,
  NOTHING,
  TREASURES,
  classesOf,
  countOf,
  faceOf,
  guestsOf,
  has,
  held,
  itemsInTown,
  itemsOf,
  leaders,
  lodgersOf,
  placeOf,
  plays,
  printedNumber,
  printedTreasure,
  seatAt,
  signed,
  stacksOf,
  townOf,
  type Cards,
  type Say,
} from "./model";
import type { BoardState, CardAt, HeroAtEntrance, MinibossInRoom, HeroForecast, OwnedItem, WaitingEffect, HeroInTown, Seat, Stack, HeroInDungeon } from "./types";

/** Everything that is needed to speak about a board. */
export interface Speaking {
  readonly board: BoardState;
  readonly seat: number | null;
  readonly cards: Cards;
  readonly say: Say;
  readonly names: readonly string[];
}

export function nameOf({ names, seat: me, say }: Speaking, seat: number): string {
  const name = names[seat] ?? `${seat + 1}`;
  return seat === me ? say("board-name-you", { name }) : name;
}

export function cardName({ cards, say }: Speaking, face: number | undefined, unknown = "board-unknown-card"): string {
  return cards.get(face ?? 0)?.name ?? say(unknown);
}

/** `cleric 2, thief 1`, or "none". */
export function treasureWords({ say }: Speaking, counts: readonly number[] | undefined): string {
  const parts = TREASURES.flatMap((name, kind) => {
    const count = counts?.[kind] ?? 0;
    return count ? [`${say(`board-${name}`)} ${count}`] : [];
  });
  return parts.join(", ") || say("board-treasure-none");
}

/** What becomes of a hero. */
export function omenWords({ say }: Speaking, omen: HeroForecast | undefined): string {
  switch (omen?.end) {
    case "dies":
      return omen.place ? say("board-dies", { place: omen.place }) : say("board-dies-somewhere");
    case "boss":
      return say("board-reaches", { health: omen.health ?? 0 });
    case "barred":
      return say("board-barred");
    case "town":
      return say("board-turns-back");
    default:
      return "";
  }
}

/** Where a hero in town would go now. */
export function pullWords(speaking: Speaking, hero: HeroInTown): string {
  const { say, names, seat } = speaking;
  const goes = hero.goes ?? NOBODY;
  if (goes !== NOBODY) return goes === seat ? say("board-goes-you") : say("board-goes", { name: names[goes] ?? "" });
  return hero.stays ? say(`board-stays-${hero.stays}`) : say("board-stays");
}

export function classWords({ say }: Speaking, face: CardFace | null): string {
  return (
    classesOf(face)
      .map((name) => say(`board-${name}`))
      .join(", ") || say("board-classless")
  );
}

export function healthWords({ say }: Speaking, face: CardFace | null, health: number): string {
  const printed = printedNumber(face, "health");
  return health === printed ? say("board-health", { health }) : say("board-health-of", { health, printed });
}

/** What a hero carries, and who alone can aim at it. */
export function burdenWords(speaking: Speaking, hero: { item?: CardAt; ward?: number }): string {
  const { say, names } = speaking;
  const item = hero.item ? say("board-carries", { item: cardName(speaking, hero.item.face) }) : "";
  const ward = hero.ward ?? NOBODY;
  return [item, ward === NOBODY ? "" : say("board-ward", { name: names[ward] ?? "" })].filter(Boolean).join(", ");
}

/** A miniboss with its level, and what else there is to know about it. */
export function lodgerWords(speaking: Speaking, lodger: MinibossInRoom): string {
  const { say } = speaking;
  const name = cardName(speaking, lodger.face);
  const level = lodger.level ? say("board-lodger", { name, level: lodger.level }) : say("board-knocks", { name });
  return [level, ...lodgerMarks(speaking, lodger)].join(", ");
}

export function lodgerMarks({ say }: Speaking, { marks }: MinibossInRoom): string[] {
  return ["idle", "raw", "used"].filter((mark) => has(marks, mark)).map((mark) => say(mark === "used" ? "board-used" : `board-lodger-${mark}`));
}

/** An item of a player: whether it works. */
export function itemMarks({ say }: Speaking, { marks }: OwnedItem): string[] {
  if (!has(marks, "up")) return [say("board-face-down")];
  return ["new", "used"].filter((mark) => has(marks, mark)).map((mark) => say(mark === "used" ? "board-used" : "board-item-new"));
}

export function itemWords(speaking: Speaking, item: OwnedItem): string {
  return [cardName(speaking, item.face), ...itemMarks(speaking, item)].join(", ");
}

/** A hero with everything known about it: `Elfstar, cleric, 4 health, to Anna, dies in room 3`. */
export function heroWords(speaking: Speaking, face: number, health: number, ...more: string[]): string {
  const card = speaking.cards.get(face) ?? null;
  const worth = printedNumber(card, "worth");
  const counts = worth > 1 ? speaking.say("board-worth", { worth }) : "";
  const parts = [cardName(speaking, face), classWords(speaking, card), healthWords(speaking, card, health), counts, ...more];
  return parts.filter(Boolean).join(", ");
}

export function townHeroWords(speaking: Speaking, hero: HeroInTown): string {
  const offers = Object.entries(hero.offers ?? {})
    .map(([seat, count]) => speaking.say("board-offer", { name: speaking.names[Number(seat)] ?? "", count }))
    .join(", ");
  const pull = pullWords(speaking, hero);
  return heroWords(speaking, hero.face, hero.health, `${pull} (${offers})`, omenWords(speaking, hero.omen), burdenWords(speaking, hero));
}

export function walkerWords(speaking: Speaking, walker: HeroInDungeon): string {
  const room = walker.room ?? NOTHING;
  const at = room === NOTHING ? null : placeOf(speaking.board, room);
  const where = at ? speaking.say("board-inside-room", { place: at.stack.n + 1 }) : speaking.say("board-inside");
  return heroWords(speaking, walker.face, walker.health, where, omenWords(speaking, walker.omen), burdenWords(speaking, walker));
}

/** Why the damage of a room differs from the print, one line for each reason. */
export function whyWords({ say, cards }: Speaking, stack: Stack): string[] {
  return (stack.because ?? []).map(({ why, more, face }) =>
    say(`board-why-${why}`, { more: signed(more), card: cards.get(face ?? 0)?.name ?? "" }),
  );
}

/** What is to be said about a room besides its numbers. */
export function markWords({ say, names }: Speaking, stack: Stack): string[] {
  const marks = stack.marks ?? [];
  const words: string[] = [];
  if (has(marks, "down")) words.push(say("board-face-down"));
  if (has(marks, "secret")) words.push(say("board-secret"));
  if (has(marks, "gift")) words.push(say("board-gift", { name: names[stack.by ?? 0] ?? "" }));
  for (const mark of ["asleep", "stunned", "silenced", "bare", "exchanged", "fountain", "used", "portable", "action", "minion"]) {
    if (has(marks, mark)) words.push(say(`board-${mark}`));
  }
  if (stack.token) words.push(say("board-token", { token: signed(stack.token) }));
  if (stack.coins) words.push(say("board-coins-on", { coins: stack.coins }));
  return words;
}

export function roomWords(speaking: Speaking, stack: Stack): string {
  const { say, cards } = speaking;
  const face = cards.get(stack.face ?? 0) ?? null;
  const parts = [cardName(speaking, stack.face, "board-unknown-room")];
  if (face) {
    const active = !has(stack.marks, "down") && !has(stack.marks, "asleep");
    const trap = face.traits["type"] === "trap";
    const grade = face.traits["advanced"] === true ? `${say("board-room-advanced")} ` : "";
    parts.push(grade + say(trap ? "board-room-trap" : "board-room-monster"));
    const damage = active ? (stack.damage ?? 0) : printedNumber(face, "damage");
    const why = whyWords(speaking, stack);
    parts.push(say("board-damage", { damage }) + (why.length ? ` (${why.join("; ")})` : ""));
    const treasure = active ? stack.treasure : printedTreasure(face);
    if (treasure?.some(Boolean)) parts.push(treasureWords(speaking, treasure));
  }
  parts.push(...markWords(speaking, stack), ...lodgersOf(stack).map((lodger) => lodgerWords(speaking, lodger)));
  if (stack.under?.length) {
    const under = stack.under.map((below) => cardName(speaking, below.face, "board-unknown-room")).reverse();
    parts.push(say("board-under-which", { cards: under.join(", ") }));
  }
  return parts.join(", ");
}

/** `Dungeon from entrance to boss: 1. Dark Altar, …; 2. …` */
export function dungeonWords(speaking: Speaking, seat: Seat): string {
  const rooms = stacksOf(seat).map(({ stack }) => `${stack.n + 1}. ${roomWords(speaking, stack)}`);
  const path = rooms.join("; ") || speaking.say("board-dungeon-empty");
  return `${speaking.say("board-dungeon-path")}: ${path}.`;
}

/** What lasts for the round, and what state a player is in. Who plays alone earns a title, and beats nobody. */
export function seatMarkWords(speaking: Speaking, seat: Seat, number: number): string[] {
  const { say, board } = speaking;
  const words: string[] = [];
  if (board.winners?.includes(number) && Object.keys(board.seats).length > 1) words.push(say("board-winner"));
  if (has(seat.marks, "out")) words.push(say("board-out"));
  if (has(seat.marks, "leaving")) words.push(say("board-leaving"));
  if (seat.levelled) words.push(say("board-level-up"));
  if (has(seat.marks, "placed")) words.push(say("board-placed"));
  for (const mark of ["barred", "denied", "doubled", "safe", "taxed", "skipped", "unmoved", "unzoned"]) {
    if (has(seat.marks, mark)) words.push(say(`board-seat-${mark}`));
  }
  if (seat.party) words.push(say("board-seat-party", { health: seat.party }));
  if (seat.crushed) words.push(say("board-seat-crushed", { damage: signed(seat.crushed) }));
  if (seat.roused) words.push(say("board-seat-roused", { damage: signed(seat.roused) }));
  if (seat.legacy) words.push(say("board-seat-legacy", { health: seat.legacy }));
  if (seat.forfeits) words.push(say("board-seat-forfeits", { rooms: seat.forfeits }));
  if (seat.extra?.length) words.push(say("board-seat-extra", { treasure: treasureWords(speaking, seat.extra) }));
  if (seat.guise) words.push(say("board-seat-guise", { boss: cardName(speaking, seat.guise) }));
  if (seat.builds && board.phase === "build") words.push(say("board-builds-left", { builds: seat.builds }));
  return words;
}

/** `Anna, 3 souls, 1 wound.` and what else there is to know about a player in short. */
export function seatWords(speaking: Speaking, number: number): string {
  const { board, say } = speaking;
  const seat = seatAt(board, number);
  const score = [
    nameOf(speaking, number),
    say("board-souls", { souls: seat.souls ?? 0 }),
    say("board-wounds", { wounds: seat.wounds ?? 0 }),
    ...(plays(board, "coins") ? [say("board-coins", { coins: seat.coins ?? 0 })] : []),
  ];
  const acts = board.active === number ? [say("board-turn")] : [];
  return [...score, ...acts, ...seatMarkWords(speaking, seat, number)].join(", ") + ".";
}

export function bossWords(speaking: Speaking, seat: Seat): string {
  const bosses = (seat.boss ?? []).map(({ face }) => {
    const card = speaking.cards.get(face ?? 0);
    if (!card) return speaking.say("board-unknown-boss");
    const xp = speaking.say("board-xp", { xp: printedNumber(card, "xp") });
    return `${card.name}, ${xp}, ${treasureWords(speaking, printedTreasure(card))}`;
  });
  return bosses.join("; ");
}

export function handWords(speaking: Speaking, seat: Seat): string {
  const size = speaking.say("board-hand-size", { rooms: countOf(seat.rooms), spells: countOf(seat.spells) });
  const known = [...held(speaking.cards, seat.rooms), ...held(speaking.cards, seat.spells)].flatMap(({ face }) =>
    face ? [face.name] : [],
  );
  return known.length ? `${size} (${speaking.say("board-hand-known", { cards: known.join(", ") })}).` : `${size}.`;
}

export function treasureLine(speaking: Speaking, number: number): string {
  const { board, say } = speaking;
  const lead = leaders(board);
  const counts = seatAt(board, number).treasure ?? [];
  const parts = TREASURES.flatMap((name, kind) => {
    const count = counts[kind] ?? 0;
    if (!count) return [];
    const leads = lead[kind] === number;
    return [say(leads ? "board-treasure-leads" : "board-treasure-count", { treasure: say(`board-${name}`), count })];
  });
  return `${say("board-treasure")}: ${parts.join("; ") || say("board-treasure-none")}.`;
}

/** What an effect is aimed at. */
export function targetWords(speaking: Speaking, target: string): string {
  const [kind, value = ""] = target.split(":");
  if (kind === "seat") return speaking.names[Number(value)] ?? "";
  if (kind === "treasure") return speaking.say(`board-${value}`);
  return cardName(speaking, faceOf(speaking.board, Number(value)));
}

export function pendingWords(speaking: Speaking, effect: WaitingEffect): string {
  const card = cardName(speaking, effect.face);
  const name = speaking.names[effect.seat] ?? "";
  const targets = (effect.targets ?? []).map((target) => targetWords(speaking, target)).join(", ");
  return targets
    ? speaking.say("board-waiting-on", { card, name, targets })
    : speaking.say("board-waiting-line", { card, name });
}

export function deckWords({ say }: Speaking, deck: string, cards: number): string {
  return `${say(`board-deck-${deck}`)}: ${say("board-deck-left", { cards })}`;
}

/** The lines about the heroes in town. */
export function townLines(speaking: Speaking): string[] {
  const heroes = townOf(speaking.board).map(({ hero }) => `${townHeroWords(speaking, hero)}.`);
  const items = itemsInTown(speaking.board).map(({ face }) => cardName(speaking, face));
  const lines = heroes.length ? heroes : [speaking.say("board-town-empty")];
  return items.length ? [...lines, `${speaking.say("board-items-in-town")}: ${items.join(", ")}.`] : lines;
}

/** The lines about the heroes at an entrance. */
export function guestLines(speaking: Speaking, seat: Seat): string[] {
  return guestsOf(seat).map(({ card, hero }) => {
    return `${heroWords(speaking, hero.face, hero.health, guestWords(speaking, card, hero))}.`;
  });
}

/** The items of a player, those first that lie face-up. */
export function itemLine(speaking: Speaking, seat: Seat): string {
  const items = [...itemsOf(seat, true), ...itemsOf(seat, false)].map(({ item }) => itemWords(speaking, item));
  return items.length ? `${speaking.say("board-items")}: ${items.join("; ")}.` : "";
}

/** What comes next for a hero at an entrance. */
export function guestWords(speaking: Speaking, card: number, hero: HeroAtEntrance): string {
  const stays = hero.stays ? "board-held" : "board-later";
  const when = hero.later || hero.stays ? speaking.say(stays) : omenWords(speaking, hero.omen);
  const next = speaking.board.nextUp === card ? speaking.say("board-next-up") : "";
  return [next, when, burdenWords(speaking, hero)].filter(Boolean).join(", ");
}
