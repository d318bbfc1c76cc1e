import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as art from '@/app/api/drafts/[id]/art/[hash]/route';
import { GET as listArt } from '@/app/api/drafts/[id]/art/route';
import { POST as duplicate } from '@/app/api/drafts/[id]/duplicate/route';
import * as draft from '@/app/api/drafts/[id]/route';
import { POST as undelete } from '@/app/api/drafts/[id]/undelete/route';
import { POST as create } from '@/app/api/drafts/route';
import * as readArt from '@/app/read/[token]/art/[hash]/route';
import { newDraft } from '@/lib/scenario/envelope';
import { ART_LIMITS, type ListedArt } from '@/lib/services/drafts/art';
import { loadReading } from '@/lib/services/drafts/readings';
import { addLink } from '@/lib/services/drafts/share-links';
import { formatCookie } from '@/lib/services/requests/identity';
import { requireServices } from '@/lib/services/requests/services';
import { ANN, BOB, SECRET, startServer, system, type TestServer } from '../support/test-server';

let server: TestServer;
let id: string;
beforeEach(async () => {
  server = await startServer();
  id = await server.create(ANN);
});
afterEach(() => server.stop());

const EVE = 'e'.repeat(26);
const ORIGIN = 'http://localhost:3000';
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
/** Creates a picture of one colour, which identifies it. */
const picture = (shade = 0, width = 4): Uint8Array => {
  const png = new PNG({ width, height: 3 });
  png.data.fill(shade % 256);
  png.data[0] = shade >> 8;
  return PNG.sync.write(png, { colorType: 6 });
};

type Handler = (request: Request, context: { params: Promise<never> }) => Promise<Response>;

async function ask(
  handler: unknown,
  method: string,
  given: { as?: string; draftId?: string; hash?: string; query?: string; body?: Uint8Array; headers?: object } = {},
): Promise<Response> {
  const { as = ANN, draftId = id, hash, query = '', body, headers } = given;
  const request = new Request(`${ORIGIN}/${query}`, {
    method,
    headers: {
      host: 'localhost:3000',
      cookie: formatCookie(as, SECRET, false).split(';')[0] ?? '',
      ...(method !== 'GET' && { origin: ORIGIN, 'sec-fetch-site': 'same-origin' }),
      ...(body && { 'content-type': 'image/png', 'content-length': String(body.length) }),
      ...headers,
    },
    ...(body && { body: new Uint8Array(body) }),
  });
  return (handler as Handler)(request, { params: Promise.resolve({ id: draftId, hash } as never) });
}

const put = (bytes: Uint8Array, more: Parameters<typeof ask>[2] = {}) =>
  ask(art.PUT, 'PUT', { hash: hashOf(bytes), body: bytes, ...more });
const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { error: { code: string } }).error.code,
];
const listed = async (more: Parameters<typeof ask>[2] = {}) =>
  (await (await ask(listArt, 'GET', more)).json()) as readonly ListedArt[];

