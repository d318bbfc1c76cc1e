import { describe, expect, it } from 'vitest';
import { duel } from '@/test/support/duel';
import { winsOf } from './wins';

const winsAmong = (contest: boolean, winners: readonly number[]) =>
  winsOf({ played: { ...duel, contest }, players: 3 }, { winners });

describe('winsOf()', () => {
  it('shares a contest out among its winners, and a draw among all', () => {
    expect(winsAmong(true, [2])).toEqual({ seats: [2], sharers: 1 });
    expect(winsAmong(true, [0, 2])).toEqual({ seats: [0, 2], sharers: 2 });
    expect(winsAmong(true, [])).toEqual({ seats: [0, 1, 2], sharers: 3 });
  });

  it('counts a full win for each winner of a cooperative game', () => {
    expect(winsAmong(false, [0, 2])).toEqual({ seats: [0, 2], sharers: 1 });
    expect(winsAmong(false, [])).toEqual({ seats: [], sharers: 1 });
  });
});
