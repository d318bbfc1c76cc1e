import { expect, it } from 'vitest';
import { ordersOf, setsOf, upTo } from './combinations';

it('counts up', () => expect(upTo(3)).toEqual([0, 1, 2]));

it('lists all permutations, the given order first', () => {
  expect(ordersOf(['a', 'b', 'c']).map((order) => order.join(''))).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
  expect(ordersOf([])).toEqual([[]]);
  expect(ordersOf([5, 5])).toHaveLength(2);
});

it('lists all subsets up to a size, smaller ones first', () => {
  expect(setsOf(['a', 'b', 'c'], 2).map((set) => set.join(''))).toEqual(['a', 'b', 'c', 'ab', 'ac', 'bc']);
  expect(setsOf(['a'], 3)).toEqual([['a']]);
  expect(setsOf(['a'], 0)).toEqual([]);
});
