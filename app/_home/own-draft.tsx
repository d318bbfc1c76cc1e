import { useEffect, useRef, useState } from 'react';
import type { DraftRow } from '@/app/_data/drafts-api';
import { type RememberedToDo, sayBriefly } from '@/app/_draft/to-do';
import { buttonLook } from '@/app/_ui/button';
import { Form } from '@/app/_ui/form';
import { joinedUpTo } from '@/lib/tabletop/words/wording';

/** Ref callback that moves the focus here when the focused element has gone. */
export const focusWhenShown = (element: HTMLElement | null) => element?.focus();

export const nameOf = (draft: DraftRow) => draft.title.trim() || 'Untitled disaster';

const NAMES_MAX = 4;

const ACTION = 'sign min-h-11 px-3 text-sm underline underline-offset-4 hover:no-underline';

export function OwnDraft(props: {
  readonly draft: DraftRow;
  readonly restored: boolean;
  readonly game: string;
  readonly toDo: RememberedToDo | undefined;
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
    <li className="flex items-center gap-4 border-b-2 border-line py-2">
      {/* biome-ignore lint/performance/noImgElement: an SVG, drawn from the draft */}
      <img
        src={`/api/drafts/${draft.id}/poster?at=${Date.parse(draft.updatedAt)}`}
        alt=""
        width={100}
        height={140}
        loading="lazy"
        decoding="async"
        className="h-auto w-14 shrink-0 self-start bg-sunk sm:w-16"
      />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
        <div className="min-w-0 flex-1 basis-72">
          {renaming ? (
            <Form
              className="flex gap-2"
              onSubmit={() => {
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
            </Form>
          ) : (
            <a
              ref={renamed || props.restored ? focusWhenShown : undefined}
              href={`/studio/${draft.id}`}
              className="sign block py-2 text-lg underline-offset-4 hover:underline [overflow-wrap:anywhere]"
            >
              {name}
            </a>
          )}
          <p className="text-sm text-grey [overflow-wrap:anywhere]">
            {props.game}
            {!mayEdit && ' · to read'} · <When at={draft.updatedAt} />
            {draft.people && ` · with ${joinedUpTo(NAMES_MAX, draft.people)}`}
            {draft.daysLeft !== undefined && (
              <>
                {' '}
                · <DaysLeft days={draft.daysLeft} />
              </>
            )}
          </p>
          {/* As tall without text, since only the browser knows it. */}
          {mayEdit && <p className="min-h-[1lh] text-sm">{props.toDo && sayBriefly(props.toDo, draft.updatedAt)}</p>}
        </div>
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
      </div>
    </li>
  );
}

const SOON_DAYS = 30;

/** Days until a draft that nobody opens is deleted, if the operator has set such a limit. */
function DaysLeft({ days }: { readonly days: number }) {
  const left = days === 0 ? 'today' : days === 1 ? 'in 1 day' : `in ${days} days`;
  return <span className={days <= SOON_DAYS ? 'text-alarm' : ''}>deleted {left} unless opened</span>;
}

/** Time in the reader's locale and time zone, which only the browser knows. */
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
