import type { Metadata, Viewport } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { JoinForm } from '@/app/_table/join-form';
import { questionsOf } from '@/app/_table/questions';
import { TableRoom } from '@/app/_table/table-room';
import { Placard } from '@/app/_ui/placard';
import { requireSystem } from '@/lib/library/drafts';
import { requireHouse } from '@/lib/library/house';
import { memberOfCookies } from '@/lib/library/identity';
import { findSeatByCode } from '@/lib/library/tables';
import { formatJoinCode, parseJoinCode } from '@/lib/session/join-code';

export const metadata: Metadata = {
  title: 'Table',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

/** The keyboard of a phone leaves the button in sight. */
export const viewport: Viewport = { interactiveWidget: 'resizes-content' };

interface Props {
  readonly params: Promise<{ readonly code: string }>;
}

/** The group's table for those who are at it, and its door for everybody else: true codes and others look alike. */
export default async function TablePage({ params }: Props) {
  const typed = decodeURIComponent((await params).code);
  const code = parseJoinCode(typed);
  if (code === undefined) redirect(`/table?code=${encodeURIComponent(typed)}`);
  if (code !== typed) redirect(`/table/${code}`);
  const house = requireHouse();
  const seat = await findSeatByCode(house, code, memberOfCookies((await headers()).get('cookie'), house.secret));
  if (!seat) {
    return (
      <Placard kicker={`Table ${formatJoinCode(code)}`} title="Take a seat">
        <JoinForm door={{ code }} as="player" />
      </Placard>
    );
  }
  const { id, title, system } = seat.state.table;
  return (
    <TableRoom tableId={id} code={code} title={title} questions={questionsOf(requireSystem(house, system).form)} />
  );
}
