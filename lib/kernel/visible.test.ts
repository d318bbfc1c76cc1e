import { expect, it } from 'vitest';
import { sanitiseLine } from './visible';

it.each([
  ['leaves words of any script alone', 'Łódź – 東京 שלום ♥', 'Łódź – 東京 שלום ♥'],
  ['leaves joined emoji alone', '👩‍🚀 می‌خواهم', '👩‍🚀 می‌خواهم'],
  ['names what turns the direction', 'gpj\u202eexe \u2067x\u2069', 'gpj[U+202E]exe [U+2067]x[U+2069]'],
  ['names controls', 'a\u0000b\u001bc\u0085d', 'a[U+0000]b[U+001B]c[U+0085]d'],
  ['names what has no width', 'ad\u200bmin\ufeff', 'ad[U+200B]min[U+FEFF]'],
  ['names what no XML can hold', '\ud800x\ufffe', '[U+D800]x[U+FFFE]'],
  ['makes one line of several', ' a\r\n\tb ', 'a b'],
  ['thins piles of marks', `a${'\u0301'.repeat(50)}`, `a${'\u0301'.repeat(5)}`],
])('%s', (_, typed, shown) => expect(sanitiseLine(typed)).toBe(shown));
