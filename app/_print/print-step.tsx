'use client';

import { useMemo } from 'react';
import { useDraft } from '@/app/_draft/use-draft';
import { useOpened } from '@/app/_draft/use-opened';
import { PrintKit } from './print-kit';
import { useCast } from './use-cast';
import { useSecrets } from './use-secrets';

/** Prints the open draft, with what was decided and made at its tables. */
export function PrintStep() {
  const { draft, draftId, system, issues, focusPath } = useDraft();
  const { open } = useOpened();
  const players = useMemo(() => open.players(), [open]);
  const art = useMemo(() => ({ draftId }), [draftId]);
  const told = useSecrets(draftId);
  const cast = useCast(draftId);
  return (
    <div className="@container mx-auto max-w-6xl">
      <header className="mb-6">
        <p className="kicker mb-2 text-exit">Print</p>
        <h1 className="text-2xl sm:text-3xl">What goes on the table?</h1>
      </header>
      <PrintKit {...{ draft, system, players, art, issues, told, cast }} onGo={focusPath} />
    </div>
  );
}
