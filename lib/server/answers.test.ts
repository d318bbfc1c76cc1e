import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { parse } from 'acorn';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { withCompression } from './compress';
import { PageCache, pageAnswer, withPageAnswers } from './page-answers';
import { OLD_BROWSER, withPaintFirst } from './paint-first';
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

/** Streams an answer as Next does: headers first, then flushed chunks, with backpressure. */
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
  ])('sends %s to clients that accept it', async (encoding, accepted, unpack) => {
    const { headers, bytes } = await ask(withCompression(streaming(PAGE)), { 'accept-encoding': accepted });
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding']);
    expect(bytes.length).toBeLessThan(PAGE.length / 5);
    expect(unpack(bytes).toString()).toBe(PAGE);
  });

  it('transfers a body larger than all buffers', async () => {
    const long = Array.from({ length: 60_000 }, (_, i) => `${i} ${(i * 7919) % 10_007}`).join('\n');
    const { bytes } = await ask(withCompression(streaming(long, 'text/plain', 50_000)), { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(bytes).toString() === long).toBe(true);
  });

  it.each<[string, Handle, string, number]>([
    ['clients that accept no encoding', streaming('words'), 'identity', 200],
    ['compressed formats', streaming('not text', 'image/png'), 'br', 200],
    ['an answer without a body', async (_, response) => void response.writeHead(304).end(), 'br', 304],
    ['a redirection', async (_, response) => void response.writeHead(307, { location: '/elsewhere' }).end(), 'br', 307],
  ])('does not compress for %s', async (_, handle, accepted, status) => {
    const answer = await ask(withCompression(handle), { 'accept-encoding': accepted });
    expect([answer.status, answer.headers['content-encoding']]).toEqual([status, undefined]);
  });

  it('keeps the headers passed with the status, but not the length', async () => {
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

const paintFirst = (pages: Handle) => withPaintFirst('.', pages);

describe('withPaintFirst()', () => {
  it.each([
    ['a newcomer at a table’s door', '/table/M62CJ1RN', {}, true],
    ['a member', '/table/M62CJ1RN', { cookie: 'member=1' }, false],
    ['other pages', '/tablets', {}, false],
    ['a newcomer, but not one of an earlier build', '/table/M62CJ1RN', {}, false, 'gone'],
  ])(
    'brings the style sheet along for %s, or leaves it to its file',
    async (_, path, headers, isBrought, name = 'a') => {
      const link = `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" nonce="${NONCE}" data-precedence="next"/>`;
      const distDir = mkdtempSync(join(tmpdir(), 'trapdoor-sheets-'));
      mkdirSync(join(distDir, 'static/chunks'), { recursive: true });
      writeFileSync(join(distDir, 'static/chunks/a.css'), '@font-face{src:url(../media/a.woff2)}p{color:red}');
      const handle = withPaintFirst(distDir, streaming(`${link}${PAGE}`, 'text/html', 1e6));
      const html = (await ask(handle, headers, path)).bytes.toString();
      rmSync(distDir, { recursive: true });
      const brought = [
        '<style>@font-face{src:url(/_next/static/media/a.woff2)}p{color:red}</style>',
        `<link data-sheet href="/_next/static/chunks/a.css" nonce="${NONCE}" data-precedence="next">`,
      ];
      expect(html.slice(0, html.indexOf('<head>'))).toBe(isBrought ? brought.join('') : link);
    },
  );

  it('holds back the scripts of the head, in order and with their nonce, and nothing else', async () => {
    const html = (await ask(paintFirst(streaming(PAGE, 'text/html', 1e6)))).bytes.toString();
    expect(html).not.toContain('async=""');
    expect(
      [...html.matchAll(/data-script data-src="([^"]+)" nonce="([^"]+)"/g)].map(([, src, nonce]) => [src, nonce]),
    ).toEqual([
      ['/_next/static/chunks/a.js', NONCE],
      ['/_next/static/chunks/b.js', NONCE],
    ]);
    expect(html.match(/<script nonce="bm9uY2U=">\(\(\)=>/g)).toHaveLength(1);
    expect(() => parse(OLD_BROWSER, { ecmaVersion: 5 })).not.toThrow();
    expect(html.indexOf(OLD_BROWSER)).toBeLessThan(html.indexOf('(()=>'));
    expect(html.slice(html.indexOf('</head>'))).toBe(PAGE.slice(PAGE.indexOf('</head>')));
  });

  it('holds back the script at the end of the page and removes its preload', async () => {
    const last = `<script src="/_next/static/chunks/z.js" nonce="${NONCE}" async=""></script>`;
    const ahead = `<link rel="preload" as="script" fetchPriority="low" nonce="${NONCE}" href="/_next/static/chunks/z.js"/>`;
    const html = (await ask(paintFirst(streaming(`${ahead}${PAGE}${last}`, 'text/html', 1e6)))).bytes.toString();
    expect(html).not.toContain('rel="preload"');
    expect(html).not.toContain('async=""');
    expect(html.endsWith(`<link data-script data-src="/_next/static/chunks/z.js" nonce="${NONCE}">`)).toBe(true);
  });

  it('holds back what the page prefetches until its scripts are requested', async () => {
    const html = (
      await ask(paintFirst(streaming(`${PAGE}<link rel="prefetch" href="/a.wasm"/>`, 'text/html', 1e6)))
    ).bytes.toString();
    expect(html.endsWith('<link data-later href="/a.wasm"/>')).toBe(true);
  });

  it('handles tags and characters that are split between chunks', async () => {
    for (const piece of [1, 7, 61]) {
      const html = (await ask(paintFirst(streaming(PAGE, 'text/html', piece)))).bytes.toString();
      expect(
        html
          .replaceAll(/<script nonce="bm9uY2U=">\((?:\(\)=>|function).*?<\/script>/g, '')
          .replace(
            /<link data-script data-src="([^"]+)" nonce="([^"]+)">/g,
            '<script src="$1" async="" nonce="$2"></script>',
          ),
      ).toBe(PAGE);
    }
  });

  it('leaves other content types alone', async () => {
    expect((await ask(paintFirst(streaming(PAGE, 'text/plain')), {}, '/')).bytes.toString()).toBe(PAGE);
  });

  it('works with compression', async () => {
    const answer = await ask(withCompression(paintFirst(streaming(PAGE))), { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(answer.bytes).toString()).toContain('data-script');
  });
});

describe('withPageAnswers()', () => {
  const DATA = '<script type="application/ld+json">{"name":"♥"}</script>';
  const preload = '<link rel="preload" as="script" nonce="" href="/a.js"/>';
  const style = '<link rel="stylesheet" href="/a.css"/>';
  const page = (said: () => void, body = `${preload}${style}${PAGE}${DATA}`, status = 200): Handle =>
    withPageAnswers(async (request, response) => {
      await Promise.resolve();
      said();
      response.statusCode = status;
      await streaming(body)(request, response);
    });

  it('removes the scripts of pages that need none', async () => {
    const html = (await ask(paintFirst(page(() => pageAnswer.withoutScripts())))).bytes.toString();
    expect(html).toBe(`${style}<head></head><p>${'Nobody gets out. ♥ 🐙 '.repeat(300)}</p>${DATA}`);
  });

  it('leaves other pages alone', async () => {
    expect((await ask(page(() => {}))).bytes.toString()).toContain(PAGE);
  });

  it('applies the status that a page sets, unless there was an error', async () => {
    const gone = () => pageAnswer.status(410);
    expect((await ask(page(gone))).status).toBe(410);
    expect((await ask(page(gone, PAGE, 404))).status).toBe(404);
    expect((await ask(page(() => {}))).status).toBe(200);
  });

  describe('shared pages', () => {
    let now = 0;
    let made = 0;
    /** Handler whose page shows how many were made, with a different policy header for each request. */
    const counted = (said = () => pageAnswer.sameForAll(), status = 200, meanwhile = async () => {}): Handle => {
      now = made = 0;
      const pages = withPageAnswers(
        async (request, response) => {
          said();
          response.statusCode = request.method === 'POST' ? 303 : status;
          const page = `<p>made ${++made}</p>`;
          await meanwhile();
          await streaming(page)(request, response);
        },
        new PageCache(() => now),
      );
      let asked = 0;
      return (request, response) => {
        response.setHeader('content-security-policy', `nonce ${++asked}`);
        return pages(request, response);
      };
    };
    const look = async (handle: Handle, path = '/', headers: Record<string, string> = { host: 'here' }) => {
      const { status, headers: sent, bytes } = await ask(handle, headers, path);
      return [status, bytes.toString(), sent['content-security-policy'], sent['content-type']];
    };
    const made1 = (asked: number) => [200, '<p>made 1</p>', `nonce ${asked}`, 'text/html; charset=utf-8'];

    it('are cached for a few seconds, but get fresh security headers', async () => {
      const handle = counted();
      expect([await look(handle), await look(handle)]).toEqual([made1(1), made1(2)]);
      now = 2_999;
      expect(await look(handle)).toEqual(made1(3));
      now = 3_000;
      expect((await look(handle))[1]).toBe('<p>made 2</p>');
    });

    it('are cached by address and host, and not used for RSC requests', async () => {
      const handle = counted();
      await look(handle);
      await look(handle, '/?q=x');
      await look(handle, '/', { host: 'there' });
      await look(handle, '/', { host: 'here', rsc: '1' });
      expect(made).toBe(4);
    });

    it('are rendered again after any change, even during rendering', async () => {
      const handle = counted();
      await look(handle);
      await ask(handle, { host: 'here' }, '/api/library', 'POST');
      expect((await look(handle))[1]).toBe('<p>made 3</p>');

      let isFirst = true;
      const changing: Handle = counted(undefined, 200, async () => {
        if (!isFirst) return;
        isFirst = false;
        await ask(changing, { host: 'here' }, '/api/library', 'DELETE');
      });
      await look(changing);
      expect((await look(changing))[1]).toBe('<p>made 3</p>');
    });

    describe('with simultaneous requests', () => {
      /** A handler whose second page waits for `go`. */
      const waiting = (said?: () => void) => {
        let go = () => {};
        const gate = new Promise<void>((resolve) => {
          go = resolve;
        });
        const handle: Handle = counted(said, 200, async () => (made === 2 ? gate : undefined));
        return { handle, go };
      };
      /** Requests the page once, lets it expire, and requests it three times at once. */
      const crowd = async ({ handle, go }: ReturnType<typeof waiting>, meanwhile = async () => {}) => {
        await look(handle);
        now = 3_000;
        const looks = [look(handle), look(handle), look(handle)];
        await vi.waitFor(() => expect(made).toBeGreaterThan(1));
        await meanwhile();
        go();
        return (await Promise.all(looks)).map(([, html]) => html);
      };

      it('are rendered once', async () => {
        expect(await crowd(waiting())).toEqual(['<p>made 2</p>', '<p>made 2</p>', '<p>made 2</p>']);
      });

      it('are rendered for each client if no longer shared', async () => {
        const said = () => (made === 0 ? pageAnswer.sameForAll() : pageAnswer.withoutScripts());
        const seen = await crowd(waiting(said));
        expect(seen.toSorted()).toEqual(['<p>made 2</p>', '<p>made 3</p>', '<p>made 4</p>']);
      });

      it('are rendered again for waiting clients if something changed meanwhile', async () => {
        const page = waiting();
        const seen = await crowd(page, async () => void (await ask(page.handle, { host: 'here' }, '/x', 'PUT')));
        expect(seen.filter((html) => html === '<p>made 2</p>')).toHaveLength(1);
      });
    });

    it.each([
      ['after an error', undefined, 404],
      ['with another status', () => [pageAnswer.sameForAll(), pageAnswer.status(410)], 200],
      ['unless the page asks for it', () => pageAnswer.withoutScripts(), 200],
    ] as const)('are not cached %s', async (_, said, status) => {
      const handle = counted(said as (() => void) | undefined, status);
      await look(handle);
      await look(handle);
      expect(made).toBe(2);
    });

    it('are compressed by the encoding that each client accepts', async () => {
      const handle = withCompression(
        withPageAnswers(async (request, response) => {
          pageAnswer.sameForAll();
          await streaming(PAGE.repeat(2))(request, response);
        }),
      );
      const plain = await ask(handle, { host: 'here' });
      const packed = await ask(handle, { host: 'here', 'accept-encoding': 'br' });
      expect(brotliDecompressSync(packed.bytes).equals(plain.bytes)).toBe(true);
      const again = await ask(handle, { host: 'here', 'accept-encoding': 'br' });
      expect(again.bytes.equals(packed.bytes)).toBe(true);
      expect([plain, packed, again].map(({ headers }) => [headers['content-encoding'], headers.vary])).toEqual([
        [undefined, undefined],
        ['br', 'Accept-Encoding'],
        ['br', 'Accept-Encoding'],
      ]);
    });
  });
});
