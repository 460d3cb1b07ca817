/** The title of the page in the browser. */
import { person } from "./person.svelte";

/** Show a title, after the number of games that wait for the person. */
export function showTitle(title: string): void {
  document.title = person.waiting ? `(${person.waiting}) ${title}` : title;
}
