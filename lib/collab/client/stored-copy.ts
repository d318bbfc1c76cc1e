import { deleteDB } from 'idb';
import * as Y from 'yjs';
import type { ListedSystem, System } from '@/lib/contract/authored';
import type { DraftFields } from '@/lib/scenario/draft';
import { draftShape } from '@/lib/scenario/draft-shape';
import { newDraft } from '@/lib/scenario/envelope';
import { ORDER, rootOf } from '../document/draft-doc';
import { readDraft } from '../document/read-draft';
import { databaseName, openBrowserStore } from './browser-store';

/** A draft with its game. */
interface Copy {
  readonly draft: ReturnType<typeof newDraft>;
  readonly system: System;
}

/** Reads what this browser's own store holds of a draft, without asking the server. Undefined if it holds nothing. */
export async function readStoredCopy(draftId: string, games: readonly ListedSystem[]): Promise<Copy | undefined> {
  const store = await openBrowserStore(draftId);
  if (!store) return undefined;
  const doc = new Y.Doc();
  try {
    for (const update of await store.load()) Y.applyUpdate(doc, update);
  } finally {
    store.close();
  }
  if (rootOf(doc).size === 0) {
    // Opening it may have created it.
    await deleteDB(databaseName(draftId));
    return undefined;
  }
  const system = await gameOf(doc, games);
  const fields = readDraft(doc, draftShape(system)) as unknown as DraftFields;
  return { draft: newDraft(system, { ...fields, id: draftId }), system };
}

/** Returns the game whose body has the most of the document's fields: documents don't name their game. */
async function gameOf(doc: Y.Doc, games: readonly ListedSystem[]): Promise<System> {
  const body = rootOf(doc).get('body');
  const keys = body instanceof Y.Map ? [...body.keys()].map((key) => key.split(ORDER)[0] ?? key) : [];
  let best: { readonly system: System; readonly known: number } | undefined;
  for (const game of games) {
    const system = await game.load();
    const known = keys.filter((key) => Object.hasOwn(system.shape.fields, key)).length;
    if (!best || known > best.known) best = { system, known };
    if (known === keys.length) break;
  }
  if (!best) throw new Error('There are no games.');
  return best.system;
}
