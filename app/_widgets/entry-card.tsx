'use client';

import { type KeyboardEvent, memo, type ReactNode, useCallback, useMemo } from 'react';
import { CommentMark } from '@/app/_comments/comment-mark';
import { elementId } from '@/app/_draft/element-id';
import { useEntryName, useFold, useIssuesWithin, useSentence, useStudio } from '@/app/_draft/use-draft';
import { GroupFields } from '@/app/_forms/field';
import { Trouble } from '@/app/_forms/field-frame';
import { announce } from '@/app/_ui/announce';
import { IconButton, MoreButton } from '@/app/_ui/button';
import { Icon } from '@/app/_ui/icons';
import { Options } from '@/app/_ui/options';
import { SeveritySign } from '@/app/_ui/severity';
import { type PastedNames, readNames } from '@/lib/intake/names';
import type { Entry, Json } from '@/lib/kernel/json';
import { isWithin, type Path } from '@/lib/kernel/path';
import { blankEntry } from '@/lib/schema/blank';
import type { ListShape, ObjectShape, VariantsShape } from '@/lib/schema/shape';
import { variantOf } from '@/lib/schema/shape-at';
import { Headline } from './entry-headline';
import type { ListEdits } from './list-edits';
import { NewerEntry } from './newer-entry';
import type { useReorder } from './use-reorder';

interface Props {
  readonly list: ListShape;
  readonly listPath: Path;
  readonly entry: Entry;
  readonly index: number;
  readonly count: number;
  readonly headline: string | undefined;
  readonly advanced: readonly string[];
  readonly nested: boolean;
  /** In a narrow column: puts the headline above its buttons. */
  readonly stacked?: boolean;
  /** Further content below an entry's headline. */
  readonly note?: (entry: Entry) => ReactNode;
  /** Moves the entry to the next column, by keyboard. */
  readonly onSide?: (id: string, delta: number) => void;
  readonly edits: ListEdits;
  /** Parses text pasted into the headline; by default one name per line. */
  readonly readPasted?: (text: string) => PastedNames;
  readonly onPasteNames: (pasted: PastedNames, before?: string) => void;
  readonly previous: string | undefined;
  readonly next: string | undefined;
  readonly afterNext: string | undefined;
  readonly grip: ReturnType<typeof useReorder>['grip'] | undefined;
  readonly dragged: boolean;
  readonly marked: boolean;
}

const SHORT = 2;

/** Skips rendering folded cards out of view: columns may be long. The height is a card's with a one-line title. */
const UNDRAWN =
  '[contain-intrinsic-size:auto_8rem] @xs:[contain-intrinsic-size:auto_5rem] [content-visibility:auto] [overflow-clip-margin:0.75rem]';

