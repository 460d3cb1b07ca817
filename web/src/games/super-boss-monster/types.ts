/* Made by `npm run types` from schema/super-boss-monster.json. */

/**
 * The whole table. `phase` is `setup`, `town`, `build`, `reveal`, `minion`, `bait`, `adventure` or `ending`. Rooms
 * may have the further marks `stunned`, `action` (has an action space) and `minion` (the owner's minion is there).
 */
export interface BoardState {
  round: number;
  phase: string;
  seats: {
    [k: string]: SeatBoard;
  };
  order: number[];
  decks: {
    [k: string]: number;
  };
  active?: number;
  town?: {
    [k: string]: HeroInTown;
  };
  items?: {
    [k: string]: CardInPile;
  };
  estate?: {
    [k: string]: number;
  };
  walker?: HeroInDungeon;
  nextUp?: number;
  discard?: {
    [k: string]: CardInPile;
  };
  known?: {
    [k: string]: number;
  };
  waiting?: WaitingEffect[];
  casting?: PlayedSpell[];
  noBuilding?: boolean;
  soulsToWin?: number;
  woundsToLose?: number;
  winners?: number[];
  variants?: string[];
  modules?: string[];
  first?: number;
  townSpaces?: number;
  needs?: number[];
  market?: {
    [k: string]: CardInPile;
  };
  locations?: {
    [k: string]: Location;
  };
  minions?: {
    [k: string]: string;
  };
  bosses?: number[];
}
/**
 * A player. `dungeon` has the id of the lowest card of each place as key; other objects have card ids as keys.
 *
 * `damage` is the damage of all active rooms together, `treasure` the treasure that lures heroes, by type. `marks` are
 * `out` (eliminated), `leaving` (resigning), `barred` (no hero enters this round), `denied` (cannot win by souls this
 * round), `used` (the ability of the boss was used), `placed` (has placed a card face-down), `doubled` (treasure),
 * `safe` (cannot lose by wounds this round), `taxed` (its spells cost a coin), `skipped` (heroes skip the first room),
 * `unmoved` (texts of rooms and minibosses do not affect heroes), `unzoned` (may build advanced rooms anywhere),
 * `promoted` (has promoted a miniboss this round) and `sold` (has traded a room card this round).
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "SeatBoard".
 */
export interface SeatBoard {
  boss?: CardAt[];
  levelled?: boolean;
  xp?: number;
  rooms?: {
    [k: string]: number;
  };
  spells?: {
    [k: string]: number;
  };
  dungeon?: {
    [k: string]: Stack;
  };
  entrance?: {
    [k: string]: HeroAtEntrance;
  };
  souls?: number;
  wounds?: number;
  soulCards?: {
    [k: string]: number;
  };
  woundCards?: {
    [k: string]: number;
  };
  damage?: number;
  treasure?: number[];
  builds?: number;
  party?: number;
  crushed?: number;
  roused?: number;
  coins?: number;
  items?: {
    [k: string]: OwnedItem;
  };
  extra?: number[];
  legacy?: number;
  forfeits?: number;
  guise?: number;
  marks?: string[];
}
/**
 * A card and its face.
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "CardAt".
 */
export interface CardAt {
  card: number;
  face?: number;
}
/**
 * A place of a dungeon: its number from the entrance (the first is 0), the visible card, and what lies under it,
 * the lowest first.
 *
 * `damage` and `treasure` are the current values: nothing while the room is deactivated or face-down. `marks` are
 * `down` (face-down), `secret` (face-down, and known to the viewer but not to all), `asleep` (deactivated), `silenced`
 * (its text is void), `bare` (lost its printed treasure), `exchanged` (shows the treasure of another room),
 * `fountain`, `used` (its once-per-round ability was used), `gift` (placed by the seat `by`, which is not the owner)
 * and `portable`.
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "Stack".
 */
export interface Stack {
  n: number;
  card: number;
  face?: number;
  under?: CardAt[];
  damage?: number;
  treasure?: number[];
  because?: DamageReason[];
  marks?: string[];
  by?: number;
  token?: number;
  coins?: number;
  lodger?: MinibossInRoom;
  knocks?: MinibossInRoom;
}
/**
 * A reason why a room has other damage than is printed, with the difference.
 *
 * `why` is `token`, `boost` (this room, until the end of the round), `dungeon` (all rooms of the dungeon, until the
 * end of the round), `roused` (all monster rooms of the dungeon, until the end of the round), `drilled` (all ordinary
 * rooms of its type, until the end of the round), `own` (its own text), `help` (the text of the card `card`),
 * `fountain` (deals no damage this round), `floor` (never below 0) or `doubled`. An effect that lasts until the end of
 * the round has the card that has made it as `card`, if the viewer still sees that card.
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "DamageReason".
 */
export interface DamageReason {
  why: string;
  more: number;
  card?: number;
  face?: number;
}
/**
 * A miniboss under a room, or a miniboss without a level that is not paid for yet. The texts up to its `level`
 * apply unless one of the `marks` is `idle` (its room is inactive or face-down). The other marks are `raw` (cannot be
 * promoted in this round) and `used` (its once-per-round ability was used).
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "MinibossInRoom".
 */
