import { setImmediate as nextTurn } from 'node:timers/promises';

/** So long may one piece of work hold up everybody else. */
const SLICE_MS = 10;

let last: Promise<unknown> = Promise.resolve();

/** Lets everybody else have their turn. Those who wait for this go on one in each turn of the event loop. */
export function breathe(): Promise<void> {
  const turn = last.then(() => nextTurn());
  last = turn;
  return turn;
}

/** Does work that may be long, with pauses where it yields. */
export async function inSlices<T>(work: Generator<void, T>): Promise<T> {
  let begun = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - begun < SLICE_MS) continue;
    await breathe();
    begun = performance.now();
  }
}
