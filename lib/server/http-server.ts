import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Hub } from '@/lib/collab/hub';
import type { House } from '@/lib/library/house';
import { stampAddress } from './address';
import { CollabSocket } from './collab-socket';
import { refuseRequest } from './refuse-request';
import { secure } from './security-headers';

type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

export interface Pages {
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** For upgrades that are not ours, such as reloading while developing. */
  readonly upgrade: Upgrade;
}

/** Pages and WebSocket on one port. */
export function createHouseServer(
  house: House,
  hub: Hub,
  pages: Pages,
  dev: boolean,
): { server: Server; sockets: CollabSocket } {
  const sockets = new CollabSocket({ hub, secret: house.secret, publicOrigin: house.publicOrigin });
  const server = createServer((request, response) => {
    secure(request, response, dev);
    stampAddress(request);
    if (refuseRequest(request, response)) return;
    if (request.url === '/healthz') void answerHealth(house, response);
    else pages.handle(request, response).catch(() => response.destroy());
  });
  server.on('upgrade', (request, socket: Duplex, head) => {
    socket.on('error', () => socket.destroy());
    if (/^\/collab(\?|$)/.test(request.url ?? '')) sockets.upgrade(request, socket, head);
    else pages.upgrade(request, socket, head);
  });
  return { server, sockets };
}

async function answerHealth({ store, documents }: House, response: ServerResponse): Promise<void> {
  const ok = await store.ping().then(
    () => true,
    () => false,
  );
  response.writeHead(ok ? 200 : 503, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify({ ok, openDrafts: documents.openCount() }));
}
