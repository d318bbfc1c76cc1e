// @module-tag long

import { describe, expect, it } from 'vitest';
import { playtest } from '@/lib/playtest/playtest';
import { findSystem } from '@/test/support/all-systems';
import { isSoak, sampled } from '@/test/support/soak';
import type { AdviceCase } from './cases';
import { FIGHTSPHERE } from './fightsphere';
import { ISOLATION } from './isolation';
import { MOTHERSHIP } from './mothership';
import { TRAPPED } from './trapped';
import { WALLS } from './walls';
import { ZOMBIES } from './zombies';

const GAMES = [FIGHTSPHERE, ISOLATION, MOTHERSHIP, TRAPPED, WALLS, ZOMBIES];
const RUNS = 200;
const SEED = 5;

/** The last case of every other verdict; under `npm run test:soak` all. */
const sample = (cases: readonly AdviceCase[]): readonly AdviceCase[] =>
  isSoak ? cases : sampled([...new Map(cases.map((advice) => [advice.code, advice])).values()], 2);

describe.each(GAMES)('the advice of $system', { tags: 'soak' }, ({ system: id, verdicts, cases, withoutFigure }) => {
  const system = findSystem(id);
  const reportOf = async ({ players, bots, runs = RUNS }: AdviceCase, body: AdviceCase['body']) => {
    const played = await system?.play?.();
    if (!system || !played) throw new Error(`${id} cannot be played`);
    return playtest(played, system.schema.parse(body), { players, runs, seed: SEED, ...(bots && { bots }) });
  };

  it('has a case for each verdict, or a reason', () => {
    const known = [...cases.map(({ code }) => code), ...Object.keys(withoutFigure)];
    expect([...new Set(known)].toSorted()).toEqual(verdicts.toSorted());
  });

  it.each(sample(cases))('of $code moves what it complains of', async (advice) => {
    const [before, after] = [await reportOf(advice, advice.body), await reportOf(advice, advice.cured)];
    expect(before.verdicts.map(({ code }) => code)).toContain(advice.code);
    const [bad, good] = [advice.figure(before), advice.figure(after)];
    const moved = advice.better === 'higher' ? good.share - bad.share : bad.share - good.share;
    // The whole width of an interval is twice what it leaves open on either side.
    expect(moved, `${bad.share} became ${good.share}`).toBeGreaterThan(bad.high - bad.low);
  });
});
