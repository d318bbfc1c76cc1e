import WebSocketClient from 'ws';
import { formatCookie } from '@/lib/services/requests/identity';
import type { TableView } from '@/lib/table/view';
import type { TableFrame } from '@/lib/table/wire';
import { TableMirror } from './table-mirror';
import { SECRET, until } from './test-server';

/** A page's connection to a table: records the frames and applies them to its view. */
export class TableListener extends TableMirror {
  readonly socket: WebSocketClient;
  readonly frames: TableFrame[] = [];
  closed: { readonly code: number; readonly reason: string } | undefined;
  status: number | undefined;
  onFrame: ((frame: TableFrame) => void) | undefined;

  constructor(url: string, ticket: string, member: string | undefined, headers: Record<string, string> = {}) {
    super();
    const cookie = member !== undefined && String(formatCookie(member, SECRET, false).split(';')[0]);
    this.socket = new WebSocketClient(`${url.replace('http', 'ws')}/live?ticket=${encodeURIComponent(ticket)}`, {
      headers: { origin: url, ...(cookie && { cookie }), ...headers },
      perMessageDeflate: false,
    });
    this.socket.on('message', (data: Buffer) => this.hear(JSON.parse(String(data)) as TableFrame));
    this.socket.on('close', (code, reason) => {
      this.closed = { code, reason: String(reason) };
    });
    this.socket.on('unexpected-response', (_, response) => {
      this.status = response.statusCode;
      this.socket.terminate();
    });
    this.socket.on('error', () => {});
  }

  /** Waits until a condition holds and returns the view. */
  async sees(holds: (view: TableView) => boolean = () => true): Promise<TableView> {
    await until(() => this.view !== undefined && holds(this.view));
    return this.view as TableView;
  }

  async ended(): Promise<{ readonly code: number; readonly reason: string }> {
    await until(() => this.closed !== undefined);
    return this.closed ?? { code: 0, reason: '' };
  }

  override hear(frame: TableFrame): void {
    this.frames.push(frame);
    super.hear(frame);
    this.onFrame?.(frame);
  }
}
