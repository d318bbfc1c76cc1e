import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { buttonLook } from '@/app/_ui/button';
import { sanitiseLine } from '@/lib/kernel/visible';
import { ACT_REASON_MAX, sayButton } from '@/lib/library/moderation/acts';
import { sayReason } from '@/lib/library/moderation/reports';
import { moderationPage } from '@/lib/services/library/moderate';
import { loadModerated, type ModeratedView, REPORTS_SHOWN } from '@/lib/services/library/moderation-page';
import { requireServices } from '@/lib/services/requests/services';
import { admitted, Door, MODERATION_METADATA, oneOf, type QueryParams } from '../admit';
import { Acts, ApproveForm, Mark, Notice, Part, rowsLook, Time, VersionLink } from '../frame';

export const metadata: Metadata = MODERATION_METADATA;

interface Props {
  readonly params: Promise<{ readonly id: string }>;
  readonly searchParams: Promise<QueryParams>;
}

/** Moderation page of one publication: reports, versions and possible actions. Visiting it changes nothing. */
export default async function ModeratedPage({ params, searchParams }: Props) {
  const [{ id }, { said }] = await Promise.all([params, searchParams]);
  if ((await admitted()) === undefined) return <Door id={id} isOpen={false} />;
  const services = requireServices();
  const view = await loadModerated(services, id);
  if (!view) notFound();
  return (
    <>
      <Door id={id} isOpen />
      <p className="mb-6">
        <a href={moderationPage()} className="sign inline-flex min-h-11 items-center underline underline-offset-4">
          All of moderation
        </a>
      </p>
      <h1 className="text-2xl sm:text-3xl wrap-anywhere">{sanitiseLine(view.title) || 'Withdrawn'}</h1>
      <p className="mt-2 mb-6">
        {services.findSystem(view.publication.system)?.title}, <Mark mark={view.mark} />
      </p>
      <Notice said={oneOf(said)} />
      <State view={view} />
      <Reports view={view} />
      <ActForm view={view} />
      <Accepted view={view} />
      <Versions view={view} />
      <Part id="log" title="What was done">
        {view.acts.length === 0 ? <p className="mt-4">Nothing yet.</p> : <Acts acts={view.acts} />}
      </Part>
    </>
  );
}

interface ViewProps {
  readonly view: ModeratedView;
}

function State({ view: { publication, isStopped } }: ViewProps) {
  const { listing, hiddenAt, unlistedAt, shown } = publication;
  return (
    <ul className="list-disc pl-5">
      {hiddenAt !== null && (
        <li>
          Hidden since <Time at={hiddenAt} />. Its pages say so.
        </li>
      )}
      {unlistedAt !== null && (
        <li>
          Taken off the list by a moderator <Time at={unlistedAt} />. Its address still works.
        </li>
      )}
      {listing === 'unlisted' && <li>Unlisted by its publisher.</li>}
      {shown === null && <li>No version of it is in the list.</li>}
      {publication.isListed && <li>In the list, with version {shown}.</li>}
      {isStopped && <li>Its publisher can’t publish anything.</li>}
    </ul>
  );
}

function Reports({ view: { reports } }: ViewProps) {
  return (
    <Part id="reports" title="Reports">
      {reports.length === 0 ? (
        <p className="mt-4">No open reports.</p>
      ) : (
        <ul className={rowsLook}>
          {reports.map(({ version, reason, text, at }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: Reports have nothing of their own to be told apart by, and never move
            <li key={i}>
              <p className="sign">{sayReason(reason)}</p>
              {text !== '' && <p className="wrap-anywhere">{sanitiseLine(text)}</p>}
              <p className="text-sm">
                Version {version}, <Time at={at} />
              </p>
            </li>
          ))}
        </ul>
      )}
      {reports.length === REPORTS_SHOWN && (
        <p className="mt-4">These are the newest {REPORTS_SHOWN}. There may be more.</p>
      )}
    </Part>
  );
}

function ActForm({ view: { id, possible, reports } }: ViewProps) {
  const until = Math.max(0, ...reports.map(({ at }) => at));
  return (
    <Part id="acts" title="What to do">
      <form method="post" action="/api/moderation" className="mt-4 flex flex-col gap-4">
        <input type="hidden" name="publication" value={id} />
        <input type="hidden" name="until" value={until} />
        <label className="flex max-w-xl flex-col gap-1">
          <span className="sign">Reason</span>
          <input name="reason" required maxLength={ACT_REASON_MAX} className="input" autoComplete="off" />
          <span className="text-sm">For the log. Other moderators read it; nobody else does.</span>
        </label>
        <p className="flex flex-wrap gap-3">
          {possible.map((kind) => (
            <button
              key={kind}
              type="submit"
              name="act"
              value={kind}
              className={buttonLook(kind === 'hide' ? 'danger' : 'plain')}
            >
              {sayButton(kind)}
            </button>
          ))}
        </p>
      </form>
    </Part>
  );
}

function Accepted({ view: { accepted } }: ViewProps) {
  if (accepted.length === 0) return null;
  return (
    <Part id="accepted" title="Accepted on purpose">
      <ul className={rowsLook}>
        {accepted.map((says) => (
          <li key={says} className="wrap-anywhere">
            {sanitiseLine(says)}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Versions({ view: { id, versions } }: ViewProps) {
  return (
    <Part id="versions" title="Versions">
      <ol className={rowsLook}>
        {versions.map(({ number, at, note, approvedAt, withdrawnAt }) => (
          <li key={number} className="flex flex-wrap items-center justify-between gap-3">
            <div className="min-w-0">
              <p>
                <span className="sign">Version {number}</span>, <Time at={at} />
                {withdrawnAt !== null && ', withdrawn by its publisher'}
                {withdrawnAt === null && approvedAt === null && ', waits for approval'}
              </p>
              {note !== '' && <p className="wrap-anywhere">{sanitiseLine(note)}</p>}
            </div>
            {withdrawnAt === null && (
              <div className="flex flex-wrap gap-3">
                <VersionLink id={id} number={number} />
                {approvedAt === null && <ApproveForm id={id} number={number} />}
              </div>
            )}
          </li>
        ))}
      </ol>
    </Part>
  );
}
