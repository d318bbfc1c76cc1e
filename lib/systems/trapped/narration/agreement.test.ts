import { describe, expect, it } from 'vitest';
import { counted } from '@/lib/tabletop/words/wording';
import { doing, isPlural, possessive, within } from './agreement';

describe('plural names', () => {
  it.each(['The vampires', 'the Olsen twins', 'Two sailors', 'The old men', 'Hansel and Gretel', 'The sons of Satan'])(
    '“%s” takes a plural',
    (name) => expect(isPlural(name)).toBe(true),
  );

  it.each(['Agnes', 'Sergeant Jones', 'The Boss', 'The Colossus', 'The alien', 'The King of Thieves', 'Extra 2', ''])(
    '“%s” does not',
    (name) => expect(isPlural(name)).toBe(false),
  );

  it.each([
    ['Ann', 'go', 'Ann goes'],
    ['The twins', 'go', 'The twins go'],
    ['Ann', 'try', 'Ann tries'],
    ['The twins', 'try', 'The twins try'],
    ['Ann', 'stay', 'Ann stays'],
    ['Ann', 'pass', 'Ann passes'],
    ['Ann', 'be', 'Ann is'],
    ['The twins', 'be', 'The twins are'],
    ['The twins', 'have', 'The twins have'],
  ])('%s: %s', (name, verb, words) => expect(doing(name, verb)).toBe(words));

  it('form the possessive, and are lowercased within a sentence', () => {
    expect([possessive('Ann'), possessive('Agnes'), possessive('The twins')]).toEqual([
      'Ann’s',
      'Agnes’s',
      'The twins’',
    ]);
    expect([within('The alien'), within('An arm'), within('Theo'), within('A')]).toEqual([
      'the alien',
      'an arm',
      'Theo',
      'A',
    ]);
    expect([counted(1, 'card'), counted(5, 'card')]).toEqual(['1 card', '5 cards']);
  });
});
