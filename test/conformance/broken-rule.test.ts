import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type BrokenRule, failuresOf } from './broken-rule';
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
  it('pass as the rules are', async () => expect(await failuresOf(system)).toEqual([]));

  it('are tried on ten broken rules or more', () => {
    expect(new Set(broken.map(({ rule }) => rule)).size).toBeGreaterThanOrEqual(10);
  });

  it.each(broken.map((rule) => [rule.rule, rule] as const))('notice when this no longer holds: %s', async (_, rule) => {
    const text = readFileSync(new URL(`../../${rule.file}`, import.meta.url), 'utf8');
    expect(text.split(rule.from)).toHaveLength(2);
    expect(await failuresOf(system, rule)).toContain(rule.fails);
  });
});
