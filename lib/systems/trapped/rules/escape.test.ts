import { describe, expect, it } from 'vitest';
import type { Given } from '@/test/support/fill';
import { buildBody } from '@/test/support/trapped/build';
import type { Escape, Goal } from '../schema';
import { schema } from '../schema';
import { isRouteDisabled } from './escape';

const settingOf = (goals: readonly Given<Goal>[], way: Given<Escape>) => {
  const { goals: all, escapes } = schema.parse(buildBody({ goals, escapes: [{ id: 'out', ...way }] }));
  const [route] = escapes;
  if (!route) throw new Error('The tests need a way out.');
  return { goals: all, route };
};
const usual = { sosWins: true, beaconNeededByPod: false };

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
    expect(isClosed(rescue, { sosWins: false })).toBe(true); // ruling A31
    expect(isClosed(pod, { sosWins: false })).toBe(false);
  });

  it.each([
    // house rule  achieved    closed     ruling A30
    [false, 'beacon', false],
    [true, 'beacon', true],
    [true, 'fuel', false],
    [true, 'look', false],
  ])('with the beacon needed: %s, after taking the %s, is %s', (beaconNeededByPod, achieved, closed) => {
    expect(isClosed(pod, { beaconNeededByPod }, achieved)).toBe(closed);
  });
});
