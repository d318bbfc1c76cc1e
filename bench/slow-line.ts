import { connect, createServer, type Socket } from 'node:net';

/** A poor mobile network: 1.6 Mbit/s down, 300 ms there and back. */
const BYTES_A_MS = 200;
const ROUND_TRIP_MS = 300;
/** Bytes sent to one connection before the next one gets its turn. */
const SLICE_BYTES = 4_096;
/** Unsent bytes of a connection for which the server has to wait. */
const BUFFER_BYTES = 65_536;

/** A slow line in front of a server. Unlike a browser's own emulation it also slows down workers and web sockets. */
export interface SlowLine {
  readonly url: string;
  /** Bytes that clients have received, with headers. */
  receivedBytes(): number;
  close(): Promise<void>;
}

/** Runs actions in order, each not before its time: timers of their own could overtake each other. */
function inOrder(): (at: number, act: () => void) => void {
  const waiting: { readonly at: number; readonly act: () => void }[] = [];
  let isTimed = false;
  const run = () => {
    for (let next = waiting[0]; next; next = waiting[0]) {
      const left = next.at - performance.now();
      if (left > 0) {
        setTimeout(run, left);
        return;
      }
      waiting.shift();
      next.act();
    }
    isTimed = false;
  };
  return (at, act) => {
    waiting.push({ at, act });
    if (isTimed) return;
    isTimed = true;
    setTimeout(run, at - performance.now());
  };
}

interface Download {
  readonly client: Socket;
  readonly later: ReturnType<typeof inOrder>;
  readonly server: Socket;
  readonly waiting: Buffer[];
  isOver: boolean;
}

export async function openSlowLine(target: string): Promise<SlowLine> {
  const { hostname, port } = new URL(target);
  const downloads: Download[] = [];
  const sockets = new Set<Socket>();
  let received = 0;
  let freeAt = 0;
  let pumping: NodeJS.Timeout | undefined;

  /** Sends one slice of the next download, and goes on when the line is free. */
  const pump = () => {
    pumping = undefined;
    const now = performance.now();
    freeAt = Math.max(freeAt, now);
    while (freeAt <= now + 1) {
      const next = downloads.shift();
      if (!next) return;
      const bytes = sliceOf(next);
      const { client, later } = next;
      if (bytes) {
        freeAt += bytes.length / BYTES_A_MS;
        later(freeAt + ROUND_TRIP_MS / 2, () => {
          received += bytes.length;
          client.write(bytes);
        });
      }
      if (next.waiting.length > 0) downloads.push(next);
      else if (next.isOver) later(freeAt + ROUND_TRIP_MS / 2, () => client.end());
      if (sizeOf(next) < BUFFER_BYTES) next.server.resume();
    }
    pumping = setTimeout(pump, freeAt - performance.now());
  };
  const request = (download: Download) => {
    if (!downloads.includes(download)) downloads.push(download);
    pumping ??= setTimeout(pump, Math.max(0, freeAt - performance.now()));
  };

  const door = createServer((client) => {
    const server = connect(Number(port), hostname);
    const download: Download = { client, server, later: inOrder(), waiting: [], isOver: false };
    const upload = inOrder();
    // The server's unsent bytes of a download that the browser gave up never take the line.
    client.on('close', () => download.waiting.splice(0));
    // A new connection takes a round trip before its first byte.
    const openAt = performance.now() + ROUND_TRIP_MS;
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.setNoDelay();
      socket.on('close', () => sockets.delete(socket));
      socket.on('error', () => {
        client.destroy();
        server.destroy();
      });
    }
    const afterUpload = (act: () => void) => upload(Math.max(openAt, performance.now()) + ROUND_TRIP_MS / 2, act);
    client.on('data', (bytes) => afterUpload(() => server.write(bytes)));
    client.on('end', () => afterUpload(() => server.end()));
    server.on('data', (bytes: Buffer) => {
      download.waiting.push(bytes);
      if (sizeOf(download) >= BUFFER_BYTES) server.pause();
      request(download);
    });
    server.on('end', () => {
      download.isOver = true;
      request(download);
    });
  });
  await new Promise<void>((resolve) => door.listen(0, hostname, resolve));
  const own = door.address();
  if (typeof own !== 'object' || !own) throw new Error('no port');
  return {
    url: `http://${hostname}:${own.port}`,
    receivedBytes: () => received,
    close: () => {
      clearTimeout(pumping);
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => door.close(() => resolve()));
    },
  };
}

function sliceOf({ waiting }: Download): Buffer | undefined {
  const first = waiting.shift();
  if (first && first.length > SLICE_BYTES) waiting.unshift(first.subarray(SLICE_BYTES));
  return first?.subarray(0, SLICE_BYTES);
}

const sizeOf = ({ waiting }: Download): number => waiting.reduce((sum, { length }) => sum + length, 0);
