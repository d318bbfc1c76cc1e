'use client';

import { useCallback, useId, useState } from 'react';
import { elementId } from '@/app/_draft/element-id';
import { useFold, useStudio } from '@/app/_draft/use-draft';
import { Field } from '@/app/_forms/field';
import { Trouble } from '@/app/_forms/field-frame';
import { Figures } from '@/app/_forms/figures';
import { Alert } from '@/app/_ui/alert';
import { Button } from '@/app/_ui/button';
import { Options } from '@/app/_ui/options';
import { ViewSwitch } from '@/app/_ui/view-switch';
import { isWithin, type Path } from '@/lib/kernel/path';
import { counted } from '@/lib/tabletop/words/wording';
import { LinkSample } from './link-parts';
import { LinksGraph } from './links-graph';
import { keyOf, type Links, type LinksConfig, type Stray } from './links-model';
import { PairTable } from './pair-table';
import { type LinkEdits, type LinksAt, useLinkEdits, useLinks, useLinksAt } from './use-links';

const SHOWN = 6;

const WHY: Readonly<Record<Stray['why'], string>> = {
  self: 'Both ends are the same.',
  nobody: 'An end is missing.',
  kind: 'Its kind is unknown.',
};

interface StrayProps {
  readonly widget: LinksConfig;
  readonly at: LinksAt;
  readonly editable: boolean;
  readonly onRemove: LinkEdits['remove'];
}

/** Links that don't join two people, to be repaired or removed, a few at a time. */
function LinkStrays(props: StrayProps & { readonly strays: readonly Stray[] }) {
  const { strays, editable, onRemove } = props;
  const rest = strays.length - SHOWN;
  return (
    <section aria-label="Links that lead nowhere" className="flex flex-col gap-3 border-l-4 border-hazard pl-3">
      <div className="flex flex-wrap items-center gap-3">
        <p className="measure grow basis-60">
          {counted(strays.length, 'link')} {strays.length === 1 ? 'is' : 'are'} not on the graph. Choose the ends again,
          or remove {strays.length === 1 ? 'it' : 'them'}.
        </p>
        {editable && strays.length > 1 && (
          <Button
            onClick={() =>
              onRemove(
                strays.map(({ id }) => id),
                `Removed ${counted(strays.length, 'link')} that led nowhere.`,
              )
            }
            icon="trash"
          >
            Remove all {strays.length}
          </Button>
        )}
      </div>
      <ol className="flex flex-col gap-3">
        {strays.slice(0, SHOWN).map((stray) => (
          <StrayLink key={stray.id} {...props} stray={stray} />
        ))}
      </ol>
      {rest > 0 && <p className="text-sm text-grey">{rest} more are shown once these are done.</p>}
    </section>
  );
}

function StrayLink(props: StrayProps & { readonly stray: Stray }) {
  const { widget, at, stray, editable } = props;
  const { links } = widget;
  const path = [...at.root, stray.id];
  const fields = at.list.entry.kind === 'object' ? at.list.entry.fields : {};
  const wrong = stray.why === 'kind' ? [links.by] : [links.a, links.b];
  return (
    <li id={elementId(path)} className="flex flex-col gap-2 border-2 border-line bg-raised p-3">
      <p className="sign">{WHY[stray.why]}</p>
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        {wrong.map((key) => {
          const shape = fields[key];
          return (
            shape && (
              <div key={key} className="min-w-0 grow basis-60">
                <Field path={[...path, key]} shape={shape} />
              </div>
            )
          );
        })}
      </div>
      <Trouble path={path} />
      {editable && (
        <Button
          className="self-start"
          onClick={() => props.onRemove([stray.id], 'Removed a link that led nowhere.')}
          icon="trash"
        >
          Remove
        </Button>
      )}
    </li>
  );
}

const VIEWS = { graph: 'Graph', table: 'Table of pairs' } as const;

/** Links between pairs of a list's entries, in any number: as a graph and as a table of pairs. */
export function LinksWidget({ widget }: { readonly widget: LinksConfig }) {
  const at = useLinksAt(widget);
  return at ? <LinksEditor widget={widget} at={at} /> : null;
}

