import { expect, test } from 'vitest';
import type { Item, Page } from '@/templates/drawing/display-list';
import { isSameDrawing } from './same-drawing';

const path = (d: string, more: Partial<Item> = {}): Item => ({ kind: 'path', d, stroke: '#000000', ...more }) as Item;
const page = (...items: Item[]): Page => ({ widthMm: 210, heightMm: 297, items });

test.each<[string, Page | undefined, Page, boolean]>([
  ['nothing before', undefined, page(), false],
  ['the same made twice', page(path('M0 0')), page(path('M0 0')), true],
  ['another structure behind it', page(path('M0 0', { node: { role: 'P', children: [] } })), page(path('M0 0')), true],
  ['another line', page(path('M0 0')), page(path('M1 0')), false],
  ['one more line', page(path('M0 0')), page(path('M0 0'), path('M0 0')), false],
  ['another ink', page(path('M0 0')), page(path('M0 0', { stroke: '#FF0000' })), false],
  ['another size of paper', page(), { ...page(), widthMm: 200 }, false],
  [
    'a moved group',
    page({ kind: 'group', matrix: [1, 0, 0, 1, 0, 0], items: [path('M0 0')] }),
    page({ kind: 'group', matrix: [1, 0, 0, 1, 0, 1], items: [path('M0 0')] }),
    false,
  ],
])('%s', (_, before, now, same) => {
  expect(isSameDrawing(before, now)).toBe(same);
});
