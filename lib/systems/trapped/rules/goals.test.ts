import { describe, expect, it } from 'vitest';
import type { Given } from '@/test/support/fill';
import { buildBody } from '@/test/support/trapped/build';
import type { Goal, Requirement } from '../schema';
import { schema } from '../schema';
import { bindingGroups, nameIn, unmetGroups } from './goals';

const having = (goal: string, basis: Requirement['basis'] = 'explicit') => ({ kind: 'goal', goal, basis }) as const;
const holding = (item: string, basis: Requirement['basis'] = 'explicit') => ({ kind: 'item', item, basis }) as const;
const goalOf = (given: Given<Goal>) => schema.parse(buildBody({ goals: [{ id: 'x', ...given }] })).goals[0] as Goal;
describe('unmetGroups()', () => {
  it.each([
    ['needs nothing', {}, 'all', [], [], []],
    ['needs all', { requires: [having('b'), having('a')] }, 'all', [], [], [['b'], ['a']]],
    ['needs the rest', { requires: [having('b'), having('a')] }, 'all', ['b'], [], [['a']]],
    ['needs one of them', { requiresAny: [having('b'), having('a')] }, 'all', [], [], [['b', 'a']]],
    ['has one of them', { requiresAny: [having('b'), having('a')] }, 'all', ['a'], [], []],
    ['holds one of them', { requiresAny: [having('b'), holding('i')] }, 'all', [], ['i'], []],
    ['lacks a thing', { requires: [holding('i')] }, 'all', ['i'], [], [['i']]],
    ['goes by common sense', { requires: [having('a', 'inferred')] }, 'all', [], [], [['a']]],
    ['goes by what is stated', { requires: [having('a', 'inferred'), having('b')] }, 'explicit', [], [], [['b']]],
    ['has alternatives by common sense alone', { requiresAny: [having('a', 'inferred')] }, 'explicit', [], [], []],
    [
      'has alternatives of which one is stated',
      { requiresAny: [having('a', 'inferred'), having('b')] },
      'explicit',
      [],
      [],
      [['a', 'b']],
    ],
    ['names nothing yet', { requires: [having('')], requiresAny: [holding('')] }, 'all', [], [], []],
  ] as const)('of a goal that %s', (_, given, binding, achieved, held, unmet) => {
    const groups = unmetGroups(goalOf(given), { achieved: new Set(achieved), held: new Set(held) }, binding);
    expect(groups.map((group) => group.map(nameIn))).toEqual(unmet);
  });
});

describe('bindingGroups()', () => {
  it('requires each of `requires`, and one of `requiresAny`', () => {
    const groups = bindingGroups(
      goalOf({ requires: [having('a'), having('b')], requiresAny: [having('c'), having('d')] }),
      'all',
    );
    expect(groups.map((group) => group.map(nameIn))).toEqual([['a'], ['b'], ['c', 'd']]);
  });
});
