import { headers } from 'next/headers';
import { originForOthers } from '@/lib/config/lan';
import { memberOf } from '@/lib/services/requests/member-of';
import { requireServices } from '@/lib/services/requests/services';
import { boardOf, type TableBoard } from '@/lib/services/tables/open-link';
import { findSeatByCode } from '@/lib/services/tables/tables';
import { NoBoard } from './no-board';
import { Screen } from './screen';

export interface BoardAddress {
  readonly params: Promise<{ readonly code: string }>;
}

/** A table's board for anyone who sits at it. */
export async function BoardPage({ params, inHand }: BoardAddress & { readonly inHand: boolean }) {
  const { code } = await params;
  const board = await loadBoard(code);
  return board ? <Screen board={board} inHand={inHand} /> : <NoBoard code={code} />;
}

/** Returns the board of a table for its members; undefined for everybody else. */
async function loadBoard(code: string): Promise<TableBoard | undefined> {
  const services = requireServices();
  const requestHeaders = await headers();
  const seat = await findSeatByCode(services, code, await memberOf(services, requestHeaders.get('cookie')));
  const origin = originForOthers(`http://${requestHeaders.get('host') ?? 'localhost'}`, services);
  return seat && boardOf(services, seat.state, seat.state.table.code, origin);
}
