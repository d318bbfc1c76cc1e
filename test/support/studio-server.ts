import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The built studio in its own process with its own data folder. */
export interface StudioServer {
  readonly url: string;
  /** Data folder. */
  readonly data: string;
  /** Kills the process at once, like a power cut. */
  kill(): Promise<void>;
  /** Restarts it with the same port and data. */
  start(): Promise<void>;
  /** Stops it cleanly, and deletes its data folder unless that was given. */
  dispose(): Promise<void>;
}

/** Starts the studio with the operator's `env`. `dispose` keeps a `given` data folder. */
export async function startStudio(env: Readonly<Record<string, string>> = {}, given?: string): Promise<StudioServer> {
  const port = await freePort();
  const data = given ?? mkdtempSync(join(tmpdir(), 'trapdoor-e2e-'));
  const url = `http://localhost:${port}`;
  let child: ChildProcess | undefined;

  const start = async () => {
    child = spawn(process.execPath, ['dist/server.mjs'], {
      cwd: ROOT,
      env: {
        ...process.env,
        ...env,
        NODE_ENV: 'production',
        PORT: String(port),
        TRAPDOOR_DATA: data,
        NEXT_TELEMETRY_DISABLED: '1',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await answering(`${url}/healthz`, child);
  };
  const end = async (signal: NodeJS.Signals) => {
    const ending = child;
    child = undefined;
    if (!ending || ending.exitCode !== null) return;
    const gone = new Promise((resolve) => ending.once('exit', resolve));
    ending.kill(signal);
    await gone;
  };

  await start();
  return {
    url,
    data,
    start,
    kill: () => end('SIGKILL'),
    async dispose() {
      await end('SIGTERM');
      if (given === undefined) rmSync(data, { recursive: true, force: true });
    },
  };
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no answer from ${url}`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
