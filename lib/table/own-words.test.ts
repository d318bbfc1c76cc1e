import { expect, it } from 'vitest';
import { ideaOf, personOf } from '@/test/support/table-view';
import { ownWordsIn } from './own-words';

it('lists kept and placed ideas by round, with the inventors of those that had names', () => {
  const bob = personOf('bob');
  const ideas = [
    ideaOf('second', { round: 2, fate: 'placed', author: 'bob' }),
    ideaOf('open', { round: 1 }),
    ideaOf('dropped', { round: 1, fate: 'dropped', author: 'bob' }),
    ideaOf('later', { round: 1, place: 2, fate: 'kept' }),
    ideaOf('first', { round: 1, place: 1, fate: 'placed', author: 'gone' }),
    ideaOf('same', { round: 1, fate: 'merged', mergedInto: 'first' }),
  ];
  expect(ownWordsIn({ ideas, people: [bob] }).map(({ id, by }) => [id, by])).toEqual([
    ['first', undefined],
    ['later', undefined],
    ['second', bob],
  ]);
});
