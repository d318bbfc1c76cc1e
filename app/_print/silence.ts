/** Time without an answer after which a worker counts as silent. */
export const SILENT_MS = 30_000;

const STEP_MS = 1_000;

/** Watches for a worker that is silent. `heard` restarts the wait, `end` stops it. */
export interface Silence {
  readonly heard: () => void;
  readonly end: () => void;
}

/**
 * Reports that a worker has been silent for `SILENT_MS`, and that it answers again. Browsers that run out of memory end
 * a worker without any event. Only seconds in which the page is visible count, since hidden pages are suspended.
 */
export function watchSilence(onSilent: (isSilent: boolean) => void): Silence {
  let seconds = 0;
  let isSilent = false;
  const change = (to: boolean) => {
    if (to === isSilent) return;
    isSilent = to;
    onSilent(to);
  };
  // Counts steps instead of reading a clock, which goes on while a device sleeps.
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') seconds += 1;
    if (seconds * STEP_MS >= SILENT_MS) change(true);
  }, STEP_MS);
  const heard = () => {
    seconds = 0;
    change(false);
  };
  const end = () => {
    clearInterval(timer);
    change(false);
  };
  return { heard, end };
}
