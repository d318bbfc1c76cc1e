import * as commands from '@/app/api/tables/[id]/commands/route';
import * as inspection from '@/app/api/tables/[id]/inspection/route';
import * as renew from '@/app/api/tables/[id]/links/renew/route';
import * as difference from '@/app/api/tables/[id]/points/[seq]/route';
import * as points from '@/app/api/tables/[id]/points/route';
import * as restore from '@/app/api/tables/[id]/restore/route';
import * as table from '@/app/api/tables/[id]/route';
import * as ticket from '@/app/api/tables/[id]/ticket/route';
import * as join from '@/app/api/tables/join/route';
import * as knock from '@/app/api/tables/knock/route';
import * as tables from '@/app/api/tables/route';
import { formatCookie } from '@/lib/services/requests/identity';
import type { Command } from '@/lib/table/commands';
import { SECRET } from './test-server';

/** Response of a route. */
export interface Answered {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read what they expect
  readonly body: any;
  readonly headers: Headers;
}

type Route = (request: Request, at: { params: Promise<{ id: string }> }) => Promise<Response>;

async function ask(route: Route, member: string | undefined, method: string, id: string, body?: unknown) {
  const headers = new Headers({ host: 'localhost:3000' });
  if (member !== undefined) headers.set('cookie', String(formatCookie(member, SECRET, false).split(';')[0]));
  if (body !== undefined) headers.set('content-type', 'application/json');
  const request = new Request('http://localhost:3000/', {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const response = await route(request, { params: Promise.resolve({ id }) });
  return { status: response.status, body: await response.json(), headers: response.headers } satisfies Answered;
}

let keys = 0;
export const newKey = (): string => `key-${String(keys++).padStart(10, '0')}`;

/** Calls the table's routes as a member's browser does. */
export const askAs = (member: string | undefined) => ({
  /** Opens a table and makes its opener the GM. */
  async open(body: object) {
    const opened = await this.openWithoutGm(body);
    if (opened.status === 201) await this.say(opened.body.id, { type: 'chooseGm' });
    return opened;
  },
  openWithoutGm: (body: object) => ask(tables.POST, member, 'POST', '', body),
  list: () => ask(tables.GET, member, 'GET', ''),
  join: (body: object) => ask(join.POST, member, 'POST', '', { name: 'Somebody', colour: 'red', ...body }),
  knock: (body: object) => ask(knock.POST, member, 'POST', '', body),
  table: (id: string) => ask(table.GET, member, 'GET', id),
  say: (id: string, command: Command, key = newKey()) => ask(commands.POST, member, 'POST', id, { key, command }),
  ticket: (id: string, body: object = {}) => ask(ticket.POST, member, 'POST', id, body),
  inspection: (id: string, body: object = {}) => ask(inspection.POST, member, 'POST', id, body),
  renew: (id: string) => ask(renew.POST, member, 'POST', id, {}),
  points: (id: string) => ask(points.GET, member, 'GET', id),
  difference: (id: string, seq: number) =>
    ask(
      (request, { params }) => difference.GET(request, { params: params.then((at) => ({ ...at, seq: String(seq) })) }),
      member,
      'GET',
      id,
    ),
  restore: (id: string, seq: number) => ask(restore.POST, member, 'POST', id, { seq }),
});
