import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { RecordView } from '@/app/_record/record-view';
import { NoBoard } from '@/app/_screen/no-board';
import { SaveRecord } from '@/app/_screen/save-record';
import { requireSystem } from '@/lib/services/drafts/drafts';
import { memberOf } from '@/lib/services/requests/member-of';
import { requireServices } from '@/lib/services/requests/services';
import { findSeatByCode } from '@/lib/services/tables/tables';
import { recordOf } from '@/lib/table/record';

export const metadata: Metadata = { title: 'Record of a table', robots: { index: false }, referrer: 'no-referrer' };

/** Record of a table's session for its members. Only saving as PDF needs scripts; the page prints as it is. */
export default async function RecordPage({ params }: { readonly params: Promise<{ readonly code: string }> }) {
  const { code } = await params;
  const services = requireServices();
  const seat = await findSeatByCode(services, code, await memberOf(services, (await headers()).get('cookie')));
  if (!seat || seat.person.waiting) return <NoBoard code={code} />;
  const system = await requireSystem(services, seat.state.table.system);
  const record = recordOf(seat.state, system.form, services.now());
  return (
    <RecordView record={record} game={system.title}>
      <SaveRecord record={record} game={system.title} />
    </RecordView>
  );
}
