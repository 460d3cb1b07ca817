/** Runs a step for every picture of the screen while a condition holds; returns the function that ends it. */
export function runFrames(condition: () => boolean, step: (sinceMs: number) => void): () => void {
  let last = performance.now();
  let frame = requestAnimationFrame(function next(time) {
    const since = Math.max(0, time - last);
    last = time;
    step(since);
    if (condition()) frame = requestAnimationFrame(next);
  });
  return () => cancelAnimationFrame(frame);
}
