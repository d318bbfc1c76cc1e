import { memberOfCookies } from '@/lib/services/requests/identity';
import { requireServices } from '@/lib/services/requests/services';
import { listTables } from '@/lib/services/tables/tables';

/** The tables one is at; those that are over too, if asked for. */
export async function loadOwnTables(cookies: string | null, { over = false } = {}) {
  const services = requireServices();
  const member = memberOfCookies(cookies, services.secret);
  const tables = member === undefined ? [] : await listTables(services, member);
  return tables.filter(({ phase }) => over || phase !== 'finished').map(({ code, title }) => ({ code, title }));
}
