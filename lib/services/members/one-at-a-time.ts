const PAUSE_MS = 50;

let last: Promise<unknown> = Promise.resolve();

/** Does long work after all other work of this kind, each with a pause before it in which everybody else has their turn. */
export function oneAtATime<T>(work: () => T | Promise<T>): Promise<T> {
  const done = last.then(() => new Promise((resolve) => setTimeout(resolve, PAUSE_MS))).then(work);
  last = done.catch(() => {});
  return done;
}
