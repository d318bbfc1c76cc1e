import { expect } from 'vitest';
import * as drafts from '@/app/api/drafts/route';
import type { ListedDraft } from '@/lib/services/drafts/drafts';
import { system } from './test-server';

type Handler = (request: Request, context: { params: Promise<never> }) => Promise<Response>;
const ORIGIN = 'http://localhost:3000';

/** A browser that keeps its cookie and sends the headers of browsers. */
export class TestBrowser {
  cookie: string | undefined;

  async ask(
    handler: unknown,
    method: string,
    params: object = {},
    body?: unknown,
    headers: Record<string, string> = {},
  ) {
    const request = new Request(`${ORIGIN}/`, {
      method,
      headers: {
        host: 'localhost:3000',
        ...(method !== 'GET' && { origin: ORIGIN, 'sec-fetch-site': 'same-origin' }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(this.cookie !== undefined && { cookie: this.cookie }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const response = await (handler as Handler)(request, { params: Promise.resolve(params as never) });
    const set = response.headers.get('set-cookie');
    if (set) this.cookie = set.split(';')[0];
    return response;
  }

  async json<T>(handler: unknown, method: string, params: object = {}, body?: unknown): Promise<T> {
    const response = await this.ask(handler, method, params, body);
    expect(response.status).toBeLessThan(300);
    return (await response.json()) as T;
  }

  async create(body: object = { system: system.id }): Promise<string> {
    return (await this.json<{ id: string }>(drafts.POST, 'POST', {}, body)).id;
  }

  list(): Promise<readonly ListedDraft[]> {
    return this.json(drafts.GET, 'GET');
  }
}
