import { describe, expect, it } from 'vitest';
import { adoptable, isKeptByAdoptee } from './adoption';

describe('adoptable()', () => {
  it('is the controlled Extra, otherwise all uncontrolled ones', () => {
    expect(adoptable('E2', ['E1', 'E3'])).toEqual(['E2']); // rules 8.2
    expect(adoptable(null, ['E1', 'E3'])).toEqual(['E1', 'E3']);
    expect(adoptable(null, [])).toEqual([]);
  });
});

describe('isKeptByAdoptee()', () => {
  it.each([
    ['self', true],
    ['character', true],
    ['extra', false],
  ] as const)('of a feeling about %s is %s', (kin, kept) => expect(isKeptByAdoptee(kin)).toBe(kept));
});
