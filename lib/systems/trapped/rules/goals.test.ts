import { describe, expect, it } from 'vitest';
import type { Goal, Requirement } from '../schema';
import { schema } from '../schema';
import { buildBody, type Given } from '../starters/build';
import { availableGoals, bindingGroups, checkGoal, progressAfter } from './goals';

const having = (goal: string, basis: Requirement['basis'] = 'explicit') => ({ kind: 'goal', goal, basis }) as const;
const holding = (item: string, basis: Requirement['basis'] = 'explicit') => ({ kind: 'item', item, basis }) as const;
const goalsOf = (goals: readonly Given<Goal>[]) => schema.parse(buildBody({ goals })).goals;
const goalOf = (given: Given<Goal>) => goalsOf([{ id: 'x', ...given }])[0] as Goal;
const progress = (achieved: readonly string[], held: readonly string[] = []) => ({
  achieved: new Set(achieved),
  held: new Set(held),
});

describe('checkGoal()', () => {
  it.each([
    ['needs nothing', {}, 'all', [], [], true, []],
    ['needs all', { requires: [having('b'), having('a')] }, 'all', [], [], false, ['a', 'b']],
    ['needs the rest', { requires: [having('b'), having('a')] }, 'all', ['b'], [], false, ['a']],
    ['needs one of them', { requiresAny: [having('b'), having('a')] }, 'all', [], [], false, ['a', 'b']],
    ['has one of them', { requiresAny: [having('b'), having('a')] }, 'all', ['a'], [], true, []],
    ['holds one of them', { requiresAny: [having('b'), holding('i')] }, 'all', [], ['i'], true, []],
    ['lacks a thing, which is no goal', { requires: [holding('i')] }, 'all', [], [], false, []],
    ['says a goal twice', { requires: [having('a')], requiresAny: [having('a')] }, 'all', [], [], false, ['a']],
    ['goes by common sense', { requires: [having('a', 'inferred')] }, 'all', [], [], false, ['a']],
    ['goes by what is stated', { requires: [having('a', 'inferred'), having('b')] }, 'explicit', [], [], false, ['b']],
    [
      'has alternatives by common sense alone',
      { requiresAny: [having('a', 'inferred')] },
      'explicit',
      [],
      [],
      true,
      [],
    ],
    [
      'has alternatives of which one is stated',
      { requiresAny: [having('a', 'inferred'), having('b')] },
      'explicit',
      [],
      [],
      false,
      ['a', 'b'],
    ],
    ['names nothing yet', { requires: [having('')], requiresAny: [holding('')] }, 'all', [], [], true, []],
  ] as const)('says of a goal that %s', (_, given, binding, achieved, held, legal, missing) => {
    expect(checkGoal(goalOf(given), progress(achieved, held), binding)).toEqual({ legal, missing });
  });
});

describe('availableGoals()', () => {
  const goals = goalsOf([
    { id: 'c' },
    { id: 'b', requires: [having('c')], grants: [{ item: 'i' }] },
    { id: 'a', requires: [holding('i')] },
  ]);

  it.each([
    [[], ['c']],
    [['c'], ['b']],
    [['b'], ['a', 'c']],
    [['a', 'b', 'c'], []],
  ])('after %j opens %j', (achieved, open) => {
    expect(availableGoals(goals, progressAfter(goals, new Set(achieved)), 'all')).toEqual(open);
  });
});

describe('bindingGroups()', () => {
  it('asks for each of some, and for one of others', () => {
    const groups = bindingGroups(
      goalOf({ requires: [having('a'), having('b')], requiresAny: [having('c'), having('d')] }),
      'all',
    );
    expect(groups.map((group) => group.map((line) => (line.kind === 'goal' ? line.goal : '')))).toEqual([
      ['a'],
      ['b'],
      ['c', 'd'],
    ]);
  });
});
