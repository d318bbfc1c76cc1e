'use client';

import { useCallback, useEffect, useState } from 'react';
import { ask } from '@/app/_data/request';
import { useStudio, useUndoable } from '@/app/_draft/use-draft';
import { useOpen } from '@/app/_draft/use-opened';
import { FactsSummary } from '@/app/_read/facts-summary';
import { Button } from '@/app/_ui/button';
import { Dialog } from '@/app/_ui/dialog';
import type { Json } from '@/lib/kernel/json';
import type { Opened } from '@/lib/scenario/open';
import { restorePatches } from './restore';

interface Point {
  readonly seq: number;
  readonly at: string;
  readonly edits: number;
}

/** Earlier states: a list, a look at one, and bringing it back as an edit like any other. */
export function PointsDialog({ onClose }: { readonly onClose: () => void }) {
  const { draftId } = useStudio();
  const undoable = useUndoable();
  const open = useOpen();
  const [points, setPoints] = useState<readonly Point[] | undefined>(undefined);
  const [looking, setLooking] = useState<{ readonly point: Point; readonly opened: Opened } | undefined>(undefined);
  const [trouble, setTrouble] = useState<string | undefined>(undefined);
  const [fetching, setFetching] = useState<number | undefined>(undefined);
  const fail = useCallback((error: unknown) => setTrouble(error instanceof Error ? error.message : String(error)), []);
  const address = `/api/drafts/${draftId}/points`;

  useEffect(() => {
    ask<readonly Point[]>('GET', address).then(setPoints, fail);
  }, [address, fail]);

  const look = async (point: Point) => {
    setFetching(point.seq);
    await ask<Json>('GET', `${address}/${point.seq}`).then((json) => {
      setTrouble(undefined);
      setLooking({ point, opened: open(json) });
    }, fail);
    setFetching(undefined);
  };

  const bringBack = ({ opened }: { readonly opened: Opened }) => {
    undoable('Restored.', restorePatches(opened.draft));
    onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Restore an earlier version"
      help="Earlier versions of this scenario. Restoring one is an edit like any other: it can be undone."
    >
      {trouble !== undefined && (
        <p role="alert" className="mb-3 text-alarm">
          {trouble}
        </p>
      )}
      {looking && (
        <section aria-label="Preview" className="mb-4 border-4 border-service p-4">
          <h3 className="text-lg">{looking.opened.draft.title || 'Untitled disaster'}</h3>
          <p className="mb-3 text-sm text-grey">Version of {sayTime(looking.point.at)}</p>
          <FactsSummary facts={looking.opened.open.facts()} />
          <ul className="my-4 max-h-48 overflow-y-auto text-sm" aria-label="Its text">
            {linesOf(looking.opened.draft.body).map((line, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a still picture
              <li key={i} className="border-t border-line py-1">
                {line}
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-2">
            <Button look="main" onClick={() => bringBack(looking)}>
              Restore this version
            </Button>
            <Button look="quiet" onClick={() => setLooking(undefined)}>
              Choose another
            </Button>
          </div>
        </section>
      )}
      {points === undefined && trouble === undefined && <p role="status">Loading versions…</p>}
      {points?.length === 0 && <p className="text-grey">No earlier versions yet.</p>}
      <ul className="flex flex-col">
        {points?.map((point) => (
          <li key={point.seq} className="flex items-center justify-between gap-3 border-t-2 border-line py-2">
            <span>
              <span className="sign block">{sayTime(point.at)}</span>
              <span className="text-sm text-grey">
                {point.edits} {point.edits === 1 ? 'edit' : 'edits'}
              </span>
            </span>
            <Button disabled={fetching !== undefined} onClick={() => look(point)}>
              {fetching === point.seq ? 'Loading…' : 'Preview'}
              <span className="sr-only"> of {sayTime(point.at)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

const sayTime = (at: string): string =>
  new Date(at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** Every text of some length in it, in order. */
function linesOf(json: Json): readonly string[] {
  if (typeof json === 'string') return json.length > 12 ? [json] : [];
  if (json === null || typeof json !== 'object') return [];
  return Object.values(json).flatMap(linesOf);
}
