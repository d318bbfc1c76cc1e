import { networkInterfaces } from 'node:os';
import { createDocuments } from '@/lib/collab/documents';
import { Hub } from '@/lib/collab/hub';
import type { Config } from '@/lib/config/config';
import { isOpenToNetwork, lanAddress } from '@/lib/config/lan';
import type { House } from '@/lib/library/house';
import { JoinLimiter } from '@/lib/library/join-limiter';
import { personId } from '@/lib/library/person-id';
import { draftShape } from '@/lib/scenario/draft-shape';
import { openEmbeddedStore } from '@/lib/storage/embedded/open';
import { createLocalWakeups } from '@/lib/storage/wakeups';
import { findSystem } from '@/lib/systems/registry';
import { loadSecret } from './secret';

/** Opens everything that a request may need, and the hub of those who write together. */
export async function openHouse({ dataFolder, publicOrigin, host }: Config): Promise<{ house: House; hub: Hub }> {
  const store = await openEmbeddedStore(dataFolder);
  const wakeups = createLocalWakeups();
  const now = () => Date.now();
  const secret = loadSecret(dataFolder);
  const hub = new Hub({
    store,
    now,
    personOf: (draftId, memberId) => personId(secret, draftId, memberId),
    shapeOf: (id) => {
      const system = findSystem(id);
      return system && draftShape(system);
    },
  });
  const house: House = {
    store,
    documents: createDocuments(hub),
    wakeups,
    secret,
    publicOrigin,
    lanHost: isOpenToNetwork(host) ? lanAddress(networkInterfaces()) : undefined,
    joinLimiter: new JoinLimiter(),
    findSystem,
    now,
  };
  return { house, hub };
}

/** Sends everybody away with nothing left unsaved, then closes the database. */
export async function closeHouse({ store, wakeups }: House, hub: Hub): Promise<void> {
  await hub.close();
  await wakeups.close();
  await store.close();
}
