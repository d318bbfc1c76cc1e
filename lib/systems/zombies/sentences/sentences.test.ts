import { describe, expect, it } from 'vitest';
import type { SuperTrap } from '../schema';
import { EFFECTS, WHENS } from '../vocabulary';
import { actionRule, superTrapRule } from './cards';

const params = { slots: 2, bonus: 3 };
const plain: Pick<SuperTrap, 'when' | 'round' | 'gain' | 'otherwise'> = {
  when: 'always',
  round: 4,
  gain: { rollBonus: 0, autoTrap: false, reroll: 0, keepsNonTarget: false },
  otherwise: 'plainTrap',
};

describe('rule sentences', () => {
  it('differ for every effect of an action, and are complete', () => {
    const rules = EFFECTS.map((effect) => actionRule({ effect, params }));
    expect(new Set(rules).size).toBe(EFFECTS.length);
    for (const rule of rules) expect(rule).toMatch(/^[A-Z].*\.$/);
  });

  it('name the numbers of an action', () => {
    expect(actionRule({ effect: 'peek', params })).toContain('up to 2 face-down cards');
    expect(actionRule({ effect: 'peek', params: { ...params, slots: 1 } })).toContain('one face-down card');
    expect(actionRule({ effect: 'steady', params })).toContain('Add 3 to your next roll');
  });

  it('differ for every condition of a Super Trap, and are complete', () => {
    const rules = WHENS.map((when) => superTrapRule({ ...plain, when }));
    expect(new Set(rules).size).toBe(WHENS.length);
    for (const rule of rules) expect(rule).toMatch(/^[A-Z].*\.$/);
    expect(superTrapRule({ ...plain, when: 'roundAtLeast' })).toMatch(/^From round 4 on/);
  });

  it('say each advantage of a Super Trap, and what it is without one', () => {
    const gain = { rollBonus: 2, autoTrap: true, reroll: 3, keepsNonTarget: true };
    expect(superTrapRule({ ...plain, gain })).toBe(
      'It is a TRAP! card with an advantage: 2 is added to the roll, a creature is trapped without a roll, a miss may be rolled again up to 3 times and you save the creature even if it is not the one wanted this round.',
    );
    expect(superTrapRule({ ...plain, gain: { ...plain.gain, reroll: 1 } })).toContain('rolled again once');
    expect(superTrapRule(plain)).toBe('It is an ordinary TRAP! card.');
    expect(superTrapRule({ ...plain, when: 'lowestScore', otherwise: 'discard' })).toMatch(/Otherwise it is discarded/);
  });
});
