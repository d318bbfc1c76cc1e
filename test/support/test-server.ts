import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocketClient from 'ws';
import type { LocalStore } from '@/lib/collab/client/browser-store';
import { type DraftSession, openDraftSession } from '@/lib/collab/client/draft-session';
import {
  type ClientFrame,
  formatClientFrame,
  parseServerFrame,
  type ServerFrame,
} from '@/lib/collab/protocol/protocol';
import { createDocuments } from '@/lib/collab/server/documents';
import { Hub } from '@/lib/collab/server/hub';
import { parseNetworks } from '@/lib/config/networks';
import type { System } from '@/lib/contract/authored';
import { success } from '@/lib/kernel/result';
import { fillDraft } from '@/lib/library/fill-draft';
import { playVersion } from '@/lib/library/play-version';
import { prepareVersion } from '@/lib/library/prepare-version';
import type { Preparer } from '@/lib/library/publishing-jobs';
import { hideKeys, type Limiter } from '@/lib/limits/limiter';
import { Reactions } from '@/lib/live/reactions';
import { draftShape } from '@/lib/scenario/draft-shape';
import { type Draft, newDraft } from '@/lib/scenario/envelope';
import { gameManifestOf } from '@/lib/scenario/game-manifest';
import type { ObjectShape } from '@/lib/schema/shape';
import { createStudioServer, type Pages } from '@/lib/server/http-server';
import type { Stores } from '@/lib/server/open-stores';
import { pageAnswer } from '@/lib/server/page-answers';
import { addDraft } from '@/lib/services/drafts/drafts';
import { personId } from '@/lib/services/drafts/people-of-draft';
import type { SearchRenderer } from '@/lib/services/library/search';
import { formatCookie } from '@/lib/services/requests/identity';
import { JoinLimiter } from '@/lib/services/requests/join-limiter';
import type { Jobs, Making, Products, Renderer, RenderOrder } from '@/lib/services/requests/renderer';
import { SecurityLog } from '@/lib/services/requests/security-log';
import { type LibrarySettings, type Services, setServices } from '@/lib/services/requests/services';
import { type StorageLimits, StorageQuota } from '@/lib/services/requests/storage-room';
import { type Ticket, writeTicket } from '@/lib/sockets/ticket';
import { openEmbeddedStore } from '@/lib/storage/embedded/open';
import type { Store } from '@/lib/storage/store';
import { createLocalWakeups } from '@/lib/storage/wakeups';
import { systems } from '@/test/support/all-systems';

const [first] = systems;
if (!first) throw new Error('The tests need a game.');
export const system: System = first;
export const shape = draftShape(system);
const shapes = new Map(systems.map((one) => [one.id, draftShape(one)]));

export const ANN = 'a'.repeat(26);
export const BOB = 'b'.repeat(26);
export const SECRET = Buffer.alloc(32, 7);
export const METRICS_TOKEN = 'for the operator';

/** A complete server on its own port, without pages. */
export interface TestServer {
  readonly services: Services;
  readonly hub: Hub;
  readonly folder: string;
  readonly url: string;
  /** Lines of the security log. */
  readonly securityLines: readonly string[];
  create(owner: string, given?: Partial<Draft>): Promise<string>;
  let(member: string, draftId: string, role: 'edit' | 'read'): Promise<string>;
  /** Opens a draft as a page does; `draftShape` simulates a page of another version. */
  open(
    member: string | (() => string),
    draftId: string,
    store?: LocalStore,
    draftShape?: ObjectShape,
  ): Promise<DraftSession>;
  raw(member: string | undefined, draftId: string, headers?: Record<string, string>): RawClient;
  /** Breaks the connections of all sessions, like a bad network. */
  drop(): void;
  /** Stops the server and releases its folder; sessions stay open. */
  stopServer(): Promise<void>;
  stop(): Promise<void>;
}

/** Renders in this thread. */
const renderer: Renderer = {
  async render<Make extends Making>(make: Make, _: string, load: () => Promise<Jobs[Make]>) {
    const { renderOrder } = await import('@/app/_read/render-order');
    const order = { make, ...(await load()), plain: false } as unknown as RenderOrder;
    return success((await renderOrder(order)) as Products[Make]);
  },
  turn: async () => {},
};

/** Renders search results in this thread. */
const searchRenderer: SearchRenderer = {
  render: async (search) => success((await import('@/app/_library/render-search')).renderSearch(search)),
};

