import { createServer, request, type Server } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { withCompression } from './compress';
import { withPaintFirst } from './paint-first';
import type { Handle } from './static-files';

const NONCE = 'bm9uY2U=';
const script = (name: string) => `<script src="/_next/static/chunks/${name}.js" async="" nonce="${NONCE}"></script>`;
const PAGE = `<head>${script('a')}${script('b')}</head><p>${'Nobody gets out. ♥ 🐙 '.repeat(300)}</p><script nonce="${NONCE}">own()</script>`;

let server: Server | undefined;
afterEach(() => void server?.close());

async function ask(handle: Handle, headers: Record<string, string> = {}, path = '/', method = 'GET') {
  server = createServer((incoming, response) => void handle(incoming, response));
  await new Promise<void>((resolve) => server?.listen(0, resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return new Promise<{ status: number | undefined; headers: NodeJS.Dict<string | string[]>; bytes: Buffer }>(
    (resolve, reject) => {
      request({ port, path, method, headers, agent: false }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({ status: answer.statusCode, headers: answer.headers, bytes: Buffer.concat(chunks) }),
        );
      })
        .on('error', reject)
        .end();
    },
  );
}

/** Answers as Next does: headers first, then piece by piece, each flushed, waiting where it is told to. */
const streaming =
  (body: string, type = 'text/html; charset=utf-8', piece = 1000): Handle =>
  async (_, response) => {
    response.setHeader('content-type', type);
    response.flushHeaders();
    const bytes = Buffer.from(body);
    for (let at = 0; at < bytes.length; at += piece) {
      const ok = response.write(bytes.subarray(at, at + piece));
      (response as unknown as { flush?: () => void }).flush?.();
      if (!ok) await new Promise((resolve) => response.once('drain', resolve));
    }
    response.end();
  };

describe('withCompression()', () => {
  it.each([
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['gzip', 'gzip, deflate', gunzipSync],
  ])('sends %s to anyone who takes it', async (encoding, accepted, unpack) => {
    const { headers, bytes } = await ask(withCompression(streaming(PAGE)), { 'accept-encoding': accepted });
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding']);
    expect(bytes.length).toBeLessThan(PAGE.length / 5);
    expect(unpack(bytes).toString()).toBe(PAGE);
  });

  it('gets a body through that is larger than every buffer', async () => {
    const long = Array.from({ length: 60_000 }, (_, i) => `${i} ${(i * 7919) % 10_007}`).join('\n');
    const { bytes } = await ask(withCompression(streaming(long, 'text/plain', 50_000)), { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(bytes).toString() === long).toBe(true);
  });

  it.each<[string, Handle, string, number]>([
    ['who takes nothing packed', streaming('words'), 'identity', 200],
    ['what is packed already', streaming('not text', 'image/png'), 'br', 200],
    ['an answer without a body', async (_, response) => void response.writeHead(304).end(), 'br', 304],
    ['a redirection', async (_, response) => void response.writeHead(307, { location: '/elsewhere' }).end(), 'br', 307],
  ])('leaves alone %s', async (_, handle, accepted, status) => {
    const answer = await ask(withCompression(handle), { 'accept-encoding': accepted });
    expect([answer.status, answer.headers['content-encoding']]).toEqual([status, undefined]);
  });

  it('keeps the headers given with the status, and the length true', async () => {
    const body = JSON.stringify({ text: 'a'.repeat(2000) });
    const handle: Handle = async (_, response) =>
      void response
        .writeHead(201, { 'content-type': 'application/json', 'content-length': body.length, 'x-own': 'kept' })
        .end(body);
    const { status, headers, bytes } = await ask(withCompression(handle), { 'accept-encoding': 'br' });
    expect([status, headers['x-own'], headers['content-length']]).toEqual([201, 'kept', undefined]);
    expect(brotliDecompressSync(bytes).toString()).toBe(body);
  });
});

describe('withPaintFirst()', () => {
  it('holds the scripts of the head back, in their order and with their nonce, and nothing else', async () => {
    const html = (await ask(withPaintFirst(streaming(PAGE, 'text/html', 1e6)))).bytes.toString();
    expect(html).not.toContain('async=""');
    expect([...html.matchAll(/data-script="([^"]+)" nonce="([^"]+)"/g)].map(([, src, nonce]) => [src, nonce])).toEqual([
      ['/_next/static/chunks/a.js', NONCE],
      ['/_next/static/chunks/b.js', NONCE],
    ]);
    expect(html.match(/<script nonce="bm9uY2U=">\(\(\)=>/g)).toHaveLength(1);
    expect(html.slice(html.indexOf('</head>'))).toBe(PAGE.slice(PAGE.indexOf('</head>')));
  });

  it('never breaks a tag or a letter that comes in two pieces', async () => {
    for (const piece of [1, 7, 61]) {
      const html = (await ask(withPaintFirst(streaming(PAGE, 'text/html', piece)))).bytes.toString();
      expect(
        html
          .replace(/<script nonce="bm9uY2U=">\(\(\)=>.*?<\/script>/, '')
          .replace(/<link data-script="([^"]+)" nonce="([^"]+)">/g, '<script src="$1" async="" nonce="$2"></script>'),
      ).toBe(PAGE);
    }
  });

  it.each([
    ['the studio, where one waits to type', '/studio/abc/goals', 'text/html'],
    ['what is no page', '/', 'text/plain'],
  ])('leaves alone %s', async (_, path, type) => {
    expect((await ask(withPaintFirst(streaming(PAGE, type)), {}, path)).bytes.toString()).toBe(PAGE);
  });

  it('goes together with compression', async () => {
    const answer = await ask(withCompression(withPaintFirst(streaming(PAGE))), { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(answer.bytes).toString()).toContain('data-script');
  });
});
