import { describe, expect, it } from 'vitest';
import { formatFacts } from '@/lib/contract/facts';
import { startersOf } from '@/test/support/starters';
import { facts } from './facts';
import { schema } from './schema';

const starters = await startersOf('trapped');

describe('facts()', () => {
  it('counts the spaceship', () => {
    const spaceship = starters.find(({ id }) => id === 'spaceship');
    const found = facts(schema.parse(spaceship?.body));
    const { routes } = found;
    const { events, routes: _, ...counts } = formatFacts(found);
    expect(counts).toEqual({ goals: 20, rooms: 15, passages: 26 });
    expect(Object.keys(events ?? {}).sort()).toEqual(['clubs', 'diamonds', 'hearts', 'spades']);
    for (const count of Object.values(events ?? {})) expect(count).toBeGreaterThanOrEqual(5);
    expect(routes.map(({ id, least }) => [id, least])).toEqual([
      ['pod', 5],
      ['sos', 11],
    ]);
  });
});
