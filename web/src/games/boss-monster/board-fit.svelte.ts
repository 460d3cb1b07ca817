/** How low the parts of a board of the games of bosses are drawn, so that everything on it is seen. */
import { flushSync } from "svelte";

/** What the heights depend on. All lengths are in pixels. */
export interface Surroundings {
  readonly width: number;
  readonly height: number;
  /** The height that the middle of this game has more than a town alone. */
  readonly extraHeight: number;
  /** The height of what is always shown: the top with the middle. */
  readonly fixedHeight: number;
  /** Whether the viewer plays. */
  readonly plays: boolean;
  /** The number of other players, and of those whose dungeons are open. */
  readonly others: number;
  readonly openCount: number;
  /** Whether something can be chosen, or happens, in the dungeon of another player. */
  readonly isAnotherBusy: boolean;
  /** Whether a card of a pile is to be chosen: then the rest makes room for it. */
  readonly isChoosing: boolean;
}

/** The heights of rows on a tight board, with the gap: of another player, of one in a single line, and of the viewer. */
const LOW_ROW = 70;
const STRIP = 36;
const OWN_ROW = 112;
/** The lines of text for which the hand has room usually, and at most: on narrow cards the longest text takes more. */
const USUAL_TEXT = 5;
const MOST_TEXT = { usual: 8, narrow: 10 };
const TEXT_LINE = 15;
/** The height of a hand without texts. */
const HAND_WITHOUT_TEXT = 111;
const LEAST_TEXT = 2;
/**
 * On a lower board the hand has no texts and the viewer's dungeon has one line while a card of a pile is chosen. More
 * than three other players need more.
 */
const LEAST_ROOM_FOR_PILE = 680;
/**
 * The number of squeezes before each measure that makes the board lower: small cards in the own dungeon, a line of text
 * less each time, low rows, one line for each player, a low own row, a low town, one line for the viewer while another
 * dungeon is open, and no texts in the hand. On a wide screen rows become low before texts become short.
 */
const NARROW = { text: 1, rows: 1 + USUAL_TEXT - LEAST_TEXT };
const WIDE = { text: 2, rows: 1 };
const ALL_ROWS_LOW = 2 + USUAL_TEXT - LEAST_TEXT;
const MAX_SQUEEZES = ALL_ROWS_LOW + 5;
/** On a lower board everything scrolls together. */
const LEAST_SPLIT_HEIGHT = 460;
/** On a lower board the town is low from the beginning. */
const LOW_HEIGHT = 560;
/** The width from which on the phases, cards that are cast and the order of play have room beside each other. */
const WIDTH_OF_TOP_ROW = 1100;
/** The number of frames without a change after which the board is at rest. */
const FRAMES_AT_REST = 4;

/** Returns whether a row or the hand ends below the visible part of the board, with some more pixels left free. */
export type IsTooHigh = (spare?: number) => boolean;

export class BoardFit {
  /** How often the board has made itself lower because it was too high for this window. */
  #squeezes = $state(0);
  /** The lines of text that the hand has got back, because the measures have left more height than was needed. */
  #moreText = $state(0);
  /** The lines of text that the hand gives away while the player has the dungeon of another player open. */
  #lent = $state(0);
  /** Whether the hand can still get lines back at rest: only once, so that nothing jumps later. */
  #canFill = true;
  readonly #at: Surroundings;

  constructor(at: Surroundings) {
    this.#at = at;
  }

