'use client';

import '@xyflow/react/dist/base.css';
import {
  type Connection,
  type Edge,
  MarkerType,
  type Node,
  Panel,
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
} from '@xyflow/react';
import { type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useKept } from '@/app/_ui/use-kept';
import { useWidth } from '@/app/_ui/use-wide';
import type { Route } from '@/lib/contract/authored';
import { edgesOnRoute, type Graph } from './graph-model';
import { type EntryNode, GraphNodeView, HANDLES, type NodeTrouble } from './graph-node';
import { openingCentre } from './opening-view';
import { isTab, useConnectionEnd } from './use-connection-end';
import { abreastIn, NODE_SIZE, useGraphLayout } from './use-graph-layout';
import { nearestInDirection } from './walk';

const NODE_TYPES = { entry: GraphNodeView };
const FIT = { padding: 0.06, maxZoom: 1 };
/** Below this nobody reads a title. */
const LEGIBLE_ZOOM = 0.7;
/** More than these are drawn only while they are in sight. */
const DRAWN_AT_ONCE = 60;
const FRAMES_TO_DRAW = 20;
const CALM: NodeTrouble = { errors: 0, warnings: 0 };

export type Selection = { readonly node: string } | { readonly edge: string } | undefined;

interface CanvasProps {
  readonly label: string;
  readonly graph: Graph;
  readonly route: Route | undefined;
  readonly trouble: ReadonlyMap<string, NodeTrouble>;
  readonly editable: boolean;
  readonly selection: Selection;
  /** The node that gets the focus; a new object each time. */
  readonly focused: { readonly node: string } | undefined;
  readonly onSelect: (selection: Selection) => void;
  /** To the form of a node. */
  readonly onOpen: (id: string) => void;
  /** To what can be done with a node. */
  readonly onAct: (id: string) => void;
  readonly onConnect: (from: string, to: string) => void;
  readonly onDelete: (selection: Selection) => void;
}

/** The graph as a drawing. Everything one can do to it is in the panel beside it too. */
export function GraphCanvas(props: CanvasProps) {
  return (
    <ReactFlowProvider>
      <Canvas {...props} />
    </ReactFlowProvider>
  );
}

