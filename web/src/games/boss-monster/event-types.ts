/* Made by `npm run types` from schema/boss-monster-events.json. */

/**
 * A card in an event: its id and its face, which is 0 if the viewer did not know it.
 *
 * @minItems 2
 * @maxItems 2
 */
export type SentCard = [number, number];

/**
 * The data of the events of boss-monster by kind.
 */
export interface EventData {
  RoundBegan: RoundBegan;
  PhaseBegan: PhaseBegan;
  BossChosen: BossChosen;
  TookMulligan: TookMulligan;
  HeroArrived: HeroArrived;
  Drew: Drew;
  Discarded: Discarded;
  TookFromDiscard: TookFromDiscard;
  TookFromPlayer: TookFromPlayer;
  GaveCard: GaveCard;
  FoundInDeck: FoundInDeck;
  LookedAtHand: LookedAtHand;
  ShowedCard: ShowedCard;
  DeckRenewed: DeckRenewed;
  RoomPlaced: RoomPlaced;
  RoomTakenBack: RoomTakenBack;
  RoomRevealed: RoomRevealed;
  RoomBuilt: RoomBuilt;
  BuildingForbidden: BuildingForbidden;
  LevelledUp: LevelledUp;
  EffectBegan: EffectBegan;
  SpellCast: SpellCast;
  SpellCastOn: SpellCastOn;
  SpellCastAt: SpellCastAt;
  AbilityUsed: AbilityUsed;
  AbilityUsedOn: AbilityUsedOn;
  EffectWaits: EffectWaits;
  Negated: Negated;
  Fizzled: Fizzled;
  DieRolled: DieRolled;
  CoinsGained: CoinsGained;
  CoinsPaid: CoinsPaid;
  CoinsGiven: CoinsGiven;
  CoinsLaid: CoinsLaid;
  TreasuriesSwapped: TreasuriesSwapped;
  TokensPut: TokensPut;
  MinibossJoined: MinibossJoined;
  MinibossUnpaid: MinibossUnpaid;
  MinibossLevel: MinibossLevel;
  MinibossLost: MinibossLost;
  MinibossReturned: MinibossReturned;
  ItemRevealed: ItemRevealed;
  ItemAttached: ItemAttached;
  ItemWon: ItemWon;
  ItemTurned: ItemTurned;
  RoomReturned: RoomReturned;
  RoomLifted: RoomLifted;
  RoomDoubled: RoomDoubled;
  DungeonTreasure: DungeonTreasure;
  HeroHeld: HeroHeld;
  RoomDestroyed: RoomDestroyed;
  RoomUncovered: RoomUncovered;
  RoomDeactivated: RoomDeactivated;
  RoomReactivated: RoomReactivated;
  RoomBoosted: RoomBoosted;
  DungeonBoosted: DungeonBoosted;
  MonstersRoused: MonstersRoused;
  TreasureDoubled: TreasureDoubled;
  TreasureAdded: TreasureAdded;
  TreasureLost: TreasureLost;
  RoomSilenced: RoomSilenced;
  RoomsSwapped: RoomsSwapped;
  DungeonReversed: DungeonReversed;
  RoomsDrilled: RoomsDrilled;
  TreasureTranslated: TreasureTranslated;
  HeroWarded: HeroWarded;
  ItemDropped: ItemDropped;
  ItemTaken: ItemTaken;
  ItemLookedAt: ItemLookedAt;
  ItemPutUnder: ItemPutUnder;
  TreasureExchanged: TreasureExchanged;
  AbilityCopied: AbilityCopied;
  HeroLured: HeroLured;
  HeroStayed: HeroStayed;
  HeroShunned: HeroShunned;
  HeroPutOff: HeroPutOff;
  FountainOpened: FountainOpened;
  PartyGathered: PartyGathered;
  ShortcutShown: ShortcutShown;
  HeroSetOut: HeroSetOut;
  HeroKeptOut: HeroKeptOut;
  HeroEntered: HeroEntered;
  HeroHurt: HeroHurt;
  HeroStrengthened: HeroStrengthened;
  HeroSentBack: HeroSentBack;
  HeroMovedOn: HeroMovedOn;
  HeroPassedOver: HeroPassedOver;
  HeroDied: HeroDied;
  HeroSurvived: HeroSurvived;
  HeroToTown: HeroToTown;
  HeroToEntrance: HeroToEntrance;
  HeroRemoved: HeroRemoved;
  SoulBecameWound: SoulBecameWound;
  WoundHealed: WoundHealed;
  DungeonBarred: DungeonBarred;
  FirstRoomSkipped: FirstRoomSkipped;
  HeroesUntouched: HeroesUntouched;
  SpellsTaxed: SpellsTaxed;
  CardTurnedOver: CardTurnedOver;
  VictoryDenied: VictoryDenied;
  Defeated: Defeated;
  Eliminated: Eliminated;
  Resigned: Resigned;
  GameWon: GameWon;
}
export interface RoundBegan {
  round: number;
}
export interface PhaseBegan {
  phase: number;
}
export interface BossChosen {
  seat: number;
  boss: SentCard;
}
export interface TookMulligan {
  seat: number;
}
export interface HeroArrived {
  hero: SentCard;
}
export interface Drew {
  seat: number;
  card: SentCard;
}
export interface Discarded {
  seat: number;
  card: SentCard;
}
export interface TookFromDiscard {
  seat: number;
  card: SentCard;
}
export interface TookFromPlayer {
  seat: number;
  card: SentCard;
  victim: number;
}
export interface GaveCard {
  seat: number;
  card: SentCard;
  to: number;
}
export interface FoundInDeck {
  seat: number;
  card: SentCard;
}
export interface LookedAtHand {
  seat: number;
  victim: number;
}
export interface ShowedCard {
  seat: number;
  card: SentCard;
}
export interface DeckRenewed {
  spells: boolean;
}
export interface RoomPlaced {
  seat: number;
  card: SentCard;
  dungeon: number;
  new_place: boolean;
}
export interface RoomTakenBack {
  seat: number;
  card: SentCard;
}
export interface RoomRevealed {
  dungeon: number;
  room: SentCard;
}
export interface RoomBuilt {
  dungeon: number;
  room: SentCard;
}
export interface BuildingForbidden {}
export interface LevelledUp {
  seat: number;
  boss: SentCard;
}
/**
 * A triggered ability goes to work.
 */
