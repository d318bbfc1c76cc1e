import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { type ConnectionLimits, limitConnections, timeoutsOf } from '@/lib/server/connection-limits';
import { until } from './support/test-server';

const LIMITS: ConnectionLimits = { headersMs: 200, requestMs: 400, idleMs: 300, perAddress: 3, total: 4 };

const sockets: Socket[] = [];
let server: Server | undefined;
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server?.close();
});

async function open(isProxy = false): Promise<number> {
  server = createServer(timeoutsOf(LIMITS), (request, response) => {
    request.resume();
    request.once('end', () => response.end('ok'));
    request.once('error', () => {});
  });
  limitConnections(server, LIMITS, () => isProxy);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

function dial(port: number, words = '', localAddress = '127.0.0.1') {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  const received = { closed: false, text: '' };
  socket.on('data', (data) => {
    received.text += data;
  });
  socket.on('close', () => {
    received.closed = true;
  });
  socket.on('error', () => {});
  if (words) socket.write(words);
  sockets.push(socket);
  return received;
}

it.each([
  ['says nothing', ''],
  ['sends half of its headers', 'GET / HTTP/1.1\r\nHost: here\r\nX-Slow:'],
  ['sends half of its body', 'POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 10\r\n\r\n12345'],
  ['waits after an answer', 'GET / HTTP/1.1\r\nHost: here\r\n\r\n'],
])('closes a connection that %s', async (_, words) => {
  const received = dial(await open(), words);
  await until(() => received.closed);
});

it('limits connections per address and in total', async () => {
  const port = await open();
  const isOpen = async (localAddress: string) => {
    const received = dial(port, 'GET / HTTP/1.1\r\nHost: here\r\n\r\n', localAddress);
    await until(() => received.closed || received.text.includes('ok'));
    return received.text.includes('ok');
  };
  const first = [await isOpen('127.0.0.1'), await isOpen('127.0.0.1'), await isOpen('127.0.0.1')];
  expect(first).toEqual([true, true, true]);
  expect([await isOpen('127.0.0.1'), await isOpen('127.0.0.2'), await isOpen('127.0.0.3')]).toEqual([
    false,
    true,
    false,
  ]);
  // Closed connections free their room.
  for (const socket of sockets.splice(0)) socket.destroy();
  await until(() => isOpen('127.0.0.1'));
});

it('counts connections of a proxy only in total', async () => {
  const port = await open(true);
  const received = Array.from({ length: 5 }, () => dial(port, 'GET / HTTP/1.1\r\nHost: here\r\n\r\n'));
  await until(() => received.every(({ closed, text }) => closed || text !== ''));
  expect(received.filter(({ text }) => text.includes('ok')).length).toBe(4);
});
