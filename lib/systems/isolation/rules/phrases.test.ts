import { expect, it } from 'vitest';
import { fits, phraseOf, searchIn } from './phrases';

it('ignores case, punctuation and Unicode composition', () => {
  expect(phraseOf('  Dull-Witted,\tand LOUD! ')).toBe(' dull witted and loud ');
  expect(phraseOf('e\u0301')).toBe(phraseOf('é'));
  expect(phraseOf(' – / ')).toBe('');
});

it('finds whole words in a row in any of several texts', () => {
  const isThere = searchIn(['Hold out until help comes', 'Get off the rock', '']);
  const found = (text: string) => isThere(phraseOf(text));
  expect(['help comes', 'ROCK', 'hold out until help comes'].map(found)).toEqual([true, true, true]);
  expect(['hold the rock', 'roc', 'comes get', '', '?'].map(found)).toEqual([false, false, false, false, false]);
});

it.each([
  ['flirtatious', 'Charming / Flirtatious'],
  ['  HOLD   out ', 'Hold out until help comes'],
  ['dull-witted', 'Dull Witted'],
  ['кот', 'Старый Кот'],
  ['🔥', 'On 🔥 tonight'],
])('“%s” fits “%s”', (entry, text) => expect(fits(entry, text)).toBe(true));

it.each([
  ['medic', 'Mistrusts medics'],
  ['out hold', 'Hold out'],
  ['hold comes', 'Hold out until help comes'],
  ['', 'Anything'],
  [' / ', 'Charming / Flirtatious'],
  ['Hold out', 'Hold'],
])('“%s” does not fit “%s”', (entry, text) => expect(fits(entry, text)).toBe(false));
