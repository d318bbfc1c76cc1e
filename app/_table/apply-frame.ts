import type { TableView } from '@/lib/table/view';
import type { ListChange, TableFrame } from '@/lib/table/wire';

/** The table after a frame about it; the same object where the frame says nothing new. */
export function applyFrame(view: TableView | undefined, frame: TableFrame): TableView | undefined {
  if (frame.type === 'view') return frame.view;
  // What changes a table one has never seen whole can't be understood.
  if (frame.type !== 'change' || !view) return view;
  const you = frame.you ?? view.you;
  return {
    version: frame.version,
    table: frame.table ?? view.table,
    ...(you && { you }),
    people: changeList(view.people, frame.people),
    ideas: changeList(view.ideas, frame.ideas),
  };
}

/** The list after a change: what is known keeps its place, what is new comes last. */
function changeList<Entry extends { readonly id: string }>(
  list: readonly Entry[],
  change: ListChange<Entry> | undefined,
): readonly Entry[] {
  if (!change) return list;
  const gone = new Set(change.gone);
  const put = new Map(change.put.map((entry) => [entry.id, entry]));
  const known = new Set(list.map(({ id }) => id));
  return [
    ...list.filter(({ id }) => !gone.has(id)).map((entry) => put.get(entry.id) ?? entry),
    ...change.put.filter(({ id }) => !known.has(id)),
  ];
}
