/** Fallback for pages in the background, which don't paint. */
const LONGEST_MS = 100;

/** Runs a callback once, after the next paint. Returns a function that cancels it. */
export function afterPaint(run: () => void): () => void {
  let soon: ReturnType<typeof setTimeout> | undefined;
  const frame = globalThis.requestAnimationFrame?.(() => {
    soon = setTimeout(finish);
  });
  const late = setTimeout(finish, LONGEST_MS);
  const stop = () => {
    clearTimeout(soon);
    clearTimeout(late);
    if (frame !== undefined) cancelAnimationFrame(frame);
  };
  function finish() {
    stop();
    run();
  }
  return stop;
}
