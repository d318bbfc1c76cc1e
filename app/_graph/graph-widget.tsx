'use client';

import { useCallback, useMemo, useRef, useState } from 'react';
import { useFold, useStudio } from '@/app/_draft/use-draft';
import { Button } from '@/app/_ui/button';
import { useWide } from '@/app/_ui/use-wide';
import { ViewSwitch } from '@/app/_ui/view-switch';
import { ListWidget } from '@/app/_widgets/list-widget';
import { counted, type PasteStructure } from '@/app/_widgets/paste-structure';
import { type PlaceEntries, PlaceEntriesContext } from '@/app/_widgets/place-entries';
import { readOutline } from '@/lib/intake/names';
import { isWithin, type Path } from '@/lib/kernel/path';
import type { ListShape, Shape } from '@/lib/schema/shape';
import { shapeAt } from '@/lib/schema/shape-at';
import { addEdge, type Ends, edgeListsOf, type GraphConfig, type GraphEdge, graphOf, refuseEdge } from './graph-model';
import { GraphSide } from './graph-side';

/** Least width at which a list and a graph side by side are readable. */
const BESIDE_PX = 640;

/** Paste format in which indented entries come before the one above them. */
export const outlineStructure = (config: GraphConfig, list: ListShape, root: Path): PasteStructure => ({
  help: `Indent what must be done first: each ${list.noun} waits for those indented below it. A name that is there already is not added again.`,
  read: readOutline,
  say: (joins) => `${counted(joins, 'link')} between them.`,
  join: (entries, pairs) => {
    let graph = graphOf(config, list, [...entries]);
    const most = edgeListsOf(config, list).find(({ key }) => key === config.edges.list)?.shape.max ?? 0;
    const waits = (id: string) => graph.edges.filter((edge) => edge.to === id && edge.firm).length;
    return pairs.flatMap(([to, from]) => {
      if (waits(to) >= most || refuseEdge(graph, from, to) !== undefined) return [];
      const edge: GraphEdge = { id: `${to}/${from}`, from, to, list: config.edges.list, link: undefined, firm: true };
      graph = { ...graph, edges: [...graph.edges, edge] };
      return addEdge(config, list, from, [...root, to]);
    });
  },
});

const useOutlineStructure = (widget: GraphConfig, shape: Shape | undefined, root: Path): PasteStructure | undefined =>
  useMemo(() => (shape?.kind === 'list' ? outlineStructure(widget, shape, root) : undefined), [widget, shape, root]);

function endsOf({ ends }: GraphConfig, body: Shape): Ends | undefined {
  if (!ends) return undefined;
  const shape = shapeAt(body, ends.path, undefined);
  return shape?.kind === 'list' ? { shape, root: ['body', ...ends.path] } : undefined;
}

const VIEWS = { both: 'Both', list: 'List', graph: 'Graph' } as const;

/** Entries that wait for each other: as a list, and beside it as a graph if there is room. */
export function GraphWidget({ widget }: { readonly widget: GraphConfig }) {
  const { system } = useStudio();
  const ends = useMemo(() => endsOf(widget, system.shape), [widget, system]);
  const root = useMemo<Path>(() => ['body', ...widget.path], [widget]);
  const shape = useMemo(() => shapeAt(system.shape, widget.path, undefined), [system, widget]);
  const [frame, wide] = useWide<HTMLDivElement>(BESIDE_PX);
  const holds = useCallback((path: Path) => isWithin(path, root), [root]);
  const [listShown, showList] = useFold(true, holds);
  const [both, setBoth] = useState(true);
  const beside = wide && both;
  const showTheList = useCallback(() => showList(true), [showList]);
  const placeEntries = useRef<PlaceEntries>(undefined);
  const structure = useOutlineStructure(widget, shape, root);
  if (shape?.kind !== 'list') return null;

  const { advanced } = widget;
  const list = (
    <ListWidget
      widget={{
        widget: 'list',
        title: widget.title,
        path: widget.path,
        headline: widget.headline,
        empty: widget.empty,
        ...(advanced && { advanced }),
      }}
      {...(structure && { structure })}
    />
  );
  const graph = (
    <GraphSide
      widget={widget}
      shape={shape}
      root={root}
      ends={ends}
      placeEntries={placeEntries}
      beside={beside === true}
      narrow={wide === false}
      beforeOpen={beside ? undefined : showTheList}
    />
  );
  return (
    <PlaceEntriesContext value={placeEntries}>
      <div ref={frame}>
        {wide === undefined ? (
          // Reserves the space, so that the list does not move when the switch appears.
          <div className="mb-4 h-11" />
        ) : !wide ? (
          <Button className="mb-4 w-full" onClick={() => showList(!listShown)}>
            {listShown ? 'Show the graph' : 'Show the list'}
          </Button>
        ) : (
          <ViewSwitch
            label={`${widget.title}: how to see them`}
            views={VIEWS}
            current={both ? 'both' : listShown ? 'list' : 'graph'}
            onChange={(view) => {
              setBoth(view === 'both');
              showList(view !== 'graph');
            }}
          />
        )}
        {beside ? (
          <div className="grid grid-cols-2 items-start gap-4">
            {list}
            <div className="sticky top-20">{graph}</div>
          </div>
        ) : listShown ? (
          list
        ) : (
          graph
        )}
      </div>
    </PlaceEntriesContext>
  );
}
