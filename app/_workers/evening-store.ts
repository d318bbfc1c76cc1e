import type { DBSchema, IDBPDatabase } from 'idb';
import { openDatabase } from '@/lib/collab/client/open-database';
import type { Evening } from '@/lib/evening/evening';
import type { JsonObject } from '@/lib/kernel/json';
import type { EveningShelf } from './play-host';
import type { KeptEvening } from './play-protocol';

/** A draft that somebody wants to play, as it was then. */
interface KeptScenario {
  readonly id: string;
  readonly scenario: JsonObject;
}

interface Schema extends DBSchema {
  evenings: { readonly key: string; readonly value: KeptEvening & { readonly evening: Evening } };
  scenarios: { readonly key: string; readonly value: KeptScenario };
}

let opening: Promise<IDBPDatabase<Schema>> | undefined;

function database(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDatabase<Schema>('trapdoor-evenings', (created) => {
    created.createObjectStore('evenings', { keyPath: 'id' });
    created.createObjectStore('scenarios', { keyPath: 'id' });
  });
  opening.catch(() => {
    opening = undefined;
  });
  return opening;
}

/** Keeps a draft for the Play page. Rejects if this browser did not commit it. */
export async function keepScenario(kept: KeptScenario): Promise<void> {
  await (await database()).put('scenarios', kept);
}

/** Evenings on this device. All methods reject if the browser's database can't be used. */
export const eveningStore: EveningShelf = {
  async keep(kept) {
    await (await database()).put('evenings', kept);
  },
  async read(id) {
    return (await database()).get('evenings', id);
  },
  async list() {
    const all = await (await database()).getAll('evenings');
    return all.map(({ evening: _, ...about }) => about).toSorted((a, b) => b.at - a.at);
  },
  async forget(id) {
    await (await database()).delete('evenings', id);
  },
  async scenario(id) {
    return (await (await database()).get('scenarios', id))?.scenario;
  },
};
