'use client';

import { useCallback, useEffect, useState } from 'react';
import { askWithTimeout } from '@/app/_data/request';
import { Alert } from '@/app/_ui/alert';
import { Button } from '@/app/_ui/button';
import { Dialog } from '@/app/_ui/dialog';
import { sayEdits } from '@/app/_ui/say-edits';
import { useAttempt } from '@/app/_ui/use-attempt';
import type { DescribedRestorePoint } from '@/lib/services/drafts/describe-restore-points';
import { useTable } from './use-table';

/** A state being previewed: its minute, the edit in it, and what restoring it would change. */
interface Looking {
  readonly minute: DescribedRestorePoint;
  readonly seq: number;
  readonly said: readonly string[] | undefined;
}

interface Done {
  readonly words: string;
  /** Sequence number of the draft before restoring, for Undo; undefined after undoing. */
  readonly before: number | undefined;
}

/** Versions of the draft by minute. Restores one for everybody; this can be undone. */
export function RestoreDialog({ onClose }: { readonly onClose: () => void }) {
  const { tableId } = useTable();
  const [minutes, setMinutes] = useState<readonly DescribedRestorePoint[] | undefined>(undefined);
  const [looking, setLooking] = useState<Looking | undefined>(undefined);
  const [done, setDone] = useState<Done | undefined>(undefined);
  const { trouble, busy, attempt } = useAttempt();
  const address = `/api/tables/${tableId}`;

  const fetchMinutes = useCallback(
    async () => setMinutes(await askWithTimeout<readonly DescribedRestorePoint[]>('GET', `${address}/points`)),
    [address],
  );
  useEffect(() => void attempt(fetchMinutes), [attempt, fetchMinutes]);

  const look = (minute: DescribedRestorePoint, seq = minute.seq) =>
    attempt(async () => {
      setLooking({ minute, seq, said: undefined });
      const { said } = await askWithTimeout<{ said: readonly string[] }>('GET', `${address}/points/${seq}`);
      setLooking((now) => (now?.seq === seq ? { minute, seq, said } : now));
    });
  const restore = (seq: number, words: string, undo: boolean) =>
    attempt(async () => {
      const { before } = await askWithTimeout<{ before: number }>('POST', `${address}/restore`, { seq });
      setLooking(undefined);
      setDone({ words, before: undo ? undefined : before });
      await fetchMinutes();
    });

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Restore an earlier version"
      help="Restores the draft for everybody. Nothing is lost: the current version stays in this list."
    >
      <Alert className="mb-3 text-alarm">{trouble}</Alert>
      <div role="status">
        {done && (
          <div className="mb-4 flex flex-wrap items-center justify-between gap-3 border-2 border-exit p-3">
            <p>{done.words}</p>
            {done.before !== undefined && (
              <Button
                disabled={busy}
                onClick={() =>
                  done.before !== undefined && restore(done.before, 'Undone: the draft is as it was before.', true)
                }
              >
                Undo
              </Button>
            )}
          </div>
        )}
        {minutes === undefined && trouble === undefined && <p>Loading versions…</p>}
      </div>
      <ul>
        {minutes?.map((minute, i) => (
          <li key={minute.seq} className="border-t-2 border-line py-2">
            <div className="flex items-start justify-between gap-3">
              <div className="min-w-0">
                <p className="sign">
                  {sayMinute(minute.at)}
                  {i === 0 && <span className="text-grey"> · current version</span>}
                </p>
                <p className="text-sm text-grey [overflow-wrap:anywhere]">{sayEdits(minute.edits, minute.said)}</p>
              </div>
              {i > 0 || minute.edits > 1 ? (
                <Button
                  disabled={busy}
                  aria-expanded={looking?.minute.seq === minute.seq}
                  onClick={() =>
                    looking?.minute.seq === minute.seq
                      ? setLooking(undefined)
                      : look(minute, i === 0 ? minute.seq - 1 : minute.seq)
                  }
                >
                  Preview<span className="sr-only"> of {sayMinute(minute.at)}</span>
                </Button>
              ) : null}
            </div>
            {looking?.minute.seq === minute.seq && (
              <Look
                looking={looking}
                busy={busy}
                onStep={(seq) => look(minute, seq)}
                onRestore={() => restore(looking.seq, `Restored the version of ${sayMinute(minute.at)}.`, false)}
              />
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** Changes that restoring a state would make. Within a minute the user can step from edit to edit. */
function Look(props: {
  readonly looking: Looking;
  readonly busy: boolean;
  readonly onStep: (seq: number) => void;
  readonly onRestore: () => void;
}) {
  const { looking, busy, onStep, onRestore } = props;
  const { minute, seq, said } = looking;
  const first = minute.seq - minute.edits + 1;
  return (
    <section aria-label="What restoring would change" className="slid mt-2 border-4 border-service p-3">
      <div aria-live="polite">
        {said === undefined && <p className="text-grey">Comparing it with the current draft…</p>}
        {said?.length === 0 && <p>Nothing has changed since.</p>}
        {said !== undefined && said.length > 0 && (
          <>
            <p className="sign text-sm">Restoring it would mean:</p>
            <ul className="mb-2 list-[square] pl-5">
              {said.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <Button look="main" disabled={busy || !said || said.length === 0} onClick={onRestore}>
          Restore this version
        </Button>
        {minute.edits > 1 && (
          <>
            <Button disabled={busy || seq <= first} onClick={() => onStep(seq - 1)}>
              Previous edit
            </Button>
            <Button disabled={busy || seq >= minute.seq} onClick={() => onStep(seq + 1)}>
              Next edit
            </Button>
            <span className="text-sm text-grey">
              Edit {seq - first + 1} of {minute.edits}
            </span>
          </>
        )}
      </div>
    </section>
  );
}

const sayMinute = (at: string): string => {
  const time = new Date(at);
  const today = time.toDateString() === new Date().toDateString();
  return today
    ? time.toLocaleTimeString(undefined, { timeStyle: 'short' })
    : time.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
};
