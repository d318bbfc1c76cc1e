import { describe, expect, it } from 'vitest';
import type { PassageKind } from '../fields/map';
import { isBlocked, monsterStepRefusal, passagesBetween } from './monster-step';

const way = (kind: PassageKind, more: { blockedBy?: string; needsItem?: string } = {}) => ({
  a: 'hall',
  b: 'attic',
  kind,
  blockedBy: '',
  needsItem: '',
  ...more,
});
const crawler = { crosses: { door: true, open: true, duct: true, hull: false }, ignoresNeeds: false };

describe('monsterStepRefusal()', () => {
  it.each([
    // case                               ways                                    steps  refusal     rules 4.4
    ['takes a door', [way('door')], 0, undefined],
    ['goes only to neighbours', [], 0, 'not_adjacent'],
    ['stops at a barricade', [way('duct', { blockedBy: 'Sofas' })], 0, 'blocked'],
    ['finds the other way in', [way('door', { blockedBy: 'Bolt' }), way('duct')], 0, undefined],
    ['stops at what it cannot cross', [way('hull')], 0, 'blocked'],
    ['stops where it needs something', [way('open', { needsItem: 'rope' })], 0, 'blocked'],
    ['takes one step a turn', [way('door')], 1, 'move_spent'],
  ] as const)('%s', (_, ways, steps, refusal) => {
    expect(monsterStepRefusal(crawler, ways, isBlocked, steps)).toBe(refusal);
  });

  it('lets a monster pass that needs no equipment', () => {
    const ways = [way('open', { needsItem: 'rope' })];
    expect(monsterStepRefusal({ ...crawler, ignoresNeeds: true }, ways, isBlocked, 0)).toBeUndefined();
  });
});

describe('passagesBetween()', () => {
  it('finds them from either end', () => {
    const passages = [way('door'), { ...way('duct'), a: 'attic', b: 'hall' }, { ...way('open'), b: 'cellar' }];
    expect(passagesBetween(passages, 'attic', 'hall').map(({ kind }) => kind)).toEqual(['door', 'duct']);
    expect(passagesBetween(passages, 'hall', 'hall')).toEqual([]);
  });
});
