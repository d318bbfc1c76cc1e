import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Json } from '@/lib/kernel/json';
import { lineUp } from '@/lib/playtest/lineup';
import { playOne } from '@/lib/playtest/play-one';
import { blankObject } from '@/lib/schema/blank';
import { normalise } from '@/lib/schema/normalise';
import { objectShapeOf } from '@/lib/schema/shape';
import { randomKit } from '@/test/support/mothership/random-kit';
import { bodyFrom } from '@/test/support/random-body';
import { check } from './check';
import { facts } from './facts';
import { play } from './play';
import { type Ship, schema } from './schema';

const shape = objectShapeOf(schema);

it('is blank to begin with, and says what is missing', () => {
  const blank = schema.parse(blankObject(shape));
  expect(blank.players).toEqual({ min: 2, max: 4, apPerRound: 4 });
  expect(blank.tracker.spaces).toBe(13);
  expect(blank.options.finishLocked).toBe(true);
  expect(
    check(blank)
      .filter(({ severity }) => severity === 'error')
      .map(({ code }) => code),
  ).toEqual(
    ['ship-unnamed', 'no-tiles', 'no-start', 'no-finish', 'no-level', 'too-few-characters', 'no-ending'].map(
      (code) => `mothership/${code}`,
    ),
  );
});

it('rejects unknown keys', () => {
  const blank = blankObject(shape);
  expect(schema.safeParse({ ...blank, engines: 4 }).success).toBe(false);
  expect(schema.safeParse({ ...blank, tracker: { ...(blank.tracker as object), spaces: 400 } }).success).toBe(false);
});

it('reads, checks and plays whatever is typed', () => {
  const kits = fc.oneof(
    bodyFrom(shape).map((json) => schema.parse(normalise(shape, json as Json).value)),
    fc.nat().map(randomKit),
  );
  fc.assert(
    fc.property(kits, fc.integer({ min: 1, max: 6 }), fc.nat(), (body: Ship, players, seed) => {
      for (const issue of check(body)) expect(issue.message).not.toMatch(/undefined|NaN|\[object/);
      expect(facts(body).routes).toHaveLength(1);
      const { outcome } = playOne(lineUp(play, body, { players, bots: ['team', 'random'] }), seed);
      expect(outcome).toBeDefined();
    }),
    { numRuns: 60 },
  );
});
