import { useEffect, useMemo, useState } from 'react';
import type { Graph } from './graph-model';
import { layOut, type Positions } from './layout-client';

export const NODE_SIZE = { width: 148, height: 72 };
const GAP = { x: 18, y: 40 };
const NOWHERE: Positions = new Map();

/** How many nodes beside each other can be read at once; more where there are so many that the drawing would be a ribbon. */
export const abreastIn = (widthPx: number, zoom: number, nodes: number): number =>
  Math.max(2, Math.floor(widthPx / zoom / (NODE_SIZE.width + GAP.x)), Math.round(Math.sqrt(nodes) * 0.7));

/** Where the nodes stand, layer by layer, `abreast` in each at most. Follows the graph's form alone, not its titles. */
export function useGraphLayout(graph: Graph, abreast: number): Positions {
  const form = JSON.stringify([
    graph.nodes.map(({ id }) => id),
    graph.edges.map(({ from, to }) => [from, to]),
    abreast,
  ]);
  const rough = useMemo(() => roughLayout(form), [form]);
  const [fine, setFine] = useState<{ readonly form: string; readonly positions: Positions }>();

  useEffect(() => {
    let current = true;
    const { boxes, lines, abreast } = readForm(form);
    layOut(boxes, lines, {
      'elk.algorithm': 'layered',
      'elk.direction': 'DOWN',
      'elk.aspectRatio': '1',
      'elk.layered.layering.strategy': 'COFFMAN_GRAHAM',
      'elk.layered.layering.coffmanGraham.layerBound': String(abreast),
      'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
      'elk.spacing.nodeNode': String(GAP.x),
      'elk.spacing.edgeNode': String(GAP.x),
      'elk.layered.spacing.nodeNodeBetweenLayers': String(GAP.y),
      'elk.spacing.componentComponent': String(GAP.x * 2),
    }).then(
      (positions) => current && setFine({ form, positions }),
      // The rough layout stays.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [form]);

  return fine?.form === form ? fine.positions : fine ? onto(rough, fine.positions) : rough;
}

function readForm(form: string) {
  const [ids, pairs, abreast] = JSON.parse(form) as [string[], [string, string][], number];
  const seen = new Set<string>();
  return {
    abreast,
    boxes: ids.map((id) => ({ id, ...NODE_SIZE })),
    lines: pairs.flatMap(([from, to]) => {
      const id = `${from}>${to}`;
      if (from === to || seen.has(id)) return [];
      seen.add(id);
      return [{ id, from, to }];
    }),
  };
}

/** Until the engine has answered: every node one row below the lowest that it waits for. */
function roughLayout(form: string): Positions {
  const { boxes, lines } = readForm(form);
  const rows = new Map(boxes.map(({ id }) => [id, 0]));
  for (let pass = 0; pass < boxes.length; pass++) {
    let moved = false;
    for (const { from, to } of lines) {
      const row = (rows.get(from) ?? 0) + 1;
      if (row <= (rows.get(to) ?? 0) || row >= boxes.length) continue;
      rows.set(to, row);
      moved = true;
    }
    if (!moved) break;
  }
  const filled = new Map<number, number>();
  return new Map(
    [...rows].map(([id, row]) => {
      const column = filled.get(row) ?? 0;
      filled.set(row, column + 1);
      return [id, { x: column * (NODE_SIZE.width + GAP.x), y: row * (NODE_SIZE.height + GAP.y) }];
    }),
  );
}

/** While a changed graph is laid out, what stood somewhere stays there. */
const onto = (rough: Positions, before: Positions): Positions =>
  rough.size === 0 ? NOWHERE : new Map([...rough].map(([id, at]) => [id, before.get(id) ?? at]));
