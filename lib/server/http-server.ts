import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { FRAME_MAX } from '@/lib/collab/protocol/protocol';
import type { Hub } from '@/lib/collab/server/hub';
import { WORD_MAX } from '@/lib/live/viewer-socket';
import type { Services } from '@/lib/services/requests/services';
import { addressOf, isLoopback, stampAddress } from './address';
import { Metrics } from './metrics';
import { refuseRequest } from './refuse-request';
import { secure } from './security-headers';
import { SocketDoor } from './socket-door';
import { createTableHub } from './table-sockets';

type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

export interface Pages {
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** For upgrades that are not ours, such as reloading while developing. */
  readonly upgrade: Upgrade;
}

/** Everybody who is connected. */
interface Sockets {
  /** Tells those who look at tables that the server closes; the drafts' own hub does so itself. */
  sendAway(): void;
  close(): void;
}

interface Measuring {
  readonly metrics: Metrics;
  /** Who says this may read the metrics from elsewhere. */
  readonly metricsToken: string | undefined;
}

/** Pages and WebSocket on one port. */
export function createHouseServer(
  services: Services,
  hub: Hub,
  pages: Pages,
  dev: boolean,
  { metrics, metricsToken }: Measuring = { metrics: new Metrics(), metricsToken: undefined },
): { server: Server; sockets: Sockets } {
  const collab = new SocketDoor({
    services,
    kinds: ['draft'],
    line: 'draft',
    meter: metrics,
    maxPayload: FRAME_MAX,
    enter: (socket, { subject, memberId }) => void hub.connect(socket, subject, memberId),
  });
  const tableHub = createTableHub(services);
  const live = new SocketDoor({
    services,
    kinds: ['table', 'screen', 'watch'],
    line: 'table',
    meter: metrics,
    maxPayload: WORD_MAX,
    enter: (socket, ticket) => void tableHub.enter(socket, ticket),
  });
  const doors = new Map([
    ['/collab', collab],
    ['/live', live],
  ]);
  const server = createServer((request, response) => {
    secure(request, response, dev);
    stampAddress(request);
    response.once('finish', () => metrics.answered(response.statusCode));
    if (refuseRequest(request, response)) return;
    if (request.url === '/healthz') void answerHealth(services, response);
    else if (request.url === '/metrics') {
      answerMetrics(request, response, metricsToken, () =>
        metrics.format({
          draftSockets: collab.size,
          tableSockets: live.size,
          drafts: services.documents.openCount(),
          tables: tableHub.size,
        }),
      );
    } else pages.handle(request, response).catch(() => response.destroy());
  });
  server.on('upgrade', (request, socket: Duplex, head) => {
    socket.on('error', () => socket.destroy());
    const door = doors.get((request.url ?? '').split('?', 1)[0] ?? '');
    if (door) door.upgrade(request, socket, head).catch(() => socket.destroy());
    else pages.upgrade(request, socket, head);
  });
  const sockets = {
    sendAway: () => tableHub.close(),
    close() {
      tableHub.close();
      for (const door of doors.values()) door.close();
    },
  };
  return { server, sockets };
}

async function answerHealth({ store, documents }: Services, response: ServerResponse): Promise<void> {
  const ok = await store.ping().then(
    () => true,
    () => false,
  );
  response.writeHead(ok ? 200 : 503, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify({ ok, openDrafts: documents.openCount() }));
}

/** Counts are for anyone who sits at this machine, or knows the operator's token. */
function answerMetrics(
  request: IncomingMessage,
  response: ServerResponse,
  token: string | undefined,
  format: () => string,
): void {
  const isOperator = token !== undefined && isSame(request.headers.authorization ?? '', `Bearer ${token}`);
  const isOpen = isOperator || isLoopback(addressOf(request));
  response.writeHead(isOpen ? 200 : 403, { 'content-type': 'text/plain; version=0.0.4', 'cache-control': 'no-store' });
  response.end(isOpen ? format() : 'Ask from this machine, or with METRICS_TOKEN.\n');
}

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
