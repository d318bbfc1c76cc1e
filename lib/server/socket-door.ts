import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { isOwnOrigin } from '@/lib/config/origins';
import { memberOfCookies } from '@/lib/services/requests/identity';
import type { Services } from '@/lib/services/requests/services';
import type { Meter } from '@/lib/sockets/meter';
import { type TakenTicket, type TicketKind, takeTicket } from '@/lib/sockets/ticket';

const HEARTBEAT_MS = 30_000;
const BAD_TICKET = 4401;
const TRY_AGAIN = 1013;
/** Below 4000, the codes that say that something was not in order: a line that was cut, a frame that was none, too much. */
const REFUSED = [1002, 1003, 1006, 1007, 1008, 1009, TRY_AGAIN];

export interface SocketDoorDeps {
  readonly services: Pick<Services, 'secret' | 'publicOrigin' | 'store' | 'now'>;
  /** What tickets open it. */
  readonly kinds: readonly TicketKind[];
  /** How long a message of a browser may be. */
  readonly maxPayload: number;
  readonly enter: (socket: WebSocket, ticket: TakenTicket) => void;
  /** What its refusals are counted as. */
  readonly line: 'draft' | 'table';
  readonly meter: Meter;
}

/**
 * Where WebSockets come in: lets pages of ours in that have just got a ticket, knows who they are by their cookie, and
 * cuts off clients that fall silent.
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
    const { services, kinds, enter, line, meter } = this.deps;
    if (!isOwnOrigin(origin ?? null, host ?? null, services.publicOrigin)) {
      meter.refused(line, 'origin');
      return refuseUpgrade(socket, 403);
    }
    const ticket = await takeTicket(
      ticketOf(request.url),
      { secret: services.secret, book: services.store, now: services.now() },
      memberOfCookies(cookie, services.secret),
    ).catch(() => 'failed' as const);
    this.#server.handleUpgrade(request, socket, head, (ws) => {
      this.#alive.add(ws);
      ws.on('pong', () => this.#alive.add(ws));
      ws.on('close', (code) => {
        if (REFUSED.includes(code) || code >= 4000) meter.refused(line, code);
      });
      if (ticket === 'failed') sendAway(ws, TRY_AGAIN, 'The server can’t reach its storage right now.');
      else if (ticket && kinds.includes(ticket.kind)) enter(ws, ticket);
      else sendAway(ws, BAD_TICKET, 'This ticket has expired or was already used.');
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

  /** Cuts off clients that did not answer since the last beat. */
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
