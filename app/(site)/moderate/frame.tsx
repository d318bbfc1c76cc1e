import type { ReactNode } from 'react';
import { buttonLook } from '@/app/_ui/button';
import { Titled } from '@/app/_ui/titled';
import { sanitiseLine } from '@/lib/kernel/visible';
import { versionPath } from '@/lib/library/address';
import { sayAct } from '@/lib/library/moderation/acts';
import { moderationPage } from '@/lib/services/library/moderate';
import type { Named } from '@/lib/services/library/moderation-page';
import type { ActRow } from '@/lib/storage/moderation-port';

const MESSAGES: Readonly<Record<string, { readonly isDone: boolean; readonly text: string }>> = {
  'moderator/done': { isDone: true, text: 'Done, and noted in the log.' },
  'moderator/reason': { isDone: false, text: 'Nothing was changed. Say why first: the log keeps the reason.' },
  'moderator/no-change': { isDone: false, text: 'That has been done already, or can’t be done any more.' },
};
const REFUSED = { isDone: false, text: 'Nothing was changed. Try again.' };

export function Notice({ said }: { readonly said: string | undefined }) {
  if (said === undefined) return null;
  const { isDone, text } = MESSAGES[said] ?? REFUSED;
  return (
    <p
      role={isDone ? 'status' : 'alert'}
      className={`mb-6 max-w-xl border-2 p-3 ${isDone ? 'border-exit text-exit' : 'border-alarm text-alarm'}`}
    >
      {text}
    </p>
  );
}

export function Part({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <Titled id={id} title={title} look="text-xl" className="mt-10">
      {children}
    </Titled>
  );
}

/** Title of a publication, linked to its moderation page, and its publisher's mark. */
export function Title({ named: { id, title, mark } }: { readonly named: Named }) {
  return (
    <>
      <a
        href={moderationPage(id)}
        className="sign inline-flex min-h-11 items-center text-lg underline underline-offset-4 wrap-anywhere"
      >
        {sanitiseLine(title) || 'Withdrawn'}
      </a>{' '}
      <Mark mark={mark} />
    </>
  );
}

export const Mark = ({ mark }: { readonly mark: string }) =>
  mark === '' ? <span>by this studio</span> : <span>by publisher {mark}</span>;

/** Timestamp in UTC, since moderators may be in any time zone. */
export const Time = ({ at }: { readonly at: number }) => (
  <time dateTime={new Date(at).toISOString()}>
    {new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })} UTC
  </time>
);

export const rowsLook =
  'mt-4 flex flex-col border-2 border-ink bg-raised [&>li]:p-4 [&>li+li]:border-t-2 [&>li]:border-line';

export function More({ href, children }: { readonly href: string | undefined; readonly children: string }) {
  if (href === undefined) return null;
  return (
    <p className="mt-4">
      <a href={href} className={buttonLook('plain')}>
        {children}
      </a>
    </p>
  );
}

/** Link to a version's public page; sends no referrer. */
export const VersionLink = ({ id, number }: { readonly id: string; readonly number: number }) => (
  <a href={versionPath(id, number)} rel="noreferrer" className={buttonLook('plain')}>
    Read version {number}
  </a>
);

export function ApproveForm({ id, number }: { readonly id: string; readonly number: number }) {
  return (
    <form method="post" action="/api/moderation">
      <input type="hidden" name="publication" value={id} />
      <button type="submit" name="act" value={`approve ${number}`} className={buttonLook('main')}>
        Approve version {number}
      </button>
    </form>
  );
}

/** Moderators' actions with their reasons. Pass `title` if the list covers several publications. */
export function Acts({
  acts,
  title,
}: {
  readonly acts: readonly ActRow[];
  readonly title?: (act: number) => ReactNode;
}) {
  return (
    <ol className={rowsLook}>
      {acts.map((act, i) => (
        <li key={act.seq}>
          <p>
            <span className="sign">{sayAct(act)}</span> · Moderator {act.moderator} · <Time at={act.at} /> · entry{' '}
            {act.seq}
          </p>
          {title?.(i)}
          {act.reason !== '' && <p className="wrap-anywhere">{sanitiseLine(act.reason)}</p>}
        </li>
      ))}
    </ol>
  );
}
