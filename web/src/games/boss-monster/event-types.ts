/* Made by `npm run types` from schema/boss-monster-events.json. */

/**
 * The phases of a round, and the setup before the first one. The numbers are stored in saved games.
 */
export type Phase = 0 | 1 | 2 | 3 | 4 | 5 | 6;
/**
 * A card in an event: its id and its face, which is 0 if the viewer did not know it.
 *
 * @minItems 2
 * @maxItems 2
 */
export type SentCard = [number, number];
/**
 * The types of treasure, which are the classes of heroes. The numbers are stored in saved games.
 */
export type Treasure = 0 | 1 | 2 | 3 | 4;

/**
 * The data of the events of boss-monster by kind.
 */
export interface EventData {
  RoundBegan: RoundBegan;
  PhaseBegan: PhaseBegan;
  BossChosen: BossChosen;
  TookMulligan: TookMulligan;
  Drew: Drew;
  Discarded: Discarded;
  TookFromDiscard: TookFromDiscard;
  TookFromPlayer: TookFromPlayer;
  GaveCard: GaveCard;
  FoundInDeck: FoundInDeck;
  LookedAtHand: LookedAtHand;
  ShowedCard: ShowedCard;
  DeckRenewed: DeckRenewed;
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
  AbilityCopied: AbilityCopied;
  SpellsTaxed: SpellsTaxed;
  CardTurnedOver: CardTurnedOver;
  VictoryDenied: VictoryDenied;
  Defeated: Defeated;
  Eliminated: Eliminated;
  Resigned: Resigned;
  GameWon: GameWon;
  RoomPlaced: RoomPlaced;
  RoomTakenBack: RoomTakenBack;
  RoomRevealed: RoomRevealed;
  RoomBuilt: RoomBuilt;
  BuildingForbidden: BuildingForbidden;
  TokensPut: TokensPut;
  MinibossJoined: MinibossJoined;
  MinibossUnpaid: MinibossUnpaid;
  MinibossLevel: MinibossLevel;
  MinibossLost: MinibossLost;
  MinibossReturned: MinibossReturned;
  RoomReturned: RoomReturned;
  RoomLifted: RoomLifted;
  RoomDoubled: RoomDoubled;
  DungeonTreasure: DungeonTreasure;
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
  TreasureExchanged: TreasureExchanged;
  FountainOpened: FountainOpened;
  DungeonBarred: DungeonBarred;
  FirstRoomSkipped: FirstRoomSkipped;
  HeroesUntouched: HeroesUntouched;
  HeroArrived: HeroArrived;
  ItemRevealed: ItemRevealed;
  ItemAttached: ItemAttached;
  ItemWon: ItemWon;
  ItemTurned: ItemTurned;
  HeroHeld: HeroHeld;
  HeroWarded: HeroWarded;
  ItemDropped: ItemDropped;
  ItemTaken: ItemTaken;
  ItemLookedAt: ItemLookedAt;
  ItemPutUnder: ItemPutUnder;
  HeroLured: HeroLured;
  HeroStayed: HeroStayed;
  HeroShunned: HeroShunned;
  HeroPutOff: HeroPutOff;
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
}
/**
 * A round has begun (BM-4.1).
 */
export interface RoundBegan {
  round: number;
}
/**
 * A phase of the round has begun.
 */
export interface PhaseBegan {
  phase: Phase;
}
/**
 * A player has a boss now.
 */
export interface BossChosen {
  seat: number;
  boss: SentCard;
}
/**
 * A player has exchanged the opening hand (BM-2.11).
 */
export interface TookMulligan {
  seat: number;
}
/**
 * A player has drawn a card.
 */
export interface Drew {
  seat: number;
  card: SentCard;
}
/**
 * A player has discarded a card.
 */
export interface Discarded {
  seat: number;
  card: SentCard;
}
/**
 * A player has taken a card from the discard pile.
 */
export interface TookFromDiscard {
  seat: number;
  card: SentCard;
}
/**
 * A player has taken a card from the hand of the victim.
 */
export interface TookFromPlayer {
  seat: number;
  card: SentCard;
  victim: number;
}
/**
 * A player has given a card to another player.
 */
export interface GaveCard {
  seat: number;
  card: SentCard;
  to: number;
}
/**
 * A player has searched a deck and taken a card from it.
 */
export interface FoundInDeck {
  seat: number;
  card: SentCard;
}
/**
 * A player has looked at the hand of the victim.
 */
