/** What is on the board, in words. */
import type { CardFace } from "../../protocol";
import { sidesOf, type Act } from "./actions";
import {
  KIND_OF, NOBODY, PHASES, TOKENS, bandsIn, closerTo, countOf, edgesOf, held, isActive, packsIn, printedText, roomName, seatAt,
  treasuresIn, type Band, type Cards, type Pack, type Say,
} from "./model";
import type { BoardState, Room } from "./types";

export interface Speaking {
  readonly board: BoardState;
  readonly seat: number | null;
  readonly cards: Cards;
  readonly say: Say;
  readonly names: readonly string[];
}

export function nameOf({ names }: Pick<Speaking, "names">, seat: number): string {
  return names[seat] ?? "";
}

export function roomWord(say: Say, room: number): string {
  return say(`keep-room-${roomName(room)}`);
}

/** Rooms as a list of names. */
export function roomList(say: Say, rooms: readonly number[]): string {
  return rooms.map((room) => roomWord(say, room)).join(", ");
}

export function cardName({ cards, say }: Pick<Speaking, "cards" | "say">, face: number | undefined): string {
  return cards.get(face ?? 0)?.name ?? say("keep-unknown-card");
}

// --- cards ------------------------------------------------------------------------------------------

/** An action in words. */
export function actWords(say: Say, { name, times, token, count = 0, kind, inner }: Act): string {
  const what = say(`keep-act-${name}`, {
    count,
    token: token ? say(`keep-token-${token}`, { count: 1 }) : "",
    kind: kind ? say(`keep-kind-${kind}`) : "",
    inner: inner ? say(`keep-act-${inner}`) : "",
  });
  return times > 1 ? `${times} × ${what}` : what;
}

/** A line of actions in words: "move, 2 × melee, or ranged". */
export function lineWords(say: Say, line: string): string {
  return sidesOf(line)
    .map(({ left, right }) =>
      [left, right]
        .filter((acts) => acts.length > 0)
        .map((acts) => acts.map((act) => actWords(say, act)).join(" + "))
        .join(`, ${say("keep-act-then")} `),
    )
    .join(` ${say("keep-act-or")} `);
}

/** A card in one line: its name, and what it does. */
export function cardWords(say: Say, face: CardFace | null): string {
  if (!face) return say("keep-unknown-card");
  const line = printedText(face, "actions");
  return line ? `${face.name}: ${lineWords(say, line)}` : face.name;
}

// --- the map ----------------------------------------------------------------------------------------

export function tokenWords(say: Say, token: string, count: number): string {
  return say(`keep-token-${token}`, { count });
}

export function bandWords(say: Say, { kind, due, health, hurt, ids }: Band): string {
  const words = [say(`keep-hero-${kind}`)];
  if (ids.length > 1) words.push(`× ${ids.length}`);
  words.push(`(${[say(isActive({ due }) ? "keep-active" : "keep-exhausted", { hero: kind }), ...(hurt || health > 1 ? [say("keep-health", { health })] : [])].join(", ")})`);
  return words.join(" ");
}

export function packWords({ board, say, names }: Speaking, { seat, harm, ids }: Pack): string {
  const at = seatAt(board, seat);
  const words = [say(`keep-clan-${at.clan || "rats"}.one`)];
  if (ids.length > 1) words.push(`× ${ids.length}`);
  const owner = names[seat] ?? "";
  const health = at.health ?? 1;
  words.push(`(${health > 1 ? `${owner}, ${say("keep-health-of", { left: health - harm, health })}` : owner})`);
  return words.join(" ");
}

/** What heroes would do in a room: hints that can be switched on. */
export function hintWords({ board, say }: Pick<Speaking, "board" | "say">, number: number): string[] {
  const room = board.rooms[number];
  if (!room) return [];
  const hints: string[] = [];
  if (room.needed) hints.push(say("keep-needs", { count: room.needed }));
  if (room.resting) hints.push(say("keep-inspires", { count: room.resting }));
  return hints;
}

