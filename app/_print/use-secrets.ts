import { useEffect, useState } from 'react';
import { ask } from '@/app/_data/request';
import type { SettledSecrets } from '@/lib/contract/secrets';

/** Returns the secrets decided for tonight, if the user leads a table of the draft; undefined if there are none. */
export function useSecrets(draftId: string): SettledSecrets | undefined {
  const [secrets, setSecrets] = useState<SettledSecrets | undefined>(undefined);
  useEffect(() => {
    let gone = false;
    ask<SettledSecrets>('GET', `/api/drafts/${draftId}/secrets`).then(
      (answer) => {
        if (!gone && Object.keys(answer).length > 0) setSecrets(answer);
      },
      // Readers of the draft and offline users print without them.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [draftId]);
  return secrets;
}
