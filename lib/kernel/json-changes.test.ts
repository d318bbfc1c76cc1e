import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from './json';
import { applyPatches, changesBetween } from './patch';

const entry = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e'), text: fc.string({ maxLength: 3 }) });
const entries = fc.uniqueArray(entry, { selector: ({ id }) => id });
const value: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<Json>(null, true, 1, 'x'),
    entries,
    fc.array(fc.integer({ max: 3 }), { maxLength: 3 }),
    fc.record({ one: tie('value'), two: tie('value') }),
    fc.dictionary(fc.constantFrom('one', 'two', 'three'), tie('value')),
  ),
})).value;
const draft = fc.record({ title: fc.string({ maxLength: 3 }), body: value, list: entries });

describe('changesBetween()', () => {
  it('turns one state into the other', () => {
    fc.assert(
      fc.property(draft, draft, (before, after) => {
        expect(applyPatches(before, changesBetween(before, after))).toEqual(after);
      }),
      { numRuns: 500 },
    );
  });

  it('returns nothing for equal states', () => {
    fc.assert(
      fc.property(draft, (state) => {
        expect(changesBetween(state, structuredClone(state))).toEqual([]);
      }),
    );
  });

  it('returns only what differs', () => {
    const before = {
      title: 'A',
      list: [
        { id: 'a', text: 'one', more: 1 },
        { id: 'b', text: 'two', more: 1 },
      ],
    };
    const after = {
      title: 'A',
      list: [
        { id: 'c', text: 'new' },
        { id: 'a', text: 'one!', more: 1 },
      ],
    };
    expect(changesBetween(before, after)).toEqual([
      { op: 'remove', path: ['list', 'b'] },
      { op: 'insert', path: ['list'], entry: { id: 'c', text: 'new' }, before: 'a' },
      { op: 'set', path: ['list', 'a', 'text'], value: 'one!' },
    ]);
  });
});
