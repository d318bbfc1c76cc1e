'use client';

import '@xyflow/react/dist/base.css';
import {
  type Connection,
  type Edge,
  type Node,
  type NodeChange,
  ReactFlow,
  ReactFlowProvider,
  SelectionMode,
  useReactFlow,
} from '@xyflow/react';
import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { type DrawnSelection, holdNode, toggleNode } from '@/app/_canvas/drawn-selection';
import type { Positions } from '@/app/_canvas/layout-client';
import { useFingers } from '@/app/_canvas/use-fingers';
import type { Route } from '@/lib/contract/authored';
import { actionOf, isTab, nodesInBox, useConnectionEnd } from './graph-input';
import type { Graph } from './graph-model';
import { type EntryNode, GraphEdgeView, GraphNodeView, linesAt, type NodeTrouble } from './graph-parts';
import { GRID } from './graph-places';
import { useGraphItems } from './use-graph-items';
import { type CanvasControls, useGraphView } from './use-graph-view';

const NODE_TYPES = { entry: GraphNodeView };
const EDGE_TYPES = { line: GraphEdgeView };
/** Titles grow as the user zooms out; below this zoom two lines would not fit into a node. */
const [MIN_ZOOM, MAX_ZOOM] = [0.5, 1.5];
/** Larger graphs draw only the nodes in view. */
const DRAWN_AT_ONCE = 60;
const FRAMES_TO_DRAW = 20;

interface CanvasProps {
  readonly label: string;
  readonly graph: Graph;
  readonly positions: Positions;
  readonly isLaidOut: boolean;
  readonly controls: RefObject<CanvasControls | null>;
  /** True if a click toggles a node and a drag beside nodes draws a selection box. */
  readonly several: boolean;
  readonly route: Route | undefined;
  readonly trouble: ReadonlyMap<string, NodeTrouble>;
  readonly editable: boolean;
  readonly selection: DrawnSelection;
  /** The node to focus; a new object each time. */
  readonly focused: { readonly node: string } | undefined;
  readonly onSelect: (selection: DrawnSelection) => void;
  /** Opens the form of a node. */
  readonly onOpen: (id: string) => void;
  /** Moves the focus to the actions for a node. */
  readonly onAct: (id: string) => void;
  readonly onConnect: (from: string, to: string) => void;
  readonly onMove: (moved: Positions) => void;
  readonly onDelete: (selection: DrawnSelection) => void;
  readonly onDuplicate: (ids: readonly string[]) => void;
}

/** The graph as a drawing. The panel beside it offers every action of the drawing too. */
export function GraphCanvas(props: CanvasProps) {
  return (
    <ReactFlowProvider>
      <Canvas {...props} />
    </ReactFlowProvider>
  );
}

