import type { Draft } from '@/lib/scenario/draft';

export interface Receipt {
  readonly id: string;
  readonly version: number;
  readonly sha256: string;
  readonly url: string;
}

/** A program that publishes on a studio with its own API key. */
export class Publisher {
  private constructor(
    readonly url: string,
    readonly key: string,
    readonly address: string,
  ) {}

  /** Creates a member with a key. `address` is sent as its client address; a studio trusts proxies on this machine. */
  static async arrive(url: string, address: string): Promise<Publisher> {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
    const body = JSON.stringify({ name: 'A program' });
    const response = await fetch(`${url}/api/me/keys`, { method: 'POST', headers, body });
    if (!response.ok) throw new Error(`No key: ${response.status} ${await response.text()}`);
    const { key } = (await response.json()) as { readonly key: string };
    return new Publisher(url, key, address);
  }

  /** Returns the same publisher for another URL of the studio. */
  at = (url: string): Publisher => new Publisher(url, this.key, this.address);

  /** Publishes a scenario. Throws with the studio's answer on failure. */
  async publish(
    scenario: Draft,
    given: { readonly id?: string; readonly note?: string; readonly listing?: 'public' | 'unlisted' } = {},
  ): Promise<Receipt> {
    const response = await this.send('POST', '/api/library', { scenario, note: '', listing: 'public', ...given });
    const text = await response.text();
    if (!response.ok) throw new Error(`Publishing was answered ${response.status}: ${text}`);
    return JSON.parse(text) as Receipt;
  }

  send(method: string, path: string, body?: object): Promise<Response> {
    return fetch(`${this.url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.key}`,
        'x-forwarded-for': this.address,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  }
}
