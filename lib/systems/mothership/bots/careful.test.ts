import { expect, it } from 'vitest';
import { playtest } from '@/lib/playtest/playtest';
import { soaked } from '@/test/support/soak';
import { starterOf } from '@/test/support/starters';
import { play } from '../play';
import { schema } from '../schema';

const mothership = await starterOf('mothership', 'the-mothership');

const PATIENT = { timeout: 240_000, tags: ['long', 'soak'] };
const RUNS = soaked(40, 20);

it('wins more of the same games with the careful bot than with explorers', PATIENT, () => {
  const body = schema.parse(mothership.body);
  const winsOf = (bot: string) => playtest(play, body, { players: 4, runs: RUNS, seed: 1, bots: [bot] }).wins.count;
  expect(winsOf('careful')).toBeGreaterThan(winsOf('explorer') + RUNS / 10);
});
