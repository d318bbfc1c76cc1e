import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { BlockList } from 'node:net';
import type { Duplex } from 'node:stream';
import { FRAME_MAX } from '@/lib/collab/protocol/protocol';
import type { Hub } from '@/lib/collab/server/hub';
import { isWithin } from '@/lib/config/networks';
import { isOwnHost } from '@/lib/config/origins';
import type { JsonObject } from '@/lib/kernel/json';
import { success } from '@/lib/kernel/result';
import { TableHub } from '@/lib/live/table-hub';
import { MESSAGE_MAX } from '@/lib/live/viewer-socket';
import { loadForPlayers } from '@/lib/services/drafts/share-links';
import type { Services } from '@/lib/services/requests/services';
import { loadOutline } from '@/lib/services/tables/answer-in-draft';
import { tableToken } from '@/lib/services/tables/table-links';
import { changeTable } from '@/lib/services/tables/tables';
import { SocketLimits } from '@/lib/sockets/socket-limits';
import type { Probe } from '@/lib/storage/store';
import { decidePresence } from '@/lib/table/decide/lead';
import { isFromHere, stampAddress } from './address';
import { CONNECTION_LIMITS, limitConnections, timeoutsOf } from './connection-limits';
import { Metrics } from './metrics';
import { refuseRequest } from './refuse-request';
import { refuseUpgrade, SocketServer } from './socket-door';
import { whileClientWaits } from './static-files';

type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

export interface Pages {
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Handles upgrades that are not ours, such as hot reloading during development. */
  readonly upgrade: Upgrade;
}

interface Sockets {
  /** Disconnects viewers of tables; the drafts' hub disconnects its own clients. */
  sendAway(): void;
  close(): void;
}

/** Operator's settings for this server. */
interface Operation {
  readonly metrics?: Metrics;
  /** Bearer token for reading the metrics from other machines. */
  readonly metricsToken?: string | undefined;
  /** Proxies whose X-Forwarded-For is trusted. */
  readonly trustedProxies?: BlockList | undefined;
}

const PROBE_EVERY_MS = 1_000;

/** Returns a health check that tells whether the store can write. Probes at most once a second, one probe at a time. */
export function createHealth(store: Pick<Probe, 'probe'>, now = () => performance.now()): () => Promise<boolean> {
  let tried = Number.NEGATIVE_INFINITY;
  let answer: Promise<boolean> | undefined;
  return () => {
    if (answer && now() - tried < PROBE_EVERY_MS) return answer;
    tried = Number.POSITIVE_INFINITY;
    answer = store.probe().then(
      () => true,
      () => false,
    );
    void answer.then(() => {
      tried = now();
    });
    return answer;
  };
}

/**
 * Redirects links of Trapdoor 1.0.0 and older, whose secret is in the path, to the present page with the secret after
 * `#`, where no server sees it. Sets no cookie and redeems nothing. True if it redirected.
 */
export function moveSecret({ method, url = '' }: IncomingMessage, response: ServerResponse): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const location = presentLink(url);
  if (location === undefined) return false;
  response.writeHead(303, { location, 'cache-control': 'no-store' }).end();
  return true;
}

function presentLink(url: string): string | undefined {
  const [path = '', query = ''] = url.split('?', 2);
  const [root, page = '', secret = '', id, ...more] = (path.endsWith('/') ? path.slice(0, -1) : path).split('/');
  if (root !== '' || secret === '' || more.length > 0) return undefined;
  if (MOVED_PAGES.includes(page) && id === undefined) return `/${page}#${secret}`;
  // Ids of publications contain no dot, but signed tokens do.
  if (page === 'moderate' && secret.includes('.')) return `${['/moderate', ...(id ? [id] : [])].join('/')}#${secret}`;
  if (page !== 'table' || id !== 'watch') return undefined;
  const watcher = query.split('&').find((one) => one.startsWith('link='));
  return watcher && `/t#${watcher.slice('link='.length)}`;
}

const MOVED_PAGES: readonly string[] = ['join', 'recover', 't'];

