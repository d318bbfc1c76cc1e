import { type RefObject, useEffect, useState } from 'react';
import type { Positions } from '@/app/_canvas/layout-client';
import { useDelete, useStudio, useUndoable } from '@/app/_draft/use-draft';
import { toast } from '@/app/_ui/toasts';
import { copiesOf, nameCopies } from '@/app/_widgets/copies';
import type { PlaceEntries } from '@/app/_widgets/place-entries';
import { entriesOf } from '@/lib/kernel/json';
import type { Patch } from '@/lib/kernel/patch';
import { formatPath, isWithin, type Path, valueAt } from '@/lib/kernel/path';
import type { ListShape } from '@/lib/schema/shape';
import {
  addEdge,
  type Ends,
  entryPath,
  type Graph,
  type GraphConfig,
  type GraphEdge,
  graphOf,
  nameOf,
  removeEdge,
  removeNodes,
} from './graph-model';
import { GRID, layOutGraph, placeBlock, placePatches } from './graph-places';
import type { CanvasControls } from './use-graph-view';

const COPY_OFFSET = 4 * GRID;

interface DrawnGraph {
  readonly widget: GraphConfig;
  readonly shape: ListShape;
  readonly root: Path;
  readonly ends: Ends | undefined;
  readonly graph: Graph;
  /** Positions stored in the draft, and positions drawn. */
  readonly stored: Positions;
  readonly positions: Positions;
}

/** Edits of a graph. Each is one undo step, which also stores every node's position. */
export function useGraphEdits({ widget, shape, root, ends, graph, stored, positions }: DrawnGraph) {
  const { session, system } = useStudio();
  const undoable = useUndoable();
  const deleteEntries = useDelete();
  const [tidying, setTidying] = useState(false);
  const titleOf = (id: string) => graph.nodes.find((node) => node.id === id)?.title ?? id;
  const say = (ids: readonly string[]) =>
    ids.length === 1 ? `“${titleOf(ids[0] ?? '')}”` : `${ids.length} ${shape.noun}s`;
  const pathOf = (id: string) => entryPath(graph, root, ends, id);
  const placesPath: Path = ['body', ...widget.places];
  /** Returns patches that store every node's position, with those of the moved nodes replaced. */
  const keep = (moved: Positions = new Map()): readonly Patch[] =>
    placePatches(placesPath, stored, new Map([...positions, ...moved]), graph);

  const tidy = async (perRow: number): Promise<boolean> => {
    setTidying(true);
    try {
      const best = await layOutGraph(graph, perRow);
      undoable('Tidied up.', placePatches(placesPath, stored, best, graph));
      return true;
    } catch {
      toast({ message: 'The layout tool could not be loaded. Are you offline? Try again later.' });
      return false;
    } finally {
      setTidying(false);
    }
  };
  const duplicate = (ids: readonly string[]): readonly string[] => {
    const list = entriesOf(valueAt(session.draft() as unknown as never, root));
    const chosen = list.filter(({ id }) => ids.includes(id)).slice(0, shape.max - list.length);
    const [copied] = copiesOf(system.shape, [{ path: widget.path, entries: chosen }]);
    const entries = nameCopies(shape, widget.headline, copied?.entries ?? [], list);
    if (entries.length === 0) return [];
    const spots = new Map(
      entries.map(({ id }, i) => {
        const { x, y } = positions.get(chosen[i]?.id ?? '') ?? { x: 0, y: 0 };
        return [id, { x: x + COPY_OFFSET, y: y + COPY_OFFSET }];
      }),
    );
    const insert = entries.map((entry): Patch => ({ op: 'insert', path: root, entry }));
    const names =
      entries.length === 1 ? `“${nameOf(chosen[0] ?? (entries[0] as never), widget.headline, shape.noun)}”` : say(ids);
    undoable(`Duplicated ${names}.`, [...insert, ...keep(spots)]);
    return entries.map(({ id }) => id);
  };

  return {
    tidying,
    tidy,
    duplicate,
    say,
    keep,
    move: (moved: Positions) => void session.edit(keep(moved)),
    connect: (from: string, to: string) =>
      undoable(`“${titleOf(to)}” now waits for “${titleOf(from)}”.`, [
        ...addEdge(widget, ends && isWithin(pathOf(to), ends.root) ? ends.shape : shape, from, pathOf(to)),
        ...keep(),
      ]),
    cut: (edge: GraphEdge) =>
      undoable(`“${titleOf(edge.to)}” no longer waits for “${titleOf(edge.from)}”.`, removeEdge(pathOf(edge.to), edge)),
    remove: (ids: readonly string[]) =>
      deleteEntries(
        `Deleted ${say(ids)} and the links to ${ids.length === 1 ? 'it' : 'them'}.`,
        [
          ...removeNodes(graph, root, ids),
          ...placePatches(placesPath, stored, new Map([...positions].filter(([id]) => !ids.includes(id))), {
            ...graph,
            nodes: graph.nodes.filter(({ id }) => !ids.includes(id)),
          }),
        ],
        ids,
      ),
  };
}

interface PlacedGraph extends Pick<DrawnGraph, 'widget' | 'shape' | 'root' | 'positions'> {
  readonly keep: (moved?: Positions) => readonly Patch[];
  readonly controls: RefObject<CanvasControls | null>;
}

/** Gives entries that are added to the list a position in view of the graph. Added links move no nodes. */
export function usePlaceGraphEntries(placeEntries: RefObject<PlaceEntries | undefined>, drawn: PlacedGraph): void {
  useEffect(() => {
    const { widget, shape, root, positions, keep, controls } = drawn;
    placeEntries.current = (path, entries) => {
      if (formatPath(path) !== formatPath(root)) return { entries, patches: isWithin(path, root) ? keep() : [] };
      const news = graphOf(widget, shape, entries);
      const spots = placeBlock(news, controls.current?.centre() ?? { x: 0, y: 0 }, positions);
      controls.current?.reveal([...spots.keys()]);
      return { entries, patches: keep(spots) };
    };
    return () => {
      placeEntries.current = undefined;
    };
  });
}
