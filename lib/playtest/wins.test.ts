import { describe, expect, it } from 'vitest';
import { duel } from '@/test/support/duel';
import { winsOf } from './wins';

const endings = () => [
  { id: 'won', label: 'Won', good: true },
  { id: 'level', label: 'Level', good: false },
];
const winsAmong = (contest: boolean, winners: readonly number[], ending = 'won') =>
  winsOf({ played: { ...duel, contest, endings }, game: {} }, { ending, winners });

describe('winsOf()', () => {
  it('shares a contest out among its winners', () => {
    expect(winsAmong(true, [2])).toEqual({ seats: [2], sharers: 1 });
    expect(winsAmong(true, [0, 2])).toEqual({ seats: [0, 2], sharers: 2 });
  });

  it('counts a draw as nobody’s win, even if players are left', () => {
    expect(winsAmong(true, [], 'level')).toEqual({ seats: [], sharers: 0 });
    expect(winsAmong(true, [0, 1], 'level')).toEqual({ seats: [], sharers: 0 });
  });

  it('counts a full win for each winner of a cooperative game', () => {
    expect(winsAmong(false, [0, 2])).toEqual({ seats: [0, 2], sharers: 1 });
    expect(winsAmong(false, [])).toEqual({ seats: [], sharers: 1 });
  });
});
