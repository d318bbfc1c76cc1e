import { useMemo, useState } from 'react';
import type { Positions } from '@/app/_canvas/layout-client';
import { announce } from '@/app/_ui/announce';
import type { Route } from '@/lib/contract/authored';
import { type Graph, partOf, partsOf } from './graph-model';

export interface GraphParts {
  readonly number: number;
  readonly count: number;
  /** Shows the next part or the previous one; the first follows the last. */
  readonly onStep: (by: 1 | -1) => void;
}

interface Drawn {
  readonly graph: Graph;
  readonly positions: Positions;
  /** Key of the drawing: a new view opens on each part. */
  readonly view: string;
  /** Undefined if the whole graph is drawn. */
  readonly parts: GraphParts | undefined;
  /** Draws the part with this node, or the one with the way out. */
  readonly show: (node: string | undefined) => void;
}

/** Returns the part of a graph to draw on a `narrow` page: at first the part with the way out shown; elsewhere the whole. */
export function useGraphParts(graph: Graph, positions: Positions, route: Route | undefined, narrow: boolean): Drawn {
  const [node, show] = useState<string>();
  return useMemo(() => {
    const sets = narrow ? partsOf(graph) : [];
    if (sets.length < 2) return { graph, positions, view: '', parts: undefined, show };
    const way = graph.nodes.find(({ end }) => end && end.id === route?.id)?.id ?? route?.goals[0];
    const at = Math.max(
      0,
      sets.findIndex((ids) => ids.has(node ?? way ?? '')),
    );
    const ids = sets[at] ?? new Set();
    const onStep = (by: 1 | -1) => {
      const next = (at + by + sets.length) % sets.length;
      const [first] = sets[next] ?? [];
      show(first);
      announce(`Part ${next + 1} of ${sets.length}`);
    };
    return {
      graph: partOf(graph, ids),
      positions: new Map([...positions].filter(([id]) => ids.has(id))),
      view: node ?? way ?? '',
      parts: { number: at + 1, count: sets.length, onStep },
      show,
    };
  }, [graph, positions, route, narrow, node]);
}
