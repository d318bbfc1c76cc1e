import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { chanceOf, mutate } from '@/bench/table-support/mutate';
import type { JsonObject } from '@/lib/kernel/json';
import { draftShape } from '@/lib/scenario/draft-shape';
import { systems } from '@/test/support/all-systems';
import { bodyFrom } from '@/test/support/random-body';
import { createDraftDoc, rootOf } from '../../document/draft-doc';
import { readDraft } from '../../document/read-draft';
import { writeDraft } from '../../document/write-draft';
import { admitUpdate, loadUpdate } from './admit';
import { orderStructs } from './order';
import { scanUpdate } from './scan';
import { splitUpdate } from './split';

const ANN = 'a';

/** Runs a generator to its end. */
function now<T>(work: Generator<void, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

function copyOf(doc: Y.Doc): Y.Doc {
  const copy = new Y.Doc();
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc));
  return copy;
}

describe.each(systems.map((system) => [system.id, draftShape(system)] as const))('an update of %s', (_, shape) => {
  const drafts = fc.array(bodyFrom(shape) as fc.Arbitrary<JsonObject>, { minLength: 3, maxLength: 4 });

  it('has the same effect in pieces as at once, for any author, and no unknown fields', () => {
    fc.assert(
      fc.property(drafts, ([first = {}, ...others]) => {
        const server = createDraftDoc(shape, first);
        const owners = new Map([[server.clientID, '']]);
        // Each page builds on the one before; only the first two don't know of each other.
        const pages = others.map(() => copyOf(server));
        for (const [i, page] of pages.entries()) {
          const before = pages[i - 1];
          if (before && i > 1) Y.applyUpdate(page, Y.encodeStateAsUpdate(before));
          writeDraft(page, shape, others[i] ?? {});
        }
        const update = Y.mergeUpdates(pages.map((page) => Y.encodeStateAsUpdate(page)));
        const expected = copyOf(server);
        Y.applyUpdate(expected, update);

        const before = copyOf(server);
        const admitted = now(admitUpdate(server, update, { shape, owners, memberId: ANN }));
        if (!admitted.ok) throw new Error(admitted.error.code);
        const { news } = admitted.value;
        expect(readDraft(server, shape)).toEqual(readDraft(expected, shape));
        expect(Y.encodeStateVector(server)).toEqual(Y.encodeStateVector(expected));
        // The returned update contains everything that is new.
        if (news) Y.applyUpdate(before, news);
        expect(readDraft(before, shape)).toEqual(readDraft(expected, shape));
        const loaded = new Y.Doc();
        now(loadUpdate(loaded, Y.encodeStateAsUpdate(expected)));
        expect(readDraft(loaded, shape)).toEqual(readDraft(expected, shape));
      }),
      { numRuns: 12 },
    );
  });
});

it('splits a long update into pieces, each of which can be applied after those before it', () => {
  const [system] = systems;
  if (!system) throw new Error('The tests need a game.');
  const shape = draftShape(system);
  const page = createDraftDoc(shape, {});
  const text = rootOf(page).get('summary') as Y.Text;
  // Backwards, so that Yjs can't merge the structs.
  for (let i = 0; i < 3_000; i++) text.insert(0, 'x');
  text.delete(0, 1_500);
  const scanned = now(scanUpdate(Y.encodeStateAsUpdate(page)));
  const structs = scanned && now(orderStructs(scanned, () => 0));
  const doc = new Y.Doc();
  let pieces = 0;
  for (const piece of splitUpdate(structs ?? [], scanned?.deletions ?? [])) {
    Y.applyUpdate(doc, piece);
    expect([doc.store.pendingStructs, doc.store.pendingDs]).toEqual([null, null]);
    pieces += 1;
  }
  expect(pieces).toBeGreaterThan(4);
  expect(readDraft(doc, shape)).toEqual(readDraft(page, shape));
});

it('parses broken bytes exactly as Yjs does, or rejects them', () => {
  const [system] = systems;
  if (!system) throw new Error('The tests need a game.');
  const page = createDraftDoc(draftShape(system), { title: 'House', summary: 'Dark.' });
  (rootOf(page).get('title') as Y.Text).delete(1, 2);
  const valid = Y.encodeStateAsUpdate(page);
  const chance = chanceOf(17);
  let read = 0;
  for (let i = 0; i < 3_000; i++) {
    const bytes = mutate(valid, chance);
    const scanned = now(scanUpdate(bytes));
    if (!scanned) continue;
    read += 1;
    const mine = [...scanned.structs.values()].flat().map(({ client, clock, length }) => [client, clock, length]);
    const theirs = Y.decodeUpdate(bytes).structs.map(({ id, length }) => [id.client, id.clock, length]);
    expect(mine).toEqual(theirs);
  }
  expect(read).toBeGreaterThan(100);
});
