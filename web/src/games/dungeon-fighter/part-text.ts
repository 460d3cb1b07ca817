/** The parts of the board in words. */
import type { CardFace } from "../../protocol";
import {
  countOf,
  listCards,
  printedNumber,
  printedText,
  type ListedCard,
  type Say,
  type TextContext as SharedTextContext,
} from "../board-types";
import {
  COLOURS,
  MAX_EXPERIENCE,
  SHOPS,
  abilityOf,
  conditionOf,
  faceOf,
  fighterAt,
  handOf,
  isFight,
  lyingOf,
  nextShop,
  type Colour,
} from "./model";
import type { BoardState, Demand, Fighter, Landing, LyingDie } from "./types";

/** Everything that is needed to put a board into words. */
export type TextContext = SharedTextContext<BoardState>;

type CardTextContext = Pick<TextContext, "board" | "cards" | "say">;

export function cardName({ cards, say }: Pick<TextContext, "cards" | "say">, face: number | undefined): string {
  return cards.get(face ?? 0)?.name ?? say("fighter-unknown-card");
}

/** A card in one line: its name, its numbers, and what it does. */
export function cardText(say: Say, face: CardFace | null): string {
  if (!face) return say("fighter-unknown-card");
  return [`${face.name} (${face.about})`, face.text].filter(Boolean).join(": ");
}

function names(say: Say, cards: readonly ListedCard[]): string {
  return cards.map(({ face }) => face?.name ?? say("fighter-unknown-card")).join(", ");
}

// --- the party ------------------------------------------------------------------------------------

/** The short name of a hero; the name of the player before the hero is chosen. */
export function heroName({ say, names: players }: Pick<TextContext, "say" | "names">, fighter: Fighter | null): string {
  if (!fighter) return "";
  return fighter.hero ? say(`fighter-hero-${fighter.hero}`) : (players[fighter.seat] ?? "");
}

export function abilityRuleText(
  { cards, say }: Pick<TextContext, "cards" | "say">,
  fighter: Fighter,
  colour: Colour,
): string {
  const ability = abilityOf(cards, fighter, colour);
  const favourite = printedText(cards.get(fighter.face ?? 0), "favourite");
  return ability
    ? say(`fighter-ability-${ability}.text`, { favourite: favourite ? say(`fighter-type-${favourite}.many`) : "" })
    : "";
}

/** The ability that an eye of a die activates for a hero, with its name; empty for a white die and below a scar. */
export function abilityOfDie(
  context: Pick<TextContext, "cards" | "say">,
  fighter: Fighter | null,
  die: number,
): string {
  const colour = COLOURS[die];
  if (!fighter?.hero || !colour || fighter.scars?.includes(colour)) return "";
  const ability = abilityOf(context.cards, fighter, colour);
  return ability
    ? context.say("fighter-with-eye", {
        ability: context.say(`fighter-ability-${ability}`),
        text: abilityRuleText(context, fighter, colour),
      })
    : "";
}

/** An ability with what is true of it now: a scar covers it, an upgrade lies on it. */
export function abilityText(context: Pick<TextContext, "cards" | "say">, fighter: Fighter, colour: Colour): string {
  const { cards, say } = context;
  const ability = abilityOf(cards, fighter, colour);
  if (!ability) return "";
  const state = [say(`fighter-colour-${colour}`)];
  if (fighter.scars?.includes(colour)) state.push(say("fighter-scarred"));
  const upgrade = fighter.upgrades?.[colour];
  if (upgrade) state.push(say(`fighter-upgrade-${upgrade}`));
  return `${say(`fighter-ability-${ability}`)} (${state.join(", ")}): ${abilityRuleText(context, fighter, colour)}`;
}

