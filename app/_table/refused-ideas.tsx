'use client';

import { Button } from '@/app/_ui/button';
import { useHeld, useTable } from './use-table';

/** Ideas that the server would not have, wherever the table is by now: their words are still here. */
export function RefusedIdeas() {
  const { outbox } = useTable();
  const { pending } = useHeld();
  return pending.flatMap(({ key, text, refused }) =>
    refused === undefined ? (
      []
    ) : (
      <div key={key} role="alert" className="flex flex-col gap-2 border-2 border-alarm p-3">
        <p className="text-alarm">{refused}</p>
        <p className="[overflow-wrap:anywhere]">“{text}”</p>
        <p className="flex flex-wrap gap-2">
          <Button onClick={() => outbox.retry(key)}>Hand it in again</Button>
          <Button look="quiet" onClick={() => outbox.discard(key)}>
            Discard it
          </Button>
        </p>
      </div>
    ),
  );
}
