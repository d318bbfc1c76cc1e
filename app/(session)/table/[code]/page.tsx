import type { Metadata, Viewport } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { Ending } from '@/app/_ending/ending';
import { CodeForm } from '@/app/_join/code-form';
import { loadOwnTables } from '@/app/_join/load-own-tables';
import { OwnTables } from '@/app/_join/own-tables';
import { JoinForm } from '@/app/_table/join-form';
import { TableRoom } from '@/app/_table/table-room';
import { Placard } from '@/app/_ui/placard';
import { draftShape } from '@/lib/scenario/draft-shape';
import { requireSystem } from '@/lib/services/drafts/drafts';
import type { At } from '@/lib/services/requests/answer';
import { ADDRESS_HEADER } from '@/lib/services/requests/answer';
import { memberOf } from '@/lib/services/requests/member-of';
import { requireServices } from '@/lib/services/requests/services';
import { previewJoin } from '@/lib/services/tables/join-table';
import { findSeatByCode, ticketFor } from '@/lib/services/tables/tables';
import { agendaOf } from '@/lib/table/course';
import { formatJoinCode, parseJoinCode } from '@/lib/table/join-code';
import { viewOf } from '@/lib/table/view-of';

export const metadata: Metadata = {
  title: 'Table',
  robots: { index: false, follow: false },
  // The server accepts the join form only with an Origin header, which browsers omit under no-referrer.
  referrer: 'same-origin',
};

/** Keeps the main button visible when a phone's keyboard is open. */
export const viewport: Viewport = { interactiveWidget: 'resizes-content' };

/** Most tables to offer. The newest come first, since the visitor means a recent one. */
const OWN_MAX = 6;

interface Props extends At<'code'> {
  readonly searchParams: Promise<{ readonly said?: string | readonly string[] }>;
}

/**
 * The table for people who have joined, as it is now; otherwise the join form. Refuses a wrong code before asking for a
 * name.
 */
export default async function TablePage({ params, searchParams }: Props) {
  const typed = decodeURIComponent((await params).code);
  const code = parseJoinCode(typed);
  if (code === undefined) redirect(`/table?code=${encodeURIComponent(typed)}`);
  if (code !== typed) redirect(`/table/${code}`);
  const services = requireServices();
  const requestHeaders = await headers();
  const cookies = requestHeaders.get('cookie');
  const memberId = await memberOf(services, cookies);
  const seat = await findSeatByCode(services, code, memberId);
  if (!seat) {
    const door = await previewJoin(services, { code }, memberId, requestHeaders.get(ADDRESS_HEADER) ?? '');
    if (!door.ok) return <NoEntry code={code} cookies={cookies} trouble={door.error.message} />;
    return (
      <Placard kicker={`Table ${formatJoinCode(code)}`} title="Take a seat">
        {(await searchParams).said !== undefined && (
          <p role="alert" className="border-l-4 border-alarm pl-3 text-alarm">
            You have not joined yet. Type a name that can be read, then press the button again.
          </p>
        )}
        <JoinForm door={{ code }} as="player" taken={door.value.colours} chance={Math.random()} />
        <p className="border-t-2 border-line pt-4">
          Is this a TV?{' '}
          <a href={`/tv?code=${code}`} className="underline">
            Show the board on this screen
          </a>
        </p>
      </Placard>
    );
  }
  const { id, title, system } = seat.state.table;
  const game = await requireSystem(services, system);
  const agenda = agendaOf(game.form, draftShape(game));
  const now = services.now();
  const brought = {
    ticket: await ticketFor(services, id, memberId, {}),
    first: { now, view: viewOf(seat.state, { person: seat.person.id }, now) },
  };
  return <TableRoom tableId={id} code={code} title={title} agenda={agenda} brought={brought} ending={<Ending />} />;
}

/** Page for an invalid code. Lists the visitor's own tables, since removing a person changes a table's code. */
async function NoEntry(props: { readonly code: string; readonly cookies: string | null; readonly trouble: string }) {
  const { code, cookies, trouble } = props;
  const tables = (await loadOwnTables(cookies, { over: true })).slice(0, OWN_MAX);
  return (
    <Placard kicker="Tables" title="Which table?">
      {tables.length > 0 && (
        <div className="border-b-2 border-line pb-4">
          <p>Already have a seat? The code may have changed.</p>
          <OwnTables tables={tables} />
        </div>
      )}
      <CodeForm typed={formatJoinCode(code)} trouble={trouble} />
    </Placard>
  );
}
