import { describe, expect, it } from 'vitest';
import { cleanText, ideaTextSchema, nameSchema } from './typed-text';
import { IDEA_MAX, NAME_MAX } from './vocabulary';

describe('typed text', () => {
  it.each([
    ['a whale', 'a whale'],
    ['two\r\nlines\tand a tab', 'two\nlines\tand a tab'],
    ['a\u0000b\u0007c\u009bd', 'abcd'],
    ['in \u202ereverse\u202c order', 'in reverse order'],
    ['half of a pair \ud83d', 'half of a pair \ufffd'],
    ['👩‍👩‍👧 can stay', '👩‍👩‍👧 can stay'],
    ['مرحبا عالم', 'مرحبا عالم'],
    ['ở đâu', 'ở đâu'],
  ])('cleans %j to %j', (typed, cleaned) => {
    expect(cleanText(typed)).toBe(cleaned);
  });

  it('keeps at most five marks a letter', () => {
    expect(cleanText(`Z${'\u0335'.repeat(300)}algo`)).toBe(`Z${'\u0335'.repeat(5)}algo`);
  });

  it('is a valid name if it is one visible line', () => {
    expect(nameSchema.parse('  Ann\n of \u2028 Green  Gables ')).toBe('Ann of Green Gables');
    for (const blank of [
      '',
      '   ',
      '\u200b\u200d',
      '\u0000',
      '\u0301',
      '\u3164',
      '\uffa0\u115f\u1160',
      '\u2800',
      '\u{e0041}\ufe0f',
    ])
      expect(nameSchema.safeParse(blank).success).toBe(false);
    expect(nameSchema.safeParse('x'.repeat(NAME_MAX + 1)).success).toBe(false);
  });

  it('is a valid idea up to a maximum length', () => {
    expect(ideaTextSchema.parse(' A lighthouse\nthat moves ')).toBe('A lighthouse\nthat moves');
    expect(ideaTextSchema.safeParse('\u2060 \n').success).toBe(false);
    expect(ideaTextSchema.safeParse('x'.repeat(IDEA_MAX)).success).toBe(true);
    expect(ideaTextSchema.safeParse('x'.repeat(IDEA_MAX + 1)).success).toBe(false);
  });
});
