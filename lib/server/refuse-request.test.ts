import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refuseRequest } from './refuse-request';

let server: Server;
let url: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    if (!refuseRequest(request, response, undefined)) response.writeHead(200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const FORM = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data; boundary=x';

it.each<[string, string, Record<string, string>, string, number]>([
  ['POST', '/library', { 'next-action': '0'.repeat(42) }, 'x', 405],
  ['POST', '/studio/x/goals', { 'next-action': '', 'content-type': 'text/plain' }, 'x', 405],
  ['POST', '/', { 'content-type': FORM }, '$ACTION_ID_0=', 405],
  ['POST', '/?q=/api/', { 'content-type': MULTIPART }, 'x', 405],
  ['POST', '/api/moderation', { 'content-type': FORM }, 'x', 200],
  ['POST', '/api/drafts', { 'content-type': 'application/json' }, '{}', 200],
  ['GET', '/library', { 'next-action': 'x' }, '', 200],
  ['GET', '/%E0%A4%A', {}, '', 400],
])('refuseRequest(): %s %s with %o and body %j: %i', async (method, path, headers, body, status) => {
  const response = await fetch(url + path, { method, headers, ...(body !== '' && { body }) });
  expect(response.status).toBe(status);
  if (status === 405) expect(response.headers.get('allow')).toBe('GET, HEAD');
});
