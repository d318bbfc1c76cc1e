import { expect, it } from 'vitest';
import { lineUp } from '@/lib/playtest/lineup';
import { playOne } from '@/lib/playtest/play-one';
import { starterOf } from '@/test/support/starters';
import { play as fightsphere } from '../play';
import { schema } from '../schema';
import { compile } from './compile';
import type { LogEvent } from './log';
import type { Move } from './moves';
import { played } from './play';
import { setup } from './setup';
import type { State } from './state';

const firstFall = await starterOf('fightsphere', 'fightsphere-first-fall');

const PLAYERS = 3;
const body = schema.parse(firstFall.body);

/** Plays a campaign with drawn dice; returns its final state and all moves, each roll as the faces drawn. */
function recorded(seed: number) {
  const steps: { seat: number; moves: readonly Move[] }[] = [];
  const { state } = playOne(lineUp(fightsphere, body, { players: PLAYERS, bots: ['climber', 'random'] }), seed, {
    beforeMove: (_, seat, move) => steps.push({ seat, moves: [move as Move] }),
    onEvent(event) {
      const { type, ...rest } = event as LogEvent & { readonly type: 'rolled' };
      if (type !== 'rolled') return;
      const faces = rest.rolls.flatMap((roll) => roll.faces);
      steps[steps.length - 1] = { seat: PLAYERS, moves: faces.map((face) => ({ type: 'face', face })) };
    },
  });
  return { end: state as State, steps };
}

it('plays the same campaign with typed faces as with drawn ones', () => {
  for (const seed of [1, 2, 3]) {
    const { end, steps } = recorded(seed);
    const [game, state] = [compile(body, { dice: 'typed' }), setup(compile(body), PLAYERS, seed)];
    for (const { seat, moves } of steps) {
      for (const move of moves) expect(played.play(game, state, seat, move)).toBeUndefined();
    }
    expect({ ...state, rng: [] }).toEqual({ ...end, rng: [] });
  }
});

it('accepts only faces from 1 to 6, from the GM’s seat', () => {
  const game = compile(body, { dice: 'typed' });
  const state = setup(game, PLAYERS, 1);
  const refused = (seat: number, move: Move) => played.play(game, state, seat, move)?.code;
  const { steps } = recorded(1);
  for (const { seat, moves } of steps) {
    if (moves[0]?.type === 'face') break;
    for (const move of moves) refused(seat, move);
  }
  const before = JSON.stringify(state);
  for (const face of [0, 7, -1, 1.5, Number.NaN]) {
    expect(refused(PLAYERS, { type: 'face', face })).toBe('no-such-choice');
  }
  expect(refused(0, { type: 'face', face: 1 })).toBe('not-your-turn');
  expect(refused(PLAYERS, { type: 'roll' })).toBe('not-now');
  expect(JSON.stringify(state)).toBe(before);
  expect(refused(PLAYERS, { type: 'face', face: 1 })).toBeUndefined();
});
