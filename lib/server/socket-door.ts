import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { isOwnOrigin } from '@/lib/config/origins';
import type { House } from '@/lib/library/house';
import { memberOfCookies } from '@/lib/library/identity';
import { type TakenTicket, type TicketKind, takeTicket } from '@/lib/library/ticket';

const HEARTBEAT_MS = 30_000;
const BAD_TICKET = 4401;
const TRY_AGAIN = 1013;

export interface SocketDoorDeps {
  readonly house: Pick<House, 'secret' | 'publicOrigin' | 'store' | 'now'>;
  /** What tickets open it. */
  readonly kinds: readonly TicketKind[];
  /** How long a message of a browser may be. */
  readonly maxPayload: number;
  readonly enter: (socket: WebSocket, ticket: TakenTicket) => void;
  /** Hears of whoever was not let in, by a word for the reason. */
  readonly onRefused?: (reason: string) => void;
}

/**
 * Where WebSockets come in: lets pages of ours in that have just got a ticket, knows who they are by their cookie, and
 * cuts off whoever falls silent.
 */
export class SocketDoor {
  readonly #server: WebSocketServer;
  readonly #alive = new WeakSet<WebSocket>();
  readonly #heartbeat: NodeJS.Timeout;

  constructor(readonly deps: SocketDoorDeps) {
    this.#server = new WebSocketServer({ noServer: true, maxPayload: deps.maxPayload, perMessageDeflate: false });
    this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT_MS);
    this.#heartbeat.unref();
  }

  /** Answers an upgrade to a path with ?ticket=…. */
  async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { origin, host, cookie } = request.headers;
    const { house, kinds, enter, onRefused } = this.deps;
    if (!isOwnOrigin(origin ?? null, host ?? null, house.publicOrigin)) {
      onRefused?.('origin');
      return refuseUpgrade(socket, 403);
    }
    const ticket = await takeTicket(
      ticketOf(request.url),
      { secret: house.secret, book: house.store, now: house.now() },
      memberOfCookies(cookie, house.secret),
    ).catch(() => 'failed' as const);
    this.#server.handleUpgrade(request, socket, head, (ws) => {
      this.#alive.add(ws);
      ws.on('pong', () => this.#alive.add(ws));
      if (ticket === 'failed') sendAway(ws, TRY_AGAIN, 'The server can’t reach its storage right now.');
      else if (ticket && kinds.includes(ticket.kind)) return enter(ws, ticket);
      else sendAway(ws, BAD_TICKET, 'This ticket is over or was used before.');
      onRefused?.(ticket === 'failed' ? 'storage' : 'ticket');
    });
  }

  /** How many sockets are inside. */
  get size(): number {
    return this.#server.clients.size;
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

function sendAway(ws: WebSocket, code: number, reason: string): void {
  ws.on('error', () => ws.terminate());
  ws.close(code, reason);
  setTimeout(() => ws.terminate(), 2_000).unref();
}

function ticketOf(url: string | undefined): string | null {
  return URL.canParse(url ?? '', 'http://here') ? new URL(url ?? '', 'http://here').searchParams.get('ticket') : null;
}