describe('a picture', () => {
  it('is returned as uploaded, cacheable and with a fixed type', async () => {
    const bytes = picture();
    const query = `?${new URLSearchParams({ alt: 'A “ghost”', credit: 'Zoë, CC BY 4.0' })}`;
    expect((await put(bytes, { query })).status).toBe(201);
    const response = await ask(art.GET, 'GET', { hash: hashOf(bytes) });
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
    const header = (name: string) => response.headers.get(name);
    expect([header('content-type'), header('x-content-type-options'), header('cache-control')]).toEqual([
      'image/png',
      'nosniff',
      'private, max-age=31536000, immutable',
    ]);
    expect(await listed()).toMatchObject([{ hash: hashOf(bytes), alt: 'A “ghost”', credit: 'Zoë, CC BY 4.0' }]);
  });

  it('can get a new description later', async () => {
    const bytes = picture();
    await put(bytes, { query: '?alt=One&credit=Ann' });
    await put(bytes, { query: '?alt=Two&credit=Bob' });
    expect(await listed()).toMatchObject([{ alt: 'Two', credit: 'Bob' }]);
  });

  it('is readable for readers, writable for editors, and not found for others', async () => {
    const bytes = picture();
    await server.let(BOB, id, 'read');
    expect(await codeOf(await put(bytes, { as: BOB }))).toEqual([403, 'draft/forbidden']);
    await put(bytes);
    expect((await ask(art.GET, 'GET', { as: BOB, hash: hashOf(bytes) })).status).toBe(200);
    expect((await listed({ as: BOB })).length).toBe(1);
    for (const stranger of [
      await ask(art.GET, 'GET', { as: EVE, hash: hashOf(bytes) }),
      await ask(listArt, 'GET', { as: EVE }),
      await put(bytes, { as: EVE }),
      await ask(art.GET, 'GET', { hash: hashOf(bytes), headers: { cookie: '' } }),
    ]) {
      expect(stranger.headers.get('cache-control')).toBe('no-store');
      expect(await codeOf(stranger)).toEqual([404, 'draft/not-found']);
    }
    const other = await server.create(EVE);
    expect(await codeOf(await ask(art.GET, 'GET', { as: EVE, draftId: other, hash: hashOf(bytes) }))).toEqual([
      404,
      'art/not-found',
    ]);
  });

  it('is not checked again if its bytes are stored already', async () => {
    const bytes = new Uint8Array([1, 2, 3]);
    const other = await server.create(EVE);
    const kept = { draftId: other, hash: hashOf(bytes), type: 'image/png', alt: '', credit: '', createdAt: 1 };
    await requireServices().store.addArt(kept, bytes, ART_LIMITS);
    expect((await put(bytes)).status).toBe(201);
    expect(await codeOf(await put(new Uint8Array([4])))).toEqual([415, 'art/not-a-picture']);
  });

  it('is deleted and restored with its draft, and copied with it', async () => {
    const bytes = picture();
    await put(bytes, { query: '?alt=Mine' });
    const copy = ((await (await ask(duplicate, 'POST')).json()) as { id: string }).id;
    await ask(draft.DELETE, 'DELETE');
    expect((await ask(art.GET, 'GET', { hash: hashOf(bytes) })).status).toBe(404);
    expect((await put(picture(1))).status).toBe(404);
    expect(await listed({ draftId: copy })).toMatchObject([{ hash: hashOf(bytes), alt: 'Mine' }]);
    expect((await ask(art.GET, 'GET', { draftId: copy, hash: hashOf(bytes) })).status).toBe(200);
    await ask(undelete, 'POST');
    expect((await ask(art.GET, 'GET', { hash: hashOf(bytes) })).status).toBe(200);
  });
});

describe('a link to read', () => {
  it('shows only the pictures on its page', async () => {
    const [shown, unused] = [picture(1), picture(2)];
    const scenario = newDraft(system, {
      title: 'Read',
      body: system.open({ events: [{ id: 'e1', picture: `art:${hashOf(shown)}` }] }).body,
    });
    const draftId = await server.create(ANN, scenario);
    for (const bytes of [shown, unused]) await put(bytes, { draftId, query: '?alt=A+ghost&credit=Zo%C3%AB' });
    const link = async (hideGm: boolean) => {
      const { url } = await addLink(requireServices(), draftId, { role: 'read', hideGm }, ORIGIN);
      return url.split('/').at(-1) ?? '';
    };
    const [all, some] = [await link(false), await link(true)];
    const read = (token: string, bytes: Uint8Array, hash = hashOf(bytes)) =>
      (readArt.GET as Handler)(new Request(`${ORIGIN}/read/${token}/art/${hash}`), {
        params: Promise.resolve({ token, hash } as never),
      });
    const response = await read(all, shown);
    expect(Buffer.from(await response.arrayBuffer()).equals(shown)).toBe(true);
    const page = async (token: string) => {
      const reading = await loadReading(requireServices(), token);
      return reading?.ok ? reading.value.html : '';
    };
    expect(await page(all)).toContain(`src="/read/${all}/art/${hashOf(shown)}" alt="A ghost"`);
    expect(await page(all)).toContain('A ghost: Zoë');
    // Events are only for the GM: players do not see pictures that only Events use.
    expect(await page(some)).not.toContain(hashOf(shown));
    for (const [token, bytes] of [
      [some, shown],
      [all, unused],
      ['0'.repeat(26), shown],
    ] as const)
      expect(await codeOf(await read(token, bytes))).toEqual([404, 'art/not-found']);
    expect(await codeOf(await read(all, shown, '../../secret'))).toEqual([404, 'art/not-found']);
  });
});

