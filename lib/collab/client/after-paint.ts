/** A page in the background paints nothing. */
const LONGEST_MS = 100;

/** Runs something once, after what the page shows by now has been painted. Returns what calls it off. */
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
