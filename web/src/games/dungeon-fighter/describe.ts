/** What is on the table, in words. */
import type { CardFace } from "../../protocol";
import {
  COLOURS, MOST_EXPERIENCE, NOBODY, SHOPS, abilityOf, conditionOf, countOf, faceOf, fighterAt, handOf, held, isFight, lyingOf, nextShop, printedNumber, printedText,
  type Cards, type Colour, type Held, type Say,
} from "./model";
import type { BoardState, Demand, Fighter, Landing, LyingDie } from "./types";

export interface Speaking {
  readonly board: BoardState;
  readonly seat: number | null;
  readonly cards: Cards;
  readonly say: Say;
  readonly names: readonly string[];
}

type Wordy = Pick<Speaking, "board" | "cards" | "say">;

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function cardName({ cards, say }: Pick<Speaking, "cards" | "say">, face: number | undefined): string {
  return cards.get(face ?? 0)?.name ?? say("fighter-unknown-card");
}

/** A card in one line: its name, its numbers, and what it does. */
export function cardWords(say: Say, face: CardFace | null): string {
  if (!face) return say("fighter-unknown-card");
  return [`${face.name} (${face.about})`, face.text].filter(Boolean).join(": ");
}

function names(say: Say, cards: readonly Held[]): string {
  return cards.map(({ face }) => face?.name ?? say("fighter-unknown-card")).join(", ");
}

// --- the party ------------------------------------------------------------------------------------

/** A hero by the short name; before there is one, whose place it is. */
export function heroName({ say, names: players }: Pick<Speaking, "say" | "names">, fighter: Fighter | null): string {
  if (!fighter) return "";
  return fighter.hero ? say(`fighter-hero-${fighter.hero}`) : (players[fighter.seat] ?? "");
}

export function abilityText({ cards, say }: Pick<Speaking, "cards" | "say">, fighter: Fighter, colour: Colour): string {
  const ability = abilityOf(cards, fighter, colour);
  const favourite = printedText(cards.get(fighter.face ?? 0), "favourite");
  return ability ? say(`fighter-ability-${ability}.text`, { favourite: favourite ? say(`fighter-type-${favourite}.many`) : "" }) : "";
}

/** An ability with what is true of it now: a scar covers it, an upgrade lies on it. */
export function abilityWords(speaking: Pick<Speaking, "cards" | "say">, fighter: Fighter, colour: Colour): string {
  const { cards, say } = speaking;
  const ability = abilityOf(cards, fighter, colour);
  if (!ability) return "";
  const state = [say(`fighter-colour-${colour}`)];
  if (fighter.scars?.includes(colour)) state.push(say("fighter-scarred"));
  const upgrade = fighter.upgrades?.[colour];
  if (upgrade) state.push(say(`fighter-upgrade-${upgrade}`));
  return `${say(`fighter-ability-${ability}`)} (${state.join(", ")}): ${abilityText(speaking, fighter, colour)}`;
}

/** What a hero is at this moment: boss, active, stunned, dead. */
export function roleWords({ board, say }: Pick<Speaking, "board" | "say">, number: number): string[] {
  const fighter = fighterAt(board, number);
  const words: string[] = [];
  if (!fighter) return words;
  const condition = conditionOf(fighter);
  if (condition) words.push(say(`fighter-${condition}`));
  if (board.boss === number) words.push(say("fighter-boss"));
  if (board.active === number && isFight(board)) words.push(say("fighter-active"));
  return words;
}

export function fighterWords(speaking: Speaking, number: number): string[] {
  const { board, say, cards } = speaking;
  const fighter = fighterAt(board, number);
  if (!fighter) return [];
  if (!fighter.hero) return [say("fighter-no-hero")];
  const lines = [[cardName(speaking, fighter.face), say("fighter-life", { life: fighter.life, most: fighter.most }), ...roleWords(speaking, number)].join(", ") + "."];
  if (fighter.scars?.length) lines.push(`${say("fighter-scars")}: ${fighter.scars.map((colour) => say(`fighter-colour-${colour}`)).join(", ")}.`);
  for (const colour of COLOURS) lines.push(abilityWords(speaking, fighter, colour));
  if (board.ballads) lines.push(say("fighter-experience", { count: fighter.experience ?? 0, most: MOST_EXPERIENCE }));
  const gear = held(cards, fighter.gear);
  for (const { face, at } of gear) {
    const used = [at.turned ? say("fighter-turned") : "", at.declared ? say("fighter-declared") : ""].filter(Boolean).join(", ");
    lines.push(cardWords(say, face) + (used ? ` (${used})` : ""));
  }
  if (!gear.length) lines.push(say("fighter-no-gear"));
  if (countOf(fighter.trophies)) lines.push(`${say("fighter-trophies")}: ${names(say, held(cards, fighter.trophies))}.`);
  return lines;
}

// --- the fight ------------------------------------------------------------------------------------

/** Techniques as a list of names. */
export function techniqueList(say: Say, techniques: readonly string[]): string {
  return techniques.map((technique) => say(`fighter-technique-${technique}`)).join(", ");
}

