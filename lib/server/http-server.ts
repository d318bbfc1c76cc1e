import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Hub } from '@/lib/collab/hub';
import { FRAME_MAX } from '@/lib/collab/protocol';
import type { House } from '@/lib/library/house';
import { WORD_MAX } from '@/lib/session/live/onlooker';
import { stampAddress } from './address';
import { refuseRequest } from './refuse-request';
import { secure } from './security-headers';
import { SocketDoor } from './socket-door';
import { createTableHub } from './table-lines';

type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

export interface Pages {
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** For upgrades that are not ours, such as reloading while developing. */
  readonly upgrade: Upgrade;
}

/** Everybody who is connected. */
interface Sockets {
  /** Tells those who look at tables that the house closes; the drafts' own hub does so itself. */
  sendAway(): void;
  close(): void;
}

/** Pages and WebSocket on one port. */
export function createHouseServer(
  house: House,
  hub: Hub,
  pages: Pages,
  dev: boolean,
): { server: Server; sockets: Sockets } {
  const collab = new SocketDoor({
    house,
    kinds: ['draft'],
    maxPayload: FRAME_MAX,
    enter: (socket, { subject, memberId }) => void hub.connect(socket, subject, memberId),
  });
  const tableHub = createTableHub(house);
  const live = new SocketDoor({
    house,
    kinds: ['table', 'screen', 'watch'],
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
    if (refuseRequest(request, response)) return;
    if (request.url === '/healthz') void answerHealth(house, response);
    else pages.handle(request, response).catch(() => response.destroy());
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

async function answerHealth({ store, documents }: House, response: ServerResponse): Promise<void> {
  const ok = await store.ping().then(
    () => true,
    () => false,
  );
  response.writeHead(ok ? 200 : 503, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify({ ok, openDrafts: documents.openCount() }));
}