/** The present roles of a hero: boss, active, stunned, dead. */
export function roleTexts({ board, say }: Pick<TextContext, "board" | "say">, number: number): string[] {
  const fighter = fighterAt(board, number);
  const words: string[] = [];
  if (!fighter) return words;
  const condition = conditionOf(fighter);
  if (condition) words.push(say(`fighter-${condition}`));
  if (board.boss === number) words.push(say("fighter-boss"));
  if (board.active === number && isFight(board)) words.push(say("fighter-active"));
  return words;
}

export function fighterTexts(context: TextContext, number: number): string[] {
  const { board, say, cards } = context;
  const fighter = fighterAt(board, number);
  if (!fighter) return [];
  if (!fighter.hero) return [say("fighter-no-hero")];
  const lines = [
    [
      cardName(context, fighter.face),
      say("fighter-life", { life: fighter.life, most: fighter.most }),
      ...roleTexts(context, number),
    ].join(", ") + ".",
  ];
  if (fighter.scars?.length)
    lines.push(
      `${say("fighter-scars")}: ${fighter.scars.map((colour) => say(`fighter-colour-${colour}`)).join(", ")}.`,
    );
  for (const colour of COLOURS) lines.push(abilityText(context, fighter, colour));
  if (board.ballads) lines.push(say("fighter-experience", { count: fighter.experience ?? 0, most: MAX_EXPERIENCE }));
  const gear = listCards(cards, fighter.gear);
  for (const { face, at } of gear) {
    const used = [at.turned ? say("fighter-turned") : "", at.declared ? say("fighter-declared") : ""]
      .filter(Boolean)
      .join(", ");
    lines.push(cardText(say, face) + (used ? ` (${used})` : ""));
  }
  if (!gear.length) lines.push(say("fighter-no-gear"));
  if (countOf(fighter.trophies))
    lines.push(`${say("fighter-trophies")}: ${names(say, listCards(cards, fighter.trophies))}.`);
  return lines;
}

// --- the fight ------------------------------------------------------------------------------------

/** Techniques as a list of names. */
export function techniqueList(say: Say, techniques: readonly string[]): string {
  return techniques.map((technique) => say(`fighter-technique-${technique}`)).join(", ");
}

export function monsterTexts({ board, say, cards }: CardTextContext): string[] {
  const { monster } = board;
  if (!monster) return [say("fighter-no-monster")];
  const face = cards.get(monster.face) ?? null;
  const lines = [
    cardText(say, face),
    `${say("fighter-life", { life: monster.life, most: monster.most })}, ${say("fighter-damage", { damage: printedNumber(face, "damage") })}.`,
  ];
  if (monster.loot) lines.push(say("fighter-loot", { count: monster.loot }));
  if (monster.awake?.length) lines.push(`${say("fighter-awake")}: ${techniqueList(say, monster.awake)}.`);
  if (monster.asleep?.length) lines.push(`${say("fighter-asleep")}: ${techniqueList(say, monster.asleep)}.`);
  if (monster.tune) lines.push(`${say("fighter-ability-catchy-tune")}: ${say("fighter-token-tune")}`);
  if (monster.brawler) lines.push(`${say("fighter-ability-brawler")}: ${say("fighter-token-brawler")}`);
  return lines;
}

export function roomTexts({ board, say, cards }: CardTextContext): string[] {
  if (!board.room) return [];
  return [cardText(say, cards.get(board.room.face) ?? null)];
}

/** What demands a technique: the name of a card, or the tune. */
export function sourceName(context: CardTextContext, source: string): string {
  if (source === "token:tune") return context.say("fighter-ability-catchy-tune");
  return cardName(context, faceOf(context.board, Number(source.slice(source.indexOf(":") + 1))));
}

export function requirementText(context: CardTextContext, { technique, sources }: Demand): string {
  const { say } = context;
  const from = sources.map((source) => sourceName(context, source)).join(", ");
  return `${say(`fighter-technique-${technique}`)} (${from}): ${say(`fighter-technique-${technique}.text`)}`;
}

