/** The context that all parts of the generic board share. */
import { createContext } from "svelte";
import type { AnimationConfig } from "svelte/animate";
import type { TransitionConfig } from "svelte/transition";
import type { CardFace } from "../../protocol";
import type { Choices } from "../../table/prompt/anchors.svelte";
import type { Say } from "./board-text";

type CardTransition = (node: Element, card: { key: number }) => () => TransitionConfig | AnimationConfig;

export interface BoardContext {
  readonly cards: ReadonlyMap<number, CardFace>;
  readonly anchors: Choices;
  readonly say: Say;
  /** The transitions of a card that leaves a zone and appears in another one: it moves there. */
  readonly send: CardTransition;
  readonly receive: CardTransition;
  /** The duration of a movement in milliseconds. */
  readonly moveMs: number;
}

export const [getBoardContext, setBoardContext] = createContext<BoardContext>();
