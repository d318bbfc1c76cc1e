import { describe, expect, it } from 'vitest';
import { parseCard } from '@/test/support/trapped/notation';
import { NO_SCORE } from './cards';
import { votePasses, votersAmong } from './vote';

const read = (text: string) => parseCard(text) ?? NO_SCORE;

describe('votePasses()', () => {
  it.each([
    // yes  no  cards        passes       rules 7.9
    [3, 1, '', '', true],
    [1, 3, 'AH', '2C', false],
    [2, 2, 'KC', 'QH', true],
    [2, 2, 'KC', 'JH', true],
    [2, 2, '9C', '9D', false],
    [2, 2, '9H', '9D', true],
    [2, 2, '', '', undefined],
  ])('at %i to %i, with cards “%s” and “%s”: %s', (yes, no, forIt, against, passes) => {
    expect(votePasses(yes, no, { yes: read(forIt), no: read(against) })).toBe(passes);
  });
});

it('the GM votes unless the house rules say otherwise', () => {
  expect(votersAmong(4, true)).toBe(5);
  expect(votersAmong(4, false)).toBe(4);
});
