import { useEffect, useState } from 'react';
import { askWithTimeout } from '@/app/_data/request';

/** Errors left in a table's setting. */
export interface Inspection {
  readonly errors: number;
  /** In the order of the studio's steps; empty for people who don't edit the setting. */
  readonly missing: readonly Missing[];
  /** The game's words for a good ending: "got out"; missing in games that bots can't play. */
  readonly verb?: string;
}

interface Missing {
  /** Id and title of the studio's step. */
  readonly step: string;
  readonly title: string;
  /** Id of the element that edits the field. */
  readonly field: string;
  readonly message: string;
}

/** Says how a table ended, by the number of errors left in its setting; undefined is unknown. */
export const sayFinished = (errors: number | undefined): string => {
  if (errors === undefined) return 'The table is finished.';
  return errors === 0 ? 'That is the setting.' : 'That is the setting so far.';
};

const RECHECK_MS = 10_000;

/**
 * Returns the inspection of a table's setting, refreshed every few seconds while there are errors; undefined until the
 * first answer, or while `wanted` is false. A new `turn` refreshes it at once.
 */
export function useInspection(
  tableId: string,
  token: string | undefined,
  wanted = true,
  turn = 0,
): Inspection | undefined {
  const [inspection, setInspection] = useState<Inspection | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn looks again
  useEffect(() => {
    if (!wanted) return setInspection(undefined);
    let gone = false;
    let later: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      clearTimeout(later);
      const asked = token === undefined ? {} : { token };
      // A failed request is repeated at the next turn.
      const next = await askWithTimeout<Inspection>('POST', `/api/tables/${tableId}/inspection`, asked).catch(
        () => undefined,
      );
      if (gone) return;
      if (next) setInspection(next);
      if (next?.errors !== 0) later = setTimeout(onTime, RECHECK_MS);
    };
    const onTime = () => document.visibilityState === 'visible' && void look();
    void look();
    document.addEventListener('visibilitychange', onTime);
    return () => {
      gone = true;
      clearTimeout(later);
      document.removeEventListener('visibilitychange', onTime);
    };
  }, [tableId, token, wanted, turn]);
  return inspection;
}
