import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moveSecret } from './http-server';

const PLAIN = 'k3mz9q0000000000000000t7va';
const SIGNED = `${PLAIN}.2.J9x_y-z`;

const server = createServer((request, response) => {
  if (!moveSecret(request, response)) response.writeHead(404).end();
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

const ask = (path: string, method = 'GET') =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { method, redirect: 'manual' });

describe('an old link', () => {
  it.each([
    [`/join/${PLAIN}`, `/join#${PLAIN}`],
    [`/join/${PLAIN}/`, `/join#${PLAIN}`],
    [`/t/${PLAIN}.${PLAIN}`, `/t#${PLAIN}.${PLAIN}`],
    [`/table/board/watch?link=${PLAIN}`, `/t#${PLAIN}`],
    [`/table/board/watch/?x=1&link=${PLAIN}&y=2`, `/t#${PLAIN}`],
    [`/moderate/${SIGNED}`, `/moderate#${SIGNED}`],
    [`/moderate/${SIGNED}/?log=3`, `/moderate#${SIGNED}`],
    [`/moderate/${SIGNED}/0123456789abcdef?said=x`, `/moderate/0123456789abcdef#${SIGNED}`],
    [`/recover/${SIGNED}`, `/recover#${SIGNED}`],
    [`/join/${PLAIN}?fbclid=x/y`, `/join#${PLAIN}`],
    ['/join/%22%3E', '/join#%22%3E'],
  ])('%s redirects to %s and sets no cookie', async (path, location) => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await ask(path, method);
      const found = ['location', 'cache-control', 'set-cookie'].map((name) => headers.get(name));
      expect([status, ...found]).toEqual([303, location, 'no-store', null]);
    }
  });

  it.each([
    '/',
    '/join',
    '/join/',
    '/join?x=/join/y',
    '/joint/abc',
    '/join/a/b',
    '/read/abc',
    '/moderate',
    '/moderate/0123456789abcdef',
    '/moderate?find=/moderate/a.b',
    '/table/board/watch',
    '/table/board/screen?link=x',
    '/tv',
    '//join/abc',
  ])('does not include %s', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  it.each(['POST', 'PUT', 'DELETE'])('is not redirected for %s', async (method) => {
    expect((await ask(`/join/${PLAIN}`, method)).status).toBe(404);
  });
});
