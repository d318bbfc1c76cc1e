import { describe, expect, it } from 'vitest';
import { canWin, endingOf } from './ending';

describe('endingOf()', () => {
  it.each([
    // case                                 living        adoptable  last wins  winners   rules 8.1
    ['nobody is left', [], 0, false, []],
    ['a player can still adopt an Extra', [], 1, false, undefined],
    ['a character is alive', ['Ann'], 0, false, undefined],
    ['the last survivor wins by house rule', ['Ann'], 0, true, ['Ann']],
    ['other players can still adopt Extras', ['Ann'], 2, true, undefined],
    ['two survive', ['Ann', 'Bo'], 0, true, undefined],
  ])('%s', (_, living, adoptable, lastSurvivorWins, winners) => {
    expect(endingOf({ living, adoptable }, { lastSurvivorWins })).toEqual(winners);
  });
});

describe('canWin()', () => {
  it('is for everybody, unless death is final', () => {
    expect(canWin(true, { deathIsFinalLoss: false })).toBe(true); // ruling A42
    expect(canWin(true, { deathIsFinalLoss: true })).toBe(false);
    expect(canWin(false, { deathIsFinalLoss: true })).toBe(true);
  });
});
