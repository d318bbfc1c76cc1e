'use client';

import dynamic from 'next/dynamic';
import { type ReactNode, useCallback, useId, useMemo, useState } from 'react';
import { elementId } from '@/app/_draft/element-id';
import { useStudio, useValue } from '@/app/_draft/use-draft';
import { Trouble } from '@/app/_forms/field-frame';
import { Button } from '@/app/_ui/button';
import { Options } from '@/app/_ui/options';
import { dialogMissing } from '@/app/_ui/part-missing';
import { type PastedNames, readNames } from '@/lib/intake/names';
import { entriesOf, type Json } from '@/lib/kernel/json';
import { type Path, valueAt } from '@/lib/kernel/path';
import { headlineOf } from '@/lib/scenario/entry-names';
import type { ListShape } from '@/lib/schema/shape';
import { article } from '@/lib/tabletop/words/wording';
import { EntryCard } from './entry-card';
import { useListEdits } from './list-edits';
import { joinByName, newNames, type PasteStructure } from './paste-structure';
import { useGradualCount } from './use-gradual-count';
import { useReorder } from './use-reorder';

export const fetchPasteDialog = () => import('./paste-dialog');

const PasteDialog = dynamic(() => fetchPasteDialog().then((module) => module.PasteDialog, dialogMissing), {
  ssr: false,
});

const NO_KEYS: readonly string[] = [];

interface EntryListProps {
  readonly path: Path;
  readonly shape: ListShape;
  readonly title: string;
  readonly help?: string;
  readonly empty?: string;
  readonly headline?: string;
  readonly advanced?: readonly string[];
  /** Inside another entry: smaller, and without pasting. */
  readonly nested?: boolean;
  readonly structure?: PasteStructure;
}

/** List of entries: add, remove, move, and paste many at once. */
export function EntryList(props: EntryListProps) {
  const { path, shape, nested = false, advanced = NO_KEYS } = props;
  const { session } = useStudio();
  const entries = entriesOf(useValue(path));
  const group = useId();
  const edits = useListEdits(path, shape);
  const { move } = edits;
  const { dragging, grip } = useReorder(
    useCallback((id, drop) => move(id, drop.before), [move]),
    group,
  );
  const [pasting, setPasting] = useState(false);
  const headline = props.headline ?? (shape.entry.kind === 'object' ? headlineOf(shape.entry) : undefined);
  const full = entries.length >= shape.max;
  const drawn = useGradualCount(path, entries.length);
  const { readOnly } = session;
  // Nested lists occur many times, and too many landmarks are useless.
  const Frame = nested ? 'div' : 'section';

  const { structure } = props;
  const read = useCallback(
    (text: string) => {
      // Reads the draft on demand: a subscription would redraw every card at each letter.
      const here = entriesOf(valueAt(session.draft() as unknown as Json, path));
      return newNames((structure?.read ?? readNames)(text), here, headline ?? '');
    },
    [structure, session, path, headline],
  );
  const use = useMemo(() => (headline === undefined ? {} : { headline }), [headline]);
  const paste = useCallback(
    ({ names, joins }: PastedNames, before?: string) => {
      if (headline === undefined) return;
      edits.addMany(
        names.map((name) => ({ [headline]: name })),
        before,
        structure && joins.length > 0 ? joinByName(structure, shape, headline, joins) : undefined,
      );
    },
    [edits, headline, shape, structure],
  );

  return (
    <Frame id={elementId(path)} {...(!nested && { 'aria-label': props.title })} className="flex min-w-0 flex-col gap-3">
      <ListHead {...props} nested={nested} count={entries.length} />
      <Trouble path={path} />
      {entries.length === 0 && props.empty !== undefined && (
        <p className="border-2 border-dashed border-line p-5 text-grey">{props.empty}</p>
      )}
      {entries.length > 0 && (
        <ol data-drop-group={group} className="flex flex-col gap-2">
          {entries.slice(0, drawn).map((entry, i) => (
            <EntryCard
              key={entry.id}
              list={shape}
              listPath={path}
              entry={entry}
              index={i}
              count={entries.length}
              headline={headline}
              advanced={advanced}
              nested={nested}
              edits={edits}
              readPasted={read}
              onPasteNames={paste}
              previous={entries[i - 1]?.id}
              afterNext={entries[i + 2]?.id}
              next={entries[i + 1]?.id}
              grip={readOnly ? undefined : grip}
              dragged={dragging?.id === entry.id}
              marked={dragging?.drop !== undefined && dragging.drop.before === entry.id}
            />
          ))}
          {dragging?.drop && dragging.drop.before === undefined && <li aria-hidden className="h-1 bg-exit" />}
        </ol>
      )}
      {!readOnly && (
        <div className="flex flex-wrap items-center gap-2">
          {shape.entry.kind === 'variants' ? (
            <AddVariant list={shape} disabled={full} onAdd={(kind) => edits.add({ [variantKey(shape)]: kind })} />
          ) : (
            <Button look={nested ? 'plain' : 'main'} disabled={full} onClick={() => edits.add({})} icon="add">
              Add {article(shape.noun)} {shape.noun}
            </Button>
          )}
          {headline !== undefined && !nested && (
            <Button look="quiet" disabled={full} onClick={() => setPasting(true)} icon="paste">
              Paste a list
            </Button>
          )}
          {full && <p className="text-sm text-grey">The list is full: {shape.max}.</p>}
        </div>
      )}
      {pasting && (
        <PasteDialog
          help={`One ${shape.noun} per line. Bullets and numbers at the start are removed; tables and files are read, too.${structure ? ` ${structure.help}` : ''}`}
          path={path}
          shape={shape}
          use={use}
          entries={entries}
          edits={edits}
          structure={structure}
          onClose={() => setPasting(false)}
        />
      )}
    </Frame>
  );
}

/** Button that adds an entry, with a menu of its kind. */
function AddVariant(props: {
  readonly list: ListShape;
  readonly disabled: boolean;
  readonly onAdd: (kind: string) => void;
}) {
  const { entry, noun } = props.list;
  const kinds = entry.kind === 'variants' ? Object.entries(entry.variants) : [];
  const [kind, setKind] = useState(kinds[0]?.[0] ?? '');
  const id = useId();
  return (
    <div className="flex w-full flex-wrap gap-2">
      <label htmlFor={id} className="sr-only">
        Kind of {noun} to add
      </label>
      <select
        id={id}
        className="input w-auto min-w-0 max-w-full"
        value={kind}
        onChange={(event) => setKind(event.target.value)}
      >
        <Options of={kinds.map(([value, { title }]) => [value, title])} />
      </select>
      <Button disabled={props.disabled} onClick={() => props.onAdd(kind)} icon="add">
        Add the {noun}
      </Button>
    </div>
  );
}

function ListHead(props: EntryListProps & { readonly count: number }): ReactNode {
  const Title = props.nested ? 'h3' : 'h2';
  return (
    <div>
      <Title className={props.nested ? 'sign text-base' : 'flex items-baseline gap-3 text-lg'}>
        {props.title}
        {!props.nested && <span className="sign text-base text-grey">{props.count}</span>}
      </Title>
      {props.help !== undefined && <p className="measure text-sm text-grey">{props.help}</p>}
    </div>
  );
}

const variantKey = (shape: ListShape): string => (shape.entry.kind === 'variants' ? shape.entry.on : 'kind');
