import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Workers never share one, since a server may start from it while another worker writes. */
const CHILD = join(ROOT, `node_modules/.cache/trapdoor/collab-child-${process.env.VITEST_POOL_ID ?? 0}.mjs`);

let bundling: Promise<unknown> | undefined;

/** Makes the server that `startServerChild` starts, once a process; to await before the first. */
export async function bundleServerChild(): Promise<void> {
  bundling ??= build({
    entryPoints: [join(ROOT, 'test/support/collab-child.ts')],
    outfile: CHILD,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    alias: { '@': ROOT.replace(/\/$/, '') },
    logLevel: 'error',
  });
  await bundling;
}

/** Where a house in a process of its own works: a folder, or a database that others may share. */
export interface HousePlace {
  readonly folder: string;
  readonly databaseUrl?: string;
  readonly redisUrl?: string;
  readonly port?: number;
  /** No file of it may grow beyond this, as on a disk that is full. */
  readonly fileKb?: number;
}

export interface ServerChild {
  readonly process: ChildProcess;
  readonly url: string;
}

/** Starts a house in a process of its own, to be killed. */
export async function startServerChild(place: HousePlace): Promise<ServerChild> {
  const { folder, databaseUrl, redisUrl, port = 0, fileKb } = place;
  const env = {
    ...process.env,
    PORT: String(port),
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    ...(redisUrl !== undefined && { REDIS_URL: redisUrl }),
  };
  const options = { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] as ['ignore', 'pipe', 'inherit'] };
  // The soft limit alone, so that it can be lifted again; without the trap the system would end the process.
  const shell = `trap '' XFSZ; ulimit -S -f ${fileKb}; exec "$0" "$@"`;
  const started =
    fileKb === undefined
      ? spawn(process.execPath, [CHILD, folder], options)
      : spawn('bash', ['-c', shell, process.execPath, CHILD, folder], options);
  const [line] = (await once(started.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { process: started, url: String(line).trim() };
}

/** Ends it at once, as a power cut does. */
export async function killServerChild({ process: child }: Pick<ServerChild, 'process'>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
