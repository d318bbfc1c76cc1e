import { describe, expect, it } from 'vitest';
import { countWords, hours, hoursBetween, sayWords } from './words';

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

describe('durations', () => {
  it.each([
    [1, '5 minutes'],
    [12, '10 minutes'],
    [58, '60 minutes'],
    [120, '2 hours'],
    [150, '2½ hours'],
    [290, '5 hours'],
    [4_000, '17 evenings'],
  ])('says %i minutes as people do', (minutes, said) => expect(hours(minutes)).toBe(said));

  it.each([
    [178, 490, '3 to 8 hours'],
    [41, 84, '40 to 85 minutes'],
    [44, 95, '45 minutes to 1½ hours'],
    [176, 184, 'about 3 hours'],
  ])('says %i to %i minutes as people do', (low, high, said) => expect(hoursBetween(low, high)).toBe(said));
});
