import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentPayer } from '@/lib/limits/turns';
import { ADDRESS_HEADER } from '@/lib/services/requests/answer';
import { formatCookie } from '@/lib/services/requests/identity';
import { SecurityLog } from '@/lib/services/requests/security-log';
import { ANN, BOB, SECRET } from '@/test/support/test-server';
import { withAdmission } from './admission';
import { whileClientWaits } from './static-files';

let server: Server | undefined;
let noted: string[];
let open: { readonly path: string; readonly response: ServerResponse }[];
beforeEach(() => {
  noted = [];
  open = [];
});
afterEach(() => {
  server?.close();
  server?.closeAllConnections();
});

/** Serves pages that stay open until the test answers them. */
async function serve(): Promise<(path: string, member?: string, accept?: string) => Promise<Response>> {
  const services = {
    secret: SECRET,
    publicOrigin: undefined,
    securityLog: new SecurityLog((line) => void noted.push(line), Date.now),
  };
  const handle = withAdmission(services, async (request, response) => {
    open.push({ path: `${request.url} by ${currentPayer().member ?? 'nobody'}`, response });
    await new Promise((resolve) => response.once('close', resolve));
  });
  server = createServer((request, response) => {
    request.headers[ADDRESS_HEADER] = '203.0.113.9';
    void whileClientWaits(response, () => handle(request, response));
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return (path, member, accept = '*/*') =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { accept, ...(member && { cookie: formatCookie(member, SECRET, false).split(';')[0] ?? '' }) },
    });
}
const opened = (count: number) => vi.waitFor(() => expect(open).toHaveLength(count));
const answerAll = () => open.forEach(({ response }) => void (response.writableEnded || response.end('done')));

it('renders one page per member at a time, and pages of others meanwhile', async () => {
  const ask = await serve();
  const first = [ask('/studio/a/place', ANN), ask('/studio/b/place', ANN)];
  await opened(1);
  const other = ask('/studio/c/place', BOB);
  await opened(2);
  expect(open.map(({ path }) => path.split(' by ')[1])).toEqual([ANN, BOB]);
  answerAll();
  await opened(3);
  answerAll();
  expect((await Promise.all([...first, other])).map(({ status }) => status)).toEqual([200, 200, 200]);
});

it('releases the turn of a client that reads slowly', async () => {
  const ask = await serve();
  const first = ask('/studio/a/place', ANN);
  await opened(1);
  open[0]?.response.write('the beginning of a page');
  const second = ask('/studio/b/place', ANN);
  await opened(2);
  answerAll();
  await Promise.all([first, second]);
});

it('ignores the member in a forged cookie', async () => {
  const ask = await serve();
  const forged = ask('/', `${ANN.slice(1)}!`);
  await opened(1);
  expect(open[0]?.path).toBe('/ by nobody');
  answerAll();
  await forged;
});

it('refuses requests beyond the waiting limit with a message and Retry-After', async () => {
  const ask = await serve();
  const waiting = Array.from({ length: 101 }, () => ask('/studio/a/place', ANN).catch(() => undefined));
  await opened(1);
  await vi.waitFor(async () => {
    const refused = await ask('/studio/a/place', ANN, 'text/html');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5']);
    expect(await refused.text()).toContain('Wait 5 seconds, then try again.');
  }, 10_000);
  expect(noted.at(-1)).toContain('rate-refused');
  server?.closeAllConnections();
  await Promise.all(waiting);
});
