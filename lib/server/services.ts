import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createDocuments } from '@/lib/collab/server/documents';
import { Hub } from '@/lib/collab/server/hub';
import type { Config } from '@/lib/config/config';
import { isOpenToNetwork, lanAddress } from '@/lib/config/lan';
import { hideKeys } from '@/lib/limits/limiter';
import { Reactions } from '@/lib/live/reactions';
import { draftShape } from '@/lib/scenario/draft-shape';
import { personId } from '@/lib/services/drafts/people-of-draft';
import { JoinLimiter } from '@/lib/services/requests/join-limiter';
import { SecurityLog } from '@/lib/services/requests/security-log';
import type { Services } from '@/lib/services/requests/services';
import { StorageQuota } from '@/lib/services/requests/storage-room';
import { findSystem } from '@/lib/systems/registry';
import { PublishingThreads, SearchThreads } from './library-threads';
import { Metrics } from './metrics';
import { openStores } from './open-stores';
import { pageAnswer } from './page-answers';
import { PageRenderer } from './page-renderer';

const MB = 1_000_000;
const PLAYTEST_MS = 3_000;

/** Bundles built by scripts/support/bundle.mjs. */
const READING_THREAD = pathToFileURL(resolve('dist/reading-thread.mjs'));
const SEARCH_THREAD = pathToFileURL(resolve('dist/search-thread.mjs'));
const PUBLISHING_THREAD = pathToFileURL(resolve('dist/publishing-thread.mjs'));

/** Opens all services for requests, and the hub for shared drafts. */
export async function openServices(config: Config): Promise<{ services: Services; hub: Hub; metrics: Metrics }> {
  const { publicOrigin, host, maxStorageMb, forgetAfterDays } = config;
  const { store, wakeups, secret, shared, freeBytes } = await openStores(config);
  const limiter = hideKeys(store.counts.limiter, secret);
  const now = () => Date.now();
  const metrics = new Metrics();
  const hub = new Hub({
    store,
    now,
    wakeups,
    shared,
    meter: metrics,
    personOf: (draftId, memberId) => personId(secret, draftId, memberId),
    shapeOf: async (id) => {
      const system = await findSystem(id)?.load();
      return system && draftShape(system);
    },
  });
  const services: Services = {
    store,
    documents: createDocuments(hub),
    wakeups,
    reactions: new Reactions(wakeups),
    secret,
    publicOrigin,
    lanHost: isOpenToNetwork(host) ? lanAddress(networkInterfaces()) : undefined,
    limiter,
    joinLimiter: new JoinLimiter(limiter),
    renderer: new PageRenderer(READING_THREAD),
    searchRenderer: new SearchThreads(SEARCH_THREAD),
    preparer: new PublishingThreads(PUBLISHING_THREAD),
    pageAnswer,
    securityLog: new SecurityLog((line) => console.log(line), now),
    room: new StorageQuota(store, { maxBytes: maxStorageMb && maxStorageMb * MB, freeBytes }, now),
    forgetAfterDays,
    library: { mode: config.library, maxBytes: config.libraryMaxMb * MB, playMs: PLAYTEST_MS },
    findSystem,
    now,
  };
  return { services: services, hub, metrics };
}

/** Disconnects all clients after saving everything, then closes the database. */
export async function closeServices({ store, wakeups }: Services, hub: Hub): Promise<void> {
  await hub.close();
  await wakeups.close();
  await store.close();
}
