import { describe, expect, it } from 'vitest';
import { narrow, type Offer } from './choices';

const offer = (n: number, ...texts: readonly string[]): Offer => ({
  n,
  say: { text: texts.join(' ') },
  parts: texts.length === 1 ? [] : texts.map((text, depth) => ({ ask: `Question ${depth + 1}?`, text })),
});

const OFFERS = [
  offer(0, 'Pass'),
  offer(1, 'Help', 'Queen', 'Brave'),
  offer(2, 'Help', 'Queen', 'Clever'),
  offer(3, 'Hinder', 'Ace', 'Brave'),
  offer(4, 'Hinder', 'Two', 'Brave'),
];

const textsOf = (made: readonly string[]) => narrow(OFFERS, made).choices.map(({ part, move }) => [part.text, move]);

describe('choices that narrow a decision', () => {
  it('begin with the first parts, and whole moves beside them', () => {
    expect(textsOf([])).toEqual([
      ['Pass', 0],
      ['Help', undefined],
      ['Hinder', undefined],
    ]);
    expect(narrow(OFFERS, []).ask).toBeUndefined();
  });

  it('make themselves where there is no alternative', () => {
    expect(narrow(OFFERS, ['Help'])).toMatchObject({ ask: 'Question 3?', path: ['Help', 'Queen'] });
    expect(textsOf(['Help'])).toEqual([
      ['Brave', 1],
      ['Clever', 2],
    ]);
  });

  it('end as soon as one move is left', () => {
    expect(textsOf(['Hinder'])).toEqual([
      ['Ace', 3],
      ['Two', 4],
    ]);
  });

  it('ignore words that lead nowhere', () => expect(textsOf(['Sleep'])).toEqual(textsOf([])));
});
