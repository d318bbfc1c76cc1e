import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startStudio } from '../../support/studio-server';

/** A studio to put load on. */
export interface BenchStudio {
  readonly url: string;
  /** What one of its counters says now. */
  sample(name: string): Promise<number>;
  dispose(): Promise<void>;
}

/** Starts the studio as it was built; with BENCH_BARE=1 the same from its sources, without pages, in no time. */
export async function openStudio(env: Readonly<Record<string, string>> = {}): Promise<BenchStudio> {
  const { url, dispose } = process.env.BENCH_BARE ? await startBare(env) : await startStudio(env);
  return {
    url,
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

async function startBare(env: Readonly<Record<string, string>>): Promise<Pick<BenchStudio, 'url' | 'dispose'>> {
  const data = mkdtempSync(join(tmpdir(), 'trapdoor-bench-'));
  const file = fileURLToPath(new URL('../../support/server-child.ts', import.meta.url));
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
    async dispose() {
      const gone = once(child, 'exit');
      child.kill();
      await gone;
      rmSync(data, { recursive: true, force: true });
    },
  };
}
