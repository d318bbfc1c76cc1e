import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import type { Entry, Json, JsonObject } from '@/lib/kernel/json';
import { applyPatches, type Patch } from '@/lib/kernel/patch';
import { partsOf } from '@/lib/scenario/draft';
import { draftShape } from '@/lib/scenario/draft-shape';
import { newDraft } from '@/lib/scenario/envelope';
import { blankEntry } from '@/lib/schema/blank';
import type { ListShape, ObjectShape, Shape } from '@/lib/schema/shape';
import { systems } from '@/test/support/all-systems';
import { chosenFrom } from '@/test/support/random-body';
import { createDraftDoc, rootOf } from './draft-doc';
import { editText } from './edit-text';
import { createDraftReader, readDraft } from './read-draft';
import { applyPatchesToDoc, textAt, writeDraft } from './write-draft';

const [system] = systems;
if (!system) throw new Error('The tests need a game.');
const shape = draftShape(system);
const blank = partsOf(newDraft(system)).fields as unknown as JsonObject;

const LINK = {
  title: 'Ark',
  authors: ['Ann'],
  licence: 'MIT',
  version: 2,
  sha256: 'a'.repeat(64),
  address: 'https://example.org/library/x/2',
};

const text = fc.string({ unit: 'grapheme', maxLength: 12 });

/** Arbitrary values of a shape: short, with a few entries in each list. */
function valuesOf(of: Shape, depth = 0): fc.Arbitrary<Json> {
  switch (of.kind) {
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(of.fields).map(([key, field]) => [key, valuesOf(field, depth + 1)])),
      );
    case 'variants':
      return fc.oneof(...Object.values(of.variants).map((variant) => valuesOf(variant, depth)));
    case 'list':
      return fc.uniqueArray(valuesOf(of.entry, depth + 1) as fc.Arbitrary<Entry>, {
        selector: ({ id }) => id,
        maxLength: depth > 3 ? 1 : 3,
      });
    case 'id':
      return fc.stringMatching(/^[a-z]{1,3}$/);
    case 'choice':
      return fc.constantFrom(...of.options);
    case 'choices':
      return chosenFrom(of);
    case 'array':
      return fc.uniqueArray(valuesOf(of.item, depth + 1), {
        selector: (item) => JSON.stringify((item as JsonObject)[of.distinct ?? ''] ?? item),
        maxLength: 3,
      });
    case 'toggle':
      return fc.boolean();
    case 'number':
      return fc.integer({ min: of.min, max: of.max });
    case 'text':
      if (of.pattern) return fc.stringMatching(new RegExp(of.pattern)).filter(({ length }) => length <= of.max);
      return text;
    default:
      return text;
  }
}

const drafts = valuesOf(shape) as fc.Arbitrary<JsonObject>;

