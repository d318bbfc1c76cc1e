'use client';

import dynamic from 'next/dynamic';
import { memo, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { Report } from '@/app/_draft/issue-store';
import { useFold, useReport, useStudio, useUndoable, useValue } from '@/app/_draft/use-draft';
import { partMissing } from '@/app/_ui/part-missing';
import { useWide } from '@/app/_ui/use-wide';
import { ViewSwitch } from '@/app/_ui/view-switch';
import type { Issue } from '@/lib/kernel/issue';
import type { Json } from '@/lib/kernel/json';
import { isWithin, type Path } from '@/lib/kernel/path';
import { blankEntry } from '@/lib/schema/blank';
import type { ListShape } from '@/lib/schema/shape';
import { shapeAt } from '@/lib/schema/shape-at';
import { firstInside } from './first-inside';
import type { Selection } from './graph-canvas';
import {
  addEdge,
  edgeListsOf,
  type GraphConfig,
  type GraphEdge,
  graphOf,
  refuseEdge,
  removeEdge,
  removeNode,
} from './graph-model';
import type { NodeTrouble } from './graph-node';
import { GraphPanel } from './graph-panel';
import { RoutePicker, RouteWords } from './graph-routes';
import { ListWidget } from './list-widget';

/** A list and a graph of half of this each can still be read. */
const BESIDE_PX = 640;
const ONE = { list: 'List', graph: 'Graph' } as const;
type View = 'both' | 'list' | 'graph';
const BESIDE = { both: 'Both', ...ONE } as const;

const GraphCanvas = dynamic(() => import('./graph-canvas').then((module) => module.GraphCanvas, partMissing), {
  ssr: false,
  loading: () => (
    <div role="status" className="h-[60vh] min-h-80 border-2 border-dashed border-line p-6">
      Drawing…
    </div>
  ),
});

/** Entries that wait for each other: as a list, and as a graph beside it where there is room. */
export function GraphWidget({ widget }: { readonly widget: GraphConfig }) {
  const { system } = useStudio();
  const root = useMemo<Path>(() => ['body', ...widget.path], [widget]);
  const shape = useMemo(() => shapeAt(system.shape, widget.path, undefined), [system, widget]);
  const [frame, wide] = useWide<HTMLDivElement>(BESIDE_PX);
  const holds = useCallback((path: Path) => isWithin(path, root), [root]);
  const [listShown, showList] = useFold(true, holds);
  const [both, setBoth] = useState(true);
  const beside = wide && both;
  const showTheList = useCallback(() => showList(true), [showList]);
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
    />
  );
  const graph = <GraphSide widget={widget} shape={shape} root={root} beforeOpen={beside ? undefined : showTheList} />;
  return (
    <div ref={frame}>
      {wide === undefined ? (
        // Its place, so that the list does not move when it comes.
        <div className="mb-4 h-11" />
      ) : (
        <ViewSwitch
          label={`${widget.title}: how to see them`}
          views={(wide ? BESIDE : ONE) as Readonly<Record<View, string>>}
          current={wide && both ? 'both' : listShown ? 'list' : 'graph'}
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
  );
}

interface SideProps {
  readonly widget: GraphConfig;
  readonly shape: ListShape;
  readonly root: Path;
  /** Where the list is not on the screen, what brings it there. */
  readonly beforeOpen: (() => void) | undefined;
}

/** A large graph takes longer to draw than a key to be pressed, so it follows the typing when there is time. */
function GraphSide(props: SideProps) {
  const value = useDeferredValue(useValue(props.root));
  const report = useDeferredValue(useReport());
  return <GraphPane {...props} value={value} report={report} />;
}

const GraphPane = memo(function GraphPane(
  props: SideProps & { readonly value: Json | undefined; readonly report: Report },
) {
  const { widget, shape, root, beforeOpen, value } = props;
  const { session, focusPath } = useStudio();
  const undoable = useUndoable();
  const { issues, facts } = props.report;
  const graph = useMemo(() => graphOf(widget, shape, value), [widget, shape, value]);
  const trouble = useMemo(() => troubleByNode(issues, root), [issues, root]);
  const [selection, setSelection] = useState<Selection>();
  const [refusal, setRefusal] = useState<string>();
  const [routeId, setRouteId] = useState<string>();
  const panel = useRef<HTMLElement>(null);
  const [focused, setFocused] = useState<{ readonly node: string }>();
  const routes = facts?.routes ?? [];
  const shown = routeId ?? routes.find(({ reachable }) => reachable)?.id ?? '';
  const editable = !session.readOnly;
  const titleOf = (id: string) => graph.nodes.find((node) => node.id === id)?.title ?? id;

  const select = (next: Selection) => {
    setRefusal(undefined);
    setSelection(next);
  };
  const open = (id: string) => {
    beforeOpen?.();
    focusPath([...root, id, ...firstInside(shape, widget.headline)], [...root, id, widget.headline]);
  };
  // Once the panel shows what can be done now: a button of what was selected before would go, and the focus with it.
  const [acted, setActed] = useState<object>();
  const act = () => setActed({});
  useEffect(() => {
    if (acted) panel.current?.querySelector('button')?.focus();
  }, [acted]);
  const connect = (from: string, to: string) => {
    const reason = refuseEdge(graph, from, to);
    setRefusal(reason);
    if (reason) return;
    undoable(`“${titleOf(to)}” now waits for “${titleOf(from)}”.`, addEdge(widget, shape, root, from, to));
  };
  const cut = (edge: GraphEdge) => {
    const chosen = selection && 'node' in selection ? selection : { node: edge.to };
    select(chosen);
    undoable(`“${titleOf(edge.to)}” no longer waits for “${titleOf(edge.from)}”.`, [removeEdge(root, edge)]);
    setFocused({ ...chosen });
  };
  const remove = (id: string) => {
    const at = graph.nodes.findIndex((node) => node.id === id);
    const next = graph.nodes[at + 1] ?? graph.nodes[at - 1];
    select(undefined);
    undoable(`Deleted “${titleOf(id)}” and the links to it.`, removeNode(graph, root, id));
    if (next) setFocused({ node: next.id });
    else act();
  };
  const add = () => {
    const entry = blankEntry(shape);
    session.edit([{ op: 'insert', path: root, entry }]);
    beforeOpen?.();
    focusPath([...root, entry.id, widget.headline]);
  };

  return (
    <section aria-label={`${widget.title} as a graph`}>
      <RoutePicker routes={facts?.routes} shown={shown} onShow={setRouteId} />
      <GraphCanvas
        label={`${widget.title} as a graph: ${graph.nodes.length} of them, ${graph.edges.length} links`}
        graph={graph}
        route={routes.find(({ id }) => id === shown)}
        trouble={trouble}
        editable={editable}
        selection={selection}
        focused={focused}
        onSelect={select}
        onOpen={open}
        onAct={(id) => {
          select({ node: id });
          act();
        }}
        onConnect={connect}
        onDelete={(chosen) => {
          if (!editable || !chosen) return;
          if ('node' in chosen) return remove(chosen.node);
          const edge = graph.edges.find(({ id }) => id === chosen.edge);
          if (edge) cut(edge);
        }}
      />
      <section
        ref={panel}
        aria-label="Selection in the graph"
        className="border-2 border-t-0 border-ink bg-raised p-3"
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !selection || !('node' in selection)) return;
          event.stopPropagation();
          setFocused({ node: selection.node });
          select(undefined);
        }}
      >
        <RouteWords route={routes.find(({ id }) => id === shown)} effort={facts?.effort} graph={graph} />
        {refusal !== undefined && (
          <p role="alert" className="mb-3 border-l-4 border-alarm pl-3">
            {refusal}
          </p>
        )}
        <GraphPanel
          graph={graph}
          lists={edgeListsOf(widget, shape)}
          noun={shape.noun}
          editable={editable}
          node={selection && 'node' in selection ? selection.node : undefined}
          edge={selection && 'edge' in selection ? selection.edge : undefined}
          onAdd={add}
          onOpen={open}
          onConnect={connect}
          onCut={cut}
          onRemove={remove}
        />
      </section>
    </section>
  );
});

/** What the issues say of each entry below `root`. */
function troubleByNode(issues: readonly Issue[], root: Path): ReadonlyMap<string, NodeTrouble> {
  const marks = new Map<string, NodeTrouble>();
  for (const { path, severity } of issues) {
    const id = path[root.length];
    if (id === undefined || severity === 'hint' || !isWithin(path, root)) continue;
    const { errors, warnings } = marks.get(String(id)) ?? { errors: 0, warnings: 0 };
    marks.set(String(id), {
      errors: errors + Number(severity === 'error'),
      warnings: warnings + Number(severity === 'warning'),
    });
  }
  return marks;
}
