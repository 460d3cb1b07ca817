/** The table in words names everything on the board in both languages, and events have the right scenes. */
import { beforeAll, describe, expect, it } from "vitest";
import type { GameEvent } from "../../net/decode-messages";
import type { CardFace } from "../../protocol";
import { loadGameMessages } from "../registry";
import { sampleContext, testBoardText } from "../text-samples";
import { loadLanguage, sayIn, type Language } from "../../messages.svelte";
import { seatMarkTexts, type TextContext } from "./part-text";
import series from "./fixtures/series.json";
import fixture from "./fixtures/table.json";
import {
  cardsAt,
  discardOf,
  faceOf,
  entranceHeroesOf,
  itemsInTown,
  itemsOf,
  leadersOf,
  minibossesOf,
  seatAt,
  seatsOf,
  stacksOf,
  townOf,
} from "./model";
import { pilesOf } from "./cards/piles";
import type { EventData, SentCard } from "./event-types";
import { sceneOf } from "./scenes";
import { plainText, boardText } from "./board-text";
import type { BoardState } from "./types";

const board = fixture.board as unknown as BoardState;

const context = (language: Language, seat?: number | null): TextContext =>
  sampleContext<BoardState>(fixture, language, seat);

beforeAll(async () => {
  await loadGameMessages("boss-monster");
  await loadLanguage("pl");
});

