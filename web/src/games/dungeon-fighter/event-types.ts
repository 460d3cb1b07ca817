/* Made by `npm run types` from schema/dungeon-fighter-events.json. */

/**
 * A phase of a round, or the setup before the first round.
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
 * A kind of die. The first three are the colours, which abilities, scars and upgrades have too.
 */
export type Die = 0 | 1 | 2 | 3 | 4 | 5;
/**
 * A template that is tossed onto the target.
 */
export type TemplateKind = 0 | 1 | 2;

/**
 * The data of the events of dungeon-fighter by kind.
 */
export interface EventData {
  HeroChosen: HeroChosen;
  BossChosen: BossChosen;
  RoundBegan: RoundBegan;
  PhaseBegan: PhaseBegan;
  PathSeen: PathSeen;
  RoomEntered: RoomEntered;
  RoomsShuffled: RoomsShuffled;
  MonstersShuffled: MonstersShuffled;
  MonsterAppeared: MonsterAppeared;
  Fled: Fled;
  CoinsGained: CoinsGained;
  WhiteGained: WhiteGained;
  SpecialDice: SpecialDice;
  IcebergPlaced: IcebergPlaced;
  IcebergGone: IcebergGone;
  Freebie: Freebie;
  TurnBegan: TurnBegan;
  DieTaken: DieTaken;
  Recovered: Recovered;
  Declared: Declared;
  Roundhoused: Roundhoused;
  Thrown: Thrown;
  CubePicked: CubePicked;
  Ignored: Ignored;
  AbilityUsed: AbilityUsed;
  AbilityIdle: AbilityIdle;
  ExperienceGained: ExperienceGained;
  CardUsed: CardUsed;
  BrawlerUsed: BrawlerUsed;
  UltraCritical: UltraCritical;
  WeakPointHit: WeakPointHit;
  MonsterHurt: MonsterHurt;
  MonsterFell: MonsterFell;
  TechniqueWoke: TechniqueWoke;
  HeroHurt: HeroHurt;
  HeroSpared: HeroSpared;
  HeroHealed: HeroHealed;
  HeroStunned: HeroStunned;
  HeroRevived: HeroRevived;
  Scarred: Scarred;
  HeroDied: HeroDied;
  Tossing: Tossing;
  DieCovered: DieCovered;
  TemplateGone: TemplateGone;
  TrophyTaken: TrophyTaken;
  Handed: Handed;
  Dropped: Dropped;
  StallOpened: StallOpened;
  Offered: Offered;
  Bought: Bought;
  DieBought: DieBought;
  LifeBought: LifeBought;
  StallClosed: StallClosed;
  Upgraded: Upgraded;
  GameWon: GameWon;
  GameLost: GameLost;
}
/**
 * A player has a hero.
 */
export interface HeroChosen {
  fighter: number;
  hero: number;
}
/**
 * A hero becomes the boss.
 */
export interface BossChosen {
  fighter: number;
}
/**
 * A round begins.
 */
export interface RoundBegan {
  round: number;
}
/**
 * A phase begins.
 */
export interface PhaseBegan {
  phase: Phase;
}
/**
 * The boss looks at two rooms.
 */
export interface PathSeen {
  fighter: number;
  one: SentCard;
  other: SentCard;
}
/**
 * The party enters a room.
 */
export interface RoomEntered {
  card: SentCard;
}
/**
 * The discarded rooms are shuffled into the room deck.
 */
export interface RoomsShuffled {}
/**
 * The beaten monsters become the new monster deck.
 */
export interface MonstersShuffled {}
/**
 * A monster or a big bad is revealed.
 */
export interface MonsterAppeared {
  card: SentCard;
  life: number;
  loot: number;
}
/**
 * The party runs from a monster.
 */
export interface Fled {
  card: SentCard;
}
/**
 * Coins go from the supply into the chest.
 */
export interface CoinsGained {
  coins: number;
  why: string;
}
/**
 * White dice go from the supply into the chest.
 */
export interface WhiteGained {
  dice: number;
}
/**
 * The water cubes or the snow die join the coloured dice.
 */
export interface SpecialDice {
  die: Die;
}
/**
 * An iceberg is put into a hole.
 */
export interface IcebergPlaced {
  hole: number;
}
/**
 * An iceberg is removed from its hole.
 */
export interface IcebergGone {
  hole: number;
}
/**
 * A card of the stall is given away.
 */
export interface Freebie {
  card: SentCard;
  fighter: number | null;
  kept: boolean;
}
/**
 * The turn of a hero begins.
 */
export interface TurnBegan {
  fighter: number;
}
/**
 * A hero takes a die.
 */
export interface DieTaken {
  fighter: number;
  die: Die;
}
/**
 * The party takes the coloured dice back.
 */
export interface Recovered {
  fighter: number;
  damage: number;
}
/**
 * A weapon is used with the throw.
 */