/** Prepares and plays versions in this thread. */
const preparer: Preparer = {
  prepare: async (job) => success(await prepareVersion(job)),
  play: async (job) => success(await playVersion(job, 'test')),
  fill: async (job) => success(await fillDraft(job)),
};

const withSeed = (seed: number | undefined): Preparer =>
  seed === undefined ? preparer : { ...preparer, fill: ({ fill }) => preparer.fill({ fill: { ...fill, seed } }) };

/** Creates a ticket as pages get it from a server with `SECRET`. */
export const ticketTo = (draftId: string, member: string | undefined, given: Partial<Ticket> = {}): string =>
  writeTicket(SECRET, { kind: 'draft', subject: draftId, epoch: 0, ...given }, member, Date.now());

/** WebSocket URL of a draft, with a ticket. */
export const collabUrl = (url: string, draftId: string, member: string | undefined): string =>
  `${url.replace('http', 'ws')}/collab?ticket=${ticketTo(draftId, member)}`;

/** Starts a server; `wrap` can inject faults into its store. */
export async function startServer(
  given: {
    folder?: string;
    port?: number;
    wrap?: (store: Store) => Store;
    /** Handles all requests except sockets and health checks; by default, nothing does. */
    handle?: Pages['handle'];
    /** Maximum length of a document with its history, in bytes. */
    lengthMax?: number;
    /** The operator's PUBLIC_URL. */
    publicOrigin?: string;
    trustedProxies?: string;
    storage?: StorageLimits;
    forgetAfterDays?: number;
    library?: Partial<LibrarySettings>;
    /** By default, versions are prepared and played in this thread. */
    preparer?: Preparer;
    now?: () => number;
    /** By default, that of the store. */
    limiter?: Limiter;
    /** Seed for filling gaps, instead of one from the draft's id. */
    fillSeed?: number;
    /** Stores shared with other servers, instead of its own folder. */
    stores?: Pick<Stores, 'store' | 'wakeups'>;
  } = {},
): Promise<TestServer> {
  const folder = given.folder ?? mkdtempSync(join(tmpdir(), 'trapdoor-house-'));
  const opened = given.stores?.store ?? (await openEmbeddedStore(folder));
  const wakeups = given.stores?.wakeups ?? createLocalWakeups();
  const store = given.wrap?.(opened) ?? opened;
  const securityLines: string[] = [];
  const now = given.now ?? (() => Date.now());
  const hub = new Hub({
    store,
    now,
    shapeOf: async (id) => shapes.get(id),
    personOf: (draftId, memberId) => personId(SECRET, draftId, memberId),
    wakeups,
    shared: given.stores !== undefined,
    ...(given.lengthMax && { lengthMax: given.lengthMax }),
  });
  const findSystem = (id: string) => systems.find((one) => one.id === id);
  const limiter = given.limiter ?? hideKeys(store.counts.limiter, SECRET);
  const services: Services = {
    store,
    documents: createDocuments(hub),
    wakeups,
    reactions: new Reactions(wakeups),
    secret: SECRET,
    publicOrigin: given.publicOrigin,
    lanHost: undefined,
    limiter,
    joinLimiter: new JoinLimiter(limiter),
    renderer,
    searchRenderer,
    preparer: given.preparer ?? withSeed(given.fillSeed),
    pageAnswer,
    securityLog: new SecurityLog((line) => void securityLines.push(line), now),
    room: new StorageQuota(store, given.storage ?? { maxBytes: undefined, freeBytes: undefined }, now),
    forgetAfterDays: given.forgetAfterDays,
    library: { mode: 'open', maxBytes: 2_000_000_000, playMs: 50, ...given.library },
    findSystem,
    now,
  };
  setServices(services);
  const pages: Pages = {
    handle: given.handle ?? (async (_, response) => void response.writeHead(404).end()),
    upgrade: (_: unknown, socket: { destroy(): unknown }) => void socket.destroy(),
  };
  const { server, sockets } = createStudioServer(services, hub, pages, false, {
    metricsToken: METRICS_TOKEN,
    ...(given.trustedProxies && { trustedProxies: parseNetworks(given.trustedProxies) }),
  });
  await new Promise<void>((resolve) => server.listen(given.port ?? 0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const lines: WebSocketClient[] = [];
  let running = true;
  const sessions: DraftSession[] = [];
  const clients: RawClient[] = [];
  const stopServer = async () => {
    if (!running) return;
    running = false;
    await hub.close();
    sockets.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await wakeups.close();
    await store.close();
    setServices(undefined);
  };
  const headersOf = (member: string | undefined) => ({
    origin: url,
    ...(member !== undefined && { cookie: String(formatCookie(member, SECRET, false).split(';')[0]) }),
  });
  return {
    services: services,
    hub,
    folder,
    url,
    securityLines,
    create: (owner, more) => addDraft(services, owner, newDraft(system, more), system),
    async let(member, draftId, role) {
      const id = `link-${member[0]}-${role}-${draftId}`;
      await store.addLink({ id, draftId, role, hideGm: false, createdAt: 1 }, id, 100);
      await store.joinByLink(id, member, 1);
      return id;
    },
    async open(member, draftId, local, draftShape = shape) {
      const session = await openDraftSession({
        draftId,
        system: { ...gameManifestOf(system), draftShape },
        baseUrl: url,
        fetchTicket: async () => ticketTo(draftId, typeof member === 'function' ? member() : member),
        createSocket: (address) => {
          const headers = headersOf(typeof member === 'function' ? member() : member);
          const line = new WebSocketClient(address, { headers });
          line.on('error', () => {});
          lines.push(line);
          return line as unknown as WebSocket;
        },
        openStore: async () => local,
      });
      sessions.push(session);
      return session;
    },
    raw(member, draftId, headers) {
      const client = new RawClient(collabUrl(url, draftId, member), {
        ...headersOf(member),
        ...headers,
      });
      clients.push(client);
      return client;
    },
    drop() {
      for (const line of lines.splice(0)) line.terminate();
    },
    stopServer,
    async stop() {
      for (const session of sessions) session.destroy();
      for (const client of clients) client.socket.terminate();
      await stopServer();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A raw socket client that sends given frames and records those it receives. */
export class RawClient {
  readonly socket: WebSocketClient;
  readonly heard: ServerFrame[] = [];
  closed: { readonly code: number; readonly reason: string } | undefined;
  status: number | undefined;

  constructor(url: string, headers: Record<string, string>) {
    this.socket = new WebSocketClient(url, { headers });
    this.socket.on('message', (data: Buffer) => {
      const frame = parseServerFrame(data);
      if (frame) this.heard.push(frame);
    });
    this.socket.on('close', (code, reason) => {
      this.closed = { code, reason: String(reason) };
    });
    this.socket.on('unexpected-response', (_, response) => {
      this.status = response.statusCode;
      this.socket.terminate();
    });
    this.socket.on('error', () => {});
  }

  async opened(): Promise<this> {
    await until(() => this.socket.readyState === 1);
    return this;
  }

  say(frame: ClientFrame): void {
    this.socket.send(formatClientFrame(frame));
  }

  /** Waits for the first frame of a type, and removes it from `heard`. */
  async hear<T extends ServerFrame['type']>(type: T): Promise<Extract<ServerFrame, { type: T }>> {
    await until(() => this.heard.some((frame) => frame.type === type));
    const at = this.heard.findIndex((frame) => frame.type === type);
    return this.heard.splice(at, 1)[0] as Extract<ServerFrame, { type: T }>;
  }

  /** Waits for the end of the connection and returns its close code and reason. */
  async ended(): Promise<{ readonly code: number; readonly reason: string }> {
    await until(() => this.closed !== undefined);
    return this.closed ?? { code: 0, reason: '' };
  }
}

/** Waits until a condition holds. Throws with the condition's source after `withinMs`. */
export async function until(holds: () => boolean | Promise<boolean>, withinMs = 10_000): Promise<void> {
  const end = Date.now() + withinMs;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`Timed out waiting for: ${holds}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** In-memory browser storage; `full` makes it fail. */
export class MemoryStore implements LocalStore {
  updates: Uint8Array[] = [];
  full = false;

  async load(): Promise<readonly Uint8Array[]> {
    return this.updates;
  }
  async add(update: Uint8Array): Promise<void> {
    if (this.full) throw new Error('QuotaExceededError');
    this.updates.push(update);
  }
  async merge(update: Uint8Array): Promise<void> {
    this.updates = [update];
  }
  async replace(update: Uint8Array): Promise<void> {
    this.updates = [update];
  }
  close(): void {}
}
