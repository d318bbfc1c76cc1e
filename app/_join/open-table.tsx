'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { askWithTimeout } from '@/app/_data/request';
import { Alert } from '@/app/_ui/alert';
import { Button } from '@/app/_ui/button';
import { dialogMissing } from '@/app/_ui/part-missing';
import { useAttempt } from '@/app/_ui/use-attempt';
import { recallSelf, type Self } from './remember';

/** Existing draft, or a finished setting of which the group changes a copy. */
type TableSource = { readonly draftId: string } | { readonly system: string; readonly starter: string };

// Pages that only have the button load neither the dialog nor its form.
const LazyOpenTable = dynamic(() =>
  import('./open-table-dialog').then((module) => module.OpenTableDialog, dialogMissing),
);

/** Opens a table for a new or an existing scenario and goes there. Asks for a name if none is stored. */
export function OpenTable(props: { readonly source: TableSource; readonly says?: string }) {
  const { source, says = 'Open a table' } = props;
  const [asking, setAsking] = useState(false);
  const { trouble, busy, attempt } = useAttempt({ leaves: true });
  const begins = 'starter' in source && { begins: 'chosen' };
  const openAs = async (self: Self) => {
    const { page } = await askWithTimeout<{ page: string }>('POST', '/api/tables', { ...source, ...begins, ...self });
    window.location.assign(page);
  };
  const open = async () => {
    const self = recallSelf();
    if (!self) return setAsking(true);
    await attempt(() => openAs(self));
  };
  return (
    <div className="flex flex-col items-start gap-2">
      <Button disabled={busy} onClick={open} icon="people">
        {busy ? 'Setting the table…' : says}
      </Button>
      <Alert className="text-alarm">{trouble}</Alert>
      {asking && <LazyOpenTable onOpen={openAs} onClose={() => setAsking(false)} />}
    </div>
  );
}
