'use client';

import { useState } from 'react';
import { askSoon } from '@/app/_data/request';
import { Button } from '@/app/_ui/button';
import { Icon } from '@/app/_ui/icons';
import { recallSelf, type Self } from './remember-self';

/** Until they say otherwise. */
const UNNAMED: Self = { name: 'Host', colour: 'green' };

type Wish = { readonly draftId: string } | { readonly system: string; readonly starter?: string };

/** Opens a table for a scenario, a new one or one that exists, and goes there. */
export function OpenTable({ wish, look = 'plain' }: { readonly wish: Wish; readonly look?: 'plain' | 'main' }) {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | undefined>(undefined);
  const open = async () => {
    setBusy(true);
    setTrouble(undefined);
    try {
      const { page } = await askSoon<{ page: string }>('POST', '/api/tables', {
        ...wish,
        ...(recallSelf() ?? UNNAMED),
      });
      window.location.assign(page);
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  };
  return (
    <div className="flex flex-col items-start gap-2">
      <Button look={look} disabled={busy} onClick={open}>
        <Icon name="people" /> {busy ? 'Setting the table…' : 'Open a table'}
      </Button>
      {trouble !== undefined && (
        <p role="alert" className="text-alarm">
          {trouble}
        </p>
      )}
    </div>
  );
}