/** Where a die lies, in a few words. */
export function placeText(say: Say, { place, section = 0 }: Pick<LyingDie, "place" | "section">): string {
  return say(`fighter-place-${place}`, { section });
}

/** The landing of a die: hit or miss, where it lies, and why. */
export function landingText(say: Say, landing: Landing): string {
  const { hit, line = [], shows, bounced = true, failed = [], icebergs = [] } = landing;
  const more = [placeText(say, landing)];
  if (line.length) more.push(say("fighter-on-line", { sections: line.join(", ") }));
  if (shows === "eye" || shows === "snow") more.push(say(`fighter-shows-${shows}`));
  if (!bounced) more.push(say("fighter-dry"));
  if (failed.length) more.push(say("fighter-failed", { techniques: techniqueList(say, failed), count: failed.length }));
  if (icebergs.length) more.push(say("fighter-touched", { count: icebergs.length }));
  return `${say(hit ? "fighter-hit" : "fighter-miss")}: ${more.join(", ")}`;
}

export function diceTexts({ board, say }: Pick<TextContext, "board" | "say">): string[] {
  const die = (kind: string): string => say(`fighter-die-${kind}`);
  const lines = [`${say("fighter-ready")}: ${(board.ready ?? []).map(die).join(", ") || say("fighter-none")}.`];
  if (handOf(board)) lines.push(`${say("fighter-in-hand")}: ${die(handOf(board))}.`);
  const lying = lyingOf(board);
  if (lying.length)
    lines.push(
      `${say("fighter-lying")}: ${lying.map(({ die: one }) => `${die(one.die)} (${placeText(say, one)})`).join(", ")}.`,
    );
  for (const landing of board.landed ?? []) lines.push(`${landingText(say, landing)}.`);
  const templates = Object.values(board.templates ?? {});
  if (templates.length)
    lines.push(
      `${say("fighter-templates")}: ${templates.map(({ kind }) => say(`fighter-template-${kind}`)).join(", ")}.`,
    );
  if (board.icebergs?.length)
    lines.push(`${say("fighter-icebergs", { holes: board.icebergs.join(", "), count: board.icebergs.length })}.`);
  return lines;
}

// --- the table ------------------------------------------------------------------------------------

export function stallText({ board, say }: Pick<TextContext, "board" | "say">): string {
  const shop = nextShop(board);
  return shop
    ? say("fighter-stalls", { count: board.stalls ?? 0, wanted: board.wanted, shop, shops: SHOPS })
    : say("fighter-shops-over");
}

export function statusTexts({ board, say }: Pick<TextContext, "board" | "say">): string[] {
  const words = [say(`fighter-phase-${board.phase}`)];
  if (board.round) words.push(say("fighter-round", { round: board.round }));
  words.push(`${say("fighter-difficulty")}: ${say(`fighter-difficulty-${board.difficulty}`)}`);
  if (board.ballads) words.push(say("fighter-ballads"));
  if (board.companion) words.push(say("fighter-companion"));
  return words;
}

export function chestTexts({ board, say, cards }: CardTextContext): string[] {
  const { chest, supply } = board;
  const lines = [
    `${say("fighter-coins", { count: chest?.coins ?? 0 })}, ${say("fighter-white", { count: chest?.white ?? 0 })}.`,
    `${say("fighter-supply")}: ${say("fighter-coins", { count: supply?.coins ?? 0 })}, ${say("fighter-white", { count: supply?.white ?? 0 })}.`,
  ];
  for (const { face } of listCards(cards, chest?.rarities)) lines.push(cardText(say, face));
  return lines;
}

/** The hero whom a decision of this kind is about: the boss, the slayer of the monster or the active hero. */
export function askedFighter(board: BoardState, kind: string): number | undefined {
  if (/^(report|accept|path|freebie|trade|buy|iceberg|boss)/.test(kind)) return board.boss;
  return kind === "trophy" ? board.slayer : board.active;
}