describe('a file that names pictures', () => {
  it('gets back only pictures that its owner can see here', async () => {
    const [mine, theirs] = [picture(1), picture(2)];
    await put(mine, { query: '?alt=Mine' });
    const other = await server.create(EVE);
    await put(theirs, { as: EVE, draftId: other });
    const events = [mine, theirs].map((bytes, i) => ({ id: `e${i}`, picture: `art:${hashOf(bytes)}` }));
    const scenario = newDraft(system, { title: 'Again', body: system.open({ events }).body });
    const made = await ask(create, 'POST', {
      body: new TextEncoder().encode(JSON.stringify({ scenario })),
      headers: { 'content-type': 'application/json' },
    });
    const { id: draftId } = (await made.json()) as { id: string };
    expect(await listed({ draftId })).toMatchObject([{ hash: hashOf(mine), alt: 'Mine' }]);
  });
});

describe('refused pictures', () => {
  const chunk = (kind: string, data: Uint8Array) => {
    const frame = Buffer.alloc(12 + data.length);
    frame.writeUInt32BE(data.length);
    frame.write(kind, 4, 'latin1');
    frame.set(data, 8);
    return frame;
  };
  const header = (width: number, height: number, depth = 8, colours = 6) => {
    const data = Buffer.alloc(13);
    data.writeUInt32BE(width);
    data.writeUInt32BE(height, 4);
    data.set([depth, colours], 8);
    return chunk('IHDR', data);
  };
  const signature = picture().subarray(0, 8);
  const end = chunk('IEND', new Uint8Array());
  const png = (...chunks: Uint8Array[]) => Buffer.concat([signature, ...chunks, end]);
  const pixels = (count: number) => chunk('IDAT', deflateSync(Buffer.alloc(count)));
  const text = (words: string) => new TextEncoder().encode(words);

  it.each<[string, Uint8Array]>([
    ['SVG with a script', text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a page', text('<!doctype html><script>alert(1)</script>')],
    ['a JPEG', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
    ['nothing', new Uint8Array()],
    ['a truncated PNG', picture().subarray(0, -20)],
    ['a PNG followed by HTML', Buffer.concat([picture(), text('<script>')])],
    ['a PNG with text', png(header(1, 1), chunk('tEXt', text('Comment\0<script>')), pixels(5))],
    ['a PNG that unpacks to more than its header says', png(header(1, 1), pixels(50_000_000))],
    ['a PNG that unpacks to less than its header says', png(header(4, 4), pixels(5))],
    ['a PNG of a huge size', png(header(60_000, 60_000), pixels(5))],
    ['a PNG with more pixels than are printed', png(header(2049, 1), pixels(2049 * 4 + 1))],
    ['a PNG with truncated pixels', png(header(4, 4), chunk('IDAT', deflateSync(Buffer.alloc(68)).subarray(0, -8)))],
    ['a PNG without a size', png(header(0, 1), pixels(1))],
    ['a PNG without a header', png(pixels(5))],
    ['a PNG with two headers', png(header(1, 1), header(1, 1), pixels(5))],
    ['a PNG with other pixels', png(header(1, 1, 16), pixels(9))],
  ])('%s', async (_, bytes) => {
    expect(await codeOf(await put(bytes))).toEqual([415, 'art/not-a-picture']);
    expect(await listed()).toEqual([]);
  });

  it.each([
    ['another type', { headers: { 'content-type': 'image/svg+xml' } }, [415, 'request/wrong-type']],
    ['another name', { hash: 'a'.repeat(64) }, [400, 'request/bad']],
    ['an invalid name', { hash: '../../secret' }, [400, 'request/bad']],
    ['a long credit', { query: `?credit=${'x'.repeat(201)}` }, [400, 'request/bad']],
    ['another site', { headers: { 'sec-fetch-site': 'cross-site' } }, [403, 'request/foreign']],
    ['a foreign origin', { headers: { origin: 'http://evil.example' } }, [403, 'request/foreign']],
    ['more than 2 MB', { body: new Uint8Array(2_000_001) }, [413, 'file/too-large']],
  ])('%s', async (_, more, refusal) => {
    expect(await codeOf(await put(picture(), more))).toEqual(refusal);
    expect(await listed()).toEqual([]);
  });

  it('one picture too many', async () => {
    for (let i = 0; i < ART_LIMITS.count; i++) expect((await put(picture(i))).status).toBe(201);
    expect(await codeOf(await put(picture(999)))).toEqual([409, 'art/too-much']);
    expect((await put(picture(0))).status).toBe(201);
    expect((await listed()).length).toBe(ART_LIMITS.count);
  });
});