function Canvas(props: CanvasProps) {
  const { label, graph, editable, selection, focused, onSelect } = props;
  const [current, setCurrent] = useState<string>();
  const frame = useRef<HTMLDivElement>(null);
  const [moved, setMoved] = useState<Positions>();
  const positions = useMemo(
    () => (moved ? new Map([...props.positions, ...moved]) : props.positions),
    [props.positions, moved],
  );
  // Dropped nodes keep their local position until the draft has it.
  const dragging = useRef(false);
  const [isBoxing, setBoxing] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about when the places change
  useEffect(() => {
    if (!dragging.current) setMoved(undefined);
  }, [props.positions]);
  const tabStop = graph.nodes.some(({ id }) => id === current) ? current : graph.nodes[0]?.id;

  const { nodes, edges } = useGraphItems({ ...props, positions, tabStop, isBoxing });

  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useGraphView(frame, props.controls, props, latest);

  const focusNode = (id: string) => {
    setCurrent(id);
    const focus = (frames: number) =>
      requestAnimationFrame(() => {
        const element = frame.current?.querySelector<HTMLElement>(`.react-flow__node[data-id="${CSS.escape(id)}"]`);
        if (element) element.focus();
        // The node may have been out of view and not rendered yet.
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

  const boxed = useRef<readonly string[]>(undefined);
  const flow = useReactFlow();
  useFingers(frame, {
    view: () => {
      const { x, y, zoom } = flow.getViewport();
      return { x, y, scale: zoom };
    },
    show: ({ x, y, scale }) => void flow.setViewport({ x, y, zoom: scale }),
    least: MIN_ZOOM,
    most: MAX_ZOOM,
    chosen: selection !== undefined,
    holds: (target) => editable && target.closest('.react-flow__handle, .react-flow__node.selected') !== null,
    onTap: (target) => {
      if (target.matches('.react-flow__pane')) onSelect(undefined);
    },
    onLongPress: (target) => {
      const id = target.closest<HTMLElement>('.react-flow__node, .react-flow__edge')?.dataset.id;
      if (id === undefined) return false;
      const edge = graph.edges.find((one) => one.id === id);
      onSelect(edge ? { edge: id } : holdNode(selection, id, props.several));
      // Links can't be focused, and keys go to the focused element.
      focusNode(edge?.to ?? id);
      return true;
    },
  });
  // Stable handlers: new ones would redraw every node and every link.
  const handlers = useMemo(
    () => ({
      onNodeClick: ({ currentTarget, shiftKey }: MouseEvent, { id, data }: Node) => {
        const { several, selection, onSelect, onOpen } = latest.current;
        setCurrent(id);
        const adds = several || shiftKey;
        onSelect(adds ? toggleNode(selection, id) : { nodes: [id] });
        if (!adds && data.end) return onOpen(id);
        (currentTarget as HTMLElement).focus({ preventScroll: true });
      },
      onNodeDoubleClick: (_: MouseEvent, { id }: Node) => latest.current.onOpen(id),
      onEdgeClick: (_: MouseEvent, { id, target }: Edge) => {
        latest.current.onSelect({ edge: id });
        // Links can't be focused, and keys go to the focused element.
        focusLatest.current(target);
      },
      onPaneClick: () => latest.current.onSelect(undefined),
      onConnect: ({ source, target }: Connection) => latest.current.onConnect(source, target),
      onSelectionStart: () => {
        boxed.current = [];
        setBoxing(true);
      },
      onSelectionEnd: () => {
        const [first] = boxed.current ?? [];
        boxed.current = undefined;
        setBoxing(false);
        if (first !== undefined) focusLatest.current(first);
      },
      onNodesChange: (changes: NodeChange<EntryNode>[]) => {
        const put = changes.flatMap((change) =>
          change.type === 'position' && change.dragging && change.position
            ? [[change.id, change.position] as const]
            : [],
        );
        if (put.length > 0) {
          dragging.current = true;
          setMoved((before) => new Map([...(before ?? []), ...put]));
        }
        if (!boxed.current || !changes.some(({ type }) => type === 'select')) return;
        const nodes = nodesInBox(flow.getNodes(), changes);
        boxed.current = nodes;
        latest.current.onSelect(nodes.length > 0 ? { nodes } : undefined);
      },
      onNodeDragStop: (_: unknown, __: Node, nodes: Node[]) => {
        if (!dragging.current) return;
        dragging.current = false;
        latest.current.onMove(new Map(nodes.map(({ id, position }) => [id, position])));
      },
    }),
    [flow],
  );

  const onKeyDown = (event: KeyboardEvent) => {
    const id = (event.target as HTMLElement).closest<HTMLElement>('.react-flow__node')?.dataset.id;
    if (!id) return;
    const action = actionOf(event, { positions, editable, selection, at: id });
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    if ('select' in action) onSelect(action.select);
    else if ('go' in action) {
      if (action.follows) onSelect({ nodes: [action.go] });
      focusNode(action.go);
      props.controls.current?.reveal([action.go]);
    } else if ('move' in action) props.onMove(action.move);
    else if ('open' in action) props.onOpen(action.open);
    else if ('act' in action) props.onAct(action.act);
    else if ('remove' in action) props.onDelete(action.remove);
    else props.onDuplicate(action.duplicate);
  };

  return (
    <div
      ref={frame}
      // Hidden until the nodes have their final positions.
      data-waits={props.isLaidOut ? undefined : ''}
      className="data-waits:[&_.react-flow\_\_viewport]:invisible relative h-[60vh] [&_.react-flow\_\_handle]:touch-none [&_.react-flow\_\_node]:!touch-auto [&_.react-flow\_\_pane]:!touch-auto min-h-72 border-2 border-ink bg-paper [&_.react-flow\_\_nodesselection]:!hidden [&_.react-flow\_\_attribution]:!bg-paper [&_.react-flow\_\_attribution_a]:!text-ink"
      onKeyDownCapture={onKeyDown}
      onPointerDownCapture={endConnection}
      // Drawing a link doesn't move the focus.
      onMouseDownCapture={(event) => isTab(event) && event.preventDefault()}
    >
      {/* Safari resolves the height of a child against 60vh even where the frame is smaller. */}
      <div className="absolute inset-0">
        <ReactFlow
          aria-label={label}
          nodes={nodes}
          edges={edges}
          nodeTypes={NODE_TYPES}
          edgeTypes={EDGE_TYPES}
          {...handlers}
          onViewportChange={({ zoom }) => {
            frame.current?.style.setProperty('--zoom', String(zoom));
            frame.current?.style.setProperty('--lines', String(linesAt(zoom)));
          }}
          // Nodes at the edge of the view would move away from the link being drawn.
          autoPanOnConnect={false}
          nodesDraggable={editable}
          nodeDragThreshold={4}
          selectNodesOnDrag={false}
          snapToGrid
          snapGrid={[GRID, GRID]}
          selectionOnDrag={props.several}
          // A list of mouse buttons, so that a finger never draws a box.
          panOnDrag={props.several ? [1] : true}
          selectionMode={SelectionMode.Partial}
          nodesConnectable={editable}
          // Otherwise a clicked tab would silently wait for a click on another.
          connectOnClick={false}
          elementsSelectable
          edgesFocusable={false}
          onlyRenderVisibleElements={nodes.length > DRAWN_AT_ONCE}
          deleteKeyCode={null}
          selectionKeyCode="Shift"
          multiSelectionKeyCode={null}
          zoomOnDoubleClick={false}
          zoomOnScroll={false}
          zoomOnPinch={false}
          preventScrolling={false}
          minZoom={MIN_ZOOM}
          maxZoom={MAX_ZOOM}
          fitView
          ariaLabelConfig={{
            'node.a11yDescription.default':
              'Arrow keys go to the next one, Shift and arrows move it, Shift and Space select several, Enter opens its form, Space shows its actions.',
            'edge.a11yDescription.default': '',
          }}
        />
      </div>
    </div>
  );
}
