import { expect, it } from 'vitest';
import type { Given } from '@/test/support/fill';
import { buildBody } from '@/test/support/trapped/build';
import { compile } from '../engine/compile';
import { type Setting, schema } from '../schema';
import { harmIn } from './harm';

type Clock = Given<Setting['clocks'][number]>;

/** Harm of moving a clock on, and of moving it back. */
const harmOfMoving = (clock: Clock) => {
  const move = (kind: 'on' | 'back') => [{ kind: 'clock', clock: 'clock', move: kind, steps: 1 }] as const;
  const setting = schema.parse(
    buildBody({
      items: [{ id: 'called', title: 'Called', kind: 'flag' }],
      clocks: [{ id: 'clock', title: 'Clock', ...clock }],
      events: [{ id: 'event', title: 'Event', follows: [{ kind: 'choice', first: move('on'), second: move('back') }] }],
    }),
  );
  return harmIn(compile(setting), 0, 0);
};

it('moves of a clock harm most if all is lost in the end, and help if it brings something good', () => {
  expect(harmOfMoving({ lost: true })).toEqual([3, -3]);
  expect(harmOfMoving({ effects: [{ kind: 'flood' }] })).toEqual([1, -1]);
  expect(harmOfMoving({ effects: [] })).toEqual([1, -1]);
  expect(harmOfMoving({ effects: [{ kind: 'grant', item: 'called' }] })).toEqual([-1, 1]);
});