export function monsterWords({ board, say, cards }: Wordy): string[] {
  const { monster } = board;
  if (!monster) return [say("fighter-no-monster")];
  const face = cards.get(monster.face) ?? null;
  const lines = [cardWords(say, face), `${say("fighter-life", { life: monster.life, most: monster.most })}, ${say("fighter-damage", { damage: printedNumber(face, "damage") })}.`];
  if (monster.loot) lines.push(say("fighter-loot", { count: monster.loot }));
  if (monster.awake?.length) lines.push(`${say("fighter-awake")}: ${techniqueList(say, monster.awake)}.`);
  if (monster.asleep?.length) lines.push(`${say("fighter-asleep")}: ${techniqueList(say, monster.asleep)}.`);
  if (monster.tune) lines.push(`${say("fighter-ability-catchy-tune")}: ${say("fighter-token-tune")}`);
  if (monster.brawler) lines.push(`${say("fighter-ability-brawler")}: ${say("fighter-token-brawler")}`);
  return lines;
}

export function roomWords({ board, say, cards }: Wordy): string[] {
  if (!board.room) return [];
  return [cardWords(say, cards.get(board.room.face) ?? null)];
}

/** What demands a technique: the name of a card, or the tune. */
export function sourceName(speaking: Wordy, source: string): string {
  if (source === "token:tune") return speaking.say("fighter-ability-catchy-tune");
  return cardName(speaking, faceOf(speaking.board, Number(source.slice(source.indexOf(":") + 1))));
}

export function demandWords(speaking: Wordy, { technique, sources }: Demand): string {
  const { say } = speaking;
  const from = sources.map((source) => sourceName(speaking, source)).join(", ");
  return `${say(`fighter-technique-${technique}`)} (${from}): ${say(`fighter-technique-${technique}.text`)}`;
}

/** Where a die lies, in a few words. */
export function placeWords(say: Say, { place, section = 0 }: Pick<LyingDie, "place" | "section">): string {
  return say(`fighter-place-${place}`, { section });
}

/** What became of a die: hit or miss, where it lies, and why. */
export function landingWords(say: Say, landing: Landing): string {
  const { hit, line = [], shows, bounced = true, failed = [], icebergs = [] } = landing;
  const more = [placeWords(say, landing)];
  if (line.length) more.push(say("fighter-on-line", { sections: line.join(", ") }));
  if (shows === "eye" || shows === "snow") more.push(say(`fighter-shows-${shows}`));
  if (!bounced) more.push(say("fighter-dry"));
  if (failed.length) more.push(say("fighter-failed", { techniques: techniqueList(say, failed) }));
  if (icebergs.length) more.push(say("fighter-touched", { count: icebergs.length }));
  return `${say(hit ? "fighter-hit" : "fighter-miss")}: ${more.join(", ")}`;
}

export function diceWords({ board, say }: Pick<Speaking, "board" | "say">): string[] {
  const die = (kind: string): string => say(`fighter-die-${kind}`);
  const lines = [`${say("fighter-ready")}: ${(board.ready ?? []).map(die).join(", ") || say("fighter-none")}.`];
  if (handOf(board)) lines.push(`${say("fighter-in-hand")}: ${die(handOf(board))}.`);
  const lying = lyingOf(board);
  if (lying.length) lines.push(`${say("fighter-lying")}: ${lying.map(({ die: one }) => `${die(one.die)} (${placeWords(say, one)})`).join(", ")}.`);
  for (const landing of board.landed ?? []) lines.push(`${landingWords(say, landing)}.`);
  const templates = Object.values(board.templates ?? {});
  if (templates.length) lines.push(`${say("fighter-templates")}: ${templates.map(({ kind }) => say(`fighter-template-${kind}`)).join(", ")}.`);
  if (board.icebergs?.length) lines.push(`${say("fighter-icebergs", { holes: board.icebergs.join(", "), count: board.icebergs.length })}.`);
  return lines;
}

// --- the table ------------------------------------------------------------------------------------

export function stallWords({ board, say }: Pick<Speaking, "board" | "say">): string {
  const shop = nextShop(board);
  return shop ? say("fighter-stalls", { count: board.stalls ?? 0, wanted: board.wanted, shop, shops: SHOPS }) : say("fighter-shops-over");
}

export function statusWords({ board, say }: Pick<Speaking, "board" | "say">): string[] {
  const words = [say(`fighter-phase-${board.phase}`)];
  if (board.round) words.push(say("fighter-round", { round: board.round }));
  words.push(`${say("fighter-difficulty")}: ${say(`fighter-difficulty-${board.difficulty}`)}`);
  if (board.ballads) words.push(say("fighter-ballads"));
  if (board.companion) words.push(say("fighter-companion"));
  return words;
}

export function chestWords({ board, say, cards }: Wordy): string[] {
  const { chest, supply } = board;
  const lines = [
    `${say("fighter-coins", { count: chest?.coins ?? 0 })}, ${say("fighter-white", { count: chest?.white ?? 0 })}.`,
    `${say("fighter-supply")}: ${say("fighter-coins", { count: supply?.coins ?? 0 })}, ${say("fighter-white", { count: supply?.white ?? 0 })}.`,
  ];
  for (const { face } of held(cards, chest?.rarities)) lines.push(cardWords(say, face));
  return lines;
}

/** Whom a question of this kind is about, if it is one of the party: the boss, or who is active. */
export function whom(board: BoardState, kind: string): number {
  if (/^(report|accept|path|freebie|trade|buy|iceberg|boss)/.test(kind)) return board.boss ?? NOBODY;
  return kind === "trophy" ? (board.slayer ?? NOBODY) : (board.active ?? NOBODY);
}
