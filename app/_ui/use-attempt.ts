import { useCallback, useState } from 'react';

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Returns a function that runs a request and resolves to its result, or to undefined if it failed; whether one is
 * running; and the message of the last failure. With `leaves` a success leads to another page, so it stays busy.
 */
export function useAttempt({ leaves = false } = {}) {
  const [trouble, setTrouble] = useState<string | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  const attempt = useCallback(
    async <T>(work: () => Promise<T>): Promise<T | undefined> => {
      setTrouble(undefined);
      setBusy(true);
      try {
        const done = await work();
        if (!leaves) setBusy(false);
        return done;
      } catch (error) {
        setTrouble(messageOf(error));
        setBusy(false);
        return undefined;
      }
    },
    [leaves],
  );
  return { trouble, busy, attempt };
}
