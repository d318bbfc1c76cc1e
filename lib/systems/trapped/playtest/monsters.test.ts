import { describe, expect, it } from 'vitest';
import { starterOf } from '@/test/support/starters';
import { playByBots } from '@/test/support/trapped/bot-game';
import { compile } from '../engine/compile';
import { type Setting, schema } from '../schema';

const spaceship = await starterOf('trapped', 'spaceship');

const ship = schema.parse(spaceship.body);
const copies = (count: number): Setting => ({
  ...ship,
  monsters: ship.monsters.flatMap((monster) =>
    Array.from({ length: count }, (_, i) => ({ ...monster, id: `${monster.id}${i}` })),
  ),
});

function countFights(monsters: number): number {
  const game = compile(copies(monsters));
  let fights = 0;
  for (let seed = 1; seed <= 100; seed++) {
    const { encounters } = playByBots(game, ['planner', 'planner', 'planner', 'planner', 'fair'], seed).state.tally;
    fights += encounters.reduce((sum, count) => sum + count, 0);
  }
  return fights;
}

describe('three monsters', () => {
  it('fight at least twice as often as one', () => {
    expect(countFights(3)).toBeGreaterThanOrEqual(2 * countFights(1));
  });
});