/** Creates the server for pages and WebSockets on one port. */
export function createStudioServer(
  services: Services,
  hub: Hub,
  pages: Pages,
  dev: boolean,
  { metrics = new Metrics(), metricsToken, trustedProxies = new BlockList() }: Operation = {},
): { server: Server; sockets: Sockets } {
  const { publicOrigin } = services;
  const limits = new SocketLimits();
  const collab = new SocketServer({
    services,
    limits,
    kinds: ['draft'],
    line: 'draft',
    meter: metrics,
    maxPayload: FRAME_MAX,
    enter: (socket, { subject, memberId }, allowance) => void hub.connect(socket, subject, memberId, allowance),
  });
  const tableHub = createTableHub(services);
  const live = new SocketServer({
    services,
    limits,
    kinds: ['table', 'screen', 'watch'],
    line: 'table',
    meter: metrics,
    maxPayload: MESSAGE_MAX,
    enter: (socket, ticket, allowance) => void tableHub.enter(socket, ticket, allowance),
  });
  const doors = new Map([
    ['/collab', collab],
    ['/live', live],
  ]);
  const canWrite = createHealth(services.store);
  const server = createServer(timeoutsOf(CONNECTION_LIMITS), (request, response) => {
    secure(request, response, { dev, publicOrigin });
    stampAddress(request, trustedProxies);
    response.once('finish', () => metrics.answered(response.statusCode));
    if (refuseRequest(request, response, publicOrigin) || moveSecret(request, response)) return;
    if (request.url === '/healthz') void answerHealth(canWrite, response);
    else if (request.url === '/metrics') {
      const isOpen = isOperator(request, metricsToken) || (publicOrigin === undefined && isFromHere(request));
      void answerMetrics(response, isOpen, () =>
        metrics.format({
          draftSockets: collab.size,
          tableSockets: live.size,
          drafts: services.documents.openCount(),
          tables: tableHub.size,
        }),
      );
    } else whileClientWaits(response, () => pages.handle(request, response).catch(() => response.destroy()));
  });
  limitConnections(server, CONNECTION_LIMITS, (address) => isWithin(trustedProxies, address));
  server.on('upgrade', (request, socket: Duplex, head) => {
    socket.on('error', () => socket.destroy());
    if (!isOwnHost(request.headers.host, publicOrigin)) return refuseUpgrade(socket, 421);
    stampAddress(request, trustedProxies);
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

const createTableHub = (services: Services): TableHub =>
  new TableHub({
    store: services.store,
    wakeups: services.wakeups,
    reactions: services.reactions,
    now: services.now,
    async renderDraft({ draftId, system }, part) {
      if (part === 'outline') return loadOutline(services, draftId, system);
      return (await loadForPlayers(services, draftId, system)) as unknown as JsonObject;
    },
    watchToken: (table) => tableToken(services.secret, table, 'watcher'),
    countWatchers: (tableId, here) => services.store.counts.watchers.report(tableId, here),
    async seen(tableId, here, gone) {
      await changeTable(services, tableId, undefined, (state) =>
        success(decidePresence(state, { here, gone }, services.now())),
      );
    },
  });

async function answerHealth(canWrite: () => Promise<boolean>, response: ServerResponse): Promise<void> {
  const ok = await canWrite();
  response.writeHead(ok ? 200 : 503, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify({ ok }));
}

/** Answers with metrics if `isOpen`: with the operator's token, or from this machine if it is not on the internet. */
async function answerMetrics(response: ServerResponse, isOpen: boolean, format: () => Promise<string>): Promise<void> {
  const text = isOpen
    ? await format()
    : 'Send METRICS_TOKEN as a bearer token, or ask from this machine if PUBLIC_URL is not set.\n';
  response.writeHead(isOpen ? 200 : 403, { 'content-type': 'text/plain; version=0.0.4', 'cache-control': 'no-store' });
  response.end(text);
}

const isOperator = ({ headers }: IncomingMessage, token: string | undefined): boolean =>
  token !== undefined && isSame(headers.authorization ?? '', `Bearer ${token}`);

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const YEAR_S = 365 * 24 * 3600;

/** Settings that the headers depend on. */
interface Securing {
  readonly dev: boolean;
  readonly publicOrigin: string | undefined;
}

/** Sets the security headers. Next takes the nonce for its own scripts from the request's copy of the policy. */
function secure(request: IncomingMessage, response: ServerResponse, { dev, publicOrigin }: Securing): void {
  const host = publicOrigin === undefined ? request.headers.host : new URL(publicOrigin).host;
  const policy = contentPolicy(randomBytes(16).toString('base64'), host, dev);
  request.headers['content-security-policy'] = policy;
  response.setHeader('content-security-policy', policy);
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('referrer-policy', 'no-referrer');
  response.setHeader('cross-origin-opener-policy', 'same-origin');
  response.setHeader('cross-origin-resource-policy', 'same-origin');
  if (publicOrigin?.startsWith('https:')) response.setHeader('strict-transport-security', `max-age=${YEAR_S}`);
  response.setHeader('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()');
}

/** Content-Security-Policy: no inline scripts, nothing from other sites, no framing. */
function contentPolicy(nonce: string, host: string | undefined, dev: boolean): string {
  // Some browsers don't include ws: in 'self'. An invalid host is left out instead of escaped.
  const sockets = host && /^[\w.:[\]-]+$/.test(host) ? ` ws://${host} wss://${host}` : '';
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic' 'wasm-unsafe-eval'${dev ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self' blob: data:${sockets}`,
    "worker-src 'self' blob:",
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
