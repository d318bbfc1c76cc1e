import { useEffect, useState } from 'react';
import { ask } from '@/app/_data/request';
import type { Told } from '@/lib/contract/secrets';

/** What was settled in secret for this night, if the person printing leads a table of the draft; undefined if nothing was. */
export function useSecrets(draftId: string): Told | undefined {
  const [told, setTold] = useState<Told | undefined>(undefined);
  useEffect(() => {
    let gone = false;
    ask<Told>('GET', `/api/drafts/${draftId}/secrets`).then(
      (answer) => {
        if (!gone && Object.keys(answer).length > 0) setTold(answer);
      },
      // Readers of the draft, and anyone who has no connection, print without.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [draftId]);
  return told;
}
