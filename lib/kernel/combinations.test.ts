import { expect, it } from 'vitest';
import { permutations, subsets, upTo } from './combinations';

it('counts up', () => expect(upTo(3)).toEqual([0, 1, 2]));

it('lists all permutations, the given order first', () => {
  expect(permutations(['a', 'b', 'c']).map((order) => order.join(''))).toEqual([
    'abc',
    'acb',
    'bac',
    'bca',
    'cab',
    'cba',
  ]);
  expect(permutations([])).toEqual([[]]);
  expect(permutations([5, 5])).toHaveLength(2);
});

it('lists all subsets up to a size, smaller ones first', () => {
  expect(subsets(['a', 'b', 'c'], 2).map((set) => set.join(''))).toEqual(['a', 'b', 'c', 'ab', 'ac', 'bc']);
  expect(subsets(['a'], 3)).toEqual([['a']]);
  expect(subsets(['a'], 0)).toEqual([]);
});