function LinksEditor({ widget, at }: { readonly widget: LinksConfig; readonly at: LinksAt }) {
  const { session, focusPath } = useStudio();
  const { root, home, list, noun } = at;
  const links = useLinks(widget, at);
  const edits = useLinkEdits(widget, at);
  const [kind, setKind] = useState(widget.kinds[0]?.value ?? '');
  // Paths into a link open the table.
  const [tableShown, showTable] = useFold(
    false,
    useCallback((path: Path) => isWithin(path, root) && path.length > root.length, [root]),
  );
  const count = links.strays.length + links.pairs.reduce((sum, { ties }) => sum + ties.length, 0);
  const isFull = count >= list.max;
  const editable = !session.readOnly;

  return (
    <section id={elementId(root)} aria-label={widget.title} className="flex min-w-0 flex-col gap-4">
      <div>
        <h2 className="flex items-baseline gap-3 text-lg">
          {widget.title} <span className="sign text-base text-grey">{count}</span>
        </h2>
        <p className="measure text-sm text-grey">{list.description}</p>
      </div>
      <Trouble path={root} />
      {count === 0 && <p className="border-2 border-dashed border-line p-5 text-grey">{widget.empty}</p>}
      {links.strays.length > 0 && (
        <LinkStrays widget={widget} at={at} strays={links.strays} editable={editable} onRemove={edits.remove} />
      )}
      {links.people.length < 2 ? (
        <div className="flex flex-wrap items-center gap-3">
          <p>A link joins two {noun}s.</p>
          <Button onClick={() => focusPath(home)}>Add a {noun}</Button>
        </div>
      ) : (
        <>
          {editable && (
            <AddLink widget={widget} links={links} kind={kind} onKind={setKind} isFull={isFull} edits={edits} />
          )}
          {isFull && <p className="text-sm text-grey">The list is full: {list.max}.</p>}
          <div>
            <ViewSwitch
              label={`${widget.title}: how to see them`}
              views={VIEWS}
              current={tableShown ? 'table' : 'graph'}
              onChange={(view) => showTable(view === 'table')}
            />
            {tableShown ? (
              <PairTable widget={widget} at={at} links={links} edits={edits} canAdd={editable && !isFull} />
            ) : (
              <LinksGraph
                widget={widget}
                at={at}
                links={links}
                edits={edits}
                kind={kind}
                canAdd={editable && !isFull}
              />
            )}
          </div>
        </>
      )}
      <Figures of={[root]} />
    </section>
  );
}

/** Form for a new link without a pointer: two people and a kind. Drawn links use the same kind. */
function AddLink(props: {
  readonly widget: LinksConfig;
  readonly links: Links;
  readonly kind: string;
  readonly onKind: (kind: string) => void;
  readonly isFull: boolean;
  readonly edits: LinkEdits;
}) {
  const { widget, links, kind, edits } = props;
  const [ends, setEnds] = useState({ a: '', b: '' });
  const [refusal, setRefusal] = useState<string>();
  const group = useId();
  const add = () => {
    const pair = links.pairs.find(({ id }) => id === keyOf(ends.a, ends.b));
    setRefusal(pair ? undefined : 'Choose two different ones: a link joins two.');
    if (pair) edits.add(pair, kind);
  };
  const choose = (end: 'a' | 'b', id: string) => {
    setRefusal(undefined);
    setEnds({ ...ends, [end]: id });
  };
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 border-2 border-ink bg-raised p-3">
      <legend className="sign px-1">New link</legend>
      <div className="flex flex-wrap items-end gap-3">
        <End label="Between" value={ends.a} links={links} onChoose={(id) => choose('a', id)} />
        <End label="And" value={ends.b} links={links} onChoose={(id) => choose('b', id)} />
        <div role="radiogroup" aria-label="Kind of new links" className="flex flex-wrap gap-2">
          {widget.kinds.map((each) => (
            <label
              key={each.value}
              className="sign inline-flex min-h-11 items-center gap-2 rounded-sm border-2 border-grey bg-paper px-3 hover:border-ink has-checked:border-ink has-checked:outline-2 has-checked:outline-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-service"
            >
              <input
                type="radio"
                name={group}
                value={each.value}
                checked={each.value === kind}
                onChange={() => props.onKind(each.value)}
                className="size-4 shrink-0 accent-ink"
              />
              <LinkSample kind={each} />
              {each.title}
            </label>
          ))}
        </div>
        <Button look="main" disabled={props.isFull || ends.a === '' || ends.b === ''} onClick={add} icon="add">
          Add link
        </Button>
      </div>
      <Alert className="border-l-4 border-alarm pl-3">{refusal}</Alert>
    </fieldset>
  );
}

function End(props: {
  readonly label: string;
  readonly value: string;
  readonly links: Links;
  readonly onChoose: (id: string) => void;
}) {
  const { people } = props.links;
  const id = useId();
  const isKnown = people.some((person) => person.id === props.value);
  return (
    <div className="min-w-0 grow basis-36">
      <label htmlFor={id} className="sign text-sm">
        {props.label}
      </label>
      <select
        id={id}
        className="input"
        value={isKnown ? props.value : ''}
        onChange={({ target }) => props.onChoose(target.value)}
      >
        <option value="">Choose…</option>
        <Options of={people.map((person) => [person.id, person.title])} />
      </select>
    </div>
  );
}
