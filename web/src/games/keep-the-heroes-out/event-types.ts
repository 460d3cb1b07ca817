/* Made by `npm run types` from schema/keep-the-heroes-out-events.json. */

/**
 * A phase of a turn, or the setup before the first turn.
 */
export type Phase = 0 | 1 | 2 | 3 | 4 | 5;
/**
 * A card in an event: its id and its face, which is 0 if the viewer did not know it.
 *
 * @minItems 2
 * @maxItems 2
 */
export type SentCard = [number, number];
/**
 * A kind of token that monsters carry: a resource or a trap.
 */
export type Token = 0 | 1 | 2 | 3 | 4;
/**
 * The way in which a monster moves.
 */
export type Way = 0 | 1 | 2;
/**
 * The reason for turning up a Guild card.
 */
export type Reason = 0 | 1 | 2 | 3;
/**
 * The class of a hero.
 */
export type HeroClass = 0 | 1 | 2 | 3 | 4;
/**
 * The cause of damage to a hero.
 */
export type Cause = 0 | 1 | 2;
/**
 * The meaning of an event token (KHO-22.4).
 */
export type MarkKind = 0 | 1 | 2;
/**
 * The kind of thing that a player votes for.
 */
export type BallotKind = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

/**
 * The data of the events of keep-the-heroes-out by kind.
 */
export interface EventData {
  ClanChosen: ClanChosen;
  LaboratoryStocked: LaboratoryStocked;
  TurnBegan: TurnBegan;
  PhaseBegan: PhaseBegan;
  CardPlayed: CardPlayed;
  CardDrawn: CardDrawn;
  CardDiscarded: CardDiscarded;
  DeckShuffled: DeckShuffled;
  Reinforced: Reinforced;
  MonsterPlaced: MonsterPlaced;
  MonsterMoved: MonsterMoved;
  MonsterHurt: MonsterHurt;
  MonsterGone: MonsterGone;
  DragonHealed: DragonHealed;
  TokenPlaced: TokenPlaced;
  TokenLost: TokenLost;
  PortalFinished: PortalFinished;
  LootGained: LootGained;
  LootShown: LootShown;
  LootReplaced: LootReplaced;
  RoomBuilt: RoomBuilt;
  GuildCardTurned: GuildCardTurned;
  HeroSummoned: HeroSummoned;
  ClassReactivated: ClassReactivated;
  HeroReactivated: HeroReactivated;
  HeroHurt: HeroHurt;
  HeroGone: HeroGone;
  HeroImprisoned: HeroImprisoned;
  PrisonBroken: PrisonBroken;
  AbilityUsed: AbilityUsed;
  HeroInspires: HeroInspires;
  HeroAttacks: HeroAttacks;
  Defended: Defended;
  HeroesWait: HeroesWait;
  HeroesCharge: HeroesCharge;
  TreasureStolen: TreasureStolen;
  TreasureTaken: TreasureTaken;
  ScenarioCard: ScenarioCard;
  PageSpoke: PageSpoke;
  MarkPlaced: MarkPlaced;
  MarkGone: MarkGone;
  ChampionRestored: ChampionRestored;
  WaveBegan: WaveBegan;
  Voted: Voted;
  GameWon: GameWon;
  GameLost: GameLost;
}
/**
 * A player has chosen a clan.
 */
export interface ClanChosen {
  seat: number;
  clan: number;
}
/**
 * The cards of a clan that no player has were shuffled into the loot deck.
 */
export interface LaboratoryStocked {
  clan: number;
}
/**
 * The turn of a player begins.
 */
export interface TurnBegan {
  seat: number;
  turn: number;
}
/**
 * A phase of the turn begins.
 */
export interface PhaseBegan {
  phase: Phase;
}
/**
 * A player plays a card.
 */
export interface CardPlayed {
  seat: number;
  card: SentCard;
}
/**
 * A player draws a card.
 */
export interface CardDrawn {
  seat: number;
  card: SentCard;
}
/**
 * A player discards a card from hand.
 */
export interface CardDiscarded {
  seat: number;
  card: SentCard;
}
/**
 * The discard pile of a player becomes a new deck.
 */
export interface DeckShuffled {
  seat: number;
}
/**
 * Reinforcements turn up a card, which is taken into the hand or discarded.
 */
export interface Reinforced {
  seat: number;
  card: SentCard;
  taken: boolean;
}
/**
 * A monster comes from its lair into a room.
 */
export interface MonsterPlaced {
  seat: number;
  monster: number;
  room: number;
}
/**
 * A monster moves to another room.
 */
