'use client';

import dynamic from 'next/dynamic';
import { memo, type RefObject, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import {
  besideDeleted,
  type DrawnSelection,
  firstInside,
  nodesIn,
  useAnnounceSelection,
} from '@/app/_canvas/drawn-selection';
import type { Report } from '@/app/_draft/issue-store';
import { useReport, useStudio, useValue } from '@/app/_draft/use-draft';
import { Alert } from '@/app/_ui/alert';
import { partMissing } from '@/app/_ui/part-missing';
import { useWidth } from '@/app/_ui/use-wide';
import { type PlaceEntries, useInsertPatches } from '@/app/_widgets/place-entries';
import type { Issue } from '@/lib/kernel/issue';
import { entriesOf, type Json } from '@/lib/kernel/json';
import { formatPath, type Path, valueAt } from '@/lib/kernel/path';
import { blankEntry } from '@/lib/schema/blank';
import type { ListShape } from '@/lib/schema/shape';
import {
  type Ends,
  edgeListsOf,
  entryPath,
  type GraphConfig,
  type GraphEdge,
  graphOf,
  refuseEdge,
  withEnds,
} from './graph-model';
import { GraphPanel } from './graph-panel';
import type { NodeTrouble } from './graph-parts';
import { nodesPerRow, storedPlaces, useGraphPlaces } from './graph-places';
import { GraphToolbar, RoutePicker, RouteWords } from './graph-routes';
import { useGraphEdits, usePlaceGraphEntries } from './use-graph-edits';
import { useGraphParts } from './use-graph-parts';
import type { CanvasControls } from './use-graph-view';

/** Smallest zoom at which titles in the graph are readable. */
const LEGIBLE_ZOOM = 0.8;

const GraphCanvas = dynamic(() => import('./graph-canvas').then((module) => module.GraphCanvas, partMissing), {
  ssr: false,
  loading: () => (
    <div role="status" className="h-[60vh] min-h-80 border-2 border-dashed border-line p-6">
      Drawing…
    </div>
  ),
});

interface SideProps {
  readonly widget: GraphConfig;
  readonly shape: ListShape;
  readonly root: Path;
  readonly ends: Ends | undefined;
  /** True if the list is beside the graph, which then stays in view while the list scrolls. */
  readonly beside: boolean;
  /** True if the page is too narrow for the whole graph. */
  readonly narrow: boolean;
  /** Shows the list; undefined if it is on the screen already. */
  readonly beforeOpen: (() => void) | undefined;
  /** Filled while the graph is on the screen: gives new entries a position in its view. */
  readonly placeEntries: RefObject<PlaceEntries | undefined>;
}

/** Draws the graph from deferred values: a large graph takes longer to draw than the time between two keys. */
export function GraphSide(props: SideProps) {
  const { root, widget } = props;
  const value = useDeferredValue(useValue(root));
  const last = useDeferredValue(useValue(props.ends?.root ?? root));
  const places = useDeferredValue(useValue(useMemo(() => ['body', ...widget.places], [widget])));
  const report = useDeferredValue(useReport());
  return <GraphPane {...props} value={value} last={last} places={places} report={report} />;
}

const GraphPane = memo(function GraphPane(
  props: SideProps & {
    readonly value: Json | undefined;
    /** The entries that end the graph. */
    readonly last: Json | undefined;
    readonly places: Json | undefined;
    readonly report: Report;
  },
) {
  const { widget, shape, root, ends, beforeOpen, value, last } = props;
  const { session, focusPath } = useStudio();
  const insertPatches = useInsertPatches();
  const { faults: issues, facts } = props.report;
  const graph = useMemo(() => {
    const own = graphOf(widget, shape, value);
    return ends ? withEnds(own, widget, ends, value, last) : own;
  }, [widget, shape, ends, value, last]);
  const trouble = useMemo(
    () =>
      troubleByNode(issues, new Map(graph.nodes.map(({ id }) => [formatPath(entryPath(graph, root, ends, id)), id]))),
    [issues, graph, root, ends],
  );
  const [frame, width] = useWidth<HTMLElement>();
  const perRow = width === undefined ? undefined : nodesPerRow(width, LEGIBLE_ZOOM, graph.nodes.length);
  const stored = useMemo(() => storedPlaces(props.places), [props.places]);
  const { positions, isLaidOut } = useGraphPlaces(graph, stored, perRow);
  const edits = useGraphEdits({ widget, shape, root, ends, graph, stored, positions });
  const controls = useRef<CanvasControls>(null);
  const [several, setSeveral] = useState(false);
  const [selection, setSelection] = useState<DrawnSelection>();
  const [refusal, setRefusal] = useState<string>();
  const [routeId, setRouteId] = useState<string>();
  const panel = useRef<HTMLElement>(null);
  const [focused, setFocused] = useState<{ readonly node: string }>();
  const routes = facts?.routes ?? [];
  const shown = routeId ?? routes.find(({ reachable }) => reachable)?.id ?? '';
  const route = routes.find(({ id }) => id === shown);
  const drawn = useGraphParts(graph, positions, route, props.narrow);
  const editable = !session.readOnly;
  const endOf = (id: string) => graph.nodes.find((node) => node.id === id)?.end;
  const noun = nodesIn(selection).some(endOf) ? 'node' : shape.noun;
  useAnnounceSelection(nodesIn(selection).length, noun);

  usePlaceGraphEntries(props.placeEntries, { ...props, positions, keep: edits.keep, controls });

  const focus = (node: string) => {
    if (!drawn.graph.nodes.some(({ id }) => id === node)) drawn.show(node);
    setFocused({ node });
  };
  const select = (next: DrawnSelection) => {
    setRefusal(undefined);
    setSelection(next);
  };
  const open = (id: string) => {
    const path = entryPath(graph, root, ends, id);
    const isEnd = ends !== undefined && endOf(id) !== undefined;
    const headline = isEnd ? widget.ends?.headline : widget.headline;
    // Entries at the end have their own list, which is on the screen.
    if (!isEnd) beforeOpen?.();
    focusPath([...path, ...firstInside(isEnd ? ends.shape : shape, headline)], [...path, headline ?? '']);
  };
  // Moves the focus after the panel has updated: a button for the previous selection would disappear with the focus.
  const [acted, setActed] = useState<object>();
  const act = () => setActed({});
  useEffect(() => {
    if (acted) panel.current?.querySelector('button')?.focus();
  }, [acted]);
  const connect = (from: string, to: string) => {
    const reason = refuseEdge(graph, from, to);
    setRefusal(reason);
    if (!reason) edits.connect(from, to);
  };
  const cut = (edge: GraphEdge) => {
    if (edge.link === undefined) return;
    const [chosen = edge.to] = nodesIn(selection);
    select({ nodes: [chosen] });
    edits.cut(edge);
    focus(chosen);
  };
  const remove = (chosen: readonly string[]) => {
    const ids = chosen.filter((id) => !endOf(id));
    if (ids.length === 0) return setRefusal(`Delete it in its own list, “${ends?.shape.title}”.`);
    // The drawing may lag behind recent deletions.
    const alive = entriesOf(valueAt(session.draft() as unknown as Json, root)).map(({ id }) => id);
    const next = besideDeleted(alive, ids);
    select(undefined);
    edits.remove(ids);
    if (next !== undefined) focus(next);
    else act();
  };
  const duplicate = (ids: readonly string[]) => {
    const copies = edits.duplicate(ids);
    const [first] = copies;
    if (first === undefined) return;
    select({ nodes: copies });
    controls.current?.reveal(copies);
    focus(first);
  };
  const add = () => {
    const entry = blankEntry(shape);
    session.edit(insertPatches(root, [entry]));
    beforeOpen?.();
    focusPath([...root, entry.id, widget.headline]);
  };

  return (
    <section
      ref={frame}
      aria-label={`${widget.title} as a graph`}
      // The panel has a fixed height, whatever is selected: otherwise the canvas would jump.
      className={props.beside ? 'flex max-h-[calc(100dvh-6rem)] flex-col' : ''}
    >
      <RoutePicker
        routes={facts?.routes}
        shown={shown}
        onShow={(id) => {
          setRouteId(id);
          drawn.show(undefined);
        }}
      />
      <GraphToolbar
        editable={editable}
        isEmpty={graph.nodes.length === 0}
        several={several}
        tidying={edits.tidying}
        parts={drawn.parts}
        onZoomIn={() => controls.current?.zoom('in')}
        onZoomOut={() => controls.current?.zoom('out')}
        onShowAll={() => controls.current?.zoom('all')}
        onSeveral={setSeveral}
        onTidy={async () => {
          if (await edits.tidy(perRow ?? 2)) setTimeout(() => controls.current?.zoom('all'), 100);
        }}
      />
      <GraphCanvas
        key={drawn.view}
        label={`${widget.title} as a graph: ${drawn.graph.nodes.length} of them, ${drawn.graph.edges.length} links`}
        graph={drawn.graph}
        positions={drawn.positions}
        isLaidOut={isLaidOut}
        controls={controls}
        several={several}
        route={route}
        trouble={trouble}
        editable={editable}
        selection={selection}
        focused={focused}
        onSelect={select}
        onOpen={open}
        onAct={(id) => {
          select({ nodes: [id] });
          act();
        }}
        onConnect={connect}
        onDelete={(chosen) => {
          if (!chosen) return;
          if ('nodes' in chosen) return remove(chosen.nodes);
          const edge = graph.edges.find(({ id }) => id === chosen.edge);
          if (edge) cut(edge);
        }}
        onMove={edits.move}
        onDuplicate={duplicate}
      />
      <section
        ref={panel}
        aria-label="Selection in the graph"
        className={`border-2 border-t-0 border-ink bg-raised p-3 ${props.beside ? 'h-[30dvh] shrink-0 overflow-y-auto' : ''}`}
        onKeyDown={(event) => {
          const [node] = nodesIn(selection);
          if (event.key !== 'Escape' || node === undefined) return;
          event.stopPropagation();
          focus(node);
          select(undefined);
        }}
      >
        <RouteWords route={route} effort={facts?.effort} graph={graph} />
        <Alert className="mb-3 border-l-4 border-alarm pl-3">{refusal}</Alert>
        <GraphPanel
          graph={graph}
          lists={edgeListsOf(widget, shape)}
          noun={shape.noun}
          selected={noun}
          editable={editable}
          nodes={nodesIn(selection)}
          edge={selection && 'edge' in selection ? selection.edge : undefined}
          onAdd={add}
          onOpen={open}
          onConnect={connect}
          onCut={cut}
          onRemove={remove}
          onDuplicate={duplicate}
        />
      </section>
    </section>
  );
});

/** Counts the issues in each node's entry; `nodes` has their ids by the entries' paths. */
function troubleByNode(issues: readonly Issue[], nodes: ReadonlyMap<string, string>): ReadonlyMap<string, NodeTrouble> {
  const marks = new Map<string, NodeTrouble>();
  for (const { path, severity } of issues) {
    const id = path.map((_, i) => nodes.get(formatPath(path.slice(0, i + 1)))).find((one) => one !== undefined);
    if (id === undefined || severity === 'hint') continue;
    const { errors, warnings } = marks.get(id) ?? { errors: 0, warnings: 0 };
    marks.set(id, {
      errors: errors + Number(severity === 'error'),
      warnings: warnings + Number(severity === 'warning'),
    });
  }
  return marks;
}
