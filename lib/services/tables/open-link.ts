import { NOT_FOUND } from '@/lib/table/decide/join';
import type { Services } from '../requests/services';
import { boardOf, type TableBoard } from './board';
import { knock, type OpenDoor } from './join-table';
import { findSeatByCode, refused, tableOfToken } from './tables';

/** The door of a table, as somebody with a link sees it who has no seat there. */
interface LinkDoor extends OpenDoor {
  readonly title: string;
  /** What the link makes of those who come in. */
  readonly role: 'player' | 'co-gm';
}

/** Destination of a link to a table: the visitor's seat, the board for watchers, or the door. */
export type OpenedTable = { readonly page: string } | { readonly board: TableBoard } | { readonly door: LinkDoor };

/** Who has a link, perhaps nobody yet, and where others reach the studio. */
interface Visitor {
  readonly memberId: string | undefined;
  readonly address: string;
  readonly originForOthers: string;
}

/** Opens a link to a table. Changes nothing. Throws if it is not good, or its door is closed. */
export async function openTableLink(services: Services, token: string, visitor: Visitor): Promise<OpenedTable> {
  const { memberId, address, originForOthers } = visitor;
  const found = await tableOfToken(services, token);
  if (!found) throw refused(NOT_FOUND);
  const { state, role } = found;
  const seat = await findSeatByCode(services, state.table.code, memberId);
  // A GM's link makes more of a player who follows it.
  const rises = role === 'gm' && (seat?.person.role === 'player' || seat?.person.role === 'watcher');
  if (seat && !rises) return { page: `/table/${state.table.code}` };
  // Nobody needs a name to look on, nor learns the code by that.
  if (role === 'watcher') return { board: await boardOf(services, state, '', originForOthers) };
  const door = await knock(services, { token }, memberId, address);
  if (!door.ok) throw refused(door.error);
  return { door: { ...door.value, title: state.table.title, role: role === 'gm' ? 'co-gm' : 'player' } };
}
