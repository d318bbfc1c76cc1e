import { once } from 'node:events';
import { request as ask } from 'node:http';
import type { Socket } from 'node:net';
import { newId } from '@/lib/kernel/ids';
import { formatCookie } from '@/lib/services/requests/identity';
import type { Command } from '@/lib/table/commands';

/** Refusals by code: status and message of the first occurrence. */
export class Refusals {
  readonly #met = new Map<string, string>();

  note(status: number | string, { code, message }: { readonly code: string; readonly message: string }): void {
    if (!this.#met.has(code)) this.#met.set(code, `${status} ${code}: ${plain(message)}`);
  }

  has = (code: string): boolean => this.#met.has(code);

  /** Lists them by code, one per line. */
  list(): string {
    return [...this.#met]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([, line]) => `${line}\n`)
      .join('');
  }
}

/** Replaces parts that differ in each run: waiting times, the studio's address, and ids. */
const plain = (message: string): string =>
  message
    .replace(/Try again in (?:a second|\d+ (?:seconds|minutes))\./, 'Try again in N seconds.')
    .replace(/http:\/\/localhost:\d+/, 'http://studio')
    .replace(/[0-9a-hjkmnp-tv-z]{16}/, 'ID');

interface Asked {
  /** Body: an object is sent as JSON, text and bytes unchanged. */
  readonly body?: object | string | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}

// biome-ignore lint/suspicious/noExplicitAny: answers of several routes
type Answer = { readonly status: number; readonly json: any };

let addresses = 1;

/** An HTTP client of a studio, with the cookie of a member if given. */
export class Caller {
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    readonly url: string,
    readonly met: Refusals,
    cookie: string | undefined,
    /** Address in X-Forwarded-For, which a studio trusts from this machine. It is unique. */
    readonly address = `10.1.${addresses >> 8}.${addresses++ & 255}`,
  ) {
    this.headers = cookie === undefined ? {} : { cookie };
  }

  async ask(method: string, path: string, { body, headers = {} }: Asked = {}): Promise<Answer> {
    const isJson = typeof body === 'object' && !(body instanceof Uint8Array);
    const response = await fetch(this.url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...this.headers,
        'x-forwarded-for': this.address,
        ...(isJson && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isJson ? JSON.stringify(body) : (body as string) }),
    });
    const text = await response.text();
    const json = response.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : undefined;
    if (json?.error) this.met.note(response.status, json.error);
    return { status: response.status, json };
  }

  /** Sends a request, and throws if it is refused. */
  async must(method: string, path: string, asked: Asked = {}): Promise<Answer['json']> {
    const { status, json } = await this.ask(method, path, asked);
    if (status >= 400) throw new Error(`${method} ${path} was answered ${status}: ${JSON.stringify(json)}`);
    return json;
  }

  /** Repeats a request until it is refused; `atOnce` is limited by the studio's queue. */
  async often(
    times: number,
    method: string,
    path: string | ((i: number) => string),
    { atOnce = 40, ...asked }: Asked & { readonly atOnce?: number } = {},
  ): Promise<void> {
    let done = 0;
    const one = async () => {
      while (done < times) {
        const i = done++;
        await this.ask(method, typeof path === 'string' ? path : path(i), asked);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, one));
  }

  form = (path: string, fields: Readonly<Record<string, string>>) =>
    this.ask('POST', path, {
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  /** Announces a body of a size and sends none of it. */
  announce(method: string, path: string, bytes: number): Promise<void> {
    const { url, headers, address, met } = this;
    return new Promise((resolve, reject) => {
      const request = ask(`${url}${path}`, {
        method,
        headers: { ...headers, 'x-forwarded-for': address, 'content-type': 'text/plain', 'content-length': bytes },
      });
      request.once('error', reject);
      request.once('response', async (response) => {
        let text = '';
        for await (const part of response) text += part;
        met.note(response.statusCode ?? 0, JSON.parse(text).error);
        request.removeAllListeners('error').on('error', () => {});
        request.destroy();
        resolve();
      });
      request.flushHeaders();
    });
  }

  /** Announces a body and makes the studio wait for it. Returns a function that ends the wait. */
  async stall(method: string, path: string): Promise<() => void> {
    const headers = { ...this.headers, 'x-forwarded-for': this.address, 'content-type': 'application/json' };
    const request = ask(`${this.url}${path}`, { method, headers: { ...headers, 'content-length': 100 }, agent: false });
    request.on('error', () => {});
    request.flushHeaders();
    const [socket] = (await once(request, 'socket')) as [Socket];
    if (socket.connecting) await once(socket, 'connect');
    return () => void request.destroy();
  }

  say = (tableId: string, command: Command) =>
    this.ask('POST', `/api/tables/${tableId}/commands`, { body: { key: newId(20), command } });

  mustSay = (tableId: string, command: Command) =>
    this.must('POST', `/api/tables/${tableId}/commands`, { body: { key: newId(20), command } });
}

/** Cookie of a member of a studio with this secret. */
export const cookieOf = (member: string, secret: Buffer): string =>
  String(formatCookie(member, secret, false).split(';')[0]);
