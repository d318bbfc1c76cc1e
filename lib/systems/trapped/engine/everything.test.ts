// @module-tag long
// @module-tag soak

import { expect, it } from 'vitest';
import { soaked } from '@/test/support/soak';
import { reshuffled } from '@/test/support/trapped/disguise';
import { playRandomly } from '@/test/support/trapped/random-game';
import { everythingSetting } from '@/test/support/trapped/random-setting';
import { check } from '../check';
import { compile } from './compile';
import { moves } from './play';
import { snapshotOf } from './snapshot';
import { View } from './view';

/** Decisions between two looks at what the seats see. */
const EVERY = 23;

it('a setting that uses everything is checked and played to its end, and no seat sees what it may not know', () => {
  for (let seed = 0; seed < soaked(300, 12); seed++) {
    const setting = everythingSetting(seed);
    expect(() => check(setting)).not.toThrow();
    const game = compile(setting);
    const players = 2 + (seed % (game.options.maxCharacters - 1));
    let step = 0;
    const { state } = playRandomly(game, players, seed, (now, asked) => {
      if (step++ % EVERY !== 0) return undefined;
      for (const seat of new Set([asked, step % players])) {
        const other = reshuffled(game, now, seat, seed + step);
        const [seen, same] = [now, other].map((one) => [snapshotOf(new View(game, one, seat)), moves(game, one, seat)]);
        if (JSON.stringify(seen) !== JSON.stringify(same)) expect([seed, now.ask, same]).toEqual([seed, now.ask, seen]);
      }
      return undefined;
    });
    expect(state.outcome).not.toBeNull();
  }
});
