import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Hub } from '@/lib/collab/hub';
import { FRAME_MAX } from '@/lib/collab/protocol';
import { isOwnOrigin } from '@/lib/config/origins';
import { memberOfCookies } from '@/lib/library/identity';

const HEARTBEAT_MS = 30_000;

export interface CollabSocketDeps {
  readonly hub: Hub;
  readonly secret: Buffer;
  readonly publicOrigin: string | undefined;
}

/** The WebSocket half of the server: lets pages of ours in, and knows who they are by their cookie. */
export class CollabSocket {
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: FRAME_MAX, perMessageDeflate: false });
  readonly #alive = new WeakSet<WebSocket>();
  readonly #heartbeat: NodeJS.Timeout;

  constructor(readonly deps: CollabSocketDeps) {
    this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT_MS);
    this.#heartbeat.unref();
  }

  /** Answers an upgrade to /collab?draft=ID. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { origin, host, cookie } = request.headers;
    const { hub, secret, publicOrigin } = this.deps;
    const draftId = draftIdOf(request.url);
    if (!isOwnOrigin(origin ?? null, host ?? null, publicOrigin)) refuseUpgrade(socket, 403);
    else if (!draftId) refuseUpgrade(socket, 400);
    else
      this.#server.handleUpgrade(request, socket, head, (ws) => {
        this.#alive.add(ws);
        ws.on('pong', () => this.#alive.add(ws));
        void hub.connect(ws, draftId, memberOfCookies(cookie, secret));
      });
  }

  close(): void {
    clearInterval(this.#heartbeat);
    for (const ws of this.#server.clients) ws.terminate();
    this.#server.close();
  }

  /** Cuts off whoever did not answer since the last beat. */
  #beat(): void {
    for (const ws of this.#server.clients) {
      if (!this.#alive.delete(ws)) ws.terminate();
      else ws.ping();
    }
  }
}

/** Says no to an upgrade as HTTP does. */
export function refuseUpgrade(socket: Duplex, status: number): void {
  socket.on('error', () => {});
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function draftIdOf(url: string | undefined): string | undefined {
  const id = URL.canParse(url ?? '', 'http://here')
    ? new URL(url ?? '', 'http://here').searchParams.get('draft')
    : null;
  return id && /^[\w-]{1,64}$/.test(id) ? id : undefined;
}
