/** Unsaved texts of pages, which this browser keeps until they are saved. */
const key = (game: string, id: string): string => `underkeep-draft-${game}-${id}`;

export function draftOf(game: string, id: string): string | null {
  return localStorage.getItem(key(game, id));
}

/** Keeps a text that differs from the saved one, and forgets it otherwise. */
export function keepDraft(game: string, id: string, text: string, saved: string): void {
  if (text === saved) localStorage.removeItem(key(game, id));
  else localStorage.setItem(key(game, id), text);
}