describe('an entry that a newer program made', () => {
  const kinds = (json: JsonObject) => JSON.stringify((json.body as { parts: unknown }).parts);
  const of = (variants: Record<string, ObjectShape>): ObjectShape => {
    const described = { title: 'T', description: '', examples: [] };
    const parts = { kind: 'list', noun: 'part', idStem: 'part', max: 9, ...described } as const;
    const entry = { kind: 'variants', on: 'kind', variants, ...described } as const;
    const body = { kind: 'object', fields: { parts: { ...parts, entry } }, ...described } as const;
    return { kind: 'object', fields: { body }, ...described };
  };
  const kind = (id: string): ObjectShape => {
    const described = { title: id, description: '', examples: [] };
    const tag = { kind: 'choice', options: [id], labels: { [id]: id }, initial: id, ...described } as const;
    const fields = {
      id: { kind: 'id', ...described },
      kind: tag,
      text: { kind: 'text', prose: false, max: 9, ...described },
    };
    return { kind: 'object', fields: fields as ObjectShape['fields'], ...described };
  };
  const [older, newer] = [of({ go: kind('go') }), of({ go: kind('go'), fly: kind('fly') })];
  const made = {
    body: {
      parts: [
        { id: 'a', kind: 'go', text: 'on' },
        { id: 'b', kind: 'fly', text: 'up' },
      ],
    },
  };

  it('is read as its kind, and stays as it is whatever is written', () => {
    const doc = createDraftDoc(newer, made);
    const seen = readDraft(doc, older);
    expect(kinds(seen)).toBe('[{"id":"a","kind":"go","text":"on"},{"id":"b","kind":"fly"}]');
    writeDraft(doc, older, seen);
    applyPatchesToDoc(doc, older, [
      { op: 'set', path: ['body', 'parts', 'b', 'text'], value: 'no' },
      { op: 'set', path: ['body', 'parts', 'b'], value: { id: 'b', kind: 'go', text: 'no' } },
      { op: 'insert', path: ['body', 'parts'], entry: { id: 'c', kind: 'fly' } },
      { op: 'move', path: ['body', 'parts', 'b'], before: 'a' },
    ]);
    expect(kinds(readDraft(doc, newer))).toBe(
      '[{"id":"b","kind":"fly","text":"up"},{"id":"a","kind":"go","text":"on"}]',
    );
  });

  it('is not made again from what is left of it', () => {
    expect(kinds(readDraft(createDraftDoc(older, readDraft(createDraftDoc(newer, made), older)), newer))).toBe(
      '[{"id":"a","kind":"go","text":"on"}]',
    );
  });
});

