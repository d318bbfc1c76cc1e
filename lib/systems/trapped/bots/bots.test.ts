// @module-tag long
// @module-tag soak

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases, soaked } from '@/test/support/soak';
import { starterOf, startersOf } from '@/test/support/starters';
import { playByBots } from '@/test/support/trapped/bot-game';
import { randomSetting } from '@/test/support/trapped/random-setting';
import { compile } from '../engine/compile';
import { schema } from '../schema';
import { bots } from '.';

const spaceship = await starterOf('trapped', 'spaceship');

const starters = await startersOf('trapped');

const ship = compile(schema.parse(spaceship.body));
const idsOf = (role: 'player' | 'host') => bots.filter((bot) => bot.role === role).map(({ id }) => id);
const seeds = fc.integer({ min: 0, max: 2 ** 30 });
const seating = fc
  .tuple(
    fc.array(fc.constantFrom(...idsOf('player')), { minLength: 2, maxLength: 5 }),
    fc.constantFrom(...idsOf('host')),
  )
  .map(([players, host]) => [...players, host]);

/** Returns the number of wins of each seat. */
function winsOf(ids: readonly string[], games: number): number[] {
  const wins = ids.slice(1).map(() => 0);
  for (let seed = 0; seed < games; seed++) {
    const { outcome } = playByBots(ship, ids, seed).state;
    for (const winner of outcome?.winners ?? []) wins[winner] = (wins[winner] ?? 0) + 1;
  }
  return wins;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);

describe('bots', () => {
  it('are listed with the default of each role first', () => {
    expect(idsOf('player')).toEqual(['planner', 'random', 'saboteur']);
    expect(idsOf('host')).toEqual(['fair', 'ruthless']);
  });

  it('make legal moves only and come to an end, on the spaceship', () => {
    fc.assert(
      fc.property(seating, seeds, (ids, seed) => {
        expect(playByBots(ship, ids, seed).state.outcome).not.toBeNull();
      }),
      cases(200),
    );
  });

  it('do so in any setting', () => {
    fc.assert(
      fc.property(seating, seeds, fc.integer({ min: 0, max: 400 }), (ids, seed, number) => {
        expect(playByBots(compile(randomSetting(number)), ids, seed).state.outcome).not.toBeNull();
      }),
      cases(300),
    );
  });

  it.each(starters.map((starter) => [starter.id, starter] as const))('do so in %s', (_, starter) => {
    const game = compile(schema.parse(starter.body));
    for (let seed = 0; seed < soaked(6, 1); seed++) {
      playByBots(game, ['planner', 'saboteur', 'planner', 'fair'], seed);
      playByBots(game, ['planner', 'planner', 'ruthless'], seed);
    }
  });

  it('play the same game again from the same seed', () => {
    fc.assert(
      fc.property(seating, seeds, (ids, seed) => {
        expect(playByBots(ship, ids, seed).log).toEqual(playByBots(ship, ids, seed).log);
      }),
      cases(20),
    );
  });

  it('win far more often with a plan than without', () => {
    const games = soaked(150, 60);
    const planned = sum(winsOf(['planner', 'planner', 'planner', 'fair'], games));
    const random = sum(winsOf(['random', 'random', 'random', 'fair'], games));
    expect(planned).toBeGreaterThan(random + 0.4 * games);
    const [ours = 0, , theirs = 0] = winsOf(['planner', 'planner', 'random', 'fair'], games);
    // Against the clock, a table with a random player wins rarely.
    expect(ours).toBeGreaterThan(5 * Math.max(1, theirs));
  });

  it('win less beside a saboteur, or under a ruthless GM', () => {
    const games = soaked(200, 80);
    const among = (third: string, host: string) => sum(winsOf(['planner', 'planner', third, host], games).slice(0, 2));
    const usual = among('planner', 'fair');
    expect(among('saboteur', 'fair')).toBeLessThan(usual - 0.1 * games);
    expect(among('planner', 'ruthless')).toBeLessThan(usual - 0.1 * games);
  });
});
