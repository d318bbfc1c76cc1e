import { expect, it } from 'vitest';
import { searchItems } from './palette';

const act = () => undefined;
const items = [
  { name: 'Repair the pod', kind: 'goal', act },
  { name: 'Podium', kind: 'room', act },
  { name: 'Tripod', kind: 'room', act },
  { name: 'Café', kind: 'room', act },
  { name: 'Print', kind: 'step', act },
];
const found = (query: string) => searchItems(items, query).map(({ name }) => name);

it('ranks the beginning of a name above the beginning of a word, and that above the middle', () =>
  expect(found('pod')).toEqual(['Podium', 'Repair the pod', 'Tripod']));
it('matches all words, in any order, in the name or the kind', () => {
  expect(found('room pod')).toEqual(['Podium', 'Tripod']);
  expect(found('pod nothing')).toEqual([]);
});
it('ignores case and accents', () => expect(found('CAFE')).toEqual(['Café']));
it('shows everything until something is typed', () => expect(found(' ')).toHaveLength(items.length));
