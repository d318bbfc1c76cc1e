import { memberOf } from '@/lib/services/requests/member-of';
import { requireServices } from '@/lib/services/requests/services';
import { listTables } from '@/lib/services/tables/tables';

/** Returns the member's tables; with `over`, finished ones too. */
export async function loadOwnTables(cookies: string | null, { over = false } = {}) {
  const services = requireServices();
  const member = await memberOf(services, cookies);
  const tables = member === undefined ? [] : await listTables(services, member);
  return tables.filter(({ phase }) => over || phase !== 'finished').map(({ code, title }) => ({ code, title }));
}
