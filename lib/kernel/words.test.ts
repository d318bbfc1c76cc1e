import { describe, expect, it } from 'vitest';
import { countWords, sayWords } from './words';

describe('words', () => {
  it.each([
    ['', 0],
    ['  \n', 0],
    ['… — 🙂', 0],
    ['I drove the night bus.', 5],
    ['Don’t count a well-known word twice: 3.5 is one, e.g.', 10],
    ['**bold** and _not_', 3],
    ['مرحبا بالعالم', 2],
    ['cafe\u0301 ole\u0301', 2],
    ['吾輩は猫である', 5],
    ['สวัสดีชาวโลก', 3],
  ])('%s: %i', (text, count) => expect(countWords(text)).toBe(count));

  it('are counted only up to the limit', () => {
    expect(countWords('one two three four', 3)).toBe(3);
    expect(countWords('吾輩は猫である'.repeat(3), 7)).toBe(7);
  });

  it('are shown with their range', () => {
    expect(sayWords(87, { min: 50, max: 100 })).toBe('87 words, 50 to 100');
    expect(sayWords(1, { min: 2, max: 3 })).toBe('1 word, 2 to 3');
  });
});