export interface MonsterMoved {
  seat: number;
  monster: number;
  origin: number;
  room: number;
  carry: Token | null;
  way: Way;
}
/**
 * A monster takes damage.
 */
export interface MonsterHurt {
  seat: number;
  monster: number;
  room: number;
  harm: number;
}
/**
 * A monster without health goes back to its lair.
 */
export interface MonsterGone {
  seat: number;
  monster: number;
  room: number;
}
/**
 * The dragon removes its damage.
 */
export interface DragonHealed {
  seat: number;
}
/**
 * A token comes from the reserve into a room.
 */
export interface TokenPlaced {
  token: Token;
  room: number;
}
/**
 * A token goes from a room back to the reserve.
 */
export interface TokenLost {
  token: Token;
  room: number;
}
/**
 * A portal is finished.
 */
export interface PortalFinished {
  room: number;
}
/**
 * A player gains a loot card in a room.
 */
export interface LootGained {
  seat: number;
  card: SentCard;
  room: number;
}
/**
 * A loot card is laid out.
 */
export interface LootShown {
  card: SentCard;
}
/**
 * A loot card is put under the loot deck.
 */
export interface LootReplaced {
  card: SentCard;
}
/**
 * The Great Builder builds a room for coins.
 */
export interface RoomBuilt {
  room: number;
  coins: number;
}
/**
 * A Guild card is turned up.
 */
export interface GuildCardTurned {
  card: SentCard;
  why: Reason;
}
/**
 * A hero comes from the reserve into a room.
 */
export interface HeroSummoned {
  hero: number;
  room: number;
}
/**
 * A hero should be summoned, but the reserve has none of its class left.
 */
export interface ClassReactivated {
  kind: HeroClass;
}
/**
 * An exhausted hero becomes active again.
 */
export interface HeroReactivated {
  hero: number;
  room: number;
}
/**
 * A hero takes damage.
 */
export interface HeroHurt {
  hero: number;
  room: number;
  by: Cause;
  left: number;
}
/**
 * A hero goes back to the reserve.
 */
export interface HeroGone {
  hero: number;
  room: number;
}
/**
 * A hero is exhausted in the Prison.
 */
export interface HeroImprisoned {
  hero: number;
}
/**
 * A mage reactivates the heroes in the Prison.
 */
export interface PrisonBroken {
  hero: number;
}
/**
 * A warrior discards resources, or a rogue removes a trap. The abilities of archers and mages have events of their
 * own.
 */
export interface AbilityUsed {
  hero: number;
  room: number;
}
/**
 * A hero who came into a room reactivates an exhausted hero there.
 */
export interface HeroInspires {
  hero: number;
  inspired: number;
  room: number;
}
/**
 * A hero attacks a monster, from its room or with a shot.
 */
export interface HeroAttacks {
  hero: number;
  seat: number;
  monster: number;
  room: number;
  shot: boolean;
}
/**
 * A player discards a card to stop an attack.
 */
export interface Defended {
  seat: number;
  card: SentCard;
}
/**
 * The active heroes of a room are exhausted without doing anything.
 */
export interface HeroesWait {
  room: number;
  heroes: number;
  needed: number;
}
/**
 * The active heroes of a room go to another one.
 */
export interface HeroesCharge {
  origin: number;
  room: number;
  heroes: number;
}
/**
 * A treasure is stolen and turned over.
 */
export interface TreasureStolen {
  treasure: SentCard;
  room: number;
}
/**
 * A treasure leaves the dungeon and is not turned over.
 */
export interface TreasureTaken {
  value: number;
  room: number;
}
/**
 * A scenario card was turned up in the raid.
 */
export interface ScenarioCard {
  card: SentCard;
  holds: boolean;
}
/**
 * The page adds an effect at one of its triggers.
 */
export interface PageSpoke {
  moment: number;
  holds: boolean;
}
/**
 * An event token is placed.
 */
export interface MarkPlaced {
  mark: MarkKind;
  place: number;
}
/**
 * An event token is removed.
 */
export interface MarkGone {
  mark: MarkKind;
  place: number;
}
/**
 * The champion is healed and reactivated.
 */
export interface ChampionRestored {
  room: number;
}
/**
 * The next wave of Guild cards begins.
 */
export interface WaveBegan {
  wave: number;
}
/**
 * A player votes in a decision of all players.
 */
export interface Voted {
  seat: number;
  choice: number;
  ballot: BallotKind;
  chosen: number;
  target: number | null;
}
/**
 * The players have won.
 */
export interface GameWon {
  turns: number;
}
/**
 * The players have lost.
 */
export interface GameLost {
  room: number | null;
}
