/** Written pages as options of the form of a new table. The whole text of a page is the option. */
import { say } from "../messages.svelte";
import type { Choice, WrittenPage } from "../protocol";
import { loadPage, loadPages } from "./requests";

export interface PageChoices {
  options: Choice[];
  /** The option of the page of a link; empty without a link. */
  linked: string;
}

/** Returns the pages of the user for a game, and the page of a link, each once. */
export async function pageChoices(game: string, linkedId: string | null): Promise<PageChoices> {
  const [{ pages }, linked] = await Promise.all([
    loadPages(game),
    linkedId ? loadPage(linkedId).catch(() => null) : null,
  ]);
  const fitting = linked?.game === game ? linked : null;
  const listed = fitting && !pages.some(({ id }) => id === fitting.id) ? [fitting, ...pages] : pages;
  return { options: optionsOf(listed), linked: fitting?.text ?? "" };
}

/** Pages with the same text are one option. */
export function optionsOf(pages: readonly WrittenPage[]): Choice[] {
  const byText = new Map(pages.map((page) => [page.text, page]));
  return [...byText.values()].map(({ text, name, author, mine }) => ({
    id: text,
    name: `✎ ${name}`,
    about: mine ? say("lobby-own-page") : say("lobby-page-by", { name: author }),
    group: "",
  }));
}
