import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { paramsOf } from '@/lib/library/search/asked';
import { searches } from '@/test/support/library-catalogue';
import { openLibrary } from '../library-support/studio';
import { scaled } from '../scale';
import { atMost, type Measured } from '../table-support/measured';

const PEOPLE = fileURLToPath(new URL('../library-support/people-looking.ts', import.meta.url));
const A_SECOND = 100;
const SECONDS = 30;
const TARGET_MS = 200;
const SEED = 100;

/** Half of all look at the library's first page, a quarter search for something of their own, a quarter read a scenario. */
export async function measure(): Promise<readonly Measured[]> {
  const { studio, starter } = await openLibrary();
  try {
    const asked = [...searches(scaled((A_SECOND * SECONDS) / 4), SEED)].flatMap((search) => [
      'first /library',
      `search /library?${paramsOf(search)}`,
      'first /library',
      `read ${starter}`,
    ]);
    // A server that has answered a few pages is as quick as it gets.
    await look(studio.url, asked.slice(0, A_SECOND));
    const figures = await look(studio.url, asked);
    return Object.entries(figures).map(([kind, { p95, failed }]) => atMost(TARGET_MS, p95, 'ms, p95', failed, kind));
  } finally {
    await studio.dispose();
  }
}

type Figures = Readonly<Record<string, { readonly p95: number; readonly failed: number }>>;

async function look(url: string, asked: readonly string[]): Promise<Figures> {
  const people = spawn(process.execPath, ['--import', 'tsx', PEOPLE, url, String(A_SECOND)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  people.stdin.end(asked.join('\n'));
  const [said] = (await once(people.stdout, 'data')) as [Buffer];
  return JSON.parse(String(said)) as Figures;
}
