import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { type IconSet, namesInSet, SET_FILE } from '@/templates/assets/signs/game-icons-set';
import { sayName, searchSigns } from './sign-search';

const set = JSON.parse(readFileSync(createRequire(import.meta.url).resolve(SET_FILE), 'utf8')) as IconSet;
const names = namesInSet(set);

describe('searchSigns()', () => {
  it.each([
    ['ghost', 'ghost'],
    ['Ghosts', 'ghost'],
    ['tentacle strike', 'tentacle-strike'],
    ['strike tentacle', 'tentacle-strike'],
    ['éxit door', 'exit-door'],
    ['hazard', 'hazard-sign'],
  ])('ranks for “%s” first %s', (typed, first) => expect(searchSigns(names, typed)[0]).toBe(first));

  it('puts exact words before prefixes, and prefixes before substrings', () => {
    expect(searchSigns(['scat', 'cats-eye', 'fat-cat', 'cat', 'category'], 'cat')).toEqual([
      'cat',
      'fat-cat',
      'category',
      'cats-eye',
      'scat',
    ]);
  });

  it.each(['', ' ', '!?', 'no such thing at all', 'ghost zebra'])('finds nothing for “%s”', (typed) => {
    expect(searchSigns(names, typed)).toEqual([]);
  });

  it('finds every sign by its own name', () => {
    const lost = names.filter((_, i) => i % 37 === 0).filter((name) => searchSigns(names, sayName(name))[0] !== name);
    expect(lost).toEqual([]);
  });
});
