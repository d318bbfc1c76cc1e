import WebSocket from 'ws';
import { newId } from '@/lib/kernel/ids';
import type { Command } from '@/lib/table/commands';
import type { TableFrame } from '@/lib/table/wire';

/** A browser of somebody: keeps its cookie, asks as pages do, and opens lines. */
export class Person {
  cookie = '';

  constructor(
    readonly url: string,
    readonly name = 'Somebody',
    /** Client address for X-Forwarded-For, which a studio trusts from this machine. */
    readonly address?: string,
  ) {}

  async ask<Answer = unknown>(method: string, path: string, body?: object): Promise<Answer> {
    const response = await this.send(method, path, body);
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} was answered ${response.status}: ${text}`);
    return JSON.parse(text) as Answer;
  }

  /** Asks again, as pages do, where no answer came: a thousand connections at once may be too many for the system. */
  async send(method: string, path: string, body?: object, tries = 5): Promise<Response> {
    try {
      return await this.#sendOnce(method, path, body);
    } catch (error) {
      if (tries <= 1) throw error;
      return this.send(method, path, body, tries - 1);
    }
  }

  async #sendOnce(method: string, path: string, body: object | undefined): Promise<Response> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(method !== 'GET' && { origin: this.url }),
        ...(this.cookie && { cookie: this.cookie }),
        ...(this.address && { 'x-forwarded-for': this.address }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const [set] = response.headers.getSetCookie();
    if (set) this.cookie = set.split(';')[0] ?? '';
    return response;
  }

  /** Opens a table for a new draft made of a game's starter. */
  async openTable(): Promise<{ readonly id: string; readonly code: string; readonly draftId: string }> {
    const { id: draftId } = await this.ask<{ id: string }>('POST', '/api/drafts', {
      system: 'trapped',
      starter: 'spaceship',
    });
    const table = await this.ask<{ id: string; code: string }>('POST', '/api/tables', { draftId, name: this.name });
    await this.command(table.id, { type: 'chooseGm' });
    return { ...table, draftId };
  }

  join(code: string): Promise<{ readonly id: string }> {
    return this.ask('POST', '/api/tables/join', { code, name: this.name, colour: 'red' });
  }

  command(tableId: string, command: Command): Promise<{ readonly version: number }> {
    return this.ask('POST', `/api/tables/${tableId}/commands`, { key: newId(20), command });
  }

  /** Listens to a table: as oneself, or as nobody by a watcher's token. */
  async listen(tableId: string, onFrame: (frame: TableFrame) => void, as: object = {}): Promise<WebSocket> {
    const { ticket } = await this.ask<{ ticket: string }>('POST', `/api/tables/${tableId}/ticket`, as);
    return this.dial(`/live?ticket=${ticket}`, (data) => onFrame(JSON.parse(String(data)) as TableFrame));
  }

  async dialDraft(draftId: string, hear: (data: Buffer) => void = () => {}): Promise<WebSocket> {
    const { ticket } = await this.ask<{ ticket: string }>('POST', `/api/drafts/${draftId}/ticket`);
    return this.dial(`/collab?ticket=${ticket}`, hear);
  }

  dial(path: string, hear: (data: Buffer) => void): Promise<WebSocket> {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}${path}`, {
      headers: {
        origin: this.url,
        ...(this.cookie && { cookie: this.cookie }),
        ...(this.address && { 'x-forwarded-for': this.address }),
      },
      perMessageDeflate: false,
    });
    socket.on('message', hear);
    return new Promise((resolve, reject) => {
      socket.once('open', () => {
        socket.off('error', reject);
        socket.on('error', () => {});
        resolve(socket);
      });
      socket.once('error', reject);
    });
  }

  /** The token of the link that makes watchers. */
  async watcherToken(tableId: string): Promise<string> {
    const { links } = await this.ask<{ links: { watcher: string } }>('GET', `/api/tables/${tableId}`);
    return links.watcher.split('#').at(-1) ?? '';
  }
}
