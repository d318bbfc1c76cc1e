import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { isOwnOrigin } from '@/lib/config/origins';
import { signOutTopic } from '@/lib/services/members/sign-out';
import { ADDRESS_HEADER } from '@/lib/services/requests/answer';
import type { Identity } from '@/lib/services/requests/identity';
import { identityOf } from '@/lib/services/requests/member-of';
import type { Services } from '@/lib/services/requests/services';
import type { Meter } from '@/lib/sockets/meter';
import type { Allowance, SocketLimits } from '@/lib/sockets/socket-limits';
import { type TakenTicket, type TicketKind, takeTicket } from '@/lib/sockets/ticket';

const HEARTBEAT_MS = 30_000;
const BAD_TICKET = 4401;
const TRY_AGAIN = 1013;
const TOO_FAST = 4408;

const RETRY_MS = 1_000;

interface Member {
  readonly sockets: Map<WebSocket, Identity>;
  readonly unsubscribe: () => void;
}

/** Closes the sockets of members who sign out everywhere, in whichever process they do so. */
class SignOuts {
  readonly #members = new Map<string, Member>();
  #due = new Set<string>();

  constructor(
    readonly deps: Pick<Services, 'store' | 'wakeups'>,
    readonly end: (socket: WebSocket) => void,
  ) {}

  /** Watches a socket that was opened with a cookie of that generation, until it closes. */
  watch(socket: WebSocket, identity: Identity): void {
    const { memberId } = identity;
    const member = this.#members.get(memberId) ?? {
      sockets: new Map(),
      unsubscribe: this.deps.wakeups.subscribe(signOutTopic(memberId), () => this.#checkLater(memberId)),
    };
    this.#members.set(memberId, member);
    member.sockets.set(socket, identity);
    socket.on('close', () => {
      member.sockets.delete(socket);
      if (member.sockets.size > 0 || this.#members.get(memberId) !== member) return;
      member.unsubscribe();
      this.#members.delete(memberId);
    });
    // The member may have signed out between the check of the cookie and now.
    this.#checkLater(memberId);
  }

  /** Schedules a lookup of the member; batches all lookups of a turn in one query. */
  #checkLater(memberId: string): void {
    if (this.#due.size === 0) setImmediate(() => void this.#closeOutdated());
    this.#due.add(memberId);
  }

  async #closeOutdated(): Promise<void> {
    const due = this.#due;
    this.#due = new Set();
    try {
      const generations = await this.deps.store.generationsOf([...due]);
      for (const memberId of due) this.#closeOlderThan(memberId, generations.get(memberId)?.cookies ?? 0);
    } catch {
      // A sign-out must not be lost because the store was unavailable.
      setTimeout(() => due.forEach((memberId) => void this.#checkLater(memberId)), RETRY_MS).unref();
    }
  }

  #closeOlderThan(memberId: string, present: number): void {
    for (const [socket, { generation }] of this.#members.get(memberId)?.sockets ?? []) {
      if (generation !== present) this.end(socket);
    }
  }
}

/** Close codes below 4000 that mean a problem: broken connections, malformed frames, and too much data. */
const REFUSED = [1002, 1003, 1006, 1007, 1008, 1009, TRY_AGAIN];

interface SocketDoorDeps {
  readonly services: Pick<Services, 'secret' | 'publicOrigin' | 'store' | 'wakeups' | 'securityLog' | 'now'>;
  readonly kinds: readonly TicketKind[];
  /** Longest message from a browser, in bytes. */
  readonly maxPayload: number;
  readonly enter: (socket: WebSocket, ticket: TakenTicket, allowance: Allowance) => void;
  /** Limits for all sockets of an owner together, across both servers. */
  readonly limits: SocketLimits;
  /** Label of its refusals in the metrics. */
  readonly line: 'draft' | 'table';
  readonly meter: Meter;
}

/** WebSocket entrance: accepts our own pages with fresh tickets and cookies; terminates unresponsive clients. */
export class SocketServer {
  readonly #server: WebSocketServer;
  readonly #alive = new WeakSet<WebSocket>();
  readonly #heartbeat: NodeJS.Timeout;
  readonly #signOuts: SignOuts;

