'use client';

import { type ReactNode, useMemo } from 'react';
import { stepAt, useChosen } from '@/app/_draft/chosen-entry';
import { elementId } from '@/app/_draft/element-id';
import { useDelete, useEntryName, useIssuesWithin, useStudio, useUndoable, useValue } from '@/app/_draft/use-draft';
import { Trouble } from '@/app/_forms/field-frame';
import { Figures } from '@/app/_forms/figures';
import { Button } from '@/app/_ui/button';
import { SeveritySign } from '@/app/_ui/severity';
import type { Each, Step } from '@/lib/contract/form';
import { newId } from '@/lib/kernel/ids';
import { type Entry, entriesOf, type JsonObject } from '@/lib/kernel/json';
import type { Path } from '@/lib/kernel/path';
import { blankEntry } from '@/lib/schema/blank';
import type { ListShape } from '@/lib/schema/shape';
import { shapeAt } from '@/lib/schema/shape-at';
import { unwritten } from '@/lib/schema/texts';
import { freeCode } from '@/lib/tabletop/authoring/code-check';
import { article } from '@/lib/tabletop/words/wording';

interface Props {
  readonly step: Step;
  readonly each: Each;
  /** Renders the step for the chosen entry. */
  readonly children: (step: Step, key: string) => ReactNode;
}

/** A step about one entry of a list at a time: tabs to choose the entry, and actions on it. */
export function OneEntry({ step, each, children }: Props) {
  const { system } = useStudio();
  const path = useMemo<Path>(() => ['body', ...each.path], [each]);
  const entries = entriesOf(useValue(path));
  const [chosen, choose] = useChosen(each.path);
  const entry = entries.find(({ id }) => id === chosen) ?? entries[0];
  const shape = shapeAt(system.draftShape, path, undefined);
  const id = entry?.id;
  const shown = useMemo(() => (id === undefined ? undefined : stepAt(step, id)), [step, id]);
  if (shape?.kind !== 'list') return null;
  return (
    <>
      <section id={elementId(path)} aria-label={shape.title} className="flex min-w-0 flex-col gap-3">
        <Tabs list={shape} path={path} entries={entries} current={entry?.id} onChoose={choose} />
        <Trouble path={path} />
        {entries.length === 0 && <p className="border-2 border-dashed border-line p-5 text-grey">{each.empty}</p>}
        <EntryTools each={each} list={shape} path={path} entry={entry} entries={entries} onChoose={choose} />
      </section>
      {id !== undefined && shown && (
        <div id={elementId([...path, id])} className="contents">
          <Trouble path={[...path, id]} />
          <Figures of={[[...path, id]]} />
          {children(shown, id)}
        </div>
      )}
    </>
  );
}

function Tabs(props: {
  readonly list: ListShape;
  readonly path: Path;
  readonly entries: readonly Entry[];
  readonly current: string | undefined;
  readonly onChoose: (id: string) => void;
}) {
  const { list, path, entries, current, onChoose } = props;
  if (entries.length === 0) return null;
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2">
      <legend className="sr-only">Which {list.noun} is shown</legend>
      {entries.map((entry, i) => (
        <button
          key={entry.id}
          type="button"
          aria-pressed={entry.id === current}
          onClick={() => onChoose(entry.id)}
          className="sign flex min-h-11 min-w-0 max-w-full items-center gap-2 border-2 border-ink px-4 text-left [overflow-wrap:anywhere] aria-pressed:bg-ink aria-pressed:text-paper"
        >
          <EntryName list={list} path={path} entry={entry} index={i} />
          {entry.id !== current && <TabTrouble path={[...path, entry.id]} />}
        </button>
      ))}
    </fieldset>
  );
}

function EntryName(props: {
  readonly list: ListShape;
  readonly path: Path;
  readonly entry: Entry;
  readonly index: number;
}): ReactNode {
  return useEntryName(props.entry, { shape: props.list, path: props.path }, props.index);
}

function TabTrouble({ path }: { readonly path: Path }) {
  const worst = useIssuesWithin(path);
  if (!worst || worst === 'hint' || worst === 'to do') return null;
  return (
    <span title="Something in here needs attention">
      <SeveritySign severity={worst} />
      <span className="sr-only">Something in here needs attention.</span>
    </span>
  );
}

/** Adds, copies and removes whole entries, each as one undo step. */
function EntryTools(props: {
  readonly each: Each;
  readonly list: ListShape;
  readonly path: Path;
  readonly entry: Entry | undefined;
  readonly entries: readonly Entry[];
  readonly onChoose: (id: string) => void;
}) {
  const { each, list, path, entry, entries, onChoose } = props;
  const { session } = useStudio();
  const undoable = useUndoable();
  const deleteEntries = useDelete();
  const name = useEntryName(entry, { shape: list, path }, entry ? entries.indexOf(entry) : 0);
  if (session.readOnly) return null;
  const full = entries.length >= list.max;
  const codes = (key: string) => entries.map((other) => String(other[key] ?? ''));

  const insert = (added: Entry, said: string) => {
    undoable(said, [{ op: 'insert', path, entry: added }]);
    onChoose(added.id);
  };
  const copy = (from: Entry, code: string | undefined) => {
    const bare = unwritten(list.entry, from) as JsonObject;
    const id = newId();
    insert({ ...bare, id, ...(code !== undefined && { [code]: freeCode(codes(code)) }) }, `Copied the ${list.noun}.`);
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        disabled={full}
        onClick={() => insert(blankEntry(list, {}, entries), `Added ${article(list.noun)} ${list.noun}.`)}
        icon="add"
      >
        Add {article(list.noun)} {list.noun}
      </Button>
      {each.copy && entry && (
        <Button look="quiet" disabled={full} onClick={() => copy(entry, each.copy?.code)} icon="copy">
          {each.copy.title}
        </Button>
      )}
      {entry && (
        <Button
          look="quiet"
          aria-label={`Remove “${name}”`}
          onClick={() => deleteEntries(`Deleted “${name}”.`, [{ op: 'remove', path: [...path, entry.id] }], [entry.id])}
          icon="trash"
        >
          Remove
        </Button>
      )}
      {full && <p className="text-sm text-grey">The list is full: {list.max}.</p>}
    </div>
  );
}
