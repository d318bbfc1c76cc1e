import { expect, it } from 'vitest';
import { overlapGroups } from './rect';

const square = (x: number) => ({ x, y: 0, width: 2, height: 2 });

it('groups rectangles that overlap directly or through others', () => {
  const [a, b, c, d, e] = [square(0), square(3), square(2), square(1), square(9)] as const;
  expect(overlapGroups([a, b, c, d, e])).toEqual([[a, b, c, d]]);
  expect(overlapGroups([a, c, e])).toEqual([]);
});
