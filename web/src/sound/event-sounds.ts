/** The sounds of events, by the kinds of the events of all games: the same kind mostly means the same in each of them. */
import type { SoundName } from "./recipes";

const KINDS: Record<SoundName, string> = {
  card:
    "Drew CardDrawn CardDiscarded Discarded RoomPlaced GaveCard TookFromPlayer TookFromDiscard FoundInDeck ShowedCard " +
    "MarketTaken MarketFilled CardPlayed DeckShuffled DeckRenewed Reinforced LootShown LootReplaced Handed Offered",
  reveal: "RoomRevealed ItemRevealed CardTurnedOver BossChosen ClanChosen HeroChosen PathSeen StallOpened ItemTurned",
  build: "RoomBuilt RoomUncovered MonsterPlaced TokenPlaced MarkPlaced IcebergPlaced MinionSent MinionSentHome",
  spell: "SpellCast SpellCastOn SpellCastAt AbilityUsed AbilityUsedOn Negated CardUsed MinionActs MinionActsHome",
  coin: "CoinsGained CoinsPaid CoinsGiven CoinsLaid LootGained ItemWon ItemTaken Bought DieBought LifeBought TrophyTaken",
  step: "HeroEntered HeroMovedOn HeroLured HeroArrived MonsterMoved HeroesCharge RoomEntered HeroToTown HeroToLocation",
  gate: "HeroSetOut HeroSummoned HeroToEntrance MonsterAppeared",
  hit: "HeroHurt MonsterHurt HeroAttacks TokensPut WeakPointHit",
  trap: "RoomDestroyed RoomDeactivated TokenLost HeroImprisoned RoomStunned",
  death: "HeroGone MonsterGone MonsterFell HeroStunned",
  soul: "HeroDied",
  wound: "HeroSurvived TreasureStolen Scarred LifeTokenLost",
  level: "LevelledUp MinibossLevel Upgraded ExperienceGained HeroHealed WoundHealed UltraCritical HeroRevived",
  title: "RoundBegan PhaseBegan TurnBegan",
  raid: "GuildCardTurned WaveBegan ScenarioCard",
  out: "Eliminated Defeated Resigned",
  turn: "",
  chat: "",
  win: "GameWon",
  loss: "GameLost",
};

const SOUND_OF = new Map(
  Object.entries(KINDS).flatMap(([sound, kinds]) => kinds.split(" ").map((kind) => [kind, sound as SoundName])),
);

/** Returns the sound of an event; undefined if it has none. A game may have other sounds for some kinds of events. */
export function soundOf(kind: string, own: Partial<Record<string, SoundName>> = {}): SoundName | undefined {
  return own[kind] ?? SOUND_OF.get(kind);
}