function Canvas(props: CanvasProps) {
  const { label, graph, route, trouble, editable, selection, focused, onSelect, onDelete } = props;
  const [current, setCurrent] = useState<string>();
  const flow = useReactFlow();
  const [frame, width = 400] = useWidth<HTMLDivElement>();
  const positions = useGraphLayout(graph, abreastIn(width, LEGIBLE_ZOOM, graph.nodes.length));
  const tabStop = graph.nodes.some(({ id }) => id === current) ? current : graph.nodes[0]?.id;

  const drawnNodes = useMemo(() => {
    const waits = waitsOf(graph);
    return graph.nodes.map(({ id, title }): EntryNode => {
      const turn = route ? route.goals.indexOf(id) : -1;
      const marks = trouble.get(id) ?? CALM;
      return {
        id,
        type: 'entry',
        position: positions.get(id) ?? { x: 0, y: 0 },
        ...NODE_SIZE,
        // Otherwise the handles are measured again, and the edges blink, with every change.
        measured: NODE_SIZE,
        data: { title, turn: turn === -1 ? undefined : turn + 1, trouble: marks, editable },
        handles: HANDLES,
        selected: selection !== undefined && 'node' in selection && selection.node === id,
        focusable: id === tabStop,
        // A click can focus the others too.
        domAttributes: { tabIndex: id === tabStop ? 0 : -1 },
        // What the Tab key leads to is always drawn, wherever one has moved the sheet.
        dragging: id === tabStop,
        ariaLabel: describe(title, waits.get(id) ?? [], turn, marks),
      };
    });
  }, [graph, positions, route, trouble, editable, selection, tabStop]);
  const nodes = useKept(drawnNodes);

  const drawnEdges = useMemo(() => {
    const onWay = edgesOnRoute(route, graph);
    return graph.edges.map(({ id, from, to, firm }): Edge => {
      const isSelected = selection !== undefined && 'edge' in selection && selection.edge === id;
      const color = isSelected ? 'var(--blue)' : onWay.has(id) ? 'var(--green)' : 'var(--ink)';
      return {
        id,
        source: from,
        target: to,
        focusable: false,
        selected: isSelected,
        style: {
          stroke: color,
          strokeWidth: onWay.has(id) || isSelected ? 4 : 2,
          ...(!firm && { strokeDasharray: '6 4' }),
        },
        markerEnd: { type: MarkerType.ArrowClosed, color, width: 14, height: 14, markerUnits: 'userSpaceOnUse' },
        zIndex: onWay.has(id) ? 1 : 0,
      };
    });
  }, [graph, route, selection]);
  const edges = useKept(drawnEdges);

  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const known = useRef<typeof positions>(undefined);
  useEffect(() => {
    if (known.current === positions) return;
    known.current = positions;
    const show = async () => {
      await flow.fitView(FIT);
      if (flow.getZoom() >= LEGIBLE_ZOOM) return;
      // What is too large to be read as a whole begins with the way out.
      const { route, graph } = latest.current;
      const box = frame.current;
      if (!box) return;
      const view = { width: box.clientWidth / LEGIBLE_ZOOM, height: box.clientHeight / LEGIBLE_ZOOM };
      const wanted = route?.goals.length ? route.goals : graph.nodes.slice(0, 1).map(({ id }) => id);
      const centre = openingCentre(positions, wanted, NODE_SIZE, view);
      if (centre) await flow.setCenter(centre.x, centre.y, { zoom: LEGIBLE_ZOOM });
    };
    const frameId = requestAnimationFrame(() => void show());
    return () => cancelAnimationFrame(frameId);
  }, [positions, flow, frame]);

  const focusNode = (id: string) => {
    setCurrent(id);
    const focus = (frames: number) =>
      requestAnimationFrame(() => {
        const element = frame.current?.querySelector<HTMLElement>(`.react-flow__node[data-id="${CSS.escape(id)}"]`);
        if (element) element.focus();
        // It may have been out of sight, and so not drawn yet.
        else if (frames > 0) focus(frames - 1);
      });
    focus(FRAMES_TO_DRAW);
  };

  const focusLatest = useRef(focusNode);
  useEffect(() => {
    focusLatest.current = focusNode;
  });
  useEffect(() => {
    if (focused) focusLatest.current(focused.node);
  }, [focused]);
  const endConnection = useConnectionEnd();

  // Handlers that stay the same: with new ones every node and every link would be drawn again.
  const handlers = useMemo(
    () => ({
      onNodeClick: ({ currentTarget }: MouseEvent, { id }: Node) => {
        setCurrent(id);
        latest.current.onSelect({ node: id });
        (currentTarget as HTMLElement).focus({ preventScroll: true });
      },
      onNodeDoubleClick: (_: MouseEvent, { id }: Node) => latest.current.onOpen(id),
      onEdgeClick: (_: MouseEvent, { id, target }: Edge) => {
        latest.current.onSelect({ edge: id });
        // Links can't be focused, and keys go to what is.
        focusLatest.current(target);
      },
      onPaneClick: () => latest.current.onSelect(undefined),
      onConnect: ({ source, target }: Connection) => latest.current.onConnect(source, target),
    }),
    [],
  );

  const onKeyDown = (event: KeyboardEvent) => {
    const id = (event.target as HTMLElement).closest<HTMLElement>('.react-flow__node')?.dataset.id;
    if (!id) return;
    const next = nearestInDirection(event.key, id, positions);
    if (next) {
      // The selection follows the focus, so that Delete deletes what is highlighted.
      if (selection) onSelect({ node: next });
      focusNode(next);
    } else if (event.key === 'Enter') props.onOpen(id);
    else if (event.key === ' ') props.onAct(id);
    else if (event.key === 'Delete') onDelete(selection && 'edge' in selection ? selection : { node: id });
    else if (event.key === 'Escape' && selection) onSelect(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div
      ref={frame}
      className="h-[60vh] min-h-80 border-2 border-ink bg-paper [&_.react-flow\_\_attribution]:!bg-paper [&_.react-flow\_\_attribution_a]:!text-ink"
      onKeyDownCapture={onKeyDown}
      onPointerDownCapture={endConnection}
      // Drawing a line doesn't move the focus.
      onMouseDownCapture={(event) => isTab(event) && event.preventDefault()}
    >
      <ReactFlow
        aria-label={label}
        nodes={nodes}
        edges={edges}
        nodeTypes={NODE_TYPES}
        {...handlers}
        // What lies at the rim would run away from the line being drawn.
        autoPanOnConnect={false}
        nodesDraggable={false}
        nodesConnectable={editable}
        // A clicked tab would silently wait for a click on another.
        connectOnClick={false}
        elementsSelectable
        edgesFocusable={false}
        onlyRenderVisibleElements={nodes.length > DRAWN_AT_ONCE}
        deleteKeyCode={null}
        selectionKeyCode={null}
        multiSelectionKeyCode={null}
        zoomOnDoubleClick={false}
        preventScrolling={false}
        minZoom={0.1}
        maxZoom={1.5}
        fitView
        ariaLabelConfig={{
          'node.a11yDescription.default':
            'Arrow keys go to the next one, Enter opens its form, Space shows its actions.',
          'edge.a11yDescription.default': '',
        }}
      >
        <Panel position="top-right" className="flex gap-1 print:hidden">
          <ZoomButton label="Zoom in" sign="+" onClick={() => void flow.zoomIn()} />
          <ZoomButton label="Zoom out" sign="−" onClick={() => void flow.zoomOut()} />
          <ZoomButton label="Show all" sign="▢" onClick={() => void flow.fitView(FIT)} />
        </Panel>
      </ReactFlow>
    </div>
  );
}

function ZoomButton(props: { readonly label: string; readonly sign: string; readonly onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={props.label}
      title={props.label}
      onClick={props.onClick}
      className="sign size-11 rounded-sm border-2 border-ink bg-raised text-lg text-ink hover:bg-ink hover:text-paper"
    >
      <span aria-hidden>{props.sign}</span>
    </button>
  );
}

/** The titles of what each node waits for. */
function waitsOf(graph: Graph): ReadonlyMap<string, readonly string[]> {
  const titles = new Map(graph.nodes.map(({ id, title }) => [id, title]));
  const waits = new Map<string, string[]>();
  for (const { from, to } of graph.edges) waits.set(to, [...(waits.get(to) ?? []), titles.get(from) ?? from]);
  return waits;
}

function describe(title: string, waits: readonly string[], turn: number, trouble: NodeTrouble): string {
  const parts = [
    title,
    waits.length > 0 ? `waits for ${waits.join(', ')}` : 'waits for nothing',
    ...(turn === -1 ? [] : [`number ${turn + 1} on the way out`]),
    ...(trouble.errors + trouble.warnings > 0 ? [`${trouble.errors + trouble.warnings} issues`] : []),
  ];
  return parts.join('; ');
}
