/** The names of the kinds of cards where cards are listed. */
import { hasMessage, say } from "../messages.svelte";

/** The name of a kind in the plural; its id if the message file of the cards (`web_cards`) does not name it. */
export function kindName(id: string): string {
  const message = `card-kind-${id}`;
  return hasMessage(message) ? say(message) : id;
}
