import type { Metadata, Viewport } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { JoinForm } from '@/app/_table/join-form';
import { Placard } from '@/app/_ui/placard';
import { ADDRESS_HEADER } from '@/lib/services/requests/answer';
import { memberOf } from '@/lib/services/requests/member-of';
import { requireServices } from '@/lib/services/requests/services';
import { knock } from '@/lib/services/tables/join-table';
import { findSeatByCode, tableOfToken } from '@/lib/services/tables/tables';

export const metadata: Metadata = {
  title: 'Join a table',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

export const viewport: Viewport = { interactiveWidget: 'resizes-content' };

interface Props {
  readonly params: Promise<{ readonly token: string }>;
}

/** Where a table's link leads: to its door, or straight to one's seat. */
export default async function LinkPage({ params }: Props) {
  const { token } = await params;
  const services = requireServices();
  const found = await tableOfToken(services, token);
  if (!found) redirect('/?notice=link-gone');
  const { code, title } = found.state.table;
  const asked = await headers();
  const memberId = await memberOf(services, asked.get('cookie'));
  const seat = await findSeatByCode(services, code, memberId);
  // A GM's link makes more of a player who follows it.
  const rises = found.role === 'gm' && (seat?.person.role === 'player' || seat?.person.role === 'watcher');
  if (seat && !rises) redirect(`/table/${code}`);
  // Nobody needs a name to look on, and the address does not tell the code.
  if (found.role === 'watcher') redirect(`/table/board/watch?link=${token}`);
  const door = await knock(services, { token }, memberId, asked.get(ADDRESS_HEADER) ?? '');
  if (!door.ok) {
    return (
      <Placard kicker="No entry" title="This door is closed">
        <p>{door.error.message}</p>
      </Placard>
    );
  }
  return (
    <Placard kicker={found.role === 'gm' ? 'For a co-GM' : 'Everybody is welcome'} title={title || 'Untitled disaster'}>
      <JoinForm door={{ token }} as={found.role === 'gm' ? 'co-gm' : 'player'} taken={door.value.colours} />
    </Placard>
  );
}
