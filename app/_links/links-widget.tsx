'use client';

import { useCallback, useState } from 'react';
import { elementId } from '@/app/_draft/element-id';
import { useFold, useStudio } from '@/app/_draft/use-draft';
import { Trouble } from '@/app/_forms/field-frame';
import { Figures } from '@/app/_forms/figures';
import { Button } from '@/app/_ui/button';
import { ViewSwitch } from '@/app/_ui/view-switch';
import { isWithin, type Path } from '@/lib/kernel/path';
import { AddLink } from './add-link';
import { LinkStrays } from './link-strays';
import { LinksGraph } from './links-graph';
import type { LinksConfig } from './links-model';
import { PairTable } from './pair-table';
import { type LinksAt, useLinkEdits, useLinks, useLinksAt } from './use-links';

const VIEWS = { graph: 'Graph', table: 'Table of pairs' } as const;

/** Any number of links between each two of a list: drawn, and as a table of pairs. */
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
  // What leads to a link leads into the table.
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
          <p>A link needs two to stand between.</p>
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
