import { describe, expect, it } from 'vitest';
import type { Patch } from '@/lib/kernel/patch';
import type { Draft } from '@/lib/scenario/draft';
import { applyVariant, lostPatches, variantIn } from './variant';

const parent = { title: 'Ship', tags: [], body: { goals: [{ id: 'a' }, { id: 'b' }] } } as unknown as Draft;
const file = (...patches: readonly unknown[]) => ({ format: 'trapdoor/patch', variantOf: 'ship', patches });
const variantOf = (...patches: readonly Patch[]) => ({ variantOf: 'ship', patches });

describe('the file of a variant', () => {
  it.each([
    ['set', { op: 'set', path: ['title'], value: 'Ark' }],
    ['insert', { op: 'insert', path: ['body', 'goals'], entry: { id: 'c' }, before: 'a' }],
    ['remove', { op: 'remove', path: ['body', 'goals', 'a'] }],
    ['move', { op: 'move', path: ['body', 'goals', 0] }],
  ])('may %s', (_, patch) => expect(variantIn(file(patch) as never)).toMatchObject({ patches: [patch] }));

  it.each([
    ['another format', { ...file(), format: 'trapdoor/scenario' }],
    ['no parent', { ...file(), variantOf: undefined }],
    ['a parent in another folder', { ...file(), variantOf: '../ship' }],
    ['no list', { ...file(), patches: {} }],
    ['a patch that is null', file(null)],
    ['an unknown operation', file({ op: 'swap', path: [] })],
    ['a path that is not a list', file({ op: 'remove', path: 'title' })],
    ['a path with an empty step', file({ op: 'remove', path: [null] })],
    ['nothing to set', file({ op: 'set', path: ['title'] })],
    ['an entry without an id', file({ op: 'insert', path: [], entry: {} })],
    ['an invalid place', file({ op: 'move', path: ['a'], before: 1 })],
    ['no object', []],
  ])('is refused with %s', (_, json) => expect(variantIn(json as never)).toBeUndefined());
});

describe('a variant', () => {
  const patches: readonly Patch[] = [
    { op: 'set', path: ['title'], value: 'Ark' },
    { op: 'remove', path: ['body', 'goals', 'a'] },
  ];

  it('is its parent with the patches', () => {
    const made = applyVariant(parent, variantOf(...patches));
    expect(made).toEqual({ ...parent, title: 'Ark', body: { goals: [{ id: 'b' }] } });
    expect(lostPatches(parent, variantOf(...patches))).toEqual([]);
  });

  it('lists the patches without effect', () => {
    const lost: readonly Patch[] = [
      { op: 'set', path: ['title'], value: 'Ark' },
      { op: 'remove', path: ['body', 'goals', 'a'] },
      { op: 'set', path: ['body', 'goals', 'z', 'title'], value: 'Fly' },
    ];
    expect(lostPatches(parent, variantOf(...patches, ...lost))).toEqual(lost);
  });
});