export interface LookedAtHand {
  seat: number;
  victim: number;
}
/**
 * A player has shown a card to all players.
 */
export interface ShowedCard {
  seat: number;
  card: SentCard;
}
/**
 * A deck was empty, and the discarded cards of its kind were shuffled into a new one: spells, or room cards.
 */
export interface DeckRenewed {
  spells: boolean;
}
/**
 * A boss has levelled up (BM-7.1).
 */
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
/**
 * A player has played a spell without a target.
 */
export interface SpellCast {
  seat: number;
  spell: SentCard;
}
/**
 * A player has played a spell on a card.
 */
export interface SpellCastOn {
  seat: number;
  spell: SentCard;
  target: SentCard;
}
/**
 * A player has played a spell on another player or on themselves.
 */
export interface SpellCastAt {
  seat: number;
  spell: SentCard;
  target: number;
}
/**
 * A player has used the ability of a card.
 */
export interface AbilityUsed {
  seat: number;
  source: SentCard;
}
/**
 * A player has used the ability of a card on another card.
 */
export interface AbilityUsedOn {
  seat: number;
  source: SentCard;
  target: SentCard;
}
/**
 * An effect waits until all players have passed.
 */
export interface EffectWaits {
  seat: number;
  source: SentCard;
}
/**
 * A player has stopped a spell or an ability with a card.
 */
export interface Negated {
  seat: number;
  source: SentCard;
  spell: SentCard;
}
/**
 * A card has no effect, because its target is gone.
 */
export interface Fizzled {
  source: SentCard;
}
/**
 * A card had a die rolled.
 */
export interface DieRolled {
  source: SentCard;
  pips: number;
}
/**
 * A player has gained coins.
 */
export interface CoinsGained {
  seat: number;
  coins: number;
}
/**
 * A player has paid coins.
 */
export interface CoinsPaid {
  seat: number;
  coins: number;
}
/**
 * A player has given coins to another player.
 */
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
/**
 * Two players have exchanged their coins.
 */
export interface TreasuriesSwapped {
  seat: number;
  other: number;
}
/**
 * A boss has the ability of another boss from now on.
 */
export interface AbilityCopied {
  seat: number;
  boss: SentCard;
  model: SentCard;
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
/**
 * A player cannot win by souls at the end of this round.
 */
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
/**
 * A player has been eliminated.
 */
export interface Eliminated {
  seat: number;
}
/**
 * A player has resigned.
 */
export interface Resigned {
  seat: number;
}
/**
 * A player has won with these souls and wounds.
 */
export interface GameWon {
  seat: number;
  souls: number;
  wounds: number;
}
/**
 * A player has placed a room face-down in a dungeon.
 */
export interface RoomPlaced {
  seat: number;
  card: SentCard;
  dungeon: number;
  new_place: boolean;
}
/**
 * A player has taken a room back into the hand.
 */
export interface RoomTakenBack {
  seat: number;
  card: SentCard;
}
/**
 * A room that was placed face-down has been revealed.
 */
export interface RoomRevealed {
  dungeon: number;
  room: SentCard;
}
/**
 * A room was built at once, outside of the build phase (BM-6.31).
 */
export interface RoomBuilt {
  dungeon: number;
  room: SentCard;
}
/**
 * No player may build any more in this round.
 */
export interface BuildingForbidden {}
/**
 * +1 tokens on a room or a hero; negative when they are taken away.
 */
export interface TokensPut {
  card: SentCard;
  tokens: number;
}
/**
 * A miniboss has moved into a room.
 */
export interface MinibossJoined {
  dungeon: number;
  miniboss: SentCard;
  room: SentCard;
  level: number;
}
/**
 * A miniboss is discarded, because its owner did not pay for it.
 */
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
/**
 * A room deals twice its damage until the end of the round.
 */
export interface RoomDoubled {
  room: SentCard;
}
/**
 * A dungeon has one symbol more for this round.
 */
export interface DungeonTreasure {
  dungeon: number;
  treasure: Treasure;
}
/**
 * A room has been destroyed.
 */
export interface RoomDestroyed {
  dungeon: number;
  room: SentCard;
}
/**
 * A room lies on top of its stack again.
 */
export interface RoomUncovered {
  dungeon: number;
  room: SentCard;
}
/**
 * A room has been deactivated until the end of the round.
 */
export interface RoomDeactivated {
  dungeon: number;
  room: SentCard;
}
/**
 * A room is active again.
 */
export interface RoomReactivated {
  dungeon: number;
  room: SentCard;
}
/**
 * A room has more or less damage until the end of the round.
 */
export interface RoomBoosted {
  room: SentCard;
  damage: number;
}
/**
 * All rooms of a dungeon have more or less damage until the end of the round.
 */
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
/**
 * The treasure of a dungeon counts twice in this round.
 */
export interface TreasureDoubled {
  dungeon: number;
}
/**
 * A room has one symbol of treasure more in this round.
 */
export interface TreasureAdded {
  room: SentCard;
  treasure: Treasure;
}
/**
 * A room has no treasure in this round.
 */
export interface TreasureLost {
  room: SentCard;
}
/**
 * The ability of a room has no effect in this round.
 */
export interface RoomSilenced {
  room: SentCard;
}
/**
 * Two rooms of a dungeon have changed places.
 */
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
  treasure: Treasure;
}
/**
 * The symbols printed on two rooms are exchanged as long as both are visible.
 */
