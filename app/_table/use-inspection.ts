import { useEffect, useState } from 'react';
import { askSoon } from '@/app/_data/request';
import { counted } from '@/lib/tabletop/wording';

/** What still stops a table's setting. */
export interface Inspection {
  readonly errors: number;
  /** In the order of the studio's steps; empty for those who don't write in the setting. */
  readonly missing: readonly Missing[];
}

interface Missing {
  /** The studio's step, and what it is called. */
  readonly step: string;
  readonly title: string;
  /** The id of the element that edits it. */
  readonly field: string;
  readonly message: string;
}

/** How a table ended, by the number of errors that are left in its setting; undefined while nobody knows. */
export const sayFinished = (errors: number | undefined): string => {
  if (errors === undefined) return 'The table is finished.';
  return errors === 0 ? 'That is the setting.' : `The setting is not finished: ${counted(errors, 'error')} left.`;
};

const AGAIN_MS = 10_000;

/** Asked for again every few seconds while there are errors; undefined until the first answer, or while `wanted` is false. */
export function useInspection(tableId: string, token: string | undefined, wanted = true): Inspection | undefined {
  const [inspection, setInspection] = useState<Inspection | undefined>(undefined);
  useEffect(() => {
    if (!wanted) return setInspection(undefined);
    let gone = false;
    let later: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      clearTimeout(later);
      const asked = token === undefined ? {} : { token };
      // A request that fails is tried again the next time.
      const next = await askSoon<Inspection>('POST', `/api/tables/${tableId}/inspection`, asked).catch(() => undefined);
      if (gone) return;
      if (next) setInspection(next);
      if (next?.errors !== 0) later = setTimeout(onTime, AGAIN_MS);
    };
    const onTime = () => document.visibilityState === 'visible' && void look();
    void look();
    document.addEventListener('visibilitychange', onTime);
    return () => {
      gone = true;
      clearTimeout(later);
      document.removeEventListener('visibilitychange', onTime);
    };
  }, [tableId, token, wanted]);
  return inspection;
}
