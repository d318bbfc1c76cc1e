import { useEffect, useRef } from 'react';
import { announce } from '@/app/_ui/announce';
import type { ListShape } from '@/lib/schema/shape';

/** What is selected in a drawing: some of its nodes (goals, rooms), or a link between two. */
export type DrawnSelection = { readonly nodes: readonly string[] } | { readonly edge: string } | undefined;

const NONE: readonly string[] = [];

export const nodesIn = (selection: DrawnSelection): readonly string[] =>
  selection && 'nodes' in selection ? selection.nodes : NONE;

/** The selection with a node more, or without it if it was part of it. */
export function toggleNode(selection: DrawnSelection, id: string): DrawnSelection {
  const nodes = nodesIn(selection);
  const next = nodes.includes(id) ? nodes.filter((one) => one !== id) : [...nodes, id];
  return next.length > 0 ? { nodes: next } : undefined;
}

/** Selection once a node is pressed, `adds` if the press selects one more, and the nodes that a drag moves from there. */
export function pressNode(
  selection: DrawnSelection,
  id: string,
  adds: boolean,
): { readonly selection: DrawnSelection; readonly moving: readonly string[] } {
  const nodes = nodesIn(selection);
  if (nodes.includes(id)) return { selection, moving: nodes };
  return adds ? { selection, moving: [] } : { selection: { nodes: [id] }, moving: [id] };
}

/** Selection once a pressed node is released where it was. */
export const releaseNode = (selection: DrawnSelection, id: string, adds: boolean): DrawnSelection =>
  adds ? toggleNode(selection, id) : nodesIn(selection).length > 1 ? { nodes: [id] } : selection;

/** Node that takes the focus of deleted ones: the next one, or the one before if none follows. */
export function besideDeleted(all: readonly string[], deleted: readonly string[]): string | undefined {
  const last = all.findLastIndex((id) => deleted.includes(id));
  return all[last + 1] ?? all.findLast((id) => !deleted.includes(id));
}

/** Says to a screen reader how many nodes of a drawing are selected, once there are or were several. */
export function useSaidSelection(count: number, noun: string): void {
  const before = useRef(count);
  useEffect(() => {
    const most = Math.max(before.current, count);
    const isNew = before.current !== count;
    before.current = count;
    if (isNew && most > 1) announce(`${count === 0 ? 'No' : count} ${noun}${count === 1 ? '' : 's'} selected.`);
  }, [count, noun]);
}

/** The first field that lies in an entry's fold: leading there unfolds it. */
export function firstInside({ entry }: ListShape, headline?: string): readonly string[] {
  const fields = entry.kind === 'object' ? Object.keys(entry.fields) : [];
  return fields.filter((key) => key !== 'id' && key !== headline).slice(0, 1);
}