describe.each(["en", "pl"] as const)("the table in words (%s)", (language) => {
  testBoardText((seat) => plainText(context(language, seat)), /board-|undefined|NaN|\[object|\{/);

  it("names every card that lies open", () => {
    const textContext = context(language);
    const text = plainText(textContext);
    const name = (face: number | undefined): string => textContext.cards.get(face ?? 0)?.name ?? "";
    for (const { hero } of townOf(board)) expect(text).toContain(name(hero.face));
    for (const { piled } of discardOf(board)) expect(text).toContain(name(piled.face));
    for (const number of seatsOf(board)) {
      const seat = seatAt(board, number);
      for (const { hero } of entranceHeroesOf(seat)) expect(text).toContain(name(hero.face));
      for (const { face } of seat.boss ?? []) expect(text).toContain(name(face));
      for (const { stack } of stacksOf(seat)) {
        expect(text).toContain(name(stack.face));
        for (const below of stack.under ?? []) expect(text).toContain(name(below.face));
      }
    }
    for (const effect of board.waiting ?? []) expect(text).toContain(name(effect.face));
  });

  it("has a section for every seat, the viewer's last before the discard pile", () => {
    const headings = boardText(context(language)).map(({ heading }) => heading);
    // Progress, warnings, town and discard pile.
    expect(headings).toHaveLength(4 + seatsOf(board).length);
    expect(headings.at(-2)).toContain(fixture.names[fixture.seat]);
  });
});

/** A position with everything that the later sets added. */
const later = series.board as unknown as BoardState;

function laterContext(language: Language, seat: number | null = series.seat): TextContext {
  const cards = new Map((series.cards[language] as unknown as CardFace[]).map((card) => [card.face, card]));
  return { board: later, seat, cards, names: series.names, say: (id, values) => sayIn(language, id, values) };
}

describe.each(["en", "pl"] as const)("the later sets in words (%s)", (language) => {
  it("matches the recorded text", () => {
    expect(plainText(laterContext(language))).toMatchSnapshot();
  });

  it("has words for everything", () => {
    expect(plainText(laterContext(language, null))).not.toMatch(/board-|undefined|NaN|\[object|\{/);
  });

  it("names minibosses, items and coins", () => {
    const textContext = laterContext(language);
    const text = plainText(textContext);
    const name = (face: number | undefined): string => textContext.cards.get(face ?? 0)?.name ?? "?";
    const heroes = [
      ...townOf(later).map(({ hero }) => hero),
      ...seatsOf(later).flatMap((seat) => entranceHeroesOf(seatAt(later, seat)).map(({ hero }) => hero)),
    ];
    const open = [
      ...heroes.flatMap(({ item }) => (item ? [item.face] : [])),
      ...itemsInTown(later).map(({ face }) => face),
      ...seatsOf(later).flatMap((seat) => Object.values(seatAt(later, seat).items ?? {}).map(({ face }) => face)),
      ...seatsOf(later).flatMap((seat) =>
        stacksOf(seatAt(later, seat)).flatMap(({ stack }) => minibossesOf(stack).map(({ face }) => face)),
      ),
    ];
    expect(open.length).toBeGreaterThan(8);
    for (const face of open) expect(text).toContain(name(face));
    for (const seat of seatsOf(later))
      expect(text).toContain(sayIn(language, "board-coins", { coins: seatAt(later, seat).coins ?? 0 }));
  });
});

describe("the places of cards", () => {
  it("are at the player for minibosses and items, and in a pile for face-down items", () => {
    const piles = pilesOf(laterContext("en"));
    for (const seat of seatsOf(later)) {
      const at = seatAt(later, seat);
      const here = cardsAt(later, seat);
      for (const { stack } of stacksOf(at))
        for (const { card, face } of minibossesOf(stack)) {
          expect(here).toContain(card);
          expect(faceOf(later, card)).toBe(face);
        }
      for (const { card, item } of itemsOf(at, true)) {
        expect(here).toContain(card);
        expect(faceOf(later, card)).toBe(item.face);
      }
      const laid = itemsOf(at, false).map(({ card }) => card);
      expect(piles.find(({ id }) => id === `items-${seat}`)?.cards.map(({ card }) => card)).toEqual(laid);
      for (const card of laid) expect(here).not.toContain(card);
    }
  });
});

describe("the board", () => {
  it("is read from the entrance to the boss", () => {
    for (const seat of seatsOf(board)) {
      expect(stacksOf(seatAt(board, seat)).map(({ stack }) => stack.n)).toEqual(
        stacksOf(seatAt(board, seat)).map((_, n) => n),
      );
    }
  });

  it("finds the leader of each treasure, and none in a tie", () => {
    const seats = seatsOf(board);
    leadersOf(board).forEach((leader, kind) => {
      const counts = seats.map((seat) => seatAt(board, seat).treasure?.[kind] ?? 0);
      const most = Math.max(...counts);
      const alone = counts.filter((count) => count === most).length === 1 && most > 0;
      expect(leader).toBe(alone ? seats[counts.indexOf(most)] : null);
    });
  });

  it("lists every pile once", () => {
    const ids = pilesOf(context("en")).map(({ id }) => id);
    expect(ids).toContain("discard");
    expect(ids).toContain("deck");
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe("scenes", () => {
  const sceneContext = (): Parameters<typeof sceneOf>[1] => ({ ...context("en"), before: context("en").board });
  const event = <Kind extends keyof EventData>(kind: Kind, data: EventData[Kind]): GameEvent => ({
    n: 1,
    kind,
    data,
    displaySeconds: 1,
  });
  const hero: SentCard = [5, 1];

  it("move a hero to the room that it enters", () => {
    const scene = sceneOf(event("HeroEntered", { hero, room: [17, 3] }), sceneContext());
    expect(scene.actor).toMatchObject({ card: 5, spots: ["card-17", "pile-17"] });
  });

  it.each([
    ["en", "into your dungeon", "into Ben’s dungeon", "You cast"],
    ["pl", "do twoich podziemi", "do podziemi gracza Ben", "Rzucasz czar"],
  ] as const)("call the viewer you (%s)", (language, own, other, casts) => {
    const seen = { ...sceneContext(), ...context(language), names: ["Anna", "Ben"], seat: 0 };
    expect(sceneOf(event("HeroSetOut", { hero, dungeon: 0 }), seen).title?.sub).toBe(own);
    expect(sceneOf(event("HeroSetOut", { hero, dungeon: 1 }), seen).title?.sub).toBe(other);
    expect(sceneOf(event("SpellCast", { seat: 0, spell: hero }), seen).card?.title).toBe(casts);
  });

  it("compare the treasure of the dungeons", () => {
    const [first] = townOf(board);
    if (!first) throw new Error("The town of the fixture is empty.");
    const lured: SentCard = [first.card, first.hero.face];
    const arrows = sceneOf(event("HeroLured", { hero: lured, dungeon: 1 }), sceneContext()).arrows ?? [];
    expect(arrows).toHaveLength(seatsOf(board).filter((seat) => !seatAt(board, seat).marks?.includes("out")).length);
    expect(arrows.filter(({ strong }) => strong)).toHaveLength(1);
  });

  it("show coins, levels, dice and items", () => {
    expect(sceneOf(event("CoinsGained", { seat: 1, coins: 2 }), sceneContext()).floatingText).toMatchObject({
      text: "+2 coins",
      good: true,
    });
    expect(sceneOf(event("CoinsPaid", { seat: 1, coins: 1 }), sceneContext()).floatingText?.text).toBe("−1 coin");
    expect(
      sceneOf(event("MinibossLevel", { miniboss: [7, 2], level: 2, up: true, dungeon: 0 }), sceneContext()).floatingText
        ?.text,
    ).toBe("◆◆");
    expect(sceneOf(event("DieRolled", { source: [7, 2], pips: 4 }), sceneContext()).floatingText?.text).toContain("4");
    expect(sceneOf(event("ItemWon", { seat: 0, item: [9, 3], face_up: false }), sceneContext()).pulses?.[0]).toContain(
      "items-0",
    );
  });

  it("are empty for an unknown event", () => {
    expect(sceneOf({ n: 1, kind: "SomethingNew", data: {}, displaySeconds: 1 }, sceneContext())).toEqual({});
  });
});

describe("the board of a finished game", () => {
  const [number = 0] = seatsOf(board);
  const over = (seats: BoardState["seats"]): TextContext => ({
    ...context("en"),
    board: { ...board, seats, winners: [number] },
  });

  it("names a winner, except in a solo game", () => {
    const marksOf = (speaker: TextContext): string[] => seatMarkTexts(speaker, seatAt(board, number), number);
    expect(marksOf(over(board.seats))).toContain(sayIn("en", "board-winner"));
    expect(marksOf(over({ [number]: seatAt(board, number) }))).not.toContain(sayIn("en", "board-winner"));
  });
});
