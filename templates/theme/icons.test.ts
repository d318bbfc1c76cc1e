import { describe, expect, it } from 'vitest';
import { ICONS, iconNamed, SUITS } from './icons';

describe('iconNamed()', () => {
  it('has an outline inside its box for every name', () => {
    for (const name of [...ICONS.keys(), ...SUITS]) {
      const icon = iconNamed(name);
      expect([name, icon?.items.length]).not.toEqual([name, undefined]);
      for (const item of icon?.items ?? []) {
        const numbers = item.kind === 'path' ? (item.d.match(/-?[\d.]+/g) ?? []).map(Number) : [];
        expect([name, numbers.filter((number) => !(number >= 0 && number <= 24))]).toEqual([name, []]);
      }
    }
  });

  it('tells the suits apart by shape alone', () => {
    const shapes = ['hearts', 'diamonds', 'spades', 'clubs'].map((suit) => JSON.stringify(iconNamed(suit)?.items));
    expect(new Set(shapes).size).toBe(4);
  });

  it('returns undefined for other names', () => {
    expect(iconNamed('constructor')).toBeUndefined();
  });
});
