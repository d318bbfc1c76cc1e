import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** One bundle per worker, since a server may start from it while another worker writes. */
const CHILD = join(ROOT, `node_modules/.cache/trapdoor/collab-child-${process.env.VITEST_POOL_ID ?? 0}.mjs`);

let bundling: Promise<unknown> | undefined;

/** Bundles the server for `startServerChild`, once per process. Await it before the first start. */
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

/** Storage of a test server in its own process: a folder, or a database that servers may share. */
export interface HousePlace {
  readonly folder: string;
  readonly databaseUrl?: string;
  readonly redisUrl?: string;
  readonly port?: number;
  /** Limit for the size of each file in KB; simulates a full disk. */
  readonly fileKb?: number;
}

export interface ServerChild {
  readonly process: ChildProcess;
  readonly url: string;
}

/** Starts a test server in its own process, so that tests can kill it. */
export async function startServerChild(place: HousePlace): Promise<ServerChild> {
  const { folder, databaseUrl, redisUrl, port = 0, fileKb } = place;
  const env = {
    ...process.env,
    PORT: String(port),
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    ...(redisUrl !== undefined && { REDIS_URL: redisUrl }),
  };
  const options = { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] as ['ignore', 'pipe', 'inherit'] };
  // Only the soft limit, which can be raised again. Without the trap, SIGXFSZ would end the process.
  const shell = `trap '' XFSZ; ulimit -S -f ${fileKb}; exec "$0" "$@"`;
  const started =
    fileKb === undefined
      ? spawn(process.execPath, [CHILD, folder], options)
      : spawn('bash', ['-c', shell, process.execPath, CHILD, folder], options);
  const [line] = (await once(started.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { process: started, url: String(line).trim() };
}

/** Kills the process at once, like a power cut. */
export async function killServerChild({ process: child }: Pick<ServerChild, 'process'>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
