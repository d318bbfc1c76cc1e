import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANN, SECRET, startServer, type TestServer } from '@/test/support/test-server';
import { answerPublic } from './answer-public';
import { ApiError } from './api-error';
import { formatCookie } from './identity';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const request = () =>
  new Request('http://studio.test/api/library', {
    headers: { cookie: formatCookie(ANN, SECRET, false), origin: 'https://elsewhere.test' },
  });

describe('answerPublic()', () => {
  it('lets pages of any site read, and tells the handler nothing about the visitor', async () => {
    const response = await answerPublic(request(), async (visit) => ({ knows: Object.keys(visit).sort() }));
    expect(await response.json()).toEqual({ knows: ['address', 'cacheFor', 'origin', 'request', 'services'] });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  it('keeps the headers of an answer that has some', async () => {
    const headers = { 'cache-control': 'public, no-cache', etag: '"x"', 'cross-origin-resource-policy': 'same-origin' };
    const response = await answerPublic(request(), async () => new Response(null, { status: 304, headers }));
    expect([response.status, response.headers.get('cache-control')]).toEqual([304, 'public, no-cache']);
    expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  it('sends error messages to pages of other sites, too', async () => {
    const response = await answerPublic(request(), async () => {
      throw new ApiError(429, 'library/too-fast', 'Slowly.', 7);
    });
    expect([response.status, await response.json()]).toEqual([
      429,
      { error: { code: 'library/too-fast', message: 'Slowly.' } },
    ]);
    expect(response.headers.get('retry-after')).toBe('7');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});