export interface EffectBegan {
  seat: number;
  source: SentCard;
}
export interface SpellCast {
  seat: number;
  spell: SentCard;
}
export interface SpellCastOn {
  seat: number;
  spell: SentCard;
  target: SentCard;
}
export interface SpellCastAt {
  seat: number;
  spell: SentCard;
  target: number;
}
export interface AbilityUsed {
  seat: number;
  source: SentCard;
}
export interface AbilityUsedOn {
  seat: number;
  source: SentCard;
  target: SentCard;
}
export interface EffectWaits {
  seat: number;
  source: SentCard;
}
export interface Negated {
  seat: number;
  source: SentCard;
  spell: SentCard;
}
export interface Fizzled {
  source: SentCard;
}
export interface DieRolled {
  source: SentCard;
  pips: number;
}
export interface CoinsGained {
  seat: number;
  coins: number;
}
export interface CoinsPaid {
  seat: number;
  coins: number;
}
export interface CoinsGiven {
  seat: number;
  coins: number;
  to: number;
}
/**
 * Coins of a treasury now lie on a room.
 */
export interface CoinsLaid {
  seat: number;
  coins: number;
  room: SentCard;
}
export interface TreasuriesSwapped {
  seat: number;
  other: number;
}
/**
 * +1 tokens on a room or a hero; negative when they are taken away.
 */
export interface TokensPut {
  card: SentCard;
  tokens: number;
}
export interface MinibossJoined {
  dungeon: number;
  miniboss: SentCard;
  room: SentCard;
  level: number;
}
export interface MinibossUnpaid {
  dungeon: number;
  miniboss: SentCard;
}
/**
 * A miniboss was promoted, or demoted.
 */
export interface MinibossLevel {
  dungeon: number;
  miniboss: SentCard;
  level: number;
  up: boolean;
}
/**
 * A miniboss went down with its room.
 */
export interface MinibossLost {
  dungeon: number;
  miniboss: SentCard;
}
/**
 * A miniboss went back to the hand of its owner.
 */
export interface MinibossReturned {
  dungeon: number;
  miniboss: SentCard;
}
export interface ItemRevealed {
  item: SentCard;
}
export interface ItemAttached {
  item: SentCard;
  hero: SentCard;
}
export interface ItemWon {
  seat: number;
  item: SentCard;
  face_up: boolean;
}
export interface ItemTurned {
  seat: number;
  item: SentCard;
  face_up: boolean;
}
/**
 * A built room went back to the hand of its owner.
 */
export interface RoomReturned {
  dungeon: number;
  room: SentCard;
}
/**
 * A covered room was moved to the top of its stack.
 */
export interface RoomLifted {
  dungeon: number;
  room: SentCard;
}
export interface RoomDoubled {
  room: SentCard;
}
/**
 * A dungeon has one symbol more for this round.
 */
export interface DungeonTreasure {
  dungeon: number;
  treasure: number;
}
/**
 * A hero at an entrance will not go in during this round.
 */
export interface HeroHeld {
  hero: SentCard;
}
export interface RoomDestroyed {
  dungeon: number;
  room: SentCard;
}
export interface RoomUncovered {
  dungeon: number;
  room: SentCard;
}
export interface RoomDeactivated {
  dungeon: number;
  room: SentCard;
}
export interface RoomReactivated {
  dungeon: number;
  room: SentCard;
}
export interface RoomBoosted {
  room: SentCard;
  damage: number;
}
export interface DungeonBoosted {
  dungeon: number;
  damage: number;
}
/**
 * The monster rooms of a dungeon have more damage, or less.
 */
