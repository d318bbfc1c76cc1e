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
