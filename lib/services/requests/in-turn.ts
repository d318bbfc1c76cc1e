import { setImmediate as nextTurn } from 'node:timers/promises';

let last: Promise<unknown> = Promise.resolve();

/** Does what takes long one after the other, with a turn of the event loop in between for everybody else. */
export function inTurn<Made>(work: () => Made | Promise<Made>): Promise<Made> {
  const next = last.then(() => nextTurn()).then(work);
  last = next.catch(() => undefined);
  return next;
}
