import { describe, expect, it } from 'vitest';
import type { Escape, Goal } from '../schema';
import { schema } from '../schema';
import { buildBody, type Given } from '../starters/build';
import { escapeRefusal, isRouteDisabled, leavingBy } from './escape';

const having = (goal: string, basis: 'explicit' | 'inferred' = 'explicit') => ({ kind: 'goal', goal, basis }) as const;
const settingOf = (goals: readonly Given<Goal>[], way: Given<Escape>) => {
  const { goals: all, escapes } = schema.parse(buildBody({ goals, escapes: [{ id: 'out', ...way }] }));
  const [route] = escapes;
  if (!route) throw new Error('The tests need a way out.');
  return { goals: all, route };
};
const usual = { sosWins: true, beaconNeededByPod: false };
const progress = (...achieved: readonly string[]) => ({ achieved: new Set(achieved), held: new Set<string>() });

describe('isRouteDisabled()', () => {
  const rescue = settingOf([], { seats: null });
  const inPod = { rooms: [{ id: '1', room: 'pod' }], kind: 'acquire' } as const;
  const pod = settingOf(
    [
      { id: 'beacon', ...inPod, grants: [{ id: '1', item: 'beacon' }] },
      { id: 'fuel', ...inPod, grants: [{ id: '1', item: 'fuel' }] },
      { id: 'look', ...inPod, kind: 'learn' },
    ],
    { seats: 2, room: 'pod', requires: [{ kind: 'item', item: 'fuel', basis: 'explicit' }] },
  );
  const isClosed = ({ goals, route }: typeof pod, rules: Partial<typeof usual>, ...achieved: readonly string[]) =>
    isRouteDisabled(route, goals, new Set(achieved), { ...usual, ...rules });

  it('closes rescue if calling for help does not win', () => {
    expect(isClosed(rescue, {})).toBe(false);
    expect(isClosed(rescue, { sosWins: false })).toBe(true); // A31
    expect(isClosed(pod, { sosWins: false })).toBe(false);
  });

  it.each([
    // house rule  achieved    closed     A30
    [false, 'beacon', false],
    [true, 'beacon', true],
    [true, 'fuel', false],
    [true, 'look', false],
  ])('with the beacon needed: %s, after taking the %s, is %s', (beaconNeededByPod, achieved, closed) => {
    expect(isClosed(pod, { beaconNeededByPod }, achieved)).toBe(closed);
  });
});

describe('escapeRefusal()', () => {
  const { route } = settingOf([], { seats: 2, requires: [having('a'), having('b', 'inferred')] });

  it.each([
    // case                       disabled  achieved    binding     aboard  refusal     rules 7.6
    ['is free', false, ['a', 'b'], 'all', 2, undefined],
    ['is full', false, ['a', 'b'], 'all', 3, 'capacity'],
    ['waits', false, ['a'], 'all', 1, 'prerequisites'],
    ['waits for what is stated alone', false, ['a'], 'explicit', 1, undefined],
    ['is closed before all else', true, [], 'all', 9, 'route_disabled'],
  ] as const)('says when a way %s', (_, disabled, achieved, binding, aboard, refusal) => {
    expect(escapeRefusal(route, disabled, progress(...achieved), binding, aboard)).toBe(refusal);
  });

  it('lets any number go when help comes', () => {
    expect(escapeRefusal(settingOf([], { seats: null }).route, false, progress(), 'all', 40)).toBeUndefined();
  });
});

describe('leavingBy()', () => {
  it('takes those aboard who live, or everybody when help comes', () => {
    expect(leavingBy({ seats: 2 }, ['Ann', 'Bo'], ['Bo', 'Cy', 'extra:E1'])).toEqual(['Bo']);
    expect(leavingBy({ seats: null }, ['Ann', 'Bo'], [])).toEqual(['Ann', 'Bo']);
  });
});
