'use client';

import { useEffect, useMemo, useState } from 'react';
import { useFileComments } from '@/app/_comments/with-comments';
import { ask } from '@/app/_data/request';
import { useDraft, usePlayers } from '@/app/_draft/use-draft';
import type { CastSheet } from '@/lib/kit/order';
import { PrintKit } from './print-kit';
import { useSecrets } from './use-secrets';

/** Print step of the open draft, with the secrets and characters of its tables. */
export function PrintStep({ onSpreadsheet }: { readonly onSpreadsheet: () => void }) {
  const { draft, draftId, system, issues, focusPath } = useDraft();
  const players = usePlayers();
  const art = useMemo(() => ({ draftId }), [draftId]);
  const secrets = useSecrets(draftId);
  const cast = useCast(draftId);
  const comments = useFileComments();
  return (
    <div className="@container mx-auto max-w-[90rem]">
      <h1 className="kicker mb-3 text-exit">Print</h1>
      <PrintKit
        {...{ draft, system, players, art, issues, secrets, cast, comments }}
        onGo={focusPath}
        onSpreadsheet={onSpreadsheet}
      />
    </div>
  );
}

/** Returns the characters and Extras made at the user's newest table of this draft; undefined if there are none. */
function useCast(draftId: string): readonly CastSheet[] | undefined {
  const [cast, setCast] = useState<readonly CastSheet[] | undefined>(undefined);
  useEffect(() => {
    let gone = false;
    const load = () =>
      ask<readonly CastSheet[]>('GET', `/api/drafts/${draftId}/cast`).then(
        (answer) => {
          if (!gone && answer.length > 0) setCast(answer);
        },
        // Readers of the draft and offline users print without them.
        () => undefined,
      );
    void load();
    // Picks up changes made at the table in the meantime.
    const onShown = () => document.visibilityState === 'visible' && void load();
    document.addEventListener('visibilitychange', onShown);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', onShown);
    };
  }, [draftId]);
  return cast;
}
