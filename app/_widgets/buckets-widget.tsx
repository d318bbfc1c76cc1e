'use client';

import dynamic from 'next/dynamic';
import { useCallback, useMemo, useState } from 'react';
import { elementId } from '@/app/_draft/element-id';
import { useStudio, useValue } from '@/app/_draft/use-draft';
import { Trouble } from '@/app/_forms/field-frame';
import { announce } from '@/app/_ui/announce';
import { Button } from '@/app/_ui/button';
import { dialogMissing } from '@/app/_ui/part-missing';
import type { Bucket, WidgetOf } from '@/lib/contract/form';
import { type Entry, entriesOf } from '@/lib/kernel/json';
import type { Path } from '@/lib/kernel/path';
import type { ListShape } from '@/lib/schema/shape';
import { shapeAt } from '@/lib/schema/shape-at';
import { article } from '@/lib/tabletop/words/wording';
import { BucketColumn, QuotaMeter } from './bucket-column';
import { fetchPasteDialog } from './entry-list';
import { useListEdits } from './list-edits';
import { useReorder } from './use-reorder';

const PasteDialog = dynamic(() => fetchPasteDialog().then((module) => module.PasteDialog, dialogMissing), {
  ssr: false,
});

type BucketsOf = WidgetOf<'buckets'>;

/** A list sorted into columns, with quotas. */
export function BucketsWidget({ widget }: { readonly widget: BucketsOf }) {
  const { system } = useStudio();
  const path = useMemo<Path>(() => ['body', ...widget.path], [widget]);
  const shape = shapeAt(system.draftShape, path, undefined);
  return shape?.kind === 'list' ? <Buckets widget={widget} path={path} shape={shape} /> : null;
}

function Buckets({
  widget,
  path,
  shape,
}: {
  readonly widget: BucketsOf;
  readonly path: Path;
  readonly shape: ListShape;
}) {
  const { session } = useStudio();
  const entries = entriesOf(useValue(path));
  const edits = useListEdits(path, shape);
  const [pasting, setPasting] = useState(false);
  const { by, buckets, quota } = widget;

  const drop = useCallback(
    (id: string, to: { readonly group: string; readonly before: string | undefined }) => {
      session.edit([
        { op: 'set', path: [...path, id, by], value: to.group },
        { op: 'move', path: [...path, id], ...(to.before !== undefined && { before: to.before }) },
      ]);
    },
    [session, path, by],
  );
  const { dragging, grip } = useReorder(drop);
  const columns = useMemo(() => groupBy(entries, by, buckets), [entries, by, buckets]);
  const side = useCallback(
    (id: string, from: string, delta: number) => {
      const at = buckets.findIndex(({ value }) => value === from);
      const to = buckets[(at + delta + buckets.length) % buckets.length];
      if (!to) return;
      drop(id, { group: to.value, before: undefined });
      announce(`Now in ${to.title}.`);
    },
    [buckets, drop],
  );

  return (
    <section id={elementId(path)} aria-label={widget.title} className="@container flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0 flex-1 basis-56">
          <h2 className="text-lg">{widget.title}</h2>
          <p className="measure text-sm text-grey">{shape.description}</p>
        </div>
        <div className="w-full sm:w-56">
          <QuotaMeter title="Total" count={entries.length} quota={quota.total} />
        </div>
      </div>
      <Trouble path={path} />
      {entries.length === 0 && <p className="border-2 border-dashed border-line p-5 text-grey">{widget.empty}</p>}
      {!session.readOnly && (
        <div>
          <p className="measure mb-2 text-sm text-grey">
            Drag {article(shape.noun)} {shape.noun} by its handle to another place or column, or focus the handle and
            press the arrow keys.
          </p>
          <Button look="quiet" className="-ml-4" onClick={() => setPasting(true)} icon="paste">
            Paste lines or a spreadsheet
          </Button>
        </div>
      )}
      <div className="grid grid-cols-1 items-start gap-4 @xl:grid-cols-2 @min-[60rem]:grid-cols-4">
        {buckets.map((bucket) => (
          <BucketColumn
            key={bucket.value}
            widget={widget}
            bucket={bucket}
            path={path}
            shape={shape}
            entries={columns.get(bucket.value) ?? []}
            edits={edits}
            grip={session.readOnly ? undefined : grip}
            dragging={dragging}
            onSide={side}
          />
        ))}
      </div>
      {pasting && (
        <PasteDialog
          help={`As you have it, with the ${shape.noun}’s kind anywhere: “${buckets[0]?.title}: what happens: the details”, a suit’s name or symbol, headings, or the rows of a spreadsheet.`}
          path={path}
          shape={shape}
          use={widget}
          entries={entries}
          edits={edits}
          onClose={() => setPasting(false)}
        />
      )}
    </section>
  );
}

function groupBy(
  entries: readonly Entry[],
  by: string,
  buckets: readonly Bucket[],
): ReadonlyMap<string, readonly Entry[]> {
  const groups = new Map<string, Entry[]>(buckets.map(({ value }) => [value, []]));
  for (const entry of entries) groups.get(String(entry[by]))?.push(entry);
  return groups;
}
