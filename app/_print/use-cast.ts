import { useEffect, useState } from 'react';
import { ask } from '@/app/_data/request';
import type { CastSheet } from '@/lib/kit/order';

/** The characters and Extras made at the newest table of this draft that one is at; undefined if there are none. */
export function useCast(draftId: string): readonly CastSheet[] | undefined {
  const [cast, setCast] = useState<readonly CastSheet[] | undefined>(undefined);
  useEffect(() => {
    let gone = false;
    const load = () =>
      ask<readonly CastSheet[]>('GET', `/api/drafts/${draftId}/cast`).then(
        (answer) => {
          if (!gone && answer.length > 0) setCast(answer);
        },
        // Readers of the draft, and anyone who has no connection, print without.
        () => undefined,
      );
    void load();
    // What was changed at the table meanwhile is printed too.
    const onShown = () => document.visibilityState === 'visible' && void load();
    document.addEventListener('visibilitychange', onShown);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', onShown);
    };
  }, [draftId]);
  return cast;
}
