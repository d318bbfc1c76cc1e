import { headers } from 'next/headers';
import { cache } from 'react';
import { originForOthers } from '@/lib/config/lan';
import { memberOf } from '@/lib/services/requests/member-of';
import { requireServices } from '@/lib/services/requests/services';
import { findSeatByCode, tableOfToken } from '@/lib/services/tables/tables';
import type { TableRow } from '@/lib/table/state';
import type { BoardProps } from './board';

/** What a board needs before its line is open. */
export interface LoadedBoard extends Pick<BoardProps, 'game' | 'origin'> {
  readonly table: Pick<TableRow, 'id' | 'code' | 'title'>;
}

/** The board of a table, for anyone who sits at it or has a link for those who look on; undefined for everybody else. */
export const loadBoard = cache(async (code: string, token: string | undefined): Promise<LoadedBoard | undefined> => {
  const services = requireServices();
  const asked = await headers();
  const host = asked.get('host') ?? 'localhost';
  const seat = token
    ? await tableOfToken(services, token)
    : await findSeatByCode(services, code, await memberOf(services, asked.get('cookie')));
  const system = seat && (await services.findSystem(seat.state.table.system)?.load());
  if (!seat || !system || ('role' in seat && seat.role === 'player')) return undefined;
  const { id, title } = seat.state.table;
  // A link for looking on does not tell the code, which makes players.
  const own = 'person' in seat ? seat.state.table.code : '';
  return {
    table: { id, title, code: own },
    game: { title: system.title, form: system.form, shape: system.shape },
    origin: originForOthers(`http://${host}`, services),
  };
});
