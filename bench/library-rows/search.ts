import { openEmbeddedStore } from '@/lib/storage/embedded/open';
import { openPostgresStore } from '@/lib/storage/postgres/open';
import type { Store } from '@/lib/storage/store';
import { queries } from '@/test/support/library-catalogue';
import { startPostgres } from '@/test/support/system-stores';
import { filledFolder, fillLibrary } from '../library-support/catalogue';
import { scaled } from '../scale';
import { atMost, type Measured, percentile } from '../table-support/measured';

const QUERIES = 1_000;
const SEED = 1_000;
const ROWS = 24;
const EMBEDDED_MS = 30;
const POSTGRES_MS = 50;

/** Searching with filters, and counting beside each filter, in both stores; and whether both find the same. */
export async function measure(): Promise<readonly Measured[]> {
  const embedded = await openEmbeddedStore(await filledFolder());
  const server = await startPostgres();
  const postgres = await openPostgresStore(await server.createDatabase(), () => {});
  try {
    await fillLibrary(postgres);
    const [ours, theirs] = [await searchAll(embedded), await searchAll(postgres)];
    const same = ours.found.filter((ids, i) => ids === theirs.found[i]).length;
    const all = scaled(QUERIES);
    return [
      atMost(EMBEDDED_MS, ours.p95, 'ms for a page and its counts, p95', 0, 'sqlite'),
      atMost(POSTGRES_MS, theirs.p95, 'ms for a page and its counts, p95', 0, 'postgres'),
      { part: 'same-ids', measured: same, target: all, unit: 'queries', lost: all - same, ok: same === all },
    ];
  } finally {
    await embedded.close();
    await postgres.close();
    await server.stop();
  }
}

/** All queries, each to its second page: how long the first page and the counts took, and what was found. */
async function searchAll(store: Store): Promise<{ readonly p95: number; readonly found: readonly string[] }> {
  const times: number[] = [];
  const found: string[] = [];
  for (const query of queries(scaled(QUERIES), SEED)) {
    const begin = performance.now();
    const [first, counts] = [await store.searchLibrary(query, ROWS), await store.countLibrary(query)];
    times.push(performance.now() - begin);
    const second = first.next && (await store.searchLibrary(query, ROWS, first.next));
    const ids = [...first.rows, ...(second?.rows ?? [])].map(({ id }) => id);
    found.push(JSON.stringify([ids, counts.total]));
  }
  return { p95: percentile(times, 0.95), found };
}
