import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type StudioServer, startStudio } from '@/test/support/studio-server';

/** A studio to put load on. */
export interface BenchStudio {
  readonly url: string;
  /** Bytes of everything stored. */
  readonly stored: () => number;
  /** Current value of one of its metrics. */
  sample(name: string): Promise<number>;
  dispose(): Promise<void>;
}

/** Starts the built studio; with BENCH_BARE=1 its sources without pages, which need no build. */
export async function openStudio(env: Readonly<Record<string, string>> = {}): Promise<BenchStudio> {
  const { url, data, dispose } = process.env.BENCH_BARE ? await startBare(env) : await startStudio(env);
  return {
    url,
    stored: () => bytesIn(data),
    dispose,
    async sample(name) {
      const lines = (await (await fetch(`${url}/metrics`)).text()).split('\n');
      return Number(
        lines
          .find((line) => line.startsWith(`${name} `))
          ?.split(' ')
          .at(-1),
      );
    },
  };
}

async function startBare(
  env: Readonly<Record<string, string>>,
): Promise<Pick<StudioServer, 'url' | 'data' | 'dispose'>> {
  const data = mkdtempSync(join(tmpdir(), 'trapdoor-bench-'));
  const file = fileURLToPath(new URL('../../test/support/server-child.ts', import.meta.url));
  const child: ChildProcess = spawn(
    process.execPath,
    [...(process.env.BENCH_FLAGS?.split(' ') ?? []), '--import', 'tsx', file],
    {
      env: { ...process.env, ...env, NODE_ENV: 'production', PORT: '0', TRAPDOOR_DATA: data },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const [line] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  return {
    url: String(line).trim(),
    data,
    async dispose() {
      const gone = once(child, 'exit');
      child.kill();
      await gone;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

const bytesIn = (folder: string): number =>
  readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
