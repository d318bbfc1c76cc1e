import { expect, it } from 'vitest';
import { playtest } from '@/lib/playtest/playtest';
import { starterOf } from '@/test/support/starters';
import { play } from '../play';
import { schema } from '../schema';

const mothership = await starterOf('mothership', 'the-mothership');

const PATIENT = { timeout: 240_000, tags: 'long' };

it('wins more of the same games with the careful bot than with explorers', PATIENT, () => {
  const body = schema.parse(mothership.body);
  const winsOf = (bot: string) => playtest(play, body, { players: 4, runs: 40, seed: 1, bots: [bot] }).wins.count;
  expect(winsOf('careful')).toBeGreaterThan(winsOf('explorer') + 4);
});
