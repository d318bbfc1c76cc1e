import type { IncomingMessage, ServerResponse } from 'node:http';
import { request as askPlain } from 'node:http';
import { request as askSafely } from 'node:https';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { ADDRESS_HEADER } from '@/lib/services/requests/answer';
import { answerApi } from './support/api-pages';
import { hasProxy, PROXIES, type SystemProxy, startProxy } from './support/system-proxies';
import { freePort } from './support/system-stores';
import { METRICS_TOKEN, startServer, type TestServer, until } from './support/test-server';

const ORIGIN = 'https://play.example';
const HOST = 'play.example';

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
}

/** Answers the API, and returns the client's address at /where. */
const handle = async (request: IncomingMessage, response: ServerResponse) =>
  request.url === '/where' ? void response.end(String(request.headers[ADDRESS_HEADER])) : answerApi(request, response);

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await startServer({ handle, publicOrigin: ORIGIN, trustedProxies: '127.0.0.1' });
  port = Number(new URL(server.url).port);
});
afterAll(() => server.stop());

interface Asked {
  readonly port: number;
  readonly safe?: boolean;
  readonly headers?: Record<string, string>;
  readonly method?: string;
  readonly body?: string | Uint8Array;
  /** Local address from which the request is sent. */
  readonly from?: string;
}

function ask(path: string, { port, safe = false, headers = {}, method = 'GET', body, from = '127.0.0.1' }: Asked) {
  return new Promise<Answer>((resolve, reject) => {
    const all = { host: HOST, ...headers };
    const options = { host: '127.0.0.1', port, path, method, headers: all, localAddress: from, agent: false as const };
    const safely = { ...options, servername: HOST, rejectUnauthorized: false };
    const hear = (response: IncomingMessage) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    };
    (safe ? askSafely(safely, hear) : askPlain(options, hear)).on('error', reject).end(body);
  });
}

const asJson = { origin: ORIGIN, 'content-type': 'application/json' };
const blank = JSON.stringify({ system: 'trapped' });

describe('a studio with a public address', () => {
  it.each(['localhost:3000', '127.0.0.1', 'evil.example', 'play.example.evil.example', 'play.example:8443'])(
    'answers only health checks under the name %s',
    async (host) => {
      const refused = await ask('/api/drafts', { port, headers: { host } });
      expect(refused).toMatchObject({ status: 421, text: `This studio is at ${ORIGIN}.\n` });
      expect((await ask('/metrics', { port, headers: { host } })).status).toBe(421);
      expect((await ask('/healthz', { port, headers: { host } })).status).toBe(200);
      const line = new WebSocket(`ws://127.0.0.1:${port}/collab?ticket=x`, { headers: { host, origin: ORIGIN } });
      const status = await new Promise((resolve) =>
        line.on('error', () => {}).on('unexpected-response', (_, { statusCode }) => resolve(statusCode)),
      );
      expect(status).toBe(421);
    },
  );

  it('gives links and cookies only for its public address', async () => {
    const made = await ask('/api/drafts', { port, headers: asJson, method: 'POST', body: blank });
    expect(made.status).toBe(201);
    expect(made.headers['set-cookie']?.[0]).toMatch(/^__Host-trapdoor=.*; Path=\/; HttpOnly; SameSite=Lax;.*; Secure$/);
    const cookie = String(made.headers['set-cookie']?.[0]?.split(';')[0]);
    const { id } = JSON.parse(made.text) as { id: string };
    const link = await ask(`/api/drafts/${id}/links`, {
      port,
      headers: { ...asJson, cookie },
      method: 'POST',
      body: JSON.stringify({ role: 'edit' }),
    });
    expect(JSON.parse(link.text).url).toMatch(/^https:\/\/play\.example\/join#/);
  });

  it.each(['http://play.example', 'http://127.0.0.1', 'http://localhost:3000', 'https://evil.example'])(
    'refuses requests from a page of %s',
    async (origin) => {
      const headers = { ...asJson, origin };
      expect((await ask('/api/drafts', { port, headers, method: 'POST', body: blank })).status).toBe(403);
    },
  );

  it('makes browsers use HTTPS, and connect only to itself', async () => {
    const { headers } = await ask('/healthz', { port });
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['content-security-policy']).toContain('ws://play.example wss://play.example;');
  });

  it('shows metrics only to clients with the token', async () => {
    for (const headers of [{}, { 'x-forwarded-for': '127.0.0.1' }, { authorization: 'Bearer nonsense' }]) {
      expect((await ask('/metrics', { port, headers })).status).toBe(403);
    }
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    expect((await ask('/metrics', { port, headers })).status).toBe(200);
  });

  it('trusts only its proxies about the client’s address', async () => {
    const headers = { 'x-forwarded-for': '1.2.3.4' };
    expect((await ask('/where', { port, headers })).text).toBe('1.2.3.4');
    expect((await ask('/where', { port, headers, from: '127.0.0.2' })).text).toBe('127.0.0.2');
  });
});

