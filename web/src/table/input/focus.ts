/** Keeps the focus on the board for users of the keyboard when the focused card leaves the hand. */

let hadFocus = false;

/** Moves the focus to the board when the focused element has left the page. A page without a focus so far stays so. */
export function refocus(): void {
  const focused = document.activeElement;
  if (focused && focused !== document.body) hadFocus = true;
  else if (hadFocus) document.getElementById("content")?.focus({ preventScroll: true });
}

/** Moves the focus to the board whenever a change of the page removes the focused element; returns the end of watching. */
export function watchFocus(): () => void {
  hadFocus = false;
  const note = (): void => void (hadFocus = true);
  const observer = new MutationObserver(refocus);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener("focusin", note);
  return () => {
    observer.disconnect();
    document.removeEventListener("focusin", note);
  };
}
