import { useEffect, useRef } from 'react';
import { announce } from '@/app/_ui/announce';
import type { ListShape } from '@/lib/schema/shape';

/** Selection in a drawing: some of its nodes (goals, rooms), or a link between two. */
export type DrawnSelection = { readonly nodes: readonly string[] } | { readonly edge: string } | undefined;

const NONE: readonly string[] = [];

export const nodesIn = (selection: DrawnSelection): readonly string[] =>
  selection && 'nodes' in selection ? selection.nodes : NONE;

export function toggleNode(selection: DrawnSelection, id: string): DrawnSelection {
  const nodes = nodesIn(selection);
  const next = nodes.includes(id) ? nodes.filter((one) => one !== id) : [...nodes, id];
  return next.length > 0 ? { nodes: next } : undefined;
}

/** Returns the selection after a node is pressed (`adds`: to the selection), and the nodes that a drag then moves. */
export function pressNode(
  selection: DrawnSelection,
  id: string,
  adds: boolean,
): { readonly selection: DrawnSelection; readonly moving: readonly string[] } {
  const nodes = nodesIn(selection);
  if (nodes.includes(id)) return { selection, moving: nodes };
  return adds ? { selection, moving: [] } : { selection: { nodes: [id] }, moving: [id] };
}

/** Returns the selection after a pressed node is released in place. */
export function releaseNode(selection: DrawnSelection, id: string, adds: boolean): DrawnSelection {
  if (adds) return toggleNode(selection, id);
  const [first, ...others] = nodesIn(selection);
  return first === id && others.length === 0 ? selection : { nodes: [id] };
}

/** Returns the selection after a long press on a node: it contains the node. */
export const holdNode = (selection: DrawnSelection, id: string, adds: boolean): DrawnSelection =>
  adds && !nodesIn(selection).includes(id) ? toggleNode(selection, id) : pressNode(selection, id, false).selection;

/** Returns the node that gets the focus of deleted ones: the next one, or the previous one at the end. */
export function besideDeleted(all: readonly string[], deleted: readonly string[]): string | undefined {
  const last = all.findLastIndex((id) => deleted.includes(id));
  return all[last + 1] ?? all.findLast((id) => !deleted.includes(id));
}

/** Announces the number of selected nodes when it changes, if several are or were selected. */
export function useAnnounceSelection(count: number, noun: string): void {
  const before = useRef(count);
  useEffect(() => {
    const most = Math.max(before.current, count);
    const isNew = before.current !== count;
    before.current = count;
    if (isNew && most > 1) announce(`${count === 0 ? 'No' : count} ${noun}${count === 1 ? '' : 's'} selected.`);
  }, [count, noun]);
}

/** Returns the key of the first field inside an entry's fold; focusing it unfolds the entry. */
export function firstInside({ entry }: ListShape, headline?: string): readonly string[] {
  const fields = entry.kind === 'object' ? Object.keys(entry.fields) : [];
  return fields.filter((key) => key !== 'id' && key !== headline).slice(0, 1);
}
