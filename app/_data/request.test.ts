import { afterEach, describe, expect, it, vi } from 'vitest';
import { ask, askWithTimeout, type RequestFailed } from './request';

const stubFetch = (fetch: typeof globalThis.fetch) => vi.stubGlobal('fetch', fetch);
const json = (value: unknown, status = 200) => Promise.resolve(Response.json(value, { status }));
const failure = (asked: Promise<unknown>) => asked.then(() => undefined).catch((error: RequestFailed) => error);

afterEach(() => vi.unstubAllGlobals());

describe('ask()', () => {
  it('returns the server’s answer', async () => {
    stubFetch(() => json({ id: 'a' }));
    expect(await ask('GET', '/api/drafts')).toEqual({ id: 'a' });
  });

  it('fails with the server’s error code and message', async () => {
    stubFetch(() => json({ error: { code: 'gone', message: 'Deleted.' } }, 404));
    const failed = await failure(ask('GET', '/api/drafts/x'));
    expect(failed).toMatchObject({ code: 'gone', message: 'Deleted.', status: 404, isFinal: true });
  });

  it.each([
    [429, false],
    [503, false],
    [403, true],
  ])('tells after %i whether the refusal is final', async (status, isFinal) => {
    stubFetch(() => json(null, status));
    expect(await failure(ask('GET', '/'))).toMatchObject({ isFinal, message: expect.stringContaining(String(status)) });
  });

  it('reads a response without JSON as null', async () => {
    stubFetch(() => Promise.resolve(new Response('')));
    expect(await ask('DELETE', '/')).toBeNull();
  });

  it.each([
    ['is not reached', () => Promise.reject(new TypeError('failed to fetch'))],
    [
      'is cut off',
      () => Promise.resolve({ ok: true, json: () => Promise.reject(new DOMException('cut', 'TimeoutError')) }),
    ],
  ])('fails with a message if the server %s', async (_, fetch) => {
    stubFetch(fetch as unknown as typeof globalThis.fetch);
    expect(await failure(ask('GET', '/'))).toMatchObject({ code: undefined, isFinal: false });
  });
});

describe('askWithTimeout()', () => {
  it('gives the request a timeout', async () => {
    const fetch = vi.fn(() => json(null));
    stubFetch(fetch as unknown as typeof globalThis.fetch);
    await askWithTimeout('POST', '/', { a: 1 });
    expect(fetch).toHaveBeenCalledWith(
      '/',
      expect.objectContaining({ signal: expect.any(AbortSignal), body: '{"a":1}' }),
    );
  });
});
