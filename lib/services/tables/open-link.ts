import type { Form } from '@/lib/contract/form';
import type { ObjectShape } from '@/lib/schema/shape';
import { NOT_FOUND } from '@/lib/table/decide/join';
import type { TableRow, TableState } from '@/lib/table/state';
import { requireSystem } from '../drafts/drafts';
import type { Services } from '../requests/services';
import { type JoinPreview, previewJoin } from './join-table';
import { findSeatByCode, refused, tableOfToken } from './tables';

/** Join page of a table, for a visitor with a link and without a seat. */
interface LinkPreview extends JoinPreview {
  readonly title: string;
  /** Role that the link grants. */
  readonly role: 'player' | 'co-gm';
}

/** Destination of a link to a table: the visitor's seat, the board for watchers, or the join page. */
export type OpenedTable = { readonly page: string } | { readonly board: TableBoard } | { readonly door: LinkPreview };

/** Data that a board needs before its connection is open. */
export interface TableBoard {
  readonly table: Pick<TableRow, 'id' | 'code' | 'title'>;
  readonly game: { readonly title: string; readonly form: Form; readonly shape: ObjectShape };
  /** Address of the studio, where players type the code. */
  readonly origin: string;
}

/** Builds a table's board. `code` is empty for watchers by link: with it they could join as players. */
export async function boardOf(
  services: Services,
  { table: { id, title, system } }: TableState,
  code: string,
  origin: string,
): Promise<TableBoard> {
  const { title: game, form, shape } = await requireSystem(services, system);
  return { table: { id, title, code }, game: { title: game, form, shape }, origin };
}

/** Visitor with a link: the member, if known, their address, and the origin at which others reach the studio. */
interface Visitor {
  readonly memberId: string | undefined;
  readonly address: string;
  readonly originForOthers: string;
}

/** Opens a link to a table. Changes nothing. Throws if the link is invalid or joining is closed. */
export async function openTableLink(services: Services, token: string, visitor: Visitor): Promise<OpenedTable> {
  const { memberId, address, originForOthers } = visitor;
  const found = await tableOfToken(services, token);
  if (!found) throw refused(NOT_FOUND);
  const { state, role } = found;
  const seat = await findSeatByCode(services, state.table.code, memberId);
  // A GM's link promotes players and watchers who follow it.
  const isPromoted = role === 'gm' && (seat?.person.role === 'player' || seat?.person.role === 'watcher');
  if (seat && !isPromoted) return { page: `/table/${state.table.code}` };
  // Watching needs no name, and does not reveal the code.
  if (role === 'watcher') return { board: await boardOf(services, state, '', originForOthers) };
  const door = await previewJoin(services, { token }, memberId, address);
  if (!door.ok) throw refused(door.error);
  return { door: { ...door.value, title: state.table.title, role: role === 'gm' ? 'co-gm' : 'player' } };
}
