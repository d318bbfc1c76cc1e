'use client';

import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useDraft, useUndoable } from '@/app/_draft/use-draft';
import { useOpen } from '@/app/_draft/use-opened';
import { ChangesView } from '@/app/_read/changes-view';
import { Button } from '@/app/_ui/button';
import type { Json } from '@/lib/kernel/json';
import type { Patch } from '@/lib/kernel/patch';
import { formatPath } from '@/lib/kernel/path';
import { type Change, compareDrafts } from '@/lib/scenario/compare';
import { type Draft, partsOf } from '@/lib/scenario/draft';
import type { Opened } from '@/lib/scenario/open';
import { entryPathOf, restoreEntryPatches } from '@/lib/scenario/restore-entry';
import type { DescribedRestorePoint } from '@/lib/services/drafts/describe-restore-points';
import { PointName } from './point-name';
import { sayPoint } from './use-points';

/** An earlier version compared with another one or with the current state, with buttons to restore it. */
export function PointView(props: {
  readonly point: DescribedRestorePoint;
  readonly points: readonly DescribedRestorePoint[];
  readonly load: (seq: number) => Promise<Opened | undefined>;
  readonly onName: (name: string) => Promise<unknown>;
  readonly onLeave: () => void;
  readonly onRestored: () => void;
}) {
  const { point, points, load, onName, onLeave, onRestored } = props;
  const { draft, system } = useDraft();
  const open = useOpen();
  const undoable = useUndoable();
  const [other, setOther] = useState<number | undefined>(undefined);
  const then = useLoaded(point.seq, load);
  const later = useLoaded(other, load);
  const now = useMemo(() => open(draft as unknown as Json), [open, draft]);
  const beside = other === undefined ? now : later;
  const changes = useMemo(
    () => (then && beside ? compareDrafts(then.draft, beside.draft, then.system).changes : undefined),
    [then, beside],
  );
  const { draftShape } = system;

  /** One button per entry, however many of its fields differ. */
  const restoring = (list: readonly Change[]): ((change: Change) => ReactNode) => {
    const entries = new Map(
      list.toReversed().map((change) => [formatPath(entryPathOf(draftShape, change.path)), change] as const),
    );
    return (change) => {
      const path = entryPathOf(draftShape, change.path);
      if (!then || entries.get(formatPath(path)) !== change) return null;
      const name = change.names.slice(0, 2).join(' · ');
      const patches = () =>
        restoreEntryPatches(draftShape, path, then.draft as unknown as Json, now.draft as unknown as Json);
      return (
        <Button className="mt-2" onClick={() => undoable(`Restored ${name}.`, patches())}>
          Restore this one<span className="sr-only">: {name}</span>
        </Button>
      );
    };
  };

  return (
    <section aria-label="Comparison" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="min-w-0 text-lg [overflow-wrap:anywhere]">{sayPoint(point)}</h3>
        <Button look="quiet" onClick={onLeave}>
          All versions
        </Button>
      </div>
      <PointName label="Name of this version" submit="Save the name" name={point.name ?? ''} onName={onName} />
      <label className="flex flex-col gap-1">
        <span className="sign text-sm">Compare with</span>
        <select
          className="input"
          value={other ?? ''}
          onChange={(event) => setOther(event.target.value === '' ? undefined : Number(event.target.value))}
        >
          <option value="">The scenario as it is now</option>
          {points
            .filter(({ seq }) => seq !== point.seq)
            .map((each) => (
              <option key={each.seq} value={each.seq}>
                {sayPoint(each)}
              </option>
            ))}
        </select>
      </label>
      <Button
        look="main"
        className="self-start"
        disabled={!then}
        onClick={() => {
          if (then) undoable('Restored.', restorePatches(then.draft));
          onRestored();
        }}
      >
        Restore this version
      </Button>
      <p className="text-sm text-grey">
        What is marked as removed was in this version only; what is marked as added came later.
      </p>
      {changes ? <ChangesView changes={changes} action={restoring(changes)} /> : <p role="status">Loading versions…</p>}
    </section>
  );
}

/** Returns the edit that restores an earlier state, as one undo step. */
function restorePatches(draft: Draft): readonly Patch[] {
  return Object.entries(partsOf(draft).fields).map(([key, value]) => ({
    op: 'set',
    path: [key],
    value: value as Json,
  }));
}

/** Returns a version's contents; undefined until they are loaded. */
function useLoaded(seq: number | undefined, load: (seq: number) => Promise<Opened | undefined>): Opened | undefined {
  const [loaded, setLoaded] = useState<{ readonly seq: number; readonly opened: Opened } | undefined>(undefined);
  useEffect(() => {
    if (seq === undefined) return;
    let gone = false;
    void load(seq).then((opened) => {
      if (opened && !gone) setLoaded({ seq, opened });
    });
    return () => {
      gone = true;
    };
  }, [seq, load]);
  return loaded?.seq === seq ? loaded?.opened : undefined;
}
