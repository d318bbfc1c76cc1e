import type { NodeChange } from '@xyflow/react';

/**
 * Nodes that a box selects, in their order. React Flow tells how they differ from those that are drawn as selected, which
 * may be behind: the pointer is faster than the drawing of a large graph.
 */
export function boxedBy(
  drawn: readonly { readonly id: string; readonly selected?: boolean | undefined }[],
  changes: readonly NodeChange[],
): readonly string[] {
  const changed = new Map(
    changes.flatMap((change) => (change.type === 'select' ? [[change.id, change.selected] as const] : [])),
  );
  return drawn.filter(({ id, selected }) => changed.get(id) ?? selected === true).map(({ id }) => id);
}
