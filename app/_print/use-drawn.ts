import { useEffect, useRef, useState } from 'react';
import { KitClient } from './kit-client';

/** Pause in typing before the drawing is redone. */
const PAUSE_MS = 250;

/**
 * Result of a job of the print worker, kept up to date. Runs one job at a time, and next the newest; `job` must be
 * memoised. No job clears the result.
 */
export function useDrawn<Drawn>(job: ((client: KitClient) => Promise<Drawn>) | undefined, pauseMs = PAUSE_MS) {
  const [drawn, setDrawn] = useState<Drawn | undefined>(undefined);
  const [trouble, setTrouble] = useState<string | undefined>(undefined);
  const [client] = useState(() => new KitClient());
  const busy = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => () => client.close(), [client]);
  useEffect(() => {
    if (!job) return setDrawn(undefined);
    let newest = true;
    const run = async () => {
      await busy.current;
      if (!newest) return;
      const running = job(client);
      busy.current = running.catch(() => undefined);
      await running.then(
        (made) => {
          setTrouble(undefined);
          setDrawn(made);
        },
        (error: unknown) => setTrouble((error as Error).message || undefined),
      );
    };
    const timer = setTimeout(() => void run(), pauseMs);
    return () => {
      newest = false;
      clearTimeout(timer);
    };
  }, [client, job, pauseMs]);
  return { drawn, trouble };
}
