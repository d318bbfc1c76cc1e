import { describe, expect, it } from 'vitest';
import { ideaOf, personOf, viewOf } from '@/test/support/table-view';
import { applyFrame } from './table-line';

const before = viewOf({
  people: [personOf('ann'), personOf('bob')],
  ideas: [ideaOf('one', { place: 1 }), ideaOf('two', { place: 2 })],
});

describe('applyFrame', () => {
  it('returns a whole view unchanged', () => {
    expect(applyFrame(undefined, { type: 'view', now: 1, view: before })).toBe(before);
  });

  it('adds, replaces and removes by id, and keeps the order of known entries', () => {
    const after = applyFrame(before, {
      type: 'change',
      now: 2,
      version: 8,
      people: { put: [personOf('cat')], gone: ['ann'] },
      ideas: { put: [ideaOf('one', { place: 1, fate: 'kept' }), ideaOf('new', { place: 3 })], gone: [] },
    });
    expect(after?.version).toBe(8);
    expect(after?.people.map(({ id }) => id)).toEqual(['bob', 'cat']);
    expect(after?.ideas.map(({ id, fate }) => `${id} ${fate}`)).toEqual(['one kept', 'two open', 'new open']);
    expect(after?.table).toBe(before.table);
    expect(after?.you).toBe(before.you);
  });

  it('restores removed entries', () => {
    const gone = applyFrame(before, { type: 'change', now: 2, version: 8, people: { put: [], gone: ['ann'] } });
    const back = applyFrame(gone, { type: 'change', now: 3, version: 9, people: { put: [personOf('ann')], gone: [] } });
    expect(back?.people.map(({ id }) => id)).toEqual(['bob', 'ann']);
  });

  it('ignores changes without a view, and other frames', () => {
    expect(applyFrame(undefined, { type: 'change', now: 1, version: 2 })).toBeUndefined();
    expect(applyFrame(before, { type: 'beat', now: 1 })).toBe(before);
    expect(applyFrame(before, { type: 'draft-change', patches: [] })).toBe(before);
  });
});