export interface TreasureExchanged {
  first: SentCard;
  second: SentCard;
}
/**
 * A room deals no damage in this round and does its visitors good.
 */
export interface FountainOpened {
  room: SentCard;
}
/**
 * No hero can enter this dungeon in this round.
 */
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
 * A hero has come to town.
 */
export interface HeroArrived {
  hero: SentCard;
}
/**
 * An item has come to town.
 */
export interface ItemRevealed {
  item: SentCard;
}
/**
 * A hero carries an item now.
 */
export interface ItemAttached {
  item: SentCard;
  hero: SentCard;
}
/**
 * A player has won the item of a hero.
 */
export interface ItemWon {
  seat: number;
  item: SentCard;
  face_up: boolean;
}
/**
 * An item of a player has been turned over.
 */
export interface ItemTurned {
  seat: number;
  item: SentCard;
  face_up: boolean;
}
/**
 * A hero at an entrance will not go in during this round.
 */
export interface HeroHeld {
  hero: SentCard;
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
 * A hero has gone from town to the entrance of a dungeon (BM-8.1).
 */
export interface HeroLured {
  hero: SentCard;
  dungeon: number;
}
/**
 * A hero stays in town, because no single dungeon lures it (BM-8.1).
 */
export interface HeroStayed {
  hero: SentCard;
}
/**
 * A hero stays in town, because it cannot be lured in this round.
 */
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
/**
 * A hero enters a dungeon.
 */
export interface HeroSetOut {
  hero: SentCard;
  dungeon: number;
}
/**
 * A hero must wait at the entrance of a dungeon.
 */
export interface HeroKeptOut {
  hero: SentCard;
  dungeon: number;
}
/**
 * A hero has entered a room.
 */
export interface HeroEntered {
  hero: SentCard;
  room: SentCard;
}
/**
 * A hero has taken damage and has this health left.
 */
export interface HeroHurt {
  hero: SentCard;
  damage: number;
  health: number;
}
/**
 * A hero has more health.
 */
export interface HeroStrengthened {
  hero: SentCard;
  more: number;
  health: number;
}
/**
 * A hero has been moved back to a room.
 */
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
/**
 * A hero passes over a room without entering it.
 */
export interface HeroPassedOver {
  hero: SentCard;
  room: SentCard;
}
/**
 * A hero has died in a dungeon, whose owner gets its souls.
 */
export interface HeroDied {
  hero: SentCard;
  dungeon: number;
  souls: number;
}
/**
 * A hero has walked through a dungeon, whose owner gets its wounds.
 */
export interface HeroSurvived {
  hero: SentCard;
  dungeon: number;
  wounds: number;
}
/**
 * A hero has gone back to town.
 */
export interface HeroToTown {
  hero: SentCard;
}
/**
 * A hero has been moved to the entrance of a dungeon.
 */
export interface HeroToEntrance {
  hero: SentCard;
  dungeon: number;
}
/**
 * A hero has been removed from the game.
 */
export interface HeroRemoved {
  hero: SentCard;
}
/**
 * A soul of a player has been turned into a wound.
 */
export interface SoulBecameWound {
  seat: number;
  hero: SentCard;
}
/**
 * A wound of a player has been turned into a soul.
 */
export interface WoundHealed {
  seat: number;
  hero: SentCard;
}
