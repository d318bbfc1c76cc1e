'use client';

import { useId, useState } from 'react';
import { Button, IconButton } from '@/app/_ui/button';
import { Options } from '@/app/_ui/options';
import type { IntakeTarget } from '@/lib/intake/target';
import type { PlanRow, RowEdit } from './intake-plan';

/** Rows that are drawn at first, quickly enough for slow phones, and with each press of the button. */
const FIRST = 16;
const BATCH = 100;

interface RowsProps {
  readonly target: IntakeTarget;
  readonly rows: readonly PlanRow[];
  readonly onEdit: (key: string, edit: RowEdit) => void;
}

/** Rows of a list that was read, the lines to decide first. Each can be moved, edited or left out. */
export function IntakeRows({ target, rows, onEdit }: RowsProps) {
  const [shown, setShown] = useState(FIRST);
  if (rows.length === 0) return null;
  return (
    <section aria-label="What was read" className="my-3">
      <ul className="flex flex-col border-t-2 border-line">
        {rows.slice(0, shown).map((row) => (
          <IntakeLine key={row.key} target={target} line={row} onEdit={onEdit} />
        ))}
      </ul>
      {rows.length > shown && (
        <Button look="quiet" className="mt-2" onClick={() => setShown(shown + BATCH)}>
          Show more: {(rows.length - shown).toLocaleString('en')} lines
        </Button>
      )}
    </section>
  );
}

function IntakeLine({
  target,
  line,
  onEdit,
}: { readonly target: IntakeTarget; readonly line: PlanRow } & Pick<RowsProps, 'onEdit'>) {
  const [editing, setEditing] = useState(false);
  const { key, row, raw, state } = line;
  const title = row?.title ?? raw;
  const isOut = state === 'out';
  return (
    <li
      className={`flex flex-wrap items-start gap-x-3 gap-y-1 border-b-2 border-line py-2 ${state === 'ask' ? 'border-l-4 border-l-hazard pl-2' : ''}`}
    >
      <div className="min-w-0 flex-1 basis-48">
        <p className="[overflow-wrap:anywhere]">
          <span className={isOut ? 'line-through' : ''}>{title}</span>
          {row?.rank !== undefined && <span className="sign ml-2 text-sm text-grey">{row.rank}</span>}
          {(row?.copies ?? 1) > 1 && <span className="sign ml-2 text-sm text-grey">{row?.copies} copies</span>}
        </p>
        {row && row.text !== '' && !editing && (
          <p className="line-clamp-2 whitespace-pre-line text-sm text-grey [overflow-wrap:anywhere]">{row.text}</p>
        )}
        <p className="text-sm text-grey">{noteOn(line, target)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-1">
        {target.by && row && (
          <BucketChoice target={target} line={line} onChoose={(bucket) => onEdit(key, { bucket })} />
        )}
        {(state === 'same' || state === 'changed') && (
          <Button look="quiet" className="text-sm" onClick={() => onEdit(key, { isNew: true })}>
            Add as new
          </Button>
        )}
        {row && !isOut && (
          <IconButton
            label={`Edit “${title.slice(0, 40)}”`}
            icon="pencil"
            aria-expanded={editing}
            onClick={() => setEditing(!editing)}
          />
        )}
        {row && (
          <IconButton
            label={isOut ? `Take “${title.slice(0, 40)}” in again` : `Leave “${title.slice(0, 40)}” out`}
            icon={isOut ? 'undo' : 'close'}
            onClick={() => onEdit(key, { isOut: !isOut })}
          />
        )}
      </div>
      {editing && row && (
        <EditLine row={row} hasText={target.body !== undefined} onEdit={(edit) => onEdit(key, edit)} />
      )}
    </li>
  );
}

function noteOn({ line, state, why, row, raw, match }: PlanRow, { headline, body, by }: IntakeTarget): string {
  const place = line > 0 ? `Line ${line.toLocaleString('en')}` : '';
  const said = [place];
  if (state === 'out') said.push('left out');
  else if (state === 'ask') said.push(why ?? '');
  else if (state === 'same') said.push('is in the list already');
  else if (state === 'changed') {
    const titles = new Map([
      [headline.key, headline.title],
      [body?.key ?? '', body?.title ?? ''],
      [by?.key ?? '', by?.title ?? ''],
    ]);
    const changes = (match?.changes ?? []).map(({ key, before, after }) => {
      const [old, now] = [before, after].map((value) => String(value).slice(0, 60));
      return `${titles.get(key) ?? key}: “${old}” becomes “${now}”`;
    });
    said.push(`changes the one in the list. ${changes.join('; ')}`);
  }
  if (state === 'ask' && row && raw !== row.title && raw !== '') said.push(`“${raw.slice(0, 80)}”`);
  // A reason can be a whole sentence.
  return said
    .filter((part) => part !== '')
    .reduce((text, part) => (text === '' ? part : `${text}${text.endsWith('.') ? ' ' : ': '}${part}`), '');
}

function BucketChoice(props: {
  readonly target: IntakeTarget;
  readonly line: PlanRow;
  readonly onChoose: (bucket: string) => void;
}) {
  const { target, line } = props;
  const buckets = target.by?.buckets ?? [];
  const titleOf = (value: string) => buckets.find((bucket) => bucket.value === value)?.title ?? value;
  const values = line.offers.length > 0 ? line.offers : buckets.map(({ value }) => value);
  const current = line.row?.bucket ?? '';
  return (
    <select
      className="input w-auto min-w-0 max-w-44"
      aria-label={`${target.by?.title ?? 'Kind'} of “${(line.row?.title ?? '').slice(0, 40)}”`}
      value={current}
      disabled={line.state === 'out'}
      onChange={(event) => props.onChoose(event.target.value)}
    >
      {current === '' && <option value="">Choose…</option>}
      <Options of={values.map((value) => [value, titleOf(value)])} />
    </select>
  );
}

function EditLine(props: {
  readonly row: NonNullable<PlanRow['row']>;
  readonly hasText: boolean;
  readonly onEdit: (edit: RowEdit) => void;
}) {
  const id = useId();
  return (
    <div className="flex basis-full flex-col gap-1">
      <label htmlFor={`${id}-title`} className="text-sm">
        Title
      </label>
      <input
        id={`${id}-title`}
        className="input"
        value={props.row.title}
        onChange={(event) => props.onEdit({ title: event.target.value })}
      />
      {props.hasText && (
        <>
          <label htmlFor={`${id}-text`} className="text-sm">
            Text
          </label>
          <textarea
            id={`${id}-text`}
            className="input h-24"
            value={props.row.text}
            onChange={(event) => props.onEdit({ text: event.target.value })}
          />
        </>
      )}
    </div>
  );
}
