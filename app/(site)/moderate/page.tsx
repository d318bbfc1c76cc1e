import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { buttonLook } from '@/app/_ui/button';
import { parsePublication } from '@/lib/library/address';
import { moderationPage } from '@/lib/services/library/moderate';
import { loadModeration, type ModerationView } from '@/lib/services/library/moderation-page';
import { requireServices } from '@/lib/services/requests/services';
import { admitted, Door, MODERATION_METADATA, oneOf, type QueryParams } from './admit';
import { Acts, ApproveForm, More, Notice, Part, rowsLook, Time, Title, VersionLink } from './frame';

export const metadata: Metadata = MODERATION_METADATA;

interface Props {
  readonly searchParams: Promise<QueryParams>;
}

/** Moderation overview: reports, new arrivals, stopped publishers and the log. Visiting it changes nothing. */
export default async function ModerationPage({ searchParams }: Props) {
  const query = await searchParams;
  const moderator = await admitted();
  if (moderator === undefined) return <Door isOpen={false} />;
  const find = oneOf(query.find)?.trim();
  const found = find === undefined ? undefined : parsePublication(find.split('/library/').at(-1)?.split('/')[0] ?? '');
  if (found) redirect(moderationPage(found.id));
  const services = requireServices();
  const cursors = { reports: oneOf(query.reports), arrivals: oneOf(query.arrivals), log: oneOf(query.log) };
  const view = await loadModeration(services, cursors);
  const at = (name: keyof typeof cursors, cursor: string | undefined) =>
    cursor && `${moderationPage()}?${name}=${cursor}#${name}`;
  return (
    <>
      <Door isOpen />
      <h1 className="text-2xl sm:text-3xl">Moderation</h1>
      <p className="measure mt-4">
        You are <strong>Moderator {moderator}</strong>. Anyone who has your link can act as you. Reports change nothing
        by themselves: you decide. Everything you do goes to the log, with your number and your reason.
      </p>
      <form method="post" action="/api/moderation/leave" className="mt-4 mb-6">
        <button type="submit" className={buttonLook('plain')}>
          Leave moderation
        </button>
      </form>
      <Notice said={oneOf(query.said)} />
      <FindForm isUnknown={find !== undefined} />
      <Reports view={view} more={at('reports', view.reported.next)} />
      {(services.library.mode === 'review' || view.arrivals.rows.length > 0) && (
        <Arrivals view={view} more={at('arrivals', view.arrivals.next)} />
      )}
      {view.stopped.length > 0 && <Stopped view={view} />}
      <Part id="log" title="Log">
        {view.acts.rows.length === 0 ? (
          <p className="mt-4">Nothing has been done yet.</p>
        ) : (
          <Acts acts={view.acts.rows} title={(i) => view.acts.rows[i] && <Title named={view.acts.rows[i]} />} />
        )}
        <More href={at('log', view.acts.next)}>Earlier entries</More>
      </Part>
    </>
  );
}

function FindForm({ isUnknown }: { readonly isUnknown: boolean }) {
  return (
    <form action={moderationPage()} className="flex max-w-xl flex-wrap items-end gap-3">
      <label className="flex min-w-0 flex-1 basis-60 flex-col gap-1">
        <span className="sign">Address of a published scenario</span>
        <input name="find" required className="input" autoComplete="off" aria-describedby="find-help" />
      </label>
      <button type="submit" className={buttonLook('plain')}>
        Open
      </button>
      <p
        id="find-help"
        role={isUnknown ? 'alert' : undefined}
        className={`w-full text-sm ${isUnknown ? 'text-alarm' : ''}`}
      >
        {isUnknown ? 'That is not the address of a published scenario. ' : ''}It has 16 letters and digits after
        “/library/”.
      </p>
    </form>
  );
}

interface ListProps {
  readonly view: ModerationView;
}

function Reports({ view: { reported }, more }: ListProps & { readonly more: string | undefined }) {
  return (
    <Part id="reports" title="Reports">
      {reported.rows.length === 0 ? (
        <p className="mt-4">No reports. Carry on.</p>
      ) : (
        <ol className={rowsLook}>
          {reported.rows.map((row) => (
            <li key={row.id}>
              <Title named={row} />
              <p>
                Reported by {row.reporters === 1 ? 'one person' : `${row.reporters} people`}, first on{' '}
                <Time at={row.since} />
              </p>
            </li>
          ))}
        </ol>
      )}
      <More href={more}>More reports</More>
    </Part>
  );
}

function Arrivals({ view: { arrivals }, more }: ListProps & { readonly more: string | undefined }) {
  return (
    <Part id="arrivals" title="New arrivals">
      {arrivals.rows.length === 0 ? (
        <p className="mt-4">Nothing waits for approval.</p>
      ) : (
        <ol className={rowsLook}>
          {arrivals.rows.map((row) => (
            <li key={`${row.id} ${row.number}`} className="flex flex-wrap items-center justify-between gap-3">
              <div className="min-w-0">
                <Title named={row} />
                <p>
                  Published <Time at={row.at} />
                </p>
              </div>
              <div className="flex flex-wrap gap-3">
                <VersionLink id={row.id} number={row.number} />
                <ApproveForm id={row.id} number={row.number} />
              </div>
            </li>
          ))}
        </ol>
      )}
      <More href={more}>More new arrivals</More>
    </Part>
  );
}

function Stopped({ view: { stopped } }: ListProps) {
  return (
    <Part id="stopped" title="Publishers who are stopped">
      <ul className={rowsLook}>
        {stopped.map((row) => (
          <li key={row.id}>
            <Title named={row} />
            <p>
              Stopped <Time at={row.at} />
            </p>
          </li>
        ))}
      </ul>
    </Part>
  );
}