export interface MinibossInRoom {
  card: number;
  face: number;
  level?: number;
  marks?: string[];
}
/**
 * A hero at an entrance: its place in the queue, its health, and the forecast for it. `later` means that it enters
 * only in the next round, and `stays` that a lasting effect holds it there.
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "HeroAtEntrance".
 */
export interface HeroAtEntrance {
  face: number;
  n: number;
  health: number;
  later?: boolean;
  stays?: boolean;
  omen?: HeroForecast;
  token?: number;
  item?: CardAt;
  ward?: number;
}
/**
 * The forecast for a hero if all players pass. `end` is `dies`, `boss` (it reaches the boss), `barred` (it may not
 * enter) or `town` (it goes back). `room` is the last room that it enters, `place` the number of that room from the
 * entrance, and `health` the health of the hero there.
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "HeroForecast".
 */
export interface HeroForecast {
  end: string;
  room?: number;
  place?: number;
  health?: number;
}
/**
 * An item in a scoring area. `marks` are `up` (it lies face-up and works), `new` (won in this round, not yet
 * usable) and `used` (its once-per-round ability was used).
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "OwnedItem".
 */
export interface OwnedItem {
  face: number;
  marks?: string[];
}
/**
 * A hero in town: its place (from the oldest hero on), its health, and the treasure that counts for it by seat.
 *
 * `goes` is the seat whose dungeon would lure it now. If there is none, `stays` is the reason: `tie`, `nothing` (no
 * dungeon has its treasure), `few` (it needs more treasure) or `shunned` (it is not lured in this round). `omen` is
 * the forecast for it.
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "HeroInTown".
 */
export interface HeroInTown {
  face: number;
  n: number;
  health: number;
  offers?: {
    [k: string]: number;
  };
  goes?: number;
  stays?: string;
  omen?: HeroForecast;
  token?: number;
  item?: CardAt;
  ward?: number;
}
/**
 * A card of a pile: its face and its place, from the oldest card on.
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "CardInPile".
 */
export interface CardInPile {
  face: number;
  n: number;
}
/**
 * The hero in a dungeon and its room. Before the first room there is none.
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "HeroInDungeon".
 */
export interface HeroInDungeon {
  card: number;
  face: number;
  seat: number;
  health: number;
  room?: number;
  omen?: HeroForecast;
  token?: number;
  passesOver?: number;
  item?: CardAt;
  ward?: number;
}
/**
 * A waiting effect: its seat, its source, and its targets as anchors.
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "WaitingEffect".
 */
export interface WaitingEffect {
  seat: number;
  card: number;
  face?: number;
  text?: number;
  targets?: string[];
}
/**
 * A spell that has been played and is not resolved yet.
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "PlayedSpell".
 */
export interface PlayedSpell {
  card: number;
  face?: number;
  seat?: number;
}
/**
 * A key location: its heroes by card id (one hero, or the stack of the Tavern), and its action spaces by name:
 * `treasure`, `special` and `summon`.
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "Location".
 */
export interface Location {
  heroes?: {
    [k: string]: HeroInLocation;
  };
  spaces?: {
    [k: string]: Space;
  };
}
/**
 * A hero in a key location: its face, its health after a summons, and in the Tavern its place from the bottom of
 * the stack.
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "HeroInLocation".
 */
export interface HeroInLocation {
  face: number;
  health: number;
  n?: number;
}
/**
 * An action space: the seats whose minions are there, and whether it can be used now.
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "Space".
 */
export interface Space {
  minions?: number[];
  open?: boolean;
}
/**
 * The whole table. `phase` is `setup`, `town`, `build`, `reveal`, `minion`, `bait`, `adventure` or `ending`. Rooms
 * may have the further marks `stunned`, `action` (has an action space) and `minion` (the owner's minion is there).
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "BoardState".
 */
export interface BoardState1 {
  round: number;
  phase: string;
  seats: {
    [k: string]: SeatBoard;
  };
  order: number[];
  decks: {
    [k: string]: number;
  };
  active?: number;
  town?: {
    [k: string]: HeroInTown;
  };
  items?: {
    [k: string]: CardInPile;
  };
  estate?: {
    [k: string]: number;
  };
  walker?: HeroInDungeon;
  nextUp?: number;
  discard?: {
    [k: string]: CardInPile;
  };
  known?: {
    [k: string]: number;
  };
  waiting?: WaitingEffect[];
  casting?: PlayedSpell[];
  noBuilding?: boolean;
  soulsToWin?: number;
  woundsToLose?: number;
  winners?: number[];
  variants?: string[];
  modules?: string[];
  first?: number;
  townSpaces?: number;
  needs?: number[];
  market?: {
    [k: string]: CardInPile;
  };
  locations?: {
    [k: string]: Location;
  };
  minions?: {
    [k: string]: string;
  };
  bosses?: number[];
}
