import { useEffect, useMemo, useRef, useState } from 'react';
import { layOut, type Positions } from '@/app/_widgets/layout-client';
import type { Graph } from './graph-model';
import { GAP, inRows, NODE_SIZE, placeRest } from './graph-places';

/** How many nodes beside each other can be read at once; more where there are so many that the drawing would be a ribbon. */
export const abreastIn = (widthPx: number, zoom: number, nodes: number): number =>
  Math.max(2, Math.floor(widthPx / zoom / (NODE_SIZE.width + GAP.x)), Math.round(Math.sqrt(nodes) * 0.7));

/** Where the nodes of a whole graph stand best, layer by layer, `abreast` in each at most. */
export function layOutGraph(graph: Graph, abreast: number): Promise<Positions> {
  const pairs = new Map(
    graph.edges
      .filter(({ from, to }) => from !== to)
      .map(({ from, to }) => [`${from}>${to}`, { id: `${from}>${to}`, from, to }]),
  );
  return layOut(
    graph.nodes.map(({ id }) => ({ id, ...NODE_SIZE })),
    [...pairs.values()],
    {
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
    },
  );
}

/**
 * Where the nodes stand: where the draft says; otherwise where they stood when they were first seen here, so that
 * nothing moves because of a new edge. A graph of which the draft says nothing is laid out once.
 */
export function useGraphPlaces(graph: Graph, stored: Positions, abreast: number | undefined) {
  const seen = useRef<Positions>(new Map());
  const [first, setFirst] = useState<Positions>();
  const isNew = stored.size === 0 && first === undefined;

  useEffect(() => {
    if (!isNew || abreast === undefined || graph.nodes.length === 0) return;
    let current = true;
    // Where nothing waits there are no layers to find.
    const best = graph.edges.length === 0 ? Promise.resolve(inRows(graph, abreast)) : layOutGraph(graph, abreast);
    best.then(
      (positions) => current && setFirst(positions),
      () => current && setFirst(inRows(graph, abreast)),
    );
    return () => {
      current = false;
    };
  }, [isNew, abreast, graph]);

  const positions = useMemo(() => {
    if (isNew) return inRows(graph, abreast);
    return placeRest(graph, new Map([...(first ?? []), ...seen.current, ...stored]));
  }, [isNew, graph, abreast, first, stored]);

  useEffect(() => {
    if (isNew) return;
    // What the draft says is not kept here: once that is undone, nodes go back to where they were.
    seen.current = new Map([...seen.current, ...[...positions].filter(([id]) => !stored.has(id))]);
  }, [isNew, positions, stored]);

  return { positions, isLaidOut: !isNew || graph.nodes.length === 0 };
}