/** One entry: its headline is always visible, the rest can be unfolded. */
export const EntryCard = memo(function EntryCard(props: Props) {
  const { list, listPath, entry, index, headline, nested, edits } = props;
  const { session } = useStudio();
  const path = useMemo(() => [...listPath, entry.id], [listPath, entry.id]);
  const shape = variantOf(list.entry, entry);
  const kind = list.entry.kind === 'variants' ? list.entry : undefined;
  const keys = useMemo(
    () => Object.keys(shape?.fields ?? {}).filter((key) => key !== 'id' && key !== headline && key !== kind?.on),
    [shape, headline, kind],
  );
  const first = keys.filter((key) => !props.advanced.includes(key));
  const more = keys.filter((key) => props.advanced.includes(key));
  const inside = useCallback(
    (at: Path) => isWithin(at, path) && at.length > path.length && at[path.length] !== headline,
    [path, headline],
  );
  // A few fields are not worth folding.
  const folds = keys.length > 0 && !(headline === undefined && keys.length <= SHORT);
  // A single entry is open initially.
  const [open, setOpen] = useFold(props.count === 1 && !nested && !props.stacked, inside);
  const name = useEntryName(entry, { shape: list, path: listPath }, index);
  if (!shape) return <NewerEntry id={elementId(path)} noun={list.noun} />;

  const refocus = () => requestAnimationFrame(() => document.getElementById(`${elementId(path)}:grip`)?.focus());
  const move = (before: string | undefined, place: number) => {
    edits.move(entry.id, before);
    announce(`“${name}”: ${place} of ${props.count}.`);
    refocus();
  };
  const up = () => props.previous !== undefined && move(props.previous, index);
  const down = () => props.next !== undefined && move(props.afterNext, index + 2);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey && arrow(event)) event.stopPropagation();
  };
  const sideways = (delta: number) => {
    props.onSide?.(entry.id, delta);
    refocus();
  };
  const arrow = (event: KeyboardEvent): boolean => {
    const act = {
      ArrowUp: up,
      ArrowDown: down,
      ...(props.onSide && { ArrowLeft: () => sideways(-1), ArrowRight: () => sideways(1) }),
    }[event.key];
    if (!act) return false;
    event.preventDefault();
    act();
    return true;
  };

  return (
    <li
      id={elementId(path)}
      data-drop-id={entry.id}
      onKeyDown={session.readOnly ? undefined : onKeyDown}
      className={`relative min-w-0 border-2 bg-raised ${open ? 'border-ink' : 'border-line'} ${props.stacked && !open ? UNDRAWN : ''} ${props.dragged ? 'opacity-50' : ''} ${props.marked ? 'before:absolute before:inset-x-0 before:-top-2 before:h-1 before:bg-exit' : ''}`}
    >
      <div className={`flex min-w-0 items-start gap-1 p-1 ${props.stacked ? 'flex-wrap @xs:flex-nowrap' : ''}`}>
        {props.grip && (
          <Grip id={`${elementId(path)}:grip`} name={name} grip={props.grip(entry.id)} onKeyDown={arrow} />
        )}
        <div
          className={`min-w-0 self-center ${props.stacked ? '-order-1 basis-full @xs:order-none @xs:flex-1 @xs:basis-0' : 'flex-1'}`}
        >
          {headline !== undefined ? (
            <Headline
              path={path}
              name={headline}
              shape={shape}
              edits={edits}
              next={props.next}
              readPasted={props.readPasted ?? readNames}
              onPasteNames={props.onPasteNames}
              position={`${list.noun} ${index + 1}`}
            />
          ) : kind ? (
            <KindPicker path={path} entry={entry} list={list} kind={kind} />
          ) : folds ? (
            <p className="sign px-2 py-2">{name}</p>
          ) : (
            <div className="p-2">
              <GroupFields path={path} shape={shape} keys={keys} />
            </div>
          )}
          {props.note?.(entry)}
        </div>
        <div className={`flex shrink-0 items-center ${props.stacked ? 'ml-auto @xs:ml-0' : ''}`}>
          <CommentMark path={path} onlyIfAny />
          {!open && <TroubleMark path={path} />}
          {!session.readOnly && (
            <IconButton label={`Remove “${name}”`} onClick={() => edits.remove(entry.id)} icon="trash" />
          )}
          {folds && (
            <IconButton
              label={open ? `Fold “${name}”` : `Unfold “${name}”`}
              aria-expanded={open}
              onClick={() => setOpen(!open)}
              icon={open ? 'fold' : 'chevron'}
            />
          )}
        </div>
      </div>
      {/* As wide as the card on narrow screens; otherwise below the name. */}
      <div className={props.grip ? 'sm:ml-8 sm:pl-1 sm:pointer-coarse:ml-11' : ''}>
        <Sentence path={path} />
      </div>
      {(folds ? open : kind !== undefined && keys.length > 0) && (
        <div className="slid border-t-2 border-line p-3 sm:p-4">
          <GroupFields path={path} shape={shape} keys={first} />
          {more.length > 0 && <More path={path} shape={shape} keys={more} />}
          {nested || <p className="mt-4 text-sm text-grey">{shape.description}</p>}
          {!session.readOnly && <CommentOnEntry path={path} name={name} />}
        </div>
      )}
      <div className="px-3 empty:hidden">
        <Trouble path={path} />
      </div>
    </li>
  );
});

