import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { readSources } from '@/test/architecture/sources';

/**
 * Undocumented parts of Yjs that the server relies on, by module. Each may change in any release, so an upgrade starts
 * here. Besides these, scan.ts and split.ts read and write the first update format byte by byte (admit.test.ts).
 */
const INTERNALS: Readonly<Record<string, readonly string[]>> = {
  'lib/collab/server/replica.ts': ['store.clients', 'store.pendingDs', 'store.pendingStructs'],
  'lib/collab/server/update/admit.ts': ['Y.getState'],
  'lib/collab/server/update/check.ts': [
    '._item',
    '.parentSub',
    'Y.ContentType',
    'Y.createID',
    'Y.getItem',
    'Y.getState',
  ],
  'lib/collab/server/update/contested.ts': [
    '._map',
    '._start',
    '.lastId',
    'Y.ContentType',
    'Y.createID',
    'Y.getItem',
    'Y.getState',
  ],
};

const INTERNAL =
  /\bY\.(?:getItem|getState|createID|Content[A-Z]\w+)\b|\bstore\.(?:clients|pendingDs|pendingStructs)\b|\.(?:_item|_map|_start|parentSub|lastId)\b/g;

const used = (text: string): readonly string[] => {
  const names = [...text.matchAll(INTERNAL)].map(([name]) => name);
  const pending = text.includes('} = this.doc.store') ? ['store.pendingDs', 'store.pendingStructs'] : [];
  return [...new Set([...names, ...pending])].toSorted();
};

it('are used only where this list says', () => {
  const found = readSources(['lib'])
    .filter(({ imports }) => imports.includes('yjs'))
    .map(({ path, text }) => [path, used(text)] as const);
  expect(Object.fromEntries(found.filter(([, names]) => names.length > 0))).toEqual(INTERNALS);
});

it('are as expected in the installed version', () => {
  const doc = new Y.Doc();
  const [map, text] = [new Y.Map(), new Y.Text()];
  doc.getMap('root').set('entry', map);
  map.set('title', text);
  text.insert(0, 'House');
  const entry = map._item;
  expect([entry?.parentSub, entry?.parent === doc.getMap('root')]).toEqual(['entry', true]);
  expect(entry?.content instanceof Y.ContentType && entry.content.type === map).toBe(true);
  expect([doc.getMap('root')._map.get('entry') === entry, text._start?.length]).toEqual([true, 5]);
  expect(text._start?.lastId).toEqual(Y.createID(doc.clientID, 6));
  expect([Y.getState(doc.store, doc.clientID), Y.getState(doc.store, 1)]).toEqual([7, 0]);
  expect(Y.getItem(doc.store, Y.createID(doc.clientID, 0))).toBe(entry);
  expect([...doc.store.clients.keys()]).toEqual([doc.clientID]);

  const [first, second] = [Y.encodeStateVector(doc), () => Y.encodeStateAsUpdate(doc, first)];
  text.insert(5, '!');
  const late = new Y.Doc();
  Y.applyUpdate(late, second());
  expect([late.store.pendingStructs === null, late.store.pendingDs]).toEqual([false, null]);
});
