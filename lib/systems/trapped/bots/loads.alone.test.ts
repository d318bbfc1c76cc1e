import { describe, expect, it, vi } from 'vitest';
import { lineUp } from '@/lib/playtest/lineup';
import { playMany } from '@/lib/playtest/play-many';
import { starterOf } from '@/test/support/starters';
import { play } from '../play';
import { schema } from '../schema';

const spaceship = await starterOf('trapped', 'spaceship');

const { fractions, loads } = vi.hoisted(() => ({ fractions: new Set<string>(), loads: { count: 0 } }));

vi.mock('@/lib/kernel/at', () => ({
  at(list: readonly unknown[], index: number) {
    const value = list[index];
    loads.count++;
    if (!Array.isArray(list)) fractions.add(`${list}`);
    if (typeof value === 'number' && !Number.isInteger(value)) fractions.add(new Error(`${value}`).stack ?? '');
    return value;
  },
}));

describe('at()', () => {
  it.each([
    ['planner', 'fair'],
    ['saboteur', 'ruthless'],
    ['random', 'fair'],
  ])('only loads integers, booleans and objects, since other types make all games slow (%s, %s)', (bot, host) => {
    const lineup = lineUp(play, schema.parse(spaceship.body), { players: 4, bots: [bot], host });
    playMany(lineup, { seed: 1, from: 0, to: 3 });
    expect([...fractions]).toEqual([]);
    expect(loads.count).toBeGreaterThan(0);
  });
});
