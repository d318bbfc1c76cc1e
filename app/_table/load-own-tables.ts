import { requireHouse } from '@/lib/library/house';
import { memberOfCookies } from '@/lib/library/identity';
import { listTables } from '@/lib/library/tables';

/** The tables one is at that are not over. */
export async function loadOwnTables(cookies: string | null) {
  const house = requireHouse();
  const member = memberOfCookies(cookies, house.secret);
  const tables = member === undefined ? [] : await listTables(house, member);
  return tables.filter(({ phase }) => phase !== 'finished').map(({ code, title }) => ({ code, title }));
}
