import { expect, it } from 'vitest';
import { starterOf } from '@/test/support/starters';
import { compile } from '../engine/compile';
import type { LogEvent } from '../engine/log';
import { play } from '../engine/play';
import { setup } from '../engine/setup';
import { type Arena, schema } from '../schema';
import { narrate } from '.';

const usual: Arena = schema.parse((await starterOf('walls', 'walls-standard')).body);
const body: Arena = { ...usual, starts: ['A1', 'G7'].map((cell, i) => ({ id: `2-${i + 1}`, cell })) };
const [NORTH, EAST] = [0, 1];

/** Tells the first turn of the player at A1 with these arrows, of which `use` are carried out. */
function told(arrows: readonly number[], use: readonly number[], options: Partial<Arena['options']> = {}) {
  const game = compile({ ...body, options: { ...body.options, ...options } });
  const state = setup(game, 2, 1);
  state.holder = 0;
  const events: LogEvent[] = [];
  const context = { game, state, emit: (event: LogEvent) => events.push(event) };
  for (const seat of [0, 1]) play(context, seat, { type: 'program', arrows });
  play(context, 0, { type: 'act', use, wall: game.board.edgeOf('A1-A2') });
  return events.flatMap((event) =>
    event.type === 'moved' || event.type === 'blocked' ? [narrate(game, event).text] : [],
  );
}

it('tells a lost step', () => {
  expect(told([NORTH, EAST], [2])).toEqual(['Triangle goes to B1.', 'A step is lost: the way is blocked.']);
  expect(told([NORTH, NORTH], [])).toEqual(['Triangle stays on A1.', '2 steps are lost: the way is blocked.']);
  expect(told([NORTH, EAST], [], { onBlocked: 'stop' })).toEqual([
    'Triangle stays on A1.',
    '2 steps are lost: the way is blocked.',
  ]);
});

it('tells of no lost step if the player could have gone on', () => {
  expect(told([EAST, EAST], [1, 2])).toEqual(['Triangle goes by way of B1 to C1.']);
  expect(told([EAST, NORTH], [])).toEqual(['Triangle stays on A1.']);
});
