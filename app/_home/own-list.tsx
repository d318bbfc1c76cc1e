'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { type DraftRow, loadDrafts } from '@/app/_data/drafts-api';
import { ask } from '@/app/_data/request';
import { buttonLook } from '@/app/_ui/button';
import { Recovery } from './recovery';

interface Props {
  readonly games: Readonly<Record<string, string>>;
  /** The list as the server had it when it made the page; undefined for a browser that has never made anything. */
  readonly given: readonly DraftRow[] | undefined;
}

/** One's own scenarios: open, rename, duplicate, delete with undo. */
export function OwnList({ games, given }: Props) {
  const [drafts, setDrafts] = useState(given);
  const [trouble, setTrouble] = useState<string | undefined>(undefined);
  const [deleted, setDeleted] = useState<DraftRow | undefined>(undefined);
  const [restored, setRestored] = useState<string | undefined>(undefined);

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
      setRestored(draft.id);
    });

  return (
    <section aria-labelledby="own" className="mt-12 min-h-64">
      <h2 id="own" className="border-b-4 border-ink pb-2 text-xl">
        Your drafts
      </h2>
      {trouble !== undefined && (
        <p role="alert" className="mt-4 text-alarm">
          {trouble}
        </p>
      )}
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
            restored={draft.id === restored}
            game={games[draft.system] ?? draft.system}
            onRename={(title) => attempt(() => ask('PATCH', `/api/drafts/${draft.id}`, { title }))}
            onDuplicate={() => attempt(() => ask('POST', `/api/drafts/${draft.id}/duplicate`))}
            onDelete={() => remove(draft)}
          />
        ))}
      </ul>
      {(given !== undefined || (drafts !== undefined && drafts.length > 0)) && (
        <Recovery heading={<h3 className="text-lg">Your recovery link</h3>} />
      )}
    </section>
  );
}

/** The keyboard goes on from here, as what it was on has gone. */
const focusWhenShown = (element: HTMLElement | null) => element?.focus();

const nameOf = (draft: DraftRow) => draft.title.trim() || 'Untitled disaster';

const ACTION = 'sign min-h-11 px-3 text-sm underline underline-offset-4 hover:no-underline';

function Row(props: {
  readonly draft: DraftRow;
  readonly restored: boolean;
  readonly game: string;
  readonly onRename: (title: string) => void;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
}) {
  const { draft } = props;
  const [renaming, setRenaming] = useState(false);
  const [renamed, setRenamed] = useState(false);
  const closeName = () => {
    setRenaming(false);
    setRenamed(true);
  };
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
          className="flex min-w-0 flex-1 basis-full gap-2 sm:basis-80"
          onSubmit={(event) => {
            event.preventDefault();
            closeName();
            props.onRename(input.current?.value.trim() ?? '');
          }}
        >
          <input
            ref={input}
            className="input"
            aria-label="New title"
            defaultValue={draft.title}
            maxLength={200}
            onKeyDown={(event) => event.key === 'Escape' && closeName()}
          />
          <button type="submit" className={buttonLook('main')}>
            Rename
          </button>
        </form>
      ) : (
        <a
          ref={renamed || props.restored ? focusWhenShown : undefined}
          href={`/studio/${draft.id}`}
          className="sign min-w-0 flex-1 basis-64 py-2 text-lg underline-offset-4 hover:underline [overflow-wrap:anywhere]"
        >
          {name}
        </a>
      )}
      <p className="text-sm text-grey">
        {props.game}
        {!mayEdit && ' · to read'} · <When at={draft.updatedAt} />
        {draft.daysLeft !== undefined && (
          <>
            {' '}
            · <DaysLeft days={draft.daysLeft} />
          </>
        )}
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

const SOON_DAYS = 30;

/** When a draft that nobody opens is deleted, where the operator has set such a limit. */
function DaysLeft({ days }: { readonly days: number }) {
  const left = days === 0 ? 'today' : days === 1 ? 'in 1 day' : `in ${days} days`;
  return <span className={days <= SOON_DAYS ? 'text-alarm' : ''}>deleted {left} unless opened</span>;
}

/** A time as it is said where one is, which only the browser knows. */
function When({ at }: { readonly at: string }) {
  const [said, setSaid] = useState(() => at.slice(0, 10));
  useEffect(() => {
    const date = new Date(at);
    if (!Number.isNaN(date.getTime())) {
      setSaid(date.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' }));
    }
  }, [at]);
  return (
    <>
      last edited <time dateTime={at}>{said}</time>
    </>
  );
}
