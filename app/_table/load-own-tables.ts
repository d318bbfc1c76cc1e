import { memberOfCookies } from '@/lib/services/requests/identity';
import { requireHouse } from '@/lib/services/requests/services';
import { listTables } from '@/lib/services/tables/tables';

/** The tables one is at; those that are over too, if asked for. */
export async function loadOwnTables(cookies: string | null, { over = false } = {}) {
  const house = requireHouse();
  const member = memberOfCookies(cookies, house.secret);
  const tables = member === undefined ? [] : await listTables(house, member);
  return tables.filter(({ phase }) => over || phase !== 'finished').map(({ code, title }) => ({ code, title }));
}
