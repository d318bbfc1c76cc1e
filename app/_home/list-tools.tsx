import type { DraftRow } from '@/app/_data/drafts-api';
import { nameOf } from './own-draft';

type Compare = (a: DraftRow, b: DraftRow) => number;

/** How a list of drafts can be sorted; `titleOf` names a draft's game. */
export const ORDERS = {
  changed: { says: 'Last changed', compare: () => byChange },
  title: { says: 'Title', compare: () => byTitle },
  game: {
    says: 'Game',
    compare: (titleOf) => (a, b) => titleOf(a).localeCompare(titleOf(b)) || byTitle(a, b),
  },
} as const satisfies Readonly<
  Record<string, { readonly says: string; compare(titleOf: (draft: DraftRow) => string): Compare }>
>;

export type Order = keyof typeof ORDERS;

const byChange: Compare = (a, b) => (a.updatedAt < b.updatedAt ? 1 : a.updatedAt > b.updatedAt ? -1 : 0);
const byTitle: Compare = (a, b) => nameOf(a).localeCompare(nameOf(b), undefined, { numeric: true });

/** Searches and sorts a list of drafts. */
export function ListTools(props: {
  readonly sought: string;
  readonly onSeek: (words: string) => void;
  readonly order: Order;
  readonly onOrder: (order: Order) => void;
}) {
  return (
    <div className="mt-4 flex flex-wrap gap-4">
      <label className="flex min-w-0 flex-1 basis-56 flex-col gap-1">
        <span className="sign text-sm">Search your drafts</span>
        <input
          type="search"
          className="input"
          value={props.sought}
          onChange={(event) => props.onSeek(event.target.value)}
        />
      </label>
      <label className="flex basis-48 flex-col gap-1">
        <span className="sign text-sm">Sort by</span>
        <select className="input" value={props.order} onChange={(event) => props.onOrder(event.target.value as Order)}>
          {Object.entries(ORDERS).map(([order, { says }]) => (
            <option key={order} value={order}>
              {says}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
