/** Samples for the tests of the table in words: the context of a recorded table, and the tests that every game shares. */
import { expect, it } from "vitest";
import { sayIn, type Language } from "../messages.svelte";
import type { CardFace } from "../protocol";
import type { TextContext } from "./board-types";

/** A table that the server has recorded for the tests. */
interface RecordedTable {
  board: unknown;
  seat: number;
  names: string[];
  cards: Record<Language, unknown>;
}

/** The context in which a viewer reads a recorded table; without a seat it is the viewer of the recording. */
export function sampleContext<Board>(
  recorded: RecordedTable,
  language: Language,
  seat: number | null = recorded.seat,
): TextContext<Board> {
  const cards = new Map((recorded.cards[language] as CardFace[]).map((card) => [card.face, card]));
  return {
    board: recorded.board as Board,
    seat,
    cards,
    names: recorded.names,
    say: (id, values) => sayIn(language, id, values),
  };
}

/** Test the text of a recorded table: as its viewer reads it, and as a spectator (null) reads it, without any gap. */
export function testBoardText(textFor: (seat?: number | null) => string, gap: RegExp): void {
  it("matches the recorded text", () => {
    expect(textFor()).toMatchSnapshot();
  });

  it("has words for everything", () => {
    expect(textFor(null)).not.toMatch(gap);
  });
}