describe.each(PROXIES)('a studio behind %s, set up as the guide says', (name) => {
  let proxy: SystemProxy;
  beforeAll(async () => {
    if (!hasProxy(name)) return;
    proxy = await startProxy(name, port);
    await until(() =>
      ask('/healthz', { port: proxy.port, safe: true }).then(
        ({ status }) => status === 200,
        () => false,
      ),
    );
  });
  afterAll(() => proxy?.stop());
  const through = (path: string, asked: Omit<Asked, 'port'> = {}) =>
    ask(path, { port: proxy.port, safe: true, ...asked });

  const test = it.skipIf(!hasProxy(name));
  const note = hasProxy(name) ? '' : ` (skipped: ${name} not installed)`;

  test(`works with drafts and pictures’ sizes${note}`, async () => {
    const made = await through('/api/drafts', { headers: asJson, method: 'POST', body: blank });
    expect(made.status).toBe(201);
    expect(made.headers['set-cookie']?.[0]).toMatch(/^__Host-trapdoor=/);
    const { id } = JSON.parse(made.text) as { id: string };
    const cookie = String(made.headers['set-cookie']?.[0]?.split(';')[0]);
    // A picture of the maximum size: the studio must refuse its content, not the web server its size.
    const picture = await through(`/api/drafts/${id}/art/${'0'.repeat(64)}?alt=&credit=`, {
      headers: { origin: ORIGIN, cookie, 'content-type': 'image/png' },
      method: 'PUT',
      body: Buffer.alloc(2_000_000),
    });
    expect(picture.text).toContain('"error"');
    expect(picture.status).not.toBe(413);
  });

  test(`lets lines through${note}`, async () => {
    // The types lack the options of the TLS connection.
    const options = { headers: { host: HOST, origin: ORIGIN }, rejectUnauthorized: false, ...{ servername: HOST } };
    const line = new WebSocket(`wss://127.0.0.1:${proxy.port}/live?ticket=x`, options);
    // The ticket is invalid, which the studio reports over the open connection.
    expect(await new Promise((resolve) => line.on('error', () => {}).on('close', resolve))).toBe(4401);
  });

  test(`knows where people come from, whatever they say${note}`, async () => {
    for (const said of ['127.0.0.1', '1.2.3.4', '1.2.3.4, 127.0.0.1']) {
      const headers = { 'x-forwarded-for': said };
      expect((await through('/where', { headers, from: '127.0.0.2' })).text).toBe('127.0.0.2');
      expect((await through('/metrics', { headers, from: '127.0.0.2' })).status).toBe(403);
    }
  });

  test(`logs no secret of a link, old or new, also while the studio is away${note}`, async () => {
    const secret = 'k3mz9q0000000000000000t7va';
    const paths = [
      `/read/${secret}`,
      `/read/${secret}/art/${'0'.repeat(64)}`,
      `/read/${secret}?from=chat`,
      ...['join', 'recover', 't', 'moderate'].map((page) => `/${page}/${secret}.x`),
      `/moderate/${secret}.x/0123456789abcdef`,
      `/table/board/watch?link=${secret}`,
      `/table/${secret}`,
      `/table?code=${secret}`,
      `/tv?code=${secret}`,
    ];
    for (const path of paths) {
      await through(path);
      await ask(path, { port: proxy.plain });
    }
    await through('/api/drafts?logged');
    const away = await startProxy(name, await freePort());
    const end = async (path: string) => (await ask(path, { port: away.port, safe: true })).status;
    try {
      await until(() =>
        end('/').then(
          (status) => status === 502,
          () => false,
        ),
      );
      for (const path of paths) expect([path, await end(path)]).toEqual([path, 502]);
      // Addresses without secrets are logged completely, here as the last entry.
      await until(() => proxy.logs().includes('/api/drafts?logged'));
      await until(() => away.logs().includes('/tv/-'));
      for (const { logs } of [proxy, away]) {
        const leaked = logs()
          .split('\n')
          .filter((line) => line.includes(secret));
        expect(leaked).toEqual([]);
        expect(logs()).toContain('/read/-');
      }
    } finally {
      await away.stop();
    }
  });

  test(`is not there under another name${note}`, async () => {
    const asked = await through('/api/drafts', { headers: { host: 'evil.example' } }).catch(() => ({
      status: 0,
      text: '',
    }));
    expect(asked.text).not.toBe('[]');
  });
});
