/** Keeps the focus on the board for users of the keyboard when the focused card leaves the hand. */

/** Moves the focus to the board when the focused element has left the page. */
export function refocus(): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body) document.getElementById("content")?.focus({ preventScroll: true });
}

/** Moves the focus to the board whenever a change of the page removes the focused element; returns the end of watching. */
export function watchFocus(): () => void {
  const observer = new MutationObserver(refocus);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
