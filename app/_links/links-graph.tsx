'use client';

import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useStudio } from '@/app/_draft/use-draft';
import { Button } from '@/app/_ui/button';
import { LinksCanvas, type Selection } from './links-canvas';
import { aLink, graphOf, keyOf, type Links, type Pair, type Person, sayPair, sayTies } from './links-model';
import { PairCounts, PairTies } from './pair-ties';
import type { LinksContext } from './use-links';

interface Props extends LinksContext {
  readonly links: Links;
  /** Kind of the links being drawn. */
  readonly kind: string;
  readonly canAdd: boolean;
}

/** With `isLed` the focus moves too, to the panel or back to the graph. */
type Choose = (selection: Selection, isLed?: boolean) => void;

/** The graph, drawn from deferred values, and the panel for its selection. */
export function LinksGraph(props: Props) {
  const { widget, links, edits, kind, canAdd } = props;
  const [selection, setSelection] = useState<Selection>();
  const [frame, panel] = [useRef<HTMLDivElement>(null), useRef<HTMLElement>(null)];
  const { people, pairs } = useDeferredValue(links);
  const graph = useMemo(() => graphOf(widget, { people, pairs }), [widget, people, pairs]);
  const choose: Choose = (next, isLed = false) => {
    setSelection(next);
    if (!isLed) return;
    const from = next ? panel.current : frame.current;
    requestAnimationFrame(() =>
      from?.querySelector<HTMLElement | SVGElement>('h3, [data-person][tabindex="0"]')?.focus(),
    );
  };
  return (
    <div ref={frame}>
      <LinksCanvas
        label={`${widget.title} as a graph`}
        widget={widget}
        graph={graph}
        pairs={pairs}
        editable={canAdd}
        selection={selection}
        onSelect={choose}
        onConnect={(a, b) => {
          const pair = links.pairs.find(({ id }) => id === keyOf(a, b));
          if (!pair) return;
          edits.add(pair, kind);
          setSelection({ pair: pair.id });
        }}
      />
      <section ref={panel} aria-label="Selection in the graph" className="border-2 border-t-0 border-ink bg-raised p-3">
        <Panel {...props} selection={selection} onSelect={choose} />
      </section>
    </div>
  );
}

function Panel(props: Props & { readonly selection: Selection; readonly onSelect: Choose }) {
  const { links, selection } = props;
  const pair = selection && 'pair' in selection ? links.pairs.find(({ id }) => id === selection.pair) : undefined;
  const person =
    selection && 'person' in selection ? links.people.find(({ id }) => id === selection.person) : undefined;
  if (pair) return <PairPanel {...props} pair={pair} />;
  if (person) return <PersonPanel {...props} person={person} />;
  return <NothingChosen {...props} />;
}

function NothingChosen({ widget, at, kind, canAdd }: Props) {
  return (
    <p className="measure text-sm">
      {canAdd
        ? `Drag from one ${at.noun} to another to draw ${aLink(widget, kind)}. Choose a line to see, change or remove its links.`
        : `Choose a line or a ${at.noun} to see the links.`}
      <span className="mt-1 block text-grey pointer-coarse:sr-only">
        Arrow keys: next {at.noun}. Enter: their links with each of the others; Escape: back.
      </span>
    </p>
  );
}

function PersonPanel({
  widget,
  links,
  person,
  onSelect,
}: Props & { readonly person: Person; readonly onSelect: Choose }) {
  const { session } = useStudio();
  return (
    <div className="flex flex-col gap-2">
      <h3 tabIndex={-1} className="text-lg [overflow-wrap:anywhere]">
        {person.title}
      </h3>
      <ul className="grid gap-x-6 sm:grid-cols-2">
        {links.pairs
          .filter(({ a, b }) => a.id === person.id || b.id === person.id)
          .map((pair) => {
            const other = pair.a.id === person.id ? pair.b : pair.a;
            return (
              <li key={pair.id} className="flex items-center justify-between gap-2 border-b border-line">
                <span className="min-w-0 [overflow-wrap:anywhere]">
                  {other.title}: {sayTies(widget, pair)}
                </span>
                <Button look="quiet" onClick={() => onSelect({ pair: pair.id }, true)}>
                  {session.readOnly ? 'See' : 'Change'}
                  <span className="sr-only"> the links of {sayPair(pair)}</span>
                </Button>
              </li>
            );
          })}
      </ul>
    </div>
  );
}

function PairPanel({
  widget,
  at,
  pair,
  edits,
  canAdd,
  onSelect,
}: Props & { readonly pair: Pair; readonly onSelect: Choose }) {
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
        <h3 tabIndex={-1} className="min-w-0 grow basis-52 text-lg [overflow-wrap:anywhere]">
          {sayPair(pair)}
        </h3>
        <PairCounts widget={widget} pair={pair} edits={edits} canAdd={canAdd} />
      </div>
      <PairTies widget={widget} at={at} pair={pair} edits={edits} />
      <Button look="quiet" className="self-start" onClick={() => onSelect(undefined, true)}>
        Back
      </Button>
    </div>
  );
}
