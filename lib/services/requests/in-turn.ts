import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 50;

/** Does what takes long one after the other, with a turn of the event loop in between for everybody else. */
export const inTurn = queueOf(() => nextTurn());

/** The same for what nobody minds waiting for: it leaves others more of the time. */
export const withPauses = queueOf(() => sleep(PAUSE_MS));

function queueOf(pause: () => Promise<unknown>) {
  let last: Promise<unknown> = Promise.resolve();
  return <Made>(work: () => Made | Promise<Made>): Promise<Made> => {
    const next = last.then(pause).then(work);
    last = next.catch(() => undefined);
    return next;
  };
}