describe('the draft document', () => {
  it('is read with at most five marks a letter, but measured as typed', () => {
    const pile = `a${'\u0301'.repeat(8_000)}`;
    const doc = createDraftDoc(shape, { ...blank, title: pile });
    expect(readDraft(doc, shape).title).toBe(`a${'\u0301'.repeat(5)}`);
    expect(createDraftReader(doc, shape).weigh().overfull).toMatchObject({ characters: 8_001 });
  });

  it('holds any draft without loss', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        expect(readDraft(createDraftDoc(shape, draft), shape)).toEqual(draft);
      }),
      { numRuns: 60 },
    );
  });

  it('can become any other draft, and writing the same draft again changes nothing', () => {
    fc.assert(
      fc.property(drafts, drafts, (before, after) => {
        const doc = createDraftDoc(shape, before);
        writeDraft(doc, shape, after);
        expect(readDraft(doc, shape)).toEqual(after);
        const state = Y.encodeStateVector(doc);
        writeDraft(doc, shape, after);
        expect(Y.encodeStateVector(doc)).toEqual(state);
      }),
      { numRuns: 60 },
    );
  });

  it('applies patches as plain data does, and reads only what changed', () => {
    fc.assert(
      fc.property(drafts, fc.array(fc.nat(), { minLength: 3, maxLength: 24 }), (draft, choices) => {
        const doc = createDraftDoc(shape, draft);
        const reader = createDraftReader(doc, shape);
        let plain: Json = reader.read();
        for (let i = 0; i + 2 < choices.length; i += 3) {
          const patch = patchFor(plain as JsonObject, choices.slice(i, i + 3));
          plain = applyPatches(plain, [patch]);
          applyPatchesToDoc(doc, shape, [patch]);
          expect(reader.read()).toEqual(plain);
        }
        expect(readDraft(doc, shape)).toEqual(plain);
      }),
      { numRuns: 100 },
    );
  });

  it('returns the same objects for unchanged parts', () => {
    const doc = createDraftDoc(shape, { ...blank, body: { ...(blank.body as JsonObject), goals: goals(3) } });
    const reader = createDraftReader(doc, shape);
    const before = reader.read().body as Record<string, readonly Json[]>;
    applyPatchesToDoc(doc, shape, [{ op: 'set', path: ['body', 'goals', 'g1', 'title'], value: 'Run' }]);
    const after = reader.read().body as Record<string, readonly Json[]>;
    expect(after.goals).not.toBe(before.goals);
    expect(after.goals?.[0]).toBe(before.goals?.[0]);
    expect(after.events).toBe(before.events);
    expect(reader.read().body).toBe(after);
  });

  it('never underestimates the size of the file', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        const doc = createDraftDoc(shape, draft);
        const { bytes, nodes } = createDraftReader(doc, shape).weigh();
        expect(bytes).toBeGreaterThanOrEqual(Buffer.byteLength(JSON.stringify(draft, null, 2)));
        expect(nodes).toBe(nodesOf(draft));
      }),
      { numRuns: 40 },
    );
  });

  it('merges two people’s edits of one text, and additions to one list', () => {
    const [ann, bob] = twins({ ...blank, title: 'A quiet house' });
    const type = (doc: Y.Doc, next: string) => editText(textAt(doc, shape, ['title']) as Y.Text, next);
    type(ann, 'A very quiet house');
    type(bob, 'A quiet house by the sea');
    const add = (doc: Y.Doc, id: string) =>
      applyPatchesToDoc(doc, shape, [{ op: 'insert', path: ['body', 'goals'], entry: goal(id) }]);
    add(ann, 'a');
    add(bob, 'b');
    merge(ann, bob);
    expect(readDraft(ann, shape)).toEqual(readDraft(bob, shape));
    expect(readDraft(ann, shape).title).toBe('A very quiet house by the sea');
    expect(idsOf(readDraft(ann, shape)).sort()).toEqual(['a', 'b']);

    // Both entries have the same order key; another can still go between them.
    const [first, second] = idsOf(readDraft(ann, shape));
    applyPatchesToDoc(ann, shape, [
      { op: 'insert', path: ['body', 'goals'], entry: goal('c'), before: String(second) },
    ]);
    expect(idsOf(readDraft(ann, shape))).toEqual([first, 'c', second]);
  });

  it('merges options that two people choose at once, even in drafts older than the field', () => {
    const { cover: _cover, tags: _tags, warnings: _warnings, remixOf: _chain, ...before } = shape.fields;
    const doc = createDraftDoc({ ...shape, fields: before }, { ...blank, title: 'Old' });
    const fields = readDraft(doc, shape);
    expect(fields).toEqual({ ...blank, title: 'Old' });
    expect(createDraftReader(doc, shape).weigh().missing).toBe(0);
    const [ann, bob] = copies(doc);
    const choose = (who: Y.Doc, key: string, value: Json) =>
      applyPatchesToDoc(who, shape, [{ op: 'set', path: [key], value }]);
    choose(ann, 'tags', ['tense']);
    choose(bob, 'tags', ['bleak']);
    choose(ann, 'warnings', ['none-needed']);
    choose(bob, 'warnings', ['death']);
    merge(ann, bob);
    expect(readDraft(ann, shape)).toEqual(readDraft(bob, shape));
    expect(readDraft(ann, shape)).toMatchObject({ tags: ['bleak', 'tense'], warnings: ['death'] });
    choose(ann, 'tags', ['tense']);
    merge(ann, bob);
    expect(readDraft(bob, shape).tags).toEqual(['tense']);
  });

  it('returns chosen options as the same array until they change', () => {
    const doc = createDraftDoc(shape, { ...blank, tags: ['tense'], remixOf: [LINK] });
    const reader = createDraftReader(doc, shape);
    const before = reader.read();
    applyPatchesToDoc(doc, shape, [{ op: 'set', path: ['title'], value: 'Ark' }]);
    expect(reader.read().title).toBe('Ark');
    expect(reader.read().tags).toBe(before.tags);
    expect(reader.read().remixOf).toBe(before.remixOf);
    expect(before).toMatchObject({ tags: ['tense'], remixOf: [LINK] });
  });

  it.each([
    ['no JSON', 'soup'],
    ['data of another kind', '{"length": 1}'],
    ['links that break a rule', JSON.stringify([{ ...LINK, address: 'javascript:alert(1)' }])],
    ['a chain that loops', JSON.stringify([LINK, LINK])],
    ['a prototype', '[{"__proto__": {"title": "x"}}]'],
    ['a number', 7],
    ['10,000 links', JSON.stringify(Array.from({ length: 10_000 }, () => LINK))],
    ['brackets without end', '['.repeat(100_000)],
  ])('counts an array as missing if it holds %s', (_, held) => {
    const doc = createDraftDoc(shape, blank);
    rootOf(doc).set('remixOf', held);
    const reader = createDraftReader(doc, shape);
    expect(reader.weigh().missing).toBe(1);
    expect((reader.read().remixOf as readonly Json[]).length).toBeLessThan(2);
    expect(({} as Record<string, unknown>).title).toBeUndefined();
  });

  it('changes one order key for one move', () => {
    const doc = createDraftDoc(shape, { ...blank, body: { ...(blank.body as JsonObject), goals: goals(50) } });
    let changes = 0;
    rootOf(doc).observeDeep((events) => {
      changes += events.reduce((sum, event) => sum + event.changes.keys.size, 0);
    });
    applyPatchesToDoc(doc, shape, [{ op: 'move', path: ['body', 'goals', 'g40'], before: 'g2' }]);
    expect(changes).toBe(1);
    expect(idsOf(readDraft(doc, shape)).slice(0, 4)).toEqual(['g0', 'g1', 'g40', 'g2']);
  });

  it('stays valid when two people change the kind of one entry at once', () => {
    const effects = (shapeAt(shape, ['body', 'events']) as ListShape).entry as ObjectShape;
    const list = effects.fields.effects as ListShape;
    const event = blankEntry(shapeAt(shape, ['body', 'events']) as ListShape, {
      id: 'e',
      effects: [blankEntry(list, { id: 'x', kind: 'hurt' })],
    });
    const [ann, bob] = twins({ ...blank, body: { ...(blank.body as JsonObject), events: [event] } });
    const path = ['body', 'events', 'e', 'effects', 'x'];
    for (const doc of [ann, bob])
      applyPatchesToDoc(doc, shape, [{ op: 'set', path: [...path, 'kind'], value: 'grant' }]);
    editText(textAt(ann, shape, [...path, 'condition']) as Y.Text, 'if she asks');
    merge(ann, bob);
    expect(readDraft(bob, shape)).toEqual(readDraft(ann, shape));
    expect(JSON.stringify(readDraft(bob, shape))).toContain('"kind":"grant"');
    expect(JSON.stringify(readDraft(bob, shape))).toContain('if she asks');
  });

  it('accepts entries in a list that is newer than the draft', () => {
    const doc = createDraftDoc(shape, { ...blank, body: { ...(blank.body as JsonObject), goals: goals(1) } });
    const goalsMap = (rootOf(doc).get('body') as Y.Map<unknown>).get('goals') as Y.Map<Y.Map<unknown>>;
    goalsMap.get('g0')?.delete('attributes');
    const path = ['body', 'goals', 'g0', 'attributes'];
    applyPatchesToDoc(doc, shape, [{ op: 'insert', path, entry: { id: 'a', attribute: 'fast' } }]);
    const [written] = (readDraft(doc, shape).body as JsonObject).goals as readonly JsonObject[];
    expect(written?.attributes).toEqual([{ id: 'a', attribute: 'fast' }]);
  });

  it('reads hostile content as plain data that fits the shape', () => {
    const doc = createDraftDoc(shape, blank);
    const root = rootOf(doc);
    const body = root.get('body') as Y.Map<unknown>;
    const goalsMap = body.get('goals') as Y.Map<unknown>;
    const evil = JSON.parse('{"__proto__": {"polluted": true}}') as unknown;
    goalsMap.set('__proto__', new Y.Map([['title', new Y.Text('hm')]]));
    goalsMap.set('constructor', evil);
    goalsMap.set('a b', new Y.Map());
    body.set('__proto__', evil);
    body.set('options', evil);
    root.set('summary', evil);
    root.set('language', new Y.Map());
    const json = readDraft(doc, shape);
    expect(Object.getPrototypeOf(json)).toBe(Object.prototype);
    expect((json as Record<string, unknown>).polluted).toBeUndefined();
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(idsOf(json)).toEqual([]);
    expect(json.summary).toBe('');
    expect(Object.keys(json)).toEqual(Object.keys(shape.fields));
    // Damaged fields can be written again.
    writeDraft(doc, shape, { ...blank, summary: 'Better.' });
    expect(readDraft(doc, shape)).toEqual({ ...blank, summary: 'Better.' });
  });
});

