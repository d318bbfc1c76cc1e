import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { setOfOne } from '../node';
import { type IconSet, SET_FILE, signInSet } from './game-icons-set';

const file = readFileSync(`node_modules/${SET_FILE}`);
const whole = JSON.parse(file.toString()) as IconSet;

describe('setOfOne', () => {
  it('has every sign and every other name of one, as the whole set has them', () => {
    const names = [...Object.keys(whole.icons), ...Object.keys(whole.aliases ?? {})];
    expect(names.length).toBeGreaterThan(4000);
    // Every lookup searches from the start of the file, so a sample suffices. The last names are aliases.
    for (const name of names.filter((_, i) => i % 7 === 0 || i > names.length - 40)) {
      expect(signInSet(setOfOne(file, name), name), name).toEqual(signInSet(whole, name));
    }
  });

  it.each(['', 'icons', 'aliases', 'prefix', 'body', 'parent', 'width', '__proto__', '"', 'alien": {', 'no-such-sign'])(
    'has no sign called “%s”',
    (name) => {
      expect(signInSet(setOfOne(file, name), name)).toBeUndefined();
    },
  );
});
