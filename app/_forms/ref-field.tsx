'use client';

import { useRef, useState } from 'react';
import { elementId } from '@/app/_draft/element-id';
import { useStudio, useValue } from '@/app/_draft/use-draft';
import { Button } from '@/app/_ui/button';
import { isComposing } from '@/app/_ui/composing';
import type { Json } from '@/lib/kernel/json';
import { formatPath, type Path } from '@/lib/kernel/path';
import { headlineOf, nameEntry, refListPath } from '@/lib/scenario/entry-names';
import { blankEntry } from '@/lib/schema/blank';
import { ANY, entriesAt, findEntry, pathsAt } from '@/lib/schema/references';
import type { ObjectShape, RefShape } from '@/lib/schema/shape';
import { shapeAt, variantOf } from '@/lib/schema/shape-at';
import { describedBy, FieldFrame } from './field-frame';
import { useField } from './use-field';

/** Menu of another list's entries by title. Can create a new entry if it is clear in which list. */
export function RefField({ path, shape }: { readonly path: Path; readonly shape: RefShape }) {
  const { system } = useStudio();
  const { text: value, set, session } = useField(path);
  const lists = refListPath(shape.to, path);
  const any = lists.indexOf(ANY);
  useValue(any === -1 ? lists : lists.slice(0, any));
  const [naming, setNaming] = useState(false);
  const listShape = shapeAt(system.draftShape, lists, undefined);
  if (listShape?.kind !== 'list') return null;

  const root = session.draft() as unknown as Json;
  const groups = pathsAt(root, lists).map((list) => ({ list, entries: entriesAt(root, list) }));
  const known = value === '' || findEntry(root, lists, value) !== undefined;
  const kind = variantOf(listShape.entry, undefined);
  const headline = any === -1 && kind ? headlineOf(kind) : undefined;

  const create = (name: string) => {
    setNaming(false);
    if (headline === undefined || name.trim() === '') return;
    const entry = blankEntry(listShape, { [headline]: name.trim() });
    session.edit([
      { op: 'insert', path: lists, entry },
      { op: 'set', path, value: entry.id },
    ]);
  };

  return (
    <FieldFrame path={path} shape={shape}>
      <div className="flex flex-wrap gap-2">
        <select
          id={elementId(path)}
          className="input min-w-0 flex-1 basis-48"
          value={value}
          disabled={session.readOnly}
          aria-describedby={describedBy(path)}
          onChange={(event) => set(event.target.value)}
        >
          <option value="">None</option>
          {!known && <option value={value}>Deleted: {value}</option>}
          {groups.map(({ list, entries }) => {
            const options = entries.map((entry, i) => (
              <option key={entry.id} value={entry.id}>
                {nameEntry(entry, { shape: listShape, path: list }, root, i)}
              </option>
            ));
            if (any === -1 || options.length === 0) return options;
            return (
              <optgroup key={formatPath(list)} label={nameHolder(root, list, any, system.draftShape)}>
                {options}
              </optgroup>
            );
          })}
        </select>
        {headline !== undefined && !session.readOnly && !naming && (
          <Button onClick={() => setNaming(true)}>New {listShape.noun}</Button>
        )}
      </div>
      {naming && <NewName noun={listShape.noun} onDone={create} onCancel={() => setNaming(false)} />}
    </FieldFrame>
  );
}

/** Returns the name of the entry at one step of a path. */
function nameHolder(root: Json, path: Path, step: number, draft: ObjectShape): string {
  const list = path.slice(0, step);
  const shape = shapeAt(draft, list, undefined);
  const entries = entriesAt(root, list);
  const index = entries.findIndex(({ id }) => id === path[step]);
  return shape?.kind === 'list' ? nameEntry(entries[index], { shape, path: list }, root, index) : '';
}

function NewName(props: {
  readonly noun: string;
  readonly onDone: (name: string) => void;
  readonly onCancel: () => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="slid mt-2 flex flex-wrap gap-2 border-l-4 border-exit pl-3">
      <input
        ref={input}
        className="input min-w-0 flex-1 basis-48"
        aria-label={`Name of the new ${props.noun}`}
        // biome-ignore lint/a11y/noAutofocus: it appears because somebody asked for it
        autoFocus
        maxLength={200}
        onKeyDown={(event) => {
          if (isComposing(event)) return;
          if (event.key === 'Enter') {
            event.preventDefault();
            props.onDone(event.currentTarget.value);
          }
          if (event.key === 'Escape') props.onCancel();
        }}
      />
      <Button look="main" onClick={() => props.onDone(input.current?.value ?? '')}>
        Add the {props.noun}
      </Button>
      <Button look="quiet" onClick={props.onCancel}>
        Cancel
      </Button>
    </div>
  );
}
