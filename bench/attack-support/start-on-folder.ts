import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { waitFor } from '../table-support/measured';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BARE = ['--import', 'tsx', fileURLToPath(new URL('../../test/support/server-child.ts', import.meta.url))];
const ADDRESS = /http:\/\/localhost:\S+|http:\/\/127\S+/;

/** A studio started on a data folder. It may have refused to run. */
export interface StartedStudio {
  /** Its address; undefined if the process exited. */
  readonly url: string | undefined;
  /** Everything that it printed for the operator. */
  said(): string;
  end(signal: NodeJS.Signals): Promise<void>;
}

/** Starts the studio as it was built, or with BENCH_BARE=1 from its sources. */
export async function startOnFolder(
  folder: string,
  env: Readonly<Record<string, string>> = {},
): Promise<StartedStudio> {
  const child = spawn(process.execPath, process.env.BENCH_BARE ? BARE : ['dist/server.mjs'], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', TRAPDOOR_DATA: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = once(child, 'close');
  let [said, url] = ['', undefined as string | undefined];
  const hear = (data: Buffer) => {
    said += String(data);
  };
  child.stderr.on('data', hear);
  child.stdout.on('data', (data: Buffer) => {
    hear(data);
    url ??= ADDRESS.exec(String(data))?.[0];
  });
  await Promise.race([gone, waitFor(() => url !== undefined, 60_000)]);
  return {
    url,
    said: () => said,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await gone;
    },
  };
}