  constructor(readonly deps: SocketDoorDeps) {
    this.#server = new WebSocketServer({ noServer: true, maxPayload: deps.maxPayload, perMessageDeflate: false });
    this.#signOuts = new SignOuts(deps.services, signOut);
    this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT_MS);
    this.#heartbeat.unref();
  }

  /** Answers an upgrade request to a path with ?ticket=…. */
  async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { headers } = request;
    const { origin, host } = headers;
    const { services, kinds, enter, limits, line, meter } = this.deps;
    if (!isOwnOrigin(origin ?? null, host ?? null, services.publicOrigin)) {
      meter.refused(line, 'origin');
      services.securityLog.note('origin-refused');
      return refuseUpgrade(socket, 403);
    }
    const identity = await identityOf(services, headers.cookie).catch(() => 'failed' as const);
    const memberId = identity === 'failed' ? undefined : identity?.memberId;
    const allowance = limits.enter({ memberId, address: String(headers[ADDRESS_HEADER]) });
    if (!allowance) {
      meter.refused(line, 429);
      services.securityLog.note('rate-refused');
      return refuseUpgrade(socket, 429);
    }
    socket.once('close', allowance.leave);
    if (socket.destroyed) return allowance.leave();
    const ticket = identity === 'failed' ? identity : await this.#take(request, memberId);
    this.#server.handleUpgrade(request, socket, head, (ws) => {
      this.#alive.add(ws);
      ws.on('pong', () => this.#alive.add(ws));
      ws.on('close', (code) => {
        if (REFUSED.includes(code) || code >= 4000) meter.refused(line, code);
        if (code === TOO_FAST) services.securityLog.note('rate-refused');
      });
      if (ticket === 'failed') closeWith(ws, TRY_AGAIN, 'The server can’t reach its storage right now.');
      else if (ticket && kinds.includes(ticket.kind)) {
        if (typeof identity === 'object' && ticket.memberId !== undefined) this.#signOuts.watch(ws, identity);
        enter(ws, ticket, allowance);
      } else closeWith(ws, BAD_TICKET, 'This ticket has expired or was already used.');
    });
  }

  async #take({ url }: IncomingMessage, memberId: string | undefined): Promise<TakenTicket | undefined | 'failed'> {
    const { secret, store, now } = this.deps.services;
    return takeTicket(ticketOf(url), { secret, book: store, now: now() }, memberId).catch(() => 'failed' as const);
  }

  get size(): number {
    return this.#server.clients.size;
  }

  close(): void {
    clearInterval(this.#heartbeat);
    for (const ws of this.#server.clients) ws.terminate();
    this.#server.close();
  }

  /** Terminates clients that did not answer the last ping. */
  #beat(): void {
    for (const ws of this.#server.clients) {
      if (!this.#alive.delete(ws)) ws.terminate();
      else ws.ping();
    }
  }
}

/** Ignores the socket from here on and closes it. Its page asks for a new ticket, which may be refused. */
function signOut(ws: WebSocket): void {
  ws.removeAllListeners('message');
  closeWith(ws, BAD_TICKET, 'This browser was signed out. Open your recovery link to get back in.');
}

export function refuseUpgrade(socket: Duplex, status: number): void {
  socket.on('error', () => {});
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function closeWith(ws: WebSocket, code: number, reason: string): void {
  ws.on('error', () => ws.terminate());
  ws.close(code, reason);
  setTimeout(() => ws.terminate(), 2_000).unref();
}

function ticketOf(url: string | undefined): string | null {
  return URL.canParse(url ?? '', 'http://here') ? new URL(url ?? '', 'http://here').searchParams.get('ticket') : null;
}
