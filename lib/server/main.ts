import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { deserialize } from 'node:v8';
import { brotliDecompress } from 'node:zlib';
import next from 'next';
import { requireConfig } from '@/lib/config/config';
import { originForOthers } from '@/lib/config/lan';
import type { StarterVersion } from '@/lib/library/starter-versions';
import { publishStarters } from '@/lib/services/library/publish';
import { type Services, setServices } from '@/lib/services/requests/services';
import { withAdmission } from './admission';
import { withAssets } from './assets';
import { withCompression } from './compress';
import { createStudioServer } from './http-server';
import { withPageAnswers } from './page-answers';
import { withPaintFirst } from './paint-first';
import { closeServices, openServices } from './services';
import { refuseUpgrade } from './socket-door';
import { withStaticFiles } from './static-files';
import { startSweeper } from './sweeper';

const STOP_WITHIN_MS = 8_000;

/** Playtest figures written by the build: playing all starters takes half a minute. */
const STARTERS = resolve('dist/starters.br');
/** Retry interval while the file is missing (“npm start” writes it once the studio runs) or the disk is full. */
const RETRY_MS = 1_000;

/** Publishes starters in the background; the next start retries failures. Returns a function that stops it. */
function startStarterPublisher(services: Services): () => void {
  const ending = new AbortController();
  publishBuilt(services, ending.signal).catch((error: unknown) => {
    if (!ending.signal.aborted) console.error('The starters could not be published:', error);
  });
  return () => ending.abort();
}

async function publishBuilt(services: Services, signal: AbortSignal): Promise<void> {
  while (!existsSync(STARTERS) || services.store.isFull()) await sleep(RETRY_MS, undefined, { signal });
  const packed = await promisify(brotliDecompress)(await readFile(STARTERS, { signal }));
  const starters = deserialize(packed) as readonly StarterVersion[];
  await publishStarters(services, starters, signal);
}

/** Starts the process: pages, API and shared drafts on one port. */
async function main(): Promise<void> {
  process.env.NEXT_TELEMETRY_DISABLED ??= '1';
  const config = requireConfig(process.env);
  const { dev, host, port } = config;
  const { services, hub, metrics } = await openServices(config);
  setServices(services);
  const stopSweeping = startSweeper(services);

  const distDir = process.env.NEXT_DIST ?? '.next';
  if (!dev) configureNext(distDir);
  // Next attaches its own upgrade listener to the server it is given, and would close our sockets, so it gets a decoy.
  const decoy = createServer();
  const app = next({ dev, hostname: host, port, httpServer: decoy });
  await app.prepare();
  const answer = withAssets('dist/assets.json', withPageAnswers(withAdmission(services, app.getRequestHandler())));
  const { server, sockets } = createStudioServer(
    services,
    hub,
    {
      handle: dev ? answer : withStaticFiles(distDir, withCompression(withPaintFirst(distDir, answer))),
      upgrade: (request, socket, head) => {
        if (dev && request.url?.startsWith('/_next/')) decoy.emit('upgrade', request, socket, head);
        else refuseUpgrade(socket, 404);
      },
    },
    dev,
    { metrics, metricsToken: config.metricsToken, trustedProxies: config.trustedProxies },
  );

  let stopPublishing: (() => void) | undefined;
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    server.close();
    sockets.sendAway();
    await stopSweeping();
    stopPublishing?.();
    await closeServices(services, hub);
    sockets.close();
    server.closeAllConnections();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  stopPublishing = startStarterPublisher(services);
  // Tells scripts/start.mjs to continue.
  process.send?.('ready');
  const address = server.address();
  if (services.store.isFull()) {
    console.error(
      'The disk of the data folder is full: everything can be read, but nothing can be saved until there is room.',
    );
  }
  announce(typeof address === 'object' && address ? address.port : port, services);
}

/**
 * Passes Next the configuration of the build, as the servers of its `standalone` builds do. Without it, Next loads its
 * compilers to read its configuration file again, which takes longer and needs them installed.
 */
function configureNext(distDir: string): void {
  const { config } = JSON.parse(readFileSync(join(distDir, 'required-server-files.json'), 'utf8')) as {
    readonly config: unknown;
  };
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
}

function announce(port: number, services: Services): void {
  const here = `http://localhost:${port}`;
  const there = originForOthers(here, services);
  if (there !== here) console.log(`${services.publicOrigin ? 'For everybody' : 'On this network'}: ${there}`);
  console.log(`Ready on ${here}`);
}

main().catch((error: unknown) => {
  const known = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  const message = error instanceof Error ? error.message : String(error);
  console.error(known ? `${message}. Stop what uses the port, or choose another one with PORT.` : message);
  process.exit(1);
});