describe('editText()', () => {
  it('turns any text into any other without splitting characters', () => {
    const emoji = fc.string({ unit: fc.constantFrom('a', 'b', '🙂', '🙃', '👩‍🚀', '\u0301'), maxLength: 8 });
    fc.assert(
      fc.property(emoji, emoji, (before, after) => {
        const shared = new Y.Doc().getText();
        shared.insert(0, before);
        editText(shared, after);
        expect(shared.toString()).toBe(after);
      }),
      { numRuns: 500 },
    );
  });
});

/** Returns a patch with a valid path in this draft, chosen by three numbers. */
function patchFor(draft: JsonObject, [a = 0, b = 0, c = 0]: readonly number[]): Patch {
  const lists = ['goals', 'events', 'items', 'barriers', 'extras'];
  const name = lists[a % lists.length] ?? 'goals';
  const path = ['body', name];
  const entries = (draft.body as JsonObject)[name] as readonly Entry[];
  const pick = (n: number) => entries[n % Math.max(1, entries.length)];
  const [entry, other] = [pick(b), pick(c)];
  const before = c % 3 === 0 || other === entry ? undefined : other?.id;
  const list = shapeAt(shape, path) as ListShape;
  const kind = b % 5;
  if (kind === 0 || !entry) {
    return {
      op: 'insert',
      path,
      entry: blankEntry(list, { id: `n${c % 7}` }),
      ...(before !== undefined && { before }),
    };
  }
  if (kind === 1) return { op: 'remove', path: [...path, entry.id] };
  if (kind === 2) return { op: 'move', path: [...path, entry.id], ...(before !== undefined && { before }) };
  if (kind === 3) return { op: 'set', path: ['title'], value: `Title ${c}` };
  return { op: 'set', path: [...path, entry.id], value: { ...entry, [textFieldOf(list)]: `Called ${c}` } };
}

