import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinLines } from './words';

describe('joinLines()', () => {
  it.each([
    ['one line', 'one line'],
    [' kept as typed ', ' kept as typed '],
    ['two\nlines', 'two lines'],
    ['  two  \r\n\r\n  lines  ', '  two lines  '],
    ['with blanks\n \t \nbetween', 'with blanks between'],
    ['ends\n', 'ends '],
    ['\nbegins', ' begins'],
    ['\n', ' '],
    ['', ''],
  ])('makes %j one line', (text, line) => expect(joinLines(text)).toBe(line));

  it('matches the equivalent slow pattern', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\t', '\n', '\r'), maxLength: 30 });
    fc.assert(
      fc.property(text, (typed) => {
        expect(joinLines(typed)).toBe(typed.replace(/\s*[\r\n]+\s*/g, ' '));
      }),
    );
  });
});
