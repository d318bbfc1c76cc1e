import { expect, it } from 'vitest';
import { systems } from '@/test/support/all-systems';
import { mapPicture } from './render-order';

const starters = systems.flatMap(({ id, open, starters }) =>
  starters.map((starter) => [`${id}/${starter.id}`, open, starter] as const),
);

it.each(starters)('draws the map of %s without any text', (_, open, { title, body }) => {
  const plan = open(body).plan('table');
  const svg = mapPicture(plan, title);
  expect(svg).not.toMatch(/NaN|Infinity|undefined/);
  expect(svg.match(/<polygon/g)?.length ?? 0).toBe(plan.rooms.length);
  expect(svg.includes('<text')).toBe(plan.rooms.length === 0);
});

it('shows only letters and digits of a title', () => {
  const empty = { rooms: [], passages: [], wayOut: [], scale: '' };
  expect(mapPicture(empty, '<b>"&')).toContain('>B</text>');
  expect(mapPicture(empty, '<&>')).toContain('>?</text>');
});