  readonly #squeezesBefore = $derived.by(() => (this.#at.width >= 1500 ? WIDE : NARROW));
  /** The height that is left for what every game has. */
  readonly #room = $derived.by(() => this.#at.height - this.#at.extraHeight);
  readonly #hasLittleRoom = $derived.by(
    () => this.#room < LEAST_ROOM_FOR_PILE + STRIP * Math.max(0, this.#at.others - 3),
  );
  /** How many lines of their texts the cards in the hand show, before they get the height that is left. */
  readonly #textLines = $derived.by(() => {
    const { width, others } = this.#at;
    const free = width >= 1500 ? 0 : Math.min(0, this.#room - 480 - 66 * others);
    const fewer = Math.ceil(-free / TEXT_LINE) + Math.max(0, this.#squeezes - this.#squeezesBefore.text);
    if (this.#squeezes === MAX_SQUEEZES) return 0;
    return Math.max(LEAST_TEXT, USUAL_TEXT - fewer);
  });
  /** The height that is left for the rows of the other players on a tight board, if the hand gets none of it. */
  readonly #left = $derived.by(() => {
    const { height, fixedHeight } = this.#at;
    return height - fixedHeight - HAND_WITHOUT_TEXT - TEXT_LINE * this.#textLines - OWN_ROW - 32;
  });

  /** On a big screen the viewer's dungeon and hand stay at the bottom, and the rest of the table scrolls above them. */
  readonly split = $derived.by(() => this.#at.plays && this.#at.width >= 900 && this.#at.height >= LEAST_SPLIT_HEIGHT);
  /** Whether the town and the rows of the players are drawn low, because not everything would be visible together. */
  readonly tight = $derived.by(() => {
    const { width, isChoosing, plays, others } = this.#at;
    const isTooLow = this.#room < (plays ? 420 : 180) + 110 * others;
    return width >= 900 && (isChoosing || this.#squeezes > this.#squeezesBefore.rows || isTooLow);
  });
  /** Whether cards that are cast stand beside the phases and the order of play, so that nothing below moves. */
  readonly hasTopRow = $derived.by(() => this.tight || this.#at.width >= WIDTH_OF_TOP_ROW);
  /** Whether the other players have one line each: their dungeons would not be visible together. */
  readonly strips = $derived.by(() => {
    const { isChoosing, others } = this.#at;
    const isNeeded = isChoosing || this.#squeezes > ALL_ROWS_LOW || this.#left < LOW_ROW * others;
    return this.tight && this.split && isNeeded;
  });
  /** Whether a line that opens has the height of the viewer's row: then a hero walks through large rooms. */
  readonly hasTallRows = $derived.by(() => this.#canBeTall(this.#at.openCount));
  /** The height that the line of another player needs to open. */
  readonly #heightOfOpening = $derived.by(() => (this.#canBeTall(1) ? OWN_ROW : LOW_ROW) - STRIP);
  /** Whether the viewer's row is low, too, because not even the lines of the other players would all be visible. */
  readonly squeezed = $derived.by(
    () =>
      this.strips && (this.#at.isChoosing || this.#squeezes > ALL_ROWS_LOW + 1 || this.#left < STRIP * this.#at.others),
  );
  /** Whether the town and what lies beside it are as low as they can be. */
  readonly low = $derived.by(
    () =>
      this.tight &&
      ((this.#at.isChoosing && this.#hasLittleRoom) ||
        this.#squeezes > ALL_ROWS_LOW + 2 ||
        this.#at.height < LOW_HEIGHT),
  );
  /** Whether the viewer has one line, too, while a pile or the dungeon of another player needs the room. */
  readonly folded = $derived.by(
    () =>
      this.strips &&
      ((this.#at.isChoosing && this.#hasLittleRoom) || (this.#squeezes > ALL_ROWS_LOW + 3 && this.#at.isAnotherBusy)),
  );
  /** How many lines of their texts the cards in the hand show. */
  readonly textLines = $derived.by(() => {
    const { width, isChoosing } = this.#at;
    if (width < 900 || (isChoosing && this.#hasLittleRoom)) return 0;
    const lines = isChoosing ? Math.min(LEAST_TEXT, this.#textLines) : this.#textLines + this.#moreText - this.#lent;
    return lines < LEAST_TEXT ? 0 : lines;
  });
  /** Whether the viewer's dungeon has whole cards, because enough of the other dungeons stays visible. */
  readonly big = $derived.by(() => {
    const { width, others, isChoosing } = this.#at;
    return width >= 900 && !isChoosing && this.#squeezes === 0 && this.#room >= 490 + 110 * others;
  });
  /** Whether all dungeons have whole cards, on a very big screen. */
  readonly vast = $derived.by(() => {
    const { width, plays, others } = this.#at;
    return width >= 1300 && this.#room >= (plays ? 560 : 200) + 190 * others;
  });

  /**
   * Makes the board lower, one measure after the other, as long as it is too high for the window. Some measures save more
   * than is needed: the texts in the hand get the rest.
   */
  squeeze(isTooHigh: IsTooHigh): void {
    const before = this.#squeezes;
    while ((this.#moreText > 0 || this.#squeezes < MAX_SQUEEZES) && isTooHigh())
      flushSync(() => (this.#moreText > 0 ? (this.#moreText -= 1) : (this.#squeezes += 1)));
    if (this.#squeezes > before) this.#addText(isTooHigh);
  }

  /**
   * Shows as much of the texts in the hand as the height allows that is left, once some frames have passed. Returns a
   * function that calls this off.
   */
  fillAtRest(isTooHigh: IsTooHigh): () => void {
    let frames = 0;
    const wait = (): void => {
      frames += 1;
      if (frames < FRAMES_AT_REST) frame = requestAnimationFrame(wait);
      else if (this.#canFill) {
        this.#canFill = false;
        this.#addText(isTooHigh);
      }
    };
    let frame = requestAnimationFrame(wait);
    return () => cancelAnimationFrame(frame);
  }

  /** Gives as many lines of the texts in the hand as a dungeon needs that the player has opened. */
  lendText(isTooHigh: IsTooHigh): void {
    const lines = this.textLines;
    while (this.#lent < lines && isTooHigh()) flushSync(() => (this.#lent += 1));
  }

  /** Gives the hand its texts back when the dungeon is closed. */
  takeTextBack(): void {
    this.#lent = 0;
  }

  /** Returns whether a number of lines of other players can have the height of the viewer's row. */
  #canBeTall(openCount: number): boolean {
    return this.strips && this.#left >= STRIP * this.#at.others + (OWN_ROW - STRIP) * openCount;
  }

  #addText(isTooHigh: IsTooHigh): void {
    const most = this.#at.width < 1100 ? MOST_TEXT.narrow : MOST_TEXT.usual;
    const missing = this.#at.isChoosing ? 0 : most - this.#textLines - this.#moreText;
    // A line of another player opens later without moving the hand, and without hiding the line below it.
    const spare = this.strips && this.#at.openCount === 0 ? this.#heightOfOpening : 0;
    for (let line = 0; line < missing && !isTooHigh(spare); line += 1) flushSync(() => (this.#moreText += 1));
    if (this.#moreText > 0 && isTooHigh(spare)) flushSync(() => (this.#moreText -= 1));
  }

  /** Draws everything as high as usual again. */
  release(): void {
    this.#squeezes = 0;
    this.#moreText = 0;
    this.#canFill = true;
  }
}
