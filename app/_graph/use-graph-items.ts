import { MarkerType } from '@xyflow/react';
import { useMemo } from 'react';
import { type DrawnSelection, nodesIn } from '@/app/_canvas/drawn-selection';
import type { Positions } from '@/app/_canvas/layout-client';
import { useStableItems } from '@/app/_ui/use-remembered';
import type { Route } from '@/lib/contract/authored';
import { edgeLines } from './graph-lines';
import { describeNode, edgesOnRoute, type Graph, waitsOf } from './graph-model';
import { type EntryNode, HANDLES, type LineEdge, type NodeTrouble } from './graph-parts';
import { NODE_SIZE } from './graph-places';

/** Box of an arrow's head, which fills a quarter of it. */
const HEAD_PX = 44;
const CALM: NodeTrouble = { errors: 0, warnings: 0 };

/** Nodes and edges for React Flow. Unchanged ones keep their identity, so that they are not drawn again. */
export function useGraphItems(given: {
  readonly graph: Graph;
  readonly positions: Positions;
  readonly route: Route | undefined;
  readonly trouble: ReadonlyMap<string, NodeTrouble>;
  readonly editable: boolean;
  readonly selection: DrawnSelection;
  readonly tabStop: string | undefined;
  readonly isBoxing: boolean;
}): { readonly nodes: EntryNode[]; readonly edges: LineEdge[] } {
  const { graph, positions, route, trouble, editable, selection, tabStop, isBoxing } = given;
  const chosen = nodesIn(selection);
  const nodes = useMemo(() => {
    const waits = waitsOf(graph);
    return graph.nodes.map((node): EntryNode => {
      const { id, title, end } = node;
      const turn = route ? route.goals.indexOf(id) : -1;
      const marks = trouble.get(id) ?? CALM;
      return {
        id,
        type: 'entry',
        position: positions.get(id) ?? { x: 0, y: 0 },
        ...NODE_SIZE,
        // Without it React Flow measures the handles again and the edges flicker on every change.
        measured: NODE_SIZE,
        data: {
          title,
          turn: turn === -1 ? undefined : turn + 1,
          ...(end && { end: end.noun }),
          trouble: marks,
          editable,
        },
        handles: HANDLES,
        selected: chosen.includes(id),
        focusable: id === tabStop,
        // A click can focus the other nodes too.
        domAttributes: { tabIndex: id === tabStop ? 0 : -1 },
        // React Flow always renders a dragged node, so Tab finds it wherever the view is. A dragged node also counts as
        // inside every box.
        dragging: id === tabStop && !isBoxing,
        ariaLabel: describeNode(node, waits.get(id) ?? [], turn, marks.errors + marks.warnings),
      };
    });
  }, [graph, positions, route, trouble, editable, chosen, tabStop, isBoxing]);

  const edges = useMemo(() => {
    const onWay = edgesOnRoute(route, graph);
    const lines = edgeLines(graph, positions);
    return graph.edges.map(({ id, from, to, firm }): LineEdge => {
      const isSelected = selection !== undefined && 'edge' in selection && selection.edge === id;
      const color = isSelected ? 'var(--blue)' : onWay.has(id) ? 'var(--green)' : 'var(--ink)';
      return {
        id,
        type: 'line',
        data: { path: lines.get(id)?.path ?? '' },
        source: from,
        target: to,
        focusable: false,
        selected: isSelected,
        style: {
          stroke: color,
          strokeWidth: onWay.has(id) || isSelected ? 4 : 2,
          ...(!firm && { strokeDasharray: '6 4' }),
        },
        markerEnd: {
          type: MarkerType.ArrowClosed,
          color,
          width: HEAD_PX,
          height: HEAD_PX,
          markerUnits: 'userSpaceOnUse',
        },
        zIndex: onWay.has(id) ? 1 : 0,
      };
    });
  }, [graph, positions, route, selection]);

  return { nodes: useStableItems(nodes), edges: useStableItems(edges) };
}
