import fc from 'fast-check';
import { expect, it } from 'vitest';
import { below, seededRng } from '@/lib/kernel/rng';
import { randomKit } from '@/test/support/mothership/random-kit';
import { compile } from './compile';
import { guess } from './guess';
import { moves, play } from './play';
import { setup } from './setup';
import type { State } from './state';
import { View } from './view';

/**
 * The parts of a state that a guess must restore: not those it deals or resets. After the end, `step` no longer
 * matters.
 */
const known = ({ rng, tally, draw, box, step, ...rest }: State) => ({
  ...rest,
  drawn: draw.length,
  boxed: box.length,
  step: rest.phase === 'over' ? undefined : step,
});

it('restores everything visible, so that a guess from open tiles equals the game', () => {
  const phases = new Set<string>();
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 1, max: 6 }), fc.integer({ min: 0, max: 200 }), (seed, players, length) => {
      const game = compile(randomKit(seed));
      const state = setup(game, players, seed);
      const rng = seededRng(seed);
      for (let i = 0; i < length && state.phase !== 'over'; i++) {
        const legal = [...moves(game, state, state.turn)];
        const move = legal[below(rng, legal.length)];
        if (!move || play(game, state, state.turn, move)) throw new Error('a legal move is taken');
      }
      phases.add(state.phase);
      expect(known(guess(new View(game, state, 'all'), rng))).toEqual(known(state));
    }),
    { numRuns: 300 },
  );
  expect([...phases].toSorted()).toEqual(['deferred', 'level', 'main', 'muster', 'over']);
});

it('deals different games', () => {
  const game = compile(randomKit(1));
  const state = setup(game, 2, 1);
  play(game, state, state.turn, { type: 'level', level: 0 });
  const view = new View(game, state, 'table');
  const rng = seededRng(1);
  const dealt = new Set(Array.from({ length: 20 }, () => guess(view, rng).tile.join()));
  expect(dealt.size).toBeGreaterThan(1);
});
