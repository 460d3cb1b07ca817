/** The parts of the board in words. */
import type { CardFace } from "../../protocol";
import { sidesOf, type Action } from "./cards/actions";
import {
  capital,
  countOf,
  listCards,
  printedText,
  type Say,
  type TextContext as SharedTextContext,
} from "../board-types";
import {
  KIND_OF,
  PHASES,
  TOKENS,
  heroGroupsIn,
  roomsTowardsTreasury,
  edgesOf,
  isActive,
  monsterGroupsIn,
  roomName,
  seatAt,
  treasuresIn,
  type HeroGroup,
  type MonsterGroup,
} from "./model";
import type { BoardState, Room } from "./types";

/** Everything that is needed to put a board into words. */
export type TextContext = SharedTextContext<BoardState>;

export function nameOf({ names }: Pick<TextContext, "names">, seat: number): string {
  return names[seat] ?? "";
}

export function roomTitle(say: Say, room: number): string {
  return say(`keep-room-${roomName(room)}`);
}

/** Rooms as a list of names. */
export function roomList(say: Say, rooms: readonly number[]): string {
  return rooms.map((room) => roomTitle(say, room)).join(", ");
}

export function cardName({ cards, say }: Pick<TextContext, "cards" | "say">, face: number | undefined): string {
  return cards.get(face ?? 0)?.name ?? say("keep-unknown-card");
}

// --- cards ------------------------------------------------------------------------------------------

/** An action in words. */
export function actionText(say: Say, { name, times, token, count = 0, kind, inner }: Action): string {
  const what = say(`keep-act-${name}`, {
    count,
    token: token ? say(`keep-token-${token}`, { count: 1 }) : "",
    kind: kind ? say(`keep-kind-${kind}`) : "",
    inner: inner ? say(`keep-act-${inner}`) : "",
  });
  return times > 1 ? `${times} × ${what}` : what;
}

/** A line of actions in words: "move, 2 × melee, or ranged". */
export function actionLineText(say: Say, line: string): string {
  return sidesOf(line)
    .map(({ left, right }) =>
      [left, right]
        .filter((acts) => acts.length > 0)
        .map((acts) => acts.map((act) => actionText(say, act)).join(" + "))
        .join(`, ${say("keep-act-then")} `),
    )
    .join(` ${say("keep-act-or")} `);
}

/** A card in one line: its name, and what it does. */
export function cardText(say: Say, face: CardFace | null): string {
  if (!face) return say("keep-unknown-card");
  const line = printedText(face, "actions");
  return line ? `${face.name}: ${actionLineText(say, line)}` : face.name;
}

// --- the map ----------------------------------------------------------------------------------------

export function tokenText(say: Say, token: string, count: number): string {
  return say(`keep-token-${token}`, { count });
}

export function heroGroupText(say: Say, { kind, due, health, hurt, ids }: HeroGroup): string {
  const words = [say(`keep-hero-${kind}`)];
  if (ids.length > 1) words.push(`× ${ids.length}`);
  words.push(
    `(${[say(isActive({ due }) ? "keep-active" : "keep-exhausted", { hero: kind }), ...(hurt || health > 1 ? [say("keep-health", { health })] : [])].join(", ")})`,
  );
  return words.join(" ");
}

export function monsterGroupText({ board, say, names }: TextContext, { seat, harm, ids }: MonsterGroup): string {
  const at = seatAt(board, seat);
  const words = [say(`keep-clan-${at.clan || "rats"}.one`)];
  if (ids.length > 1) words.push(`× ${ids.length}`);
  const owner = names[seat] ?? "";
  const health = at.health ?? 1;
  words.push(`(${health > 1 ? `${owner}, ${say("keep-health-of", { left: health - harm, health })}` : owner})`);
  return words.join(" ");
}

/** Hints about what heroes would do in a room, which can be switched on. */
export function hintTexts({ board, say }: Pick<TextContext, "board" | "say">, number: number): string[] {
  const room = board.rooms[number];
  if (!room) return [];
  const hints: string[] = [];
  if (room.needed) hints.push(say("keep-needs", { count: room.needed }));
  if (room.resting) hints.push(say("keep-inspires", { count: room.resting }));
  return hints;
}

/** A room with everything in it. */
export function roomText(context: TextContext, number: number): string {
  const { board, say } = context;
  const room = board.rooms[number];
  if (!room) return "";
  const name = roomName(number);
  const parts = [`${roomTitle(say, number)} (${say(`keep-kind-${KIND_OF[name]}`)}): ${say(`keep-does-${name}`)}`];
  parts.push(room.distance ? say("keep-distance", { count: room.distance }) : say("keep-distance-none"));
  const doors = room.corridors ?? [];
  if (doors.length) parts.push(`${say("keep-doors")}: ${roomList(say, doors)}`);
  parts.push(...contentTexts(context, number, room));
  const path = roomsTowardsTreasury(board, number);
  if (path.length) parts.push(`${say("keep-path")}: ${roomList(say, path)}`);
  parts.push(...hintTexts(context, number));
  return `${parts.map(capital).join(". ")}.`;
}

