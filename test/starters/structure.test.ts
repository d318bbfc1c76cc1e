import { describe, expect, it } from 'vitest';
import { playtest } from '@/lib/playtest/playtest';
import { play } from '@/lib/systems/trapped/play';
import { type Setting, schema } from '@/lib/systems/trapped/schema';
import { startersOf } from '@/test/support/starters';
import { sampled, soaked } from '../support/soak';
import { ABOUT } from './about';

const starters = await startersOf('trapped');

const GAMES = { players: 4, runs: soaked(1_000, 250), seed: 11 };
const POINTS = 5;
const escapesOf = (setting: Setting) => playtest(play, setting, GAMES).wins.share * 100;

const settings = starters.flatMap(({ id, variantOf, body }) => {
  const structure = ABOUT[id]?.structure;
  return structure && variantOf === undefined ? [[id, structure, schema.parse(body)] as const] : [];
});

describe('the setting’s own rule', { tags: ['long', 'soak'] }, () => {
  it.each(sampled(settings, 2))(
    'in %s depends on structure that changes who gets out',
    (_, { rule, without }, setting) => {
      const [played, changed] = [escapesOf(setting), escapesOf(schema.parse(without(setting)))];
      expect([rule, played, changed, Math.abs(played - changed) >= POINTS]).toEqual([rule, played, changed, true]);
    },
  );

  it('is different in each setting', () => {
    const rules = settings.map(([, { rule }]) => rule);
    expect(new Set(rules).size).toBe(rules.length);
  });
});
