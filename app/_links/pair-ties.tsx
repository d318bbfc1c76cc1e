'use client';

import { memo, useMemo, useState } from 'react';
import { elementId } from '@/app/_draft/element-id';
import { useStudio } from '@/app/_draft/use-draft';
import { Field } from '@/app/_forms/field';
import { Trouble } from '@/app/_forms/field-frame';
import { TextControl } from '@/app/_forms/text-control';
import { useField } from '@/app/_forms/use-field';
import { Button, IconButton } from '@/app/_ui/button';
import { Options } from '@/app/_ui/options';
import type { Path } from '@/lib/kernel/path';
import type { ChoiceShape, Shape, TextShape } from '@/lib/schema/shape';
import { LinkSample } from './link-parts';
import { aLink, countOf, type LinksConfig, type Pair, sayPair, type Tie } from './links-model';
import type { LinkEdits, LinksAt, LinksContext } from './use-links';

/** Links shown at first; a button shows more. */
const LINES = 24;

export function PairTies(props: LinksContext & { readonly pair: Pair }) {
  const { widget, at, pair, edits } = props;
  const [most, setMost] = useState(LINES);
  const between = sayPair(pair);
  return (
    <>
      <ol className="flex flex-col gap-2">
        {pair.ties.slice(0, most).map((tie, i) => (
          <TieLine
            key={tie.id}
            widget={widget}
            at={at}
            tie={tie}
            place={`${i + 1} of ${between}`}
            between={between}
            onRemove={edits.remove}
          />
        ))}
      </ol>
      {most < pair.ties.length && (
        <Button className="self-start" onClick={() => setMost(most + LINES)}>
          Show more links ({pair.ties.length - most} left)
        </Button>
      )}
    </>
  );
}

const TieLine = memo(function TieLine(props: {
  readonly widget: LinksConfig;
  readonly at: LinksAt;
  readonly tie: Tie;
  readonly place: string;
  readonly between: string;
  readonly onRemove: LinkEdits['remove'];
}) {
  const { widget, at, tie, place } = props;
  const { session } = useStudio();
  const path = useMemo(() => [...at.root, tie.id], [at, tie.id]);
  const fields = at.list.entry.kind === 'object' ? at.list.entry.fields : {};
  const { a, b } = widget.links;
  return (
    <li id={elementId(path)} className="flex min-w-0 flex-col border-l-4 border-line pl-3">
      <div className="flex flex-wrap items-end gap-2">
        {Object.entries(fields).map(([key, shape]) => {
          if (key === a || key === b || shape.kind === 'id') return null;
          return <TieField key={key} path={path} name={key} shape={shape} place={place} />;
        })}
        {!session.readOnly && (
          <IconButton
            label={`Remove link ${place}`}
            onClick={() => props.onRemove([tie.id], `Removed ${aLink(widget, tie.kind)} between ${props.between}.`)}
            icon="trash"
          />
        )}
      </div>
      <Trouble path={path} />
    </li>
  );
});

/** Field of a link. Choices and short texts have no help text here; the list's description has it. */
function TieField(props: {
  readonly path: Path;
  readonly name: string;
  readonly shape: Shape;
  readonly place: string;
}) {
  const { shape, name, place } = props;
  const path = useMemo(() => [...props.path, name], [props.path, name]);
  if (shape.kind === 'choice') return <TieChoice path={path} shape={shape} place={place} />;
  if (shape.kind === 'text' && !shape.prose) return <TieText path={path} shape={shape} place={place} />;
  return (
    <div className="basis-full">
      <Field path={path} shape={shape} />
    </div>
  );
}

function TieChoice({
  path,
  shape,
  place,
}: {
  readonly path: Path;
  readonly shape: ChoiceShape;
  readonly place: string;
}) {
  const { text: value, set, session } = useField(path);
  return (
    <div className="min-w-0 basis-32">
      <TieLabel path={path} shape={shape} place={place} />
      <select
        id={elementId(path)}
        className="input"
        value={value}
        disabled={session.readOnly}
        onChange={({ target }) => set(target.value)}
      >
        <Options of={shape.options.map((option) => [option, shape.labels[option] ?? option])} />
      </select>
      <Trouble path={path} />
    </div>
  );
}

function TieText({ path, shape, place }: { readonly path: Path; readonly shape: TextShape; readonly place: string }) {
  const { text: value, editText, session } = useField(path);
  return (
    <div className="min-w-0 grow basis-40">
      <TieLabel path={path} shape={shape} place={place} />
      <TextControl
        id={elementId(path)}
        value={value}
        onChange={editText}
        prose={false}
        max={shape.max}
        readOnly={session.readOnly}
        invalid={false}
      />
      <Trouble path={path} />
    </div>
  );
}

const TieLabel = ({ path, shape, place }: { readonly path: Path; readonly shape: Shape; readonly place: string }) => (
  <label htmlFor={elementId(path)} className="text-sm text-grey">
    {shape.title}
    <span className="sr-only">, link {place}</span>
  </label>
);

/** Numbers of links of each kind between two people, with buttons for one more and one less. */
export function PairCounts(props: Omit<LinksContext, 'at'> & { readonly pair: Pair; readonly canAdd: boolean }) {
  const { widget, pair, edits, canAdd } = props;
  const { session } = useStudio();
  return (
    <div className="flex flex-wrap gap-x-6">
      {widget.kinds.map((kind) => {
        const count = countOf(pair, kind.value);
        return (
          <div key={kind.value} className="flex items-center">
            <span className="flex w-24 items-center gap-2 text-sm">
              <LinkSample kind={kind} />
              {kind.title}
            </span>
            {!session.readOnly && (
              <IconButton
                label={`Remove ${aLink(widget, kind.value)} between ${sayPair(pair)}`}
                // Keeps the focus when the last link has gone.
                aria-disabled={count === 0}
                className="aria-disabled:border-transparent aria-disabled:text-grey aria-disabled:opacity-60"
                onClick={() => edits.drop(pair, kind.value)}
                icon="remove"
              />
            )}
            <span className="sign min-w-8 text-center tabular-nums">
              {count}
              <span className="sr-only"> {kind.title.toLowerCase()}</span>
            </span>
            {!session.readOnly && (
              <IconButton
                label={`Add ${aLink(widget, kind.value)} between ${sayPair(pair)}`}
                disabled={!canAdd}
                onClick={() => edits.add(pair, kind.value)}
                icon="add"
              />
            )}
          </div>
        );
      })}
    </div>
  );
}