/** What stands and lies in a room. */
function contentTexts(context: TextContext, number: number, room: Room): string[] {
  const { board, say } = context;
  const parts: string[] = [];
  const blocked = edgesOf(board).filter(
    ({ state, one, other }) => state === "rubble" && (one === number || other === number),
  );
  for (const { one, other } of blocked)
    parts.push(say("keep-rubble-to", { room: roomTitle(say, one === number ? other : one) }));
  if (room.flooded) parts.push(say("keep-flooded"));
  if (room.stage) parts.push(say("keep-stage"));
  const values = treasuresIn(room).map(({ value }) => say("keep-treasure", { value }));
  if (values.length) parts.push(values.join(", "));
  if (room.portal) parts.push(say(`keep-portal-${room.portal}`));
  const tokens = TOKENS.filter((token) => room.tokens?.[token]).map((token) =>
    tokenText(say, token, room.tokens?.[token] ?? 0),
  );
  if (tokens.length) parts.push(tokens.join(", "));
  const monsterGroups = monsterGroupsIn(board, number).map((monsterGroup) => monsterGroupText(context, monsterGroup));
  if (monsterGroups.length) parts.push(`${say("keep-monsters")}: ${monsterGroups.join(", ")}`);
  const heroGroups = heroGroupsIn(board, number).map((heroGroup) => heroGroupText(say, heroGroup));
  if (heroGroups.length) parts.push(`${say("keep-heroes")}: ${heroGroups.join(", ")}`);
  return parts;
}

// --- the table ----------------------------------------------------------------------------------------

export function phaseName({ board, say }: Pick<TextContext, "board" | "say">): string {
  return say(`keep-phase-${board.phase}`);
}

/** The progress of the game. */
export function statusTexts(context: TextContext): string[] {
  const { board, say } = context;
  const words = [
    say("keep-wave", { wave: board.wave }),
    say(`keep-level-${board.level}`),
    say("keep-per-turn", { count: board.perTurn ?? 0 }),
  ];
  const active = board.active ?? null;
  if (active !== null) words.push(say("keep-turn-of", { turn: board.turn, name: nameOf(context, active) }));
  if ((PHASES as readonly string[]).includes(board.phase) || board.phase === "setup") words.push(phaseName(context));
  if (board.raid) words.push(say("keep-raid-left", { count: board.raid }));
  return words;
}

/** The Guild deck: how many cards, and which. */
export function guildTexts({ board, say }: Pick<TextContext, "board" | "say">): string[] {
  const left = Object.entries(board.guild ?? {}).map(
    ([what, count]) => `${guildCardName(say, what)}${count > 1 ? ` × ${count}` : ""}`,
  );
  return [
    `${say("keep-guild-left", { count: board.guildDeck ?? 0 })}${left.length ? `: ${left.join(", ")}` : ""}.`,
    say("keep-guild-seen", { count: countOf(board.guildDiscard) }),
  ];
}

/** A Guild card by what the board calls it: `warrior bones`, or a symbol. */
export function guildCardName(say: Say, what: string): string {
  const [hero = "", kind] = what.split(" ");
  return kind ? `${say(`keep-hero-${hero}`)} – ${say(`keep-kind-${kind}`)}` : say(`keep-symbol-${hero}`);
}

/** A player's clan and piles. */
export function seatTexts(context: TextContext, number: number): string[] {
  const { board, say, cards } = context;
  const at = seatAt(board, number);
  if (!at.clan) return [say("keep-no-clan")];
  const lines = [
    `${say(`keep-clan-${at.clan}`)}: ${say("keep-in-lair", { count: at.lair ?? 0, of: at.monsters ?? 0 })}, ${say("keep-in-deck", { count: at.deck ?? 0 })}.`,
    `${say("keep-skill")}: ${say(`keep-clan-${at.clan}.skill`)}.`,
    pileText(say, "keep-hand", listCards(cards, at.hand)),
  ];
  if (countOf(at.area)) lines.push(pileText(say, "keep-area", listCards(cards, at.area)));
  if (countOf(at.discard)) lines.push(pileText(say, "keep-discard", listCards(cards, at.discard)));
  return lines;
}

export function pileText(say: Say, title: string, cards: readonly { face: CardFace | null }[]): string {
  const heading = say(title, { count: cards.length });
  return cards.length ? `${heading}: ${cards.map(({ face }) => cardText(say, face)).join("; ")}.` : `${heading}.`;
}
