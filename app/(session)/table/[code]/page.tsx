import type { Metadata, Viewport } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { JoinForm } from '@/app/_table/join-form';
import { loadOwnTables } from '@/app/_table/load-own-tables';
import { OwnTables } from '@/app/_table/own-tables';
import { TableRoom } from '@/app/_table/table-room';
import { Placard } from '@/app/_ui/placard';
import { draftShape } from '@/lib/scenario/draft-shape';
import { requireSystem } from '@/lib/services/drafts/drafts';
import { memberOf } from '@/lib/services/requests/member-of';
import { requireServices } from '@/lib/services/requests/services';
import { findSeatByCode } from '@/lib/services/tables/tables';
import { agendaOf } from '@/lib/table/agenda';
import { formatJoinCode, parseJoinCode } from '@/lib/table/join-code';

export const metadata: Metadata = {
  title: 'Table',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

/** The keyboard of a phone leaves the button in sight. */
export const viewport: Viewport = { interactiveWidget: 'resizes-content' };

/** The newest: one of them is meant. */
const OWN_MAX = 6;

interface Props {
  readonly params: Promise<{ readonly code: string }>;
}

/** The group's table for those who are at it, and its door for everybody else: true codes and others look alike. */
export default async function TablePage({ params }: Props) {
  const typed = decodeURIComponent((await params).code);
  const code = parseJoinCode(typed);
  if (code === undefined) redirect(`/table?code=${encodeURIComponent(typed)}`);
  if (code !== typed) redirect(`/table/${code}`);
  const services = requireServices();
  const cookies = (await headers()).get('cookie');
  const seat = await findSeatByCode(services, code, await memberOf(services, cookies));
  if (!seat) {
    // A table's code changes when somebody is sent away: who sits at it may have slept through that.
    const tables = (await loadOwnTables(cookies, { over: true })).slice(0, OWN_MAX);
    return (
      <Placard kicker={`Table ${formatJoinCode(code)}`} title="Take a seat">
        {tables.length > 0 && (
          <div className="border-b-2 border-line pb-4">
            <p>Already have a seat? The code may have changed.</p>
            <OwnTables tables={tables} />
          </div>
        )}
        <JoinForm door={{ code }} as="player" />
      </Placard>
    );
  }
  const { id, title, system } = seat.state.table;
  const game = requireSystem(services, system);
  const agenda = agendaOf(game.form, draftShape(game));
  return <TableRoom tableId={id} code={code} title={title} agenda={agenda} />;
}
