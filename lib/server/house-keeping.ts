import { Hub } from '@/lib/collab/hub';
import type { Config } from '@/lib/config/config';
import type { House } from '@/lib/library/house';
import { draftShape } from '@/lib/scenario/draft-shape';
import { openEmbeddedStore } from '@/lib/storage/embedded/open';
import { findSystem } from '@/lib/systems/registry';
import { loadSecret } from './secret';

/** Opens everything that a request may need. */
export async function openHouse({ dataFolder, publicOrigin }: Config): Promise<House> {
  const store = await openEmbeddedStore(dataFolder);
  const now = () => Date.now();
  const hub = new Hub({
    store,
    now,
    shapeOf: (id) => {
      const system = findSystem(id);
      return system && draftShape(system);
    },
  });
  return { store, hub, secret: loadSecret(dataFolder), publicOrigin, findSystem, now };
}

/** Sends everybody away with nothing left unsaved, then closes the database. */
export async function closeHouse({ hub, store }: House): Promise<void> {
  await hub.close();
  await store.close();
}
