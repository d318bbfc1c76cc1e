'use client';

import { useCallback, useEffect, useState } from 'react';
import { type DraftRow, loadDrafts } from '@/app/_data/drafts-api';
import { ask } from '@/app/_data/request';
import { recallToDo } from '@/app/_draft/to-do';
import { Alert } from '@/app/_ui/alert';
import { Button, buttonLook } from '@/app/_ui/button';
import { Options } from '@/app/_ui/options';
import { Titled } from '@/app/_ui/titled';
import { useAttempt } from '@/app/_ui/use-attempt';
import { focusWhenShown, nameOf, OwnDraft } from './own-draft';

interface Props {
  readonly games: Readonly<Record<string, string>>;
  /** The list as the server rendered it; undefined for a browser that has never created anything. */
  readonly given: readonly DraftRow[] | undefined;
}

const SHOWN_AT_FIRST = 8;

type Compare = (a: DraftRow, b: DraftRow) => number;

/** Orders for a list of drafts; `titleOf` names a draft's game. */
const ORDERS = {
  changed: { says: 'Last changed', compare: () => byChange },
  title: { says: 'Title', compare: () => byTitle },
  game: {
    says: 'Game',
    compare: (titleOf) => (a, b) => titleOf(a).localeCompare(titleOf(b)) || byTitle(a, b),
  },
} as const satisfies Readonly<
  Record<string, { readonly says: string; compare(titleOf: (draft: DraftRow) => string): Compare }>
>;

type Order = keyof typeof ORDERS;

const byChange: Compare = (a, b) => (a.updatedAt < b.updatedAt ? 1 : a.updatedAt > b.updatedAt ? -1 : 0);
const byTitle: Compare = (a, b) => nameOf(a).localeCompare(nameOf(b), undefined, { numeric: true });

function ListTools(props: {
  readonly query: string;
  readonly onQuery: (words: string) => void;
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
          value={props.query}
          onChange={(event) => props.onQuery(event.target.value)}
        />
      </label>
      <label className="flex basis-48 flex-col gap-1">
        <span className="sign text-sm">Sort by</span>
        <select className="input" value={props.order} onChange={(event) => props.onOrder(event.target.value as Order)}>
          <Options of={Object.entries(ORDERS).map(([order, { says }]) => [order, says])} />
        </select>
      </label>
    </div>
  );
}

/** The visitor's own scenarios: find, open, rename, duplicate, delete with undo. */
export function OwnList({ games, given }: Props) {
  const [drafts, setDrafts] = useState(given);
  const { trouble, attempt } = useAttempt();
  const [deleted, setDeleted] = useState<DraftRow | undefined>(undefined);
  const [restored, setRestored] = useState<string | undefined>(undefined);
  const [query, setQuery] = useState('');
  const [order, setOrder] = useState<Order>('changed');
  const [all, setAll] = useState(false);
  const [toDo, setToDo] = useState<ReturnType<typeof recallToDo>>({});

  const list = useCallback(async () => setDrafts(await loadDrafts()), []);
  const change = (work: () => Promise<unknown>) => attempt(() => work().then(list));
  useEffect(() => void attempt(list), [attempt, list]);
  useEffect(() => {
    if (drafts) setToDo(recallToDo(drafts.map(({ id }) => id)));
  }, [drafts]);

  const remove = (draft: DraftRow) =>
    change(async () => {
      await ask('DELETE', `/api/drafts/${draft.id}`);
      setDeleted(draft);
    });
  const bringBack = (draft: DraftRow) =>
    change(async () => {
      await ask('POST', `/api/drafts/${draft.id}/undelete`);
      setDeleted(undefined);
      setRestored(draft.id);
    });

  const titleOf = (draft: DraftRow) => games[draft.system] ?? draft.system;
  const found = (drafts ?? [])
    .filter((draft) => includes(`${nameOf(draft)} ${titleOf(draft)}`, query))
    .toSorted(ORDERS[order].compare(titleOf));
  const shown = all ? found : found.slice(0, SHOWN_AT_FIRST);
  return (
    <Titled id="own" title="Your drafts" look="border-b-4 border-ink pb-2 text-xl" className="mt-10 min-h-24">
      <Alert className="mt-4 text-alarm">{trouble}</Alert>
      {deleted && (
        <p role="status" className="mt-4 flex flex-wrap items-center gap-4 border-2 border-ink bg-raised p-3">
          “{nameOf(deleted)}” was deleted.
          <button
            key={deleted.id}
            ref={focusWhenShown}
            type="button"
            className={buttonLook()}
            onClick={() => bringBack(deleted)}
          >
            Restore it
          </button>
        </p>
      )}
      {drafts?.length === 0 && !deleted && (
        <p className="mt-4 text-grey">Nothing yet. “A lighthouse in a flood” has been known to work.</p>
      )}
      {drafts === undefined && trouble === undefined && <p className="mt-4 text-grey">Opening the cabinet…</p>}
      {drafts !== undefined && drafts.length > 1 && (
        <ListTools query={query} onQuery={setQuery} order={order} onOrder={setOrder} />
      )}
      {query !== '' && (
        <p role="status" className="mt-3 text-sm text-grey">
          {found.length === 0 ? 'No draft has these words in its title or game.' : `${found.length} found`}
        </p>
      )}
      <ul>
        {shown.map((draft) => (
          <OwnDraft
            key={draft.id}
            draft={draft}
            restored={draft.id === restored}
            game={titleOf(draft)}
            toDo={toDo[draft.id]}
            onRename={(title) => change(() => ask('PATCH', `/api/drafts/${draft.id}`, { title }))}
            onDuplicate={() => change(() => ask('POST', `/api/drafts/${draft.id}/duplicate`))}
            onDelete={() => remove(draft)}
          />
        ))}
      </ul>
      {shown.length < found.length && (
        <Button className="mt-4" onClick={() => setAll(true)}>
          Show all {found.length} drafts
        </Button>
      )}
    </Titled>
  );
}

/** Tells whether a text contains all these words, ignoring case. */
const includes = (text: string, words: string): boolean => {
  const among = text.toLocaleLowerCase();
  return words
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => among.includes(word));
};