export interface Declared {
  fighter: number;
  card: SentCard;
}
/**
 * The roundhouse is chosen for the Catchy Tune.
 */
export interface Roundhoused {
  fighter: number;
}
/**
 * A die of a throw has come to rest. A throw of water cubes has one event for each cube.
 */
export interface Thrown {
  fighter: number | null;
  die: Die;
  cube: number;
  landed: DieOutcome;
  side: number;
  pieces: Piece[];
  flight: string;
}
/**
 * The outcome of one die.
 */
export interface DieOutcome {
  place: string;
  section: number;
  line: number[];
  shows: string;
  bounced: boolean;
  failed: string[];
  icebergs: number[];
  corners: [number, number][];
  pose: number[];
}
/**
 * A piece of landscape that the thrower puts down for this throw (DF-18.25).
 */
export interface Piece {
  kind: string;
  x: number;
  y: number;
  turn: number;
}
/**
 * A hero picks the water cube that counts.
 */
export interface CubePicked {
  fighter: number;
  cube: number;
}
/**
 * The throw is ignored and repeated.
 */
export interface Ignored {
  fighter: number;
  why: string;
}
/**
 * An ability takes effect.
 */
export interface AbilityUsed {
  fighter: number;
  colour: Die;
  ability: string;
  upgrade: boolean;
}
/**
 * An eye has no effect.
 */
export interface AbilityIdle {
  fighter: number;
  why: string;
}
/**
 * A hero gains one experience.
 */
export interface ExperienceGained {
  fighter: number;
  total: number;
}
/**
 * A hero uses armour, a curio or a rarity.
 */
export interface CardUsed {
  fighter: number;
  card: SentCard;
}
/**
 * A hero uses the Brawler token.
 */
export interface BrawlerUsed {
  fighter: number;
}
/**
 * A throw is ultra-critical.
 */
export interface UltraCritical {
  fighter: number;
}
/**
 * A throw hits the weak point.
 */
export interface WeakPointHit {
  fighter: number;
}
/**
 * The monster loses life: by the section (`base`), by additions (`bonus`) and by icebergs.
 */
export interface MonsterHurt {
  fighter: number;
  base: number;
  bonus: number;
  icebergs: number;
  left: number;
}
/**
 * A hero finishes the monster.
 */
export interface MonsterFell {
  card: SentCard;
  fighter: number;
}
/**
 * A mad monster demands one more technique.
 */
export interface TechniqueWoke {
  technique: string;
}
/**
 * A hero loses life.
 */
export interface HeroHurt {
  fighter: number;
  damage: number;
  left: number;
}
/**
 * A miss does the hero no harm.
 */
export interface HeroSpared {
  fighter: number;
}
/**
 * A hero regains life.
 */
export interface HeroHealed {
  fighter: number;
  life: number;
  left: number;
}
/**
 * A hero is stunned.
 */
export interface HeroStunned {
  fighter: number;
}
/**
 * A stunned hero stands up again.
 */
export interface HeroRevived {
  fighter: number;
}
/**
 * A hero gets a scar.
 */
export interface Scarred {
  fighter: number;
  colour: Die;
}
/**
 * A hero dies for good.
 */
export interface HeroDied {
  fighter: number;
}
/**
 * A toss of a template has ended.
 */
export interface Tossing {
  fighter: number | null;
  template: TemplateKind;
  result: string;
  flight: string;
  covers: number[];
}
/**
 * A template covers a die, which is taken away.
 */
export interface DieCovered {
  die: Die;
}
/**
 * A template is removed from the target.
 */
export interface TemplateGone {
  template: TemplateKind;
}
/**
 * A hero keeps the card of a beaten monster.
 */
export interface TrophyTaken {
  fighter: number;
  card: SentCard;
}
/**
 * A piece of equipment goes from one hero to another.
 */
export interface Handed {
  card: SentCard;
  giver: number;
  fighter: number;
}
/**
 * A piece of equipment of a dead hero is discarded.
 */
export interface Dropped {
  card: SentCard;
}
/**
 * The stall opens.
 */
export interface StallOpened {
  count: number;
}
/**
 * A card is for sale.
 */
export interface Offered {
  card: SentCard;
}
/**
 * A card is bought.
 */
export interface Bought {
  card: SentCard;
  fighter: number | null;
  price: number;
}
/**
 * A white die is bought.
 */
export interface DieBought {
  white: number;
}
/**
 * One life is bought for every hero.
 */
export interface LifeBought {}
/**
 * The stall closes.
 */
export interface StallClosed {
  shops: number;
}
/**
 * A hero gains an upgrade.
 */
export interface Upgraded {
  fighter: number;
  colour: Die;
}
/**
 * The party has won.
 */
export interface GameWon {
  glory: number;
}
/**
 * The party has lost.
 */
export interface GameLost {
  why: string;
}
