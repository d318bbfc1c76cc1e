import { statfs } from 'node:fs/promises';
import type { Config } from '@/lib/config/config';
import { openEmbeddedStore } from '@/lib/storage/embedded/open';
import { openPostgresStore } from '@/lib/storage/postgres/open';
import { sharedSecret } from '@/lib/storage/postgres/shared-secret';
import { openRedisWakeups } from '@/lib/storage/redis/wakeups';
import type { Store } from '@/lib/storage/store';
import { createLocalWakeups, createPollingWakeups, type Wakeups } from '@/lib/storage/wakeups';

const LOG_EVERY_MS = 60_000;

export interface Stores {
  readonly store: Store;
  readonly wakeups: Wakeups;
  /** Key that signs cookies and links. */
  readonly secret: Buffer;
  /** Returns the free bytes of the disk; undefined if the store is not on this machine. */
  readonly freeBytes: (() => Promise<number>) | undefined;
  /** True if other processes use the same store. */
  readonly shared: boolean;
}

type Place = Pick<Config, 'dataFolder' | 'databaseUrl' | 'redisUrl'> & Partial<Pick<Config, 'acceptLoss'>>;

/** Opens the data folder, which only one process can use, or the database that several processes share. */
export async function openStores({ dataFolder, acceptLoss, databaseUrl, redisUrl }: Place): Promise<Stores> {
  if (!databaseUrl) {
    const store = await openEmbeddedStore(dataFolder, acceptLoss ? logAcceptedLoss : undefined);
    return {
      store,
      wakeups: createLocalWakeups(),
      secret: store.secret,
      freeBytes: () => freeBytes(dataFolder),
      shared: false,
    };
  }
  const store = await openPostgresStore(
    databaseUrl,
    throttledLog('PostgreSQL', 'requests that need it are refused until then'),
  );
  const wakeups = redisUrl
    ? await openRedisWakeups(
        redisUrl,
        throttledLog('Redis', 'changes by other processes show within two seconds until then'),
      )
    : createPollingWakeups(createLocalWakeups());
  return { store, wakeups, secret: await sharedSecret(store), freeBytes: undefined, shared: true };
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

const logAcceptedLoss = (troubles: readonly string[]) =>
  console.error(
    `TRAPDOOR_ACCEPT_LOSS=1: continuing although ${troubles.join('; ')}. Remove the variable before the next start.`,
  );

/** Returns a logger for connection errors, at most one line a minute. */
function throttledLog(name: string, meanwhile: string): (error: Error) => void {
  let loggedAt = Number.NEGATIVE_INFINITY;
  return ({ message }) => {
    const now = performance.now();
    if (now - loggedAt < LOG_EVERY_MS) return;
    loggedAt = now;
    console.error(`${name} can't be reached (${message || 'no answer'}); ${meanwhile}.`);
  };
}
