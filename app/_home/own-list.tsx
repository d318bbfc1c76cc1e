'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { ask, type DraftRow, loadDrafts } from './drafts-api';

/** One's own scenarios: open, rename, duplicate, delete with undo. */
export function OwnList({ games }: { readonly games: Readonly<Record<string, string>> }) {
  const [drafts, setDrafts] = useState<readonly DraftRow[] | undefined>(undefined);
  const [trouble, setTrouble] = useState<string | undefined>(undefined);
  const [deleted, setDeleted] = useState<DraftRow | undefined>(undefined);

  const attempt = useCallback(async (work: () => Promise<unknown>) => {
    setTrouble(undefined);
    try {
      await work();
      setDrafts(await loadDrafts());
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
    }
  }, []);
  useEffect(() => void attempt(async () => undefined), [attempt]);

  const remove = (draft: DraftRow) =>
    attempt(async () => {
      await ask('DELETE', `/api/drafts/${draft.id}`);
      setDeleted(draft);
    });
  const bringBack = (draft: DraftRow) =>
    attempt(async () => {
      await ask('POST', `/api/drafts/${draft.id}/undelete`);
      setDeleted(undefined);
    });

  return (
    <section aria-labelledby="own" className="mt-12 min-h-64">
      <h2 id="own" className="border-b-4 border-ink pb-2 text-xl">
        On file
      </h2>
      {trouble !== undefined && (
        <p role="alert" className="mt-4 text-alarm">
          {trouble}
        </p>
      )}
      {deleted && (
        <p role="status" className="mt-4 flex flex-wrap items-center gap-4 border-2 border-ink bg-raised p-3">
          “{nameOf(deleted)}” is deleted.
          <button
            type="button"
            className="sign min-h-11 rounded-sm border-2 border-ink px-4 hover:bg-ink hover:text-paper"
            onClick={() => bringBack(deleted)}
          >
            Bring it back
          </button>
        </p>
      )}
      {drafts?.length === 0 && (
        <p className="mt-4 text-grey">
          Nothing yet. Start one above: “A lighthouse in a flood” has been known to work.
        </p>
      )}
      {drafts === undefined && trouble === undefined && <p className="mt-4 text-grey">Opening the cabinet…</p>}
      <ul>
        {drafts?.map((draft) => (
          <Row
            key={draft.id}
            draft={draft}
            game={games[draft.system] ?? draft.system}
            onRename={(title) => attempt(() => ask('PATCH', `/api/drafts/${draft.id}`, { title }))}
            onDuplicate={() => attempt(() => ask('POST', `/api/drafts/${draft.id}/duplicate`))}
            onDelete={() => remove(draft)}
          />
        ))}
      </ul>
    </section>
  );
}

const nameOf = (draft: DraftRow) => draft.title.trim() || 'Untitled disaster';

const ACTION = 'sign min-h-11 px-3 text-sm underline underline-offset-4 hover:no-underline';

function Row(props: {
  readonly draft: DraftRow;
  readonly game: string;
  readonly onRename: (title: string) => void;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
}) {
  const { draft } = props;
  const [renaming, setRenaming] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (renaming) input.current?.select();
  }, [renaming]);
  const name = nameOf(draft);
  const mayEdit = draft.role !== 'read';
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b-2 border-line py-2">
      {renaming ? (
        <form
          className="flex min-w-0 flex-1 basis-64 gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            setRenaming(false);
            props.onRename(input.current?.value.trim() ?? '');
          }}
        >
          <input
            ref={input}
            className="input"
            aria-label="New title"
            defaultValue={draft.title}
            maxLength={200}
            onKeyDown={(event) => event.key === 'Escape' && setRenaming(false)}
          />
          <button type="submit" className="sign min-h-11 rounded-sm border-2 border-exit px-4 text-exit">
            Rename
          </button>
        </form>
      ) : (
        <a
          href={`/studio/${draft.id}`}
          className="sign min-w-0 flex-1 basis-64 py-2 text-lg underline-offset-4 hover:underline [overflow-wrap:anywhere]"
        >
          {name}
        </a>
      )}
      <p className="text-sm text-grey">
        {props.game}
        {!mayEdit && ' · to read'} · <time dateTime={draft.updatedAt}>{sayWhen(draft.updatedAt)}</time>
      </p>
      <div className="-ml-3 flex flex-wrap sm:ml-0">
        {mayEdit && (
          <button type="button" className={ACTION} onClick={() => setRenaming(true)}>
            Rename<span className="sr-only"> “{name}”</span>
          </button>
        )}
        <button type="button" className={ACTION} onClick={props.onDuplicate}>
          Duplicate<span className="sr-only"> “{name}”</span>
        </button>
        <button type="button" className={`${ACTION} text-alarm`} onClick={props.onDelete}>
          Delete<span className="sr-only"> “{name}”</span>
        </button>
      </div>
    </li>
  );
}

function sayWhen(at: string): string {
  const date = new Date(at);
  return Number.isNaN(date.getTime())
    ? ''
    : date.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
}
