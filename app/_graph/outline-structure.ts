import { readOutline } from '@/app/_forms/paste-structure';
import { counted, type PasteStructure } from '@/app/_widgets/paste-structure';
import type { Path } from '@/lib/kernel/path';
import type { ListShape } from '@/lib/schema/shape';
import { addEdge, edgeListsOf, type GraphConfig, type GraphEdge, graphOf, refuseEdge } from './graph-model';

/** Indented entries come before the one above them. */
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
      const edge: GraphEdge = { id: `${to}/${from}`, from, to, list: config.edges.list, link: '', firm: true };
      graph = { ...graph, edges: [...graph.edges, edge] };
      return addEdge(config, list, root, from, to);
    });
  },
});