/** A room with everything in it. */
export function roomWords(speaking: Speaking, number: number): string {
  const { board, say } = speaking;
  const room = board.rooms[number];
  if (!room) return "";
  const name = roomName(number);
  const parts = [`${roomWord(say, number)} (${say(`keep-kind-${KIND_OF[name]}`)}): ${say(`keep-does-${name}`)}`];
  parts.push(room.distance ? say("keep-distance", { count: room.distance }) : say("keep-distance-none"));
  const doors = room.corridors ?? [];
  if (doors.length) parts.push(`${say("keep-doors")}: ${roomList(say, doors)}`);
  parts.push(...thingWords(speaking, number, room));
  const path = closerTo(board, number);
  if (path.length) parts.push(`${say("keep-path")}: ${roomList(say, path)}`);
  parts.push(...hintWords(speaking, number));
  return `${parts.map(capital).join(". ")}.`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What stands and lies in a room. */
function thingWords(speaking: Speaking, number: number, room: Room): string[] {
  const { board, say } = speaking;
  const parts: string[] = [];
  const blocked = edgesOf(board).filter(({ state, one, other }) => state === "rubble" && (one === number || other === number));
  for (const { one, other } of blocked) parts.push(say("keep-rubble-to", { room: roomWord(say, one === number ? other : one) }));
  if (room.flooded) parts.push(say("keep-flooded"));
  if (room.stage) parts.push(say("keep-stage"));
  const values = treasuresIn(room).map(({ value }) => say("keep-treasure", { value }));
  if (values.length) parts.push(values.join(", "));
  if (room.portal) parts.push(say(`keep-portal-${room.portal}`));
  const tokens = TOKENS.filter((token) => room.tokens?.[token]).map((token) => tokenWords(say, token, room.tokens?.[token] ?? 0));
  if (tokens.length) parts.push(tokens.join(", "));
  const packs = packsIn(board, number).map((pack) => packWords(speaking, pack));
  if (packs.length) parts.push(`${say("keep-monsters")}: ${packs.join(", ")}`);
  const bands = bandsIn(board, number).map((band) => bandWords(say, band));
  if (bands.length) parts.push(`${say("keep-heroes")}: ${bands.join(", ")}`);
  return parts;
}

// --- the table ----------------------------------------------------------------------------------------

export function phaseWord({ board, say }: Pick<Speaking, "board" | "say">): string {
  return say(`keep-phase-${board.phase}`);
}

/** Where the game is. */
export function statusWords(speaking: Speaking): string[] {
  const { board, say } = speaking;
  const words = [say("keep-wave", { wave: board.wave }), say(`keep-level-${board.level}`), say("keep-per-turn", { count: board.perTurn ?? 0 })];
  const active = board.active ?? NOBODY;
  if (active !== NOBODY) words.push(say("keep-turn-of", { turn: board.turn, name: nameOf(speaking, active) }));
  if ((PHASES as readonly string[]).includes(board.phase) || board.phase === "setup") words.push(phaseWord(speaking));
  if (board.raid) words.push(say("keep-raid-left", { count: board.raid }));
  return words;
}

/** The Guild deck: how many cards, and which. */
export function guildWords({ board, say }: Pick<Speaking, "board" | "say">): string[] {
  const left = Object.entries(board.guild ?? {}).map(([what, count]) => `${guildCardWord(say, what)}${count > 1 ? ` × ${count}` : ""}`);
  return [
    `${say("keep-guild-left", { count: board.guildDeck ?? 0 })}${left.length ? `: ${left.join(", ")}` : ""}.`,
    say("keep-guild-seen", { count: countOf(board.guildDiscard) }),
  ];
}

/** A Guild card by what the board calls it: `warrior bones`, or a symbol. */
export function guildCardWord(say: Say, what: string): string {
  const [hero = "", kind] = what.split(" ");
  return kind ? `${say(`keep-hero-${hero}`)} – ${say(`keep-kind-${kind}`)}` : say(`keep-symbol-${hero}`);
}

/** A player's clan and piles. */
export function seatWords(speaking: Speaking, number: number): string[] {
  const { board, say, cards } = speaking;
  const at = seatAt(board, number);
  if (!at.clan) return [say("keep-no-clan")];
  const lines = [
    `${say(`keep-clan-${at.clan}`)}: ${say("keep-in-lair", { count: at.lair ?? 0, of: at.monsters ?? 0 })}, ${say("keep-in-deck", { count: at.deck ?? 0 })}.`,
    `${say("keep-skill")}: ${say(`keep-clan-${at.clan}.skill`)}.`,
    pileWords(say, "keep-hand", held(cards, at.hand)),
  ];
  if (countOf(at.area)) lines.push(pileWords(say, "keep-area", held(cards, at.area)));
  if (countOf(at.discard)) lines.push(pileWords(say, "keep-discard", held(cards, at.discard)));
  return lines;
}

export function pileWords(say: Say, title: string, cards: readonly { face: CardFace | null }[]): string {
  const heading = say(title, { count: cards.length });
  return cards.length ? `${heading}: ${cards.map(({ face }) => cardWords(say, face)).join("; ")}.` : `${heading}.`;
}