export interface MonstersRoused {
  dungeon: number;
  damage: number;
}
export interface TreasureDoubled {
  dungeon: number;
}
export interface TreasureAdded {
  room: SentCard;
  treasure: number;
}
export interface TreasureLost {
  room: SentCard;
}
export interface RoomSilenced {
  room: SentCard;
}
export interface RoomsSwapped {
  dungeon: number;
  first: SentCard;
  second: SentCard;
}
/**
 * The rooms of a dungeon lie the other way round now.
 */
export interface DungeonReversed {
  dungeon: number;
}
/**
 * The ordinary rooms of one kind in a dungeon have 1 more damage until the end of the round.
 */
export interface RoomsDrilled {
  dungeon: number;
  monster: boolean;
}
/**
 * Explorer treasure of a dungeon also counts as another until the end of the round.
 */
export interface TreasureTranslated {
  dungeon: number;
  treasure: number;
}
/**
 * Only this player can target the hero until the end of the round.
 */
export interface HeroWarded {
  hero: SentCard;
  seat: number;
}
/**
 * A hero loses its item.
 */
export interface ItemDropped {
  hero: SentCard;
  item: SentCard;
}
/**
 * An item changes from one scoring area to another.
 */
export interface ItemTaken {
  seat: number;
  item: SentCard;
  victim: number;
}
/**
 * A player looks at the top card of the item deck.
 */
export interface ItemLookedAt {
  seat: number;
  item: SentCard;
}
/**
 * The top card of the item deck goes to the bottom.
 */
export interface ItemPutUnder {
  seat: number;
  item: SentCard;
}
/**
 * The symbols printed on two rooms are exchanged as long as both are visible.
 */
export interface TreasureExchanged {
  first: SentCard;
  second: SentCard;
}
/**
 * A boss has the ability of another boss from now on.
 */
export interface AbilityCopied {
  seat: number;
  boss: SentCard;
  model: SentCard;
}
export interface HeroLured {
  hero: SentCard;
  dungeon: number;
}
export interface HeroStayed {
  hero: SentCard;
}
export interface HeroShunned {
  hero: SentCard;
}
/**
 * A hero in town will not be lured in this round.
 */
export interface HeroPutOff {
  hero: SentCard;
}
/**
 * A room deals no damage in this round and does its visitors good.
 */
export interface FountainOpened {
  room: SentCard;
}
/**
 * Heroes that enter this dungeon have more health in this round.
 */
export interface PartyGathered {
  dungeon: number;
}
/**
 * A hero will pass over its next rooms.
 */
export interface ShortcutShown {
  hero: SentCard;
  rooms: number;
}
export interface HeroSetOut {
  hero: SentCard;
  dungeon: number;
}
export interface HeroKeptOut {
  hero: SentCard;
  dungeon: number;
}
export interface HeroEntered {
  hero: SentCard;
  room: SentCard;
}
export interface HeroHurt {
  hero: SentCard;
  damage: number;
  health: number;
}
export interface HeroStrengthened {
  hero: SentCard;
  more: number;
  health: number;
}
export interface HeroSentBack {
  hero: SentCard;
  room: SentCard;
}
/**
 * The room fell apart under the hero, who hurries on to the next one.
 */
export interface HeroMovedOn {
  hero: SentCard;
  room: SentCard;
}
export interface HeroPassedOver {
  hero: SentCard;
  room: SentCard;
}
export interface HeroDied {
  hero: SentCard;
  dungeon: number;
  souls: number;
}
export interface HeroSurvived {
  hero: SentCard;
  dungeon: number;
  wounds: number;
}
export interface HeroToTown {
  hero: SentCard;
}
export interface HeroToEntrance {
  hero: SentCard;
  dungeon: number;
}
export interface HeroRemoved {
  hero: SentCard;
}
export interface SoulBecameWound {
  seat: number;
  hero: SentCard;
}
export interface WoundHealed {
  seat: number;
  hero: SentCard;
}
export interface DungeonBarred {
  dungeon: number;
}
/**
 * Heroes that enter this dungeon pass over its first room.
 */
export interface FirstRoomSkipped {
  dungeon: number;
}
/**
 * Abilities of this dungeon do not affect heroes.
 */
export interface HeroesUntouched {
  dungeon: number;
}
/**
 * Every spell of this player costs a coin.
 */
export interface SpellsTaxed {
  seat: number;
}
/**
 * A card of the room deck was laid on the discard pile.
 */
export interface CardTurnedOver {
  card: SentCard;
}
export interface VictoryDenied {
  seat: number;
}
/**
 * The wounds of this player lose the game, in the round that ends it: no player is eliminated (BM-22.1).
 */
export interface Defeated {
  seat: number;
  wounds: number;
}
export interface Eliminated {
  seat: number;
}
export interface Resigned {
  seat: number;
}
export interface GameWon {
  seat: number;
  souls: number;
  wounds: number;
}
