// @module-tag long
// @module-tag soak

import { expect, it } from 'vitest';
import { lineUp } from '@/lib/playtest/lineup';
import { playtest } from '@/lib/playtest/playtest';
import { judge } from '@/lib/playtest/report';
import { RUNS_TO_JUDGE } from '@/lib/tabletop/play/verdicts';
import { systems } from '@/test/support/all-systems';
import { soaked } from '@/test/support/soak';

/** With fewer games there are no verdicts, and this test could not fail. */
const RUNS = soaked(1000, RUNS_TO_JUDGE);
const LIMIT = { timeout: soaked(600_000, 120_000) };

// The starters of Trapped! are judged by npm run bench:starters.
const starters = systems
  .filter(({ id }) => id !== 'trapped')
  .flatMap((system) => system.starters.map((starter) => ({ id: starter.id, system, starter })));

it.each(starters)('$id gets no advice from its own playtest', LIMIT, async ({ system, starter }) => {
  const played = await system.play?.();
  if (!played) throw new Error(`${system.id} cannot be played`);
  const body = system.schema.parse(starter.body);
  const { min, max } = system.open(starter.body).players();
  const sizes = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const reports = sizes.map((players) => playtest(played, body, { players, runs: RUNS, seed: 3 }));
  const verdicts = judge(lineUp(played, body, { players: min }), reports);
  expect(verdicts.map(({ code, message }) => `${code}: ${message}`)).toEqual([]);
  // Covers promise a length in minutes.
  const { minutes: promised } = starter.body;
  if (typeof promised !== 'number') return;
  for (const { players, minutes } of reports)
    expect(Math.abs(minutes.median - promised), `${players} players`).toBeLessThanOrEqual(promised / 4);
});