function textFieldOf({ entry }: ListShape): string {
  const fields = entry.kind === 'object' ? Object.entries(entry.fields) : [];
  return fields.find(([, field]) => field.kind === 'text')?.[0] ?? '';
}

function shapeAt(at: Shape, path: readonly string[]): Shape {
  return path.reduce<Shape>((inner, step) => (inner.kind === 'object' ? (inner.fields[step] ?? inner) : inner), at);
}

function goal(id: string): Entry {
  return blankEntry(shapeAt(shape, ['body', 'goals']) as ListShape, { id, title: `Goal ${id}` });
}
const goals = (count: number) => Array.from({ length: count }, (_, i) => goal(`g${i}`));
const idsOf = (draft: JsonObject) => ((draft.body as JsonObject).goals as readonly Entry[]).map(({ id }) => id);

const twins = (draft: JsonObject) => copies(createDraftDoc(shape, draft));

function copies(origin: Y.Doc): readonly [Y.Doc, Y.Doc] {
  const copy = () => {
    const doc = new Y.Doc();
    Y.applyUpdate(doc, Y.encodeStateAsUpdate(origin));
    return doc;
  };
  return [copy(), copy()];
}

function merge(a: Y.Doc, b: Y.Doc): void {
  Y.applyUpdate(a, Y.encodeStateAsUpdate(b));
  Y.applyUpdate(b, Y.encodeStateAsUpdate(a));
}

function nodesOf(json: Json): number {
  if (typeof json !== 'object' || json === null) return 1;
  return Object.values(json).reduce<number>((sum, part) => sum + nodesOf(part as Json), 1);
}
