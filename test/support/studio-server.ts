import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The built studio as a process of its own, with its own data folder. */
export interface StudioServer {
  readonly url: string;
  /** Where it keeps everything. */
  readonly data: string;
  /** Ends the process at once, as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again on the same port and data. */
  start(): Promise<void>;
  /** Ends it politely, and removes its data if it made the folder. */
  dispose(): Promise<void>;
}

/** Starts it; `env` is what an operator would set. A folder that is given stays when it ends. */
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
