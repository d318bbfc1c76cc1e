import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { type BrokenRule, type FailuresOf, openRules } from './broken-rule';
import { fightsphereBroken } from './fightsphere/broken';
import { isolationBroken } from './isolation/broken';
import { mothershipBroken } from './mothership/broken';
import { trappedBroken } from './trapped/broken';
import { wallsBroken } from './walls/broken';
import { zombiesBroken } from './zombies/broken';

const BROKEN: Readonly<Record<string, readonly BrokenRule[]>> = {
  mothership: mothershipBroken,
  trapped: trappedBroken,
  zombies: zombiesBroken,
  walls: wallsBroken,
  fightsphere: fightsphereBroken,
  isolation: isolationBroken,
};

describe.each(Object.entries(BROKEN))('the cases of %s', { tags: 'long' }, (system, broken) => {
  let failuresOf: FailuresOf;
  beforeAll(async () => {
    failuresOf = await openRules(system);
  });

  it('pass with the real rules', async () => expect(await failuresOf()).toEqual([]));

  it('are tested with at least ten broken rules', () => {
    expect(new Set(broken.map(({ rule }) => rule)).size).toBeGreaterThanOrEqual(10);
  });

  it.each(broken.map((rule) => [rule.rule, rule] as const))('detect that this rule is broken: %s', async (_, rule) => {
    const text = readFileSync(new URL(`../../${rule.file}`, import.meta.url), 'utf8');
    expect(text.split(rule.from)).toHaveLength(2);
    expect(await failuresOf(rule)).toContain(rule.fails);
  });
});
