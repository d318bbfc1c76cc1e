import { expect, it } from 'vitest';
import { ideaOf, viewOf } from '@/test/support/table-view';
import { sayLeftOver, unfinishedIn } from './unfinished';
import type { TableFace } from './view';

it('tells a running question and hidden votes', () => {
  const at = (table: Partial<TableFace>, votes = 0) => {
    const { isRunning, hasHiddenVotes } = unfinishedIn(viewOf({ table, ideas: [ideaOf('a', { votes })] }));
    return [isRunning, hasHiddenVotes];
  };
  expect(at({ phase: 'brainstorm' })).toEqual([true, false]);
  expect(at({ phase: 'decide' })).toEqual([true, false]);
  expect(at({ phase: 'decide' }, 2)).toEqual([true, true]);
  expect(at({ phase: 'decide', revealed: true }, 2)).toEqual([true, false]);
  expect(at({ phase: 'develop' })).toEqual([false, false]);
});

it('says what becomes of ideas that are undecided or not in the draft', () => {
  const say = (...fates: readonly ('open' | 'kept' | 'placed' | 'dropped')[]) =>
    sayLeftOver(unfinishedIn(viewOf({ ideas: fates.map((fate, i) => ideaOf(`i${i}`, { fate })) })));
  expect(say('placed', 'dropped')).toBe('');
  expect(say('open')).toBe(
    '1 idea is undecided. It stays in the record, and you can go on if you open the table again.',
  );
  expect(say('open', 'open', 'kept')).toBe(
    '2 ideas are undecided, and 1 kept idea is not in the draft. They stay in the record, and you can go on if you open the table again.',
  );
});