function CommentOnEntry({ path, name }: { readonly path: Path; readonly name: string }) {
  const { comments } = useStudio();
  return (
    <button
      type="button"
      onClick={() => comments.show(path)}
      className="mt-3 min-h-9 text-sm text-service underline pointer-coarse:min-h-11"
    >
      Comment<span className="sr-only"> on “{name}”</span>
    </button>
  );
}

/** Rule sentence of an entry. Updates while the author types. */
function Sentence({ path }: { readonly path: Path }) {
  const text = useSentence(path);
  if (text === undefined) return null;
  return (
    <p className="measure mx-3 mb-2 mt-1 border-l-4 border-service pl-3 text-sm">
      <span className="sr-only">By the rules: </span>
      {text}
    </p>
  );
}

function Grip(props: {
  readonly id: string;
  readonly name: string;
  readonly grip: ReturnType<ReturnType<typeof useReorder>['grip']>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}): ReactNode {
  return (
    <button
      id={props.id}
      type="button"
      aria-label={`Move “${props.name}” with the arrow keys`}
      title="Drag, or press the arrow keys"
      className="inline-flex h-11 w-8 shrink-0 cursor-grab pointer-coarse:w-11 items-center justify-center text-grey hover:text-ink"
      {...props.grip}
      onKeyDown={(event) => !event.altKey && props.onKeyDown(event)}
    >
      <Icon name="grip" />
    </button>
  );
}

function KindPicker(props: {
  readonly path: Path;
  readonly entry: Entry;
  readonly list: ListShape;
  readonly kind: VariantsShape;
}) {
  const { path, entry, list, kind } = props;
  const { session } = useStudio();
  return (
    <select
      className="input sign"
      aria-label={kind.title}
      value={String(entry[kind.on])}
      disabled={session.readOnly}
      onChange={(event) => {
        const blank = blankEntry(list, { id: entry.id, [kind.on]: event.target.value });
        // Keeps the values of fields that both kinds have.
        const kept: Record<string, Json> = { ...blank };
        for (const key of Object.keys(blank)) if (key !== kind.on && key in entry) kept[key] = entry[key] ?? null;
        session.edit([{ op: 'set', path, value: kept }]);
      }}
    >
      <Options of={Object.entries(kind.variants).map(([value, { title }]) => [value, title])} />
    </select>
  );
}

/** Sign that something inside a folded entry is wrong. */
function TroubleMark({ path }: { readonly path: Path }) {
  const worst = useIssuesWithin(path);
  if (!worst) return null;
  const words = worst === 'to do' ? 'Something in here is still to do' : 'Something in here needs attention';
  return (
    <span className="inline-flex size-8 items-center justify-center" title={words}>
      <SeveritySign severity={worst} />
      <span className="sr-only">{words}.</span>
    </span>
  );
}

/** Rarely needed fields, behind one button. */
function More(props: { readonly path: Path; readonly shape: ObjectShape; readonly keys: readonly string[] }) {
  const { path, shape, keys } = props;
  const holds = useCallback((at: Path) => isWithin(at, path) && keys.includes(String(at[path.length])), [path, keys]);
  const [open, setOpen] = useFold(false, holds);
  const names = keys.map((key) => shape.fields[key]?.title).join(', ');
  return (
    <div className="mt-5 border-t-2 border-dashed border-line pt-3">
      <MoreButton open={open} label={names} onToggle={() => setOpen(!open)} />
      {open && (
        <div className="slid mt-3">
          <GroupFields path={path} shape={shape} keys={keys} />
        </div>
      )}
    </div>
  );
}
