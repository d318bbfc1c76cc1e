import { useEffect, useMemo, useRef, useState } from 'react';
import { useDraft, useStudio } from '@/app/_draft/use-draft';
import { KitClient } from '@/app/_print/kit-client';
import type { Json } from '@/lib/kernel/json';

/** Fields of every request about the open draft. Only in components that no server renders. */
export function useDraftRequest() {
  const { draftId } = useStudio();
  const { draft } = useDraft();
  return useMemo(
    () => ({
      baseUrl: window.location.origin,
      system: draft.system,
      art: { draftId },
      draft: draft as unknown as Json,
    }),
    [draft, draftId],
  );
}

/** Pause in typing before the drawing is redone. */
const PAUSE_MS = 250;

/**
 * Result of a job of the print worker, kept up to date. Runs one job at a time, and next the newest; `job` must be
 * memoised. No job clears the result.
 */
export function useDrawn<Drawn>(job: ((client: KitClient) => Promise<Drawn>) | undefined) {
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
    const timer = setTimeout(() => void run(), PAUSE_MS);
    return () => {
      newest = false;
      clearTimeout(timer);
    };
  }, [client, job]);
  return { drawn, trouble };
}
